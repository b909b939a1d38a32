/** Gelati told again: ice creams and tokens for their names. */
import { t, together } from "@/app/language/i18n.svelte";
import type { Gain, Retelling } from "@/board/board";
import Glyph from "@/games/gelati/Glyph.svelte";
import { iceName } from "@/games/gelati/words";
import type { Event, View } from "@/generated/gelati";

/** How long what was secret is looked at, when it is turned up, in milliseconds. */
export const TURNED_UP = 2200;

const ice = (number: number) => `ice ${number}`;
const pin = (kind: number) => `pin ${kind}`;

/** The others' orders, once they are turned up. */
export function turnedUp(view: View, own: number | null): { seat: number; orders: readonly number[] }[] {
  const all = (view.opened ?? []).map((orders, seat) => ({ seat, orders }));
  return all.filter(({ seat, orders }) => seat !== own && orders.length);
}

function turnedUpInWords(view: View, names: string[], own: number | null): string[] {
  return turnedUp(view, own).map(({ seat, orders }) =>
    t("gelati-opened", { name: names[seat] ?? "", orders: together(orders.map(iceName)) }),
  );
}

function pieces(event: Event): Record<string, string[]> {
  switch (event.type) {
    case "opened":
    case "placed":
      return { tile: [ice(event.tile)] };
    case "drew":
      return { tile: event.tile === null ? [] : [ice(event.tile)] };
    case "drew-order":
    case "fulfilled":
      return { order: event.order === null ? [] : [ice(event.order)] };
    case "earned":
    case "missed":
    case "discarded":
      return { kind: [pin(event.kind)] };
    case "traded":
      return { give: event.give.map(pin), take: [pin(event.take)] };
    case "showed":
      return { tiles: event.tiles.map(ice) };
    case "swapped":
      return { out: [ice(event.out)], new: [ice(event.new)] };
    default:
      return {};
  }
}

/** Where a tile lies, the board itself shows its points. */
function gains(event: Event): Gain[] {
  return event.type === "scored" || event.type === "fulfilled" ? [{ seat: event.seat, points: event.points }] : [];
}

export const retelling: Retelling<View, Event> = {
  Glyph,
  pieces,
  gains,
  notable: ["earned", "fulfilled"],
  turnedUp: turnedUpInWords,
  stage: () => ({ opened: [] }), // what is secret is turned up when the last move was seen
  beats: ["placed", "earned", "fulfilled", "showed", "swapped", "passed", "ended"],
};
