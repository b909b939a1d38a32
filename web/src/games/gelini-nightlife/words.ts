import type { View } from "@/generated/gelini-nightlife";
import type { GameWords } from "@/games/game";
import { colourOf, tileOf } from "@/games/gelini-nightlife/tiles";
import { t, type Words } from "@/app/language/i18n.svelte";

/** What players call a tile: "the green 2", "a coin". */
export function nameOf(tile: string): string {
  const { kind, letter, size } = tileOf(tile);
  const colour = kind === "guest" ? t("gelini-nightlife-colour", { colour: colourOf(letter) }) : "";
  return t("gelini-nightlife-tile", { kind, colour, size });
}

/** The messages speak of tiles by their names, and choose by where a tile comes from and which way a pawn goes. */
export const words: GameWords = {
  event: (event): Words => {
    const tile: Words =
      typeof event.tile === "string" ? { tile: nameOf(event.tile), squares: tileOf(event.tile).size } : {};
    switch (event.type) {
      case "took":
      case "joined":
        return { ...tile, whence: typeof event.owner === "number" ? "floor" : "queue" };
      case "moved":
        return { way: Number(event.place) > Number(event.start) ? "on" : "back" };
      case "full":
        return { over: Math.max(0, Number(event.filled) - Number(event.capacity)) };
      default:
        return tile;
    }
  },
  action: (action): Words => (typeof action.tile === "string" ? { tile: nameOf(action.tile) } : {}),
  ask: (view): Words => asked(view as unknown as View),
};

/** The throw, where it leads, and whether it must be taken. */
export function asked(view: View): Words {
  const tile = view.queue[view.target - 1];
  return {
    steps: view.thrown,
    tile: tile ? nameOf(tile) : "",
    must: view.untaken >= view.limit ? "yes" : "no",
    limit: view.limit,
  };
}
