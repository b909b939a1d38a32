/** From the front page to a table. */
import * as api from "@/lib/api";
import { person } from "@/lib/person.svelte";
import { router } from "@/lib/routing.svelte";
import { keepKeys, recall } from "@/lib/storage";

export interface Wish {
  game: string;
  players?: number;
  level?: string;
  options?: Record<string, unknown>;
  pace?: "natural" | "brisk" | "instant";
}

/** A table with bots, begun at once. */
export async function playBots(wish: Wish): Promise<void> {
  await person.comeIn();
  const pace = recall<Wish["pace"]>("pace", "natural");
  goTo(await api.quickPlay({ pace, ...wish, nonce: api.newNonce() }));
}

/** A table of one's own, to which friends are invited. */
export async function openTable(wish: Wish & { players: number; listed: boolean }): Promise<void> {
  await person.comeIn();
  const plan = { game: wish.game, players: wish.players, options: wish.options ?? {}, listed: wish.listed };
  goTo(await api.makeTable({ plan, nonce: api.newNonce() }), "#invite");
}

export async function playAgain(table: string): Promise<void> {
  goTo(await api.rematch(table));
}

function goTo(made: api.Made, hash = ""): void {
  keepKeys(made.table, { seat: made.seat_key, ...(made.host_key && { host: made.host_key }) });
  router.go(`/table/${made.table}${hash}`);
}
