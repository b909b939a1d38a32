import type { GameWords } from "@/games/game";
import type { Words } from "@/app/language/i18n.svelte";

/** Geizen's messages need a little more than its records tell: whose chips they are, and what is missing. */
export const words: GameWords = {
  event: (event): Words => {
    if (event.type === "laid") return { whose: event.own ? "own" : "bank", chips: Number(event.own || event.lent) };
    if (event.type === "repaid") return { how: !event.chips ? "nothing" : event.missing ? "part" : "all" };
    return {};
  },
};
