/** Gelato Mio told again: cards and balls for their names, and points where they were earned. */
import type { Gain, Retelling } from "@/board/board";
import Glyph from "@/games/gelato-mio/Glyph.svelte";
import type { Event, View } from "@/generated/gelato-mio";

const card = (name: string) => `card ${name}`;

function pieces(event: Event): Record<string, string[]> {
  switch (event.type) {
    case "took": {
      const { card: drawn, cells } = event;
      return { card: drawn === null ? [] : cells.map(() => card(drawn)) };
    }
    case "dealt":
    case "discarded":
      return { card: [card(event.card)] };
    case "stole":
      return { card: event.card === null ? [] : [card(event.card)] };
    case "made":
    case "returned":
    case "emptied":
      return { ball: [`ball ${event.flavour}`] };
    case "showed":
      return { cards: event.cards.map(card) };
    default:
      return {};
  }
}

function gains(event: Event): Gain[] {
  switch (event.type) {
    case "served":
      return [{ seat: event.seat, points: event.points, at: `[data-place="${event.place}"]` }];
    case "claimed":
    case "won":
      return [{ seat: event.seat, points: event.points, at: `[data-goal="${event.objective}"]` }];
    case "showed":
      return [{ seat: event.seat, points: event.points }];
    default:
      return [];
  }
}

export const retelling: Retelling<View, Event> = {
  Glyph,
  pieces,
  gains,
  notable: ["took", "made", "stole"],
  beats: ["took", "controlled", "inspected", "made", "served", "claimed", "stole", "emptied", "ended"],
  counted: ["won", "showed"],
};
