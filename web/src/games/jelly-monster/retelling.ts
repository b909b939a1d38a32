/** The attack told again: dice in their owners' colours, capsules, and jelly. Rounds and scorings stand by themselves. */
import type { Gain, Retelling } from "@/board/board";
import Glyph from "@/games/jelly-monster/Glyph.svelte";
import type { Event, View } from "@/generated/jelly-monster";

function pieces(event: Event): Record<string, string[]> {
  switch (event.type) {
    case "threw":
      return { dice: event.dice.map((die) => `die ${event.seat} ${die}`) };
    case "placed":
    case "cancelled":
      return { die: [`die ${event.seat} ${event.die}`] };
    case "removed":
      return { die: [`die ${event.owner} ${event.die}`] };
    case "drew":
    case "lost":
      return { capsule: typeof event.capsule === "number" ? [`capsule ${event.capsule}`] : [] };
    default:
      return {};
  }
}

function gains(event: Event): Gain[] {
  switch (event.type) {
    case "gained":
    case "opened":
      return [{ seat: event.seat, points: event.jelly }];
    case "paid":
      return [
        { seat: event.seat, points: -event.jelly },
        { seat: event.to, points: event.jelly },
      ];
    default:
      return [];
  }
}

export const retelling: Retelling<View, Event> = {
  Glyph,
  pieces,
  gains,
  notable: ["placed", "removed"],
  chapters: ["began", "closed"],
  counted: ["opened"],
};
