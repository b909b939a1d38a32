/** From the front page to a table. */
import { keepKeys, recall } from "@/app/browser/storage";
import { person } from "@/app/person.svelte";
import { router } from "@/app/routing.svelte";
import * as api from "@/app/server/api";
import { pledgeOf } from "@/dice/promises";

export interface Wish {
  game: string;
  players?: number;
  level?: string;
  options?: Record<string, unknown>;
  pace?: Pace;
}

export const PACES = ["natural", "brisk", "instant"] as const;
export type Pace = (typeof PACES)[number];

/** How long bots wait before they act, at the tables we make. */
export const wishedPace = () => recall<Pace>("pace", "natural");

/** A table with bots. It begins as soon as we are there and have added our part to its chance. */
export async function playBots(wish: Wish): Promise<void> {
  await person.comeIn();
  const nonce = api.newNonce();
  goTo(await api.quickPlay({ pace: wishedPace(), ...wish, pledge: pledgeOf(nonce) }), { nonce });
}

/** A table of one's own, to which friends are invited. */
export async function openTable(
  wish: Wish & { players: number; listed: boolean; name: string; standIn: number | null },
): Promise<void> {
  await person.rename(wish.name);
  await person.comeIn();
  const { game, players, options = {}, listed, standIn } = wish;
  const plan = { game, players, options, listed, pace: wishedPace(), stand_in: standIn };
  goTo(await api.makeTable({ plan }));
}

export async function playAgain(table: string): Promise<void> {
  goTo(await api.rematch(table));
}

/** Another game, for everybody who was at this table. */
export async function chooseNext(table: string, plan: Parameters<typeof api.chooseNext>[1]): Promise<void> {
  goTo(await api.chooseNext(table, { pace: wishedPace(), ...plan }));
}

/** To the next game, in a seat if there is one for us; whether there was. */
export async function comeAlong(table: string, watch: boolean): Promise<boolean> {
  const came = await api.comeAlong(table, watch);
  keepKeys(came.table, came.seat === null ? { watch: came.key, seat: undefined } : { seat: came.key });
  router.go(`/table/${came.table}`);
  return came.seat !== null;
}

/** A recorded game, played on from one of its moves against bots. */
export async function playOn(record: string, move: number, seat: number, level: string): Promise<void> {
  await person.comeIn();
  const nonce = api.newNonce();
  goTo(await api.goOn({ record, move, seat, level, pace: wishedPace(), pledge: pledgeOf(nonce) }), { nonce });
}

function goTo(made: api.Made, noted: { nonce?: string } = {}): void {
  keepKeys(made.table, { seat: made.seat_key, ...(made.host_key && { host: made.host_key }), ...noted });
  router.go(`/table/${made.table}`);
}
