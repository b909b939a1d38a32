/** Gelati told again: ice creams and tokens for their names. */
import type { Gain, Retelling } from "@/board/board";
import Glyph from "@/games/gelati/Glyph.svelte";
import type { Event, View } from "@/generated/gelati";

const ice = (number: number) => `ice ${number}`;
const pin = (kind: number) => `pin ${kind}`;

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
  beats: ["placed", "earned", "fulfilled", "showed", "swapped", "passed", "ended"],
};
