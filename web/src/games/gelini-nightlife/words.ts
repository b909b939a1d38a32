import { t, type Variables } from "@/app/language/i18n.svelte";
import type { GameWords } from "@/board/board";
import { colourOf, tileOf } from "@/games/gelini-nightlife/tiles";
import type { Action, Event, View } from "@/generated/gelini-nightlife";

/** What players call a tile: "the green 2", "a coin". */
export function nameOf(tile: string): string {
  const { kind, letter, size } = tileOf(tile);
  const colour = kind === "guest" ? t("gelini-nightlife-colour", { colour: colourOf(letter) }) : "";
  return t("gelini-nightlife-tile", { kind, colour, size });
}

/** The messages speak of tiles by their names, and choose by which way a pawn goes. */
export const words: GameWords<View, Action, Event> = {
  event: (event): Variables => {
    const tile: Variables = "tile" in event ? { tile: nameOf(event.tile), squares: tileOf(event.tile).size } : {};
    switch (event.type) {
      case "moved":
        return { way: event.place > event.start ? "on" : "back" };
      case "full":
        return { over: Math.max(0, event.filled - event.capacity) };
      default:
        return tile;
    }
  },
  action: (action): Variables => ("tile" in action ? { tile: nameOf(action.tile) } : {}),
  ask: asked,
};

/** Where the throw leads, and whether it must be taken. */
export function asked(view: View): Variables {
  const tile = view.queue[view.target - 1];
  return {
    tile: tile ? nameOf(tile) : "",
    must: view.untaken >= view.limit ? "yes" : "no",
  };
}
