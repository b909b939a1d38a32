import type { Variables } from "@/app/language/i18n.svelte";
import type { EventWords } from "@/board/board";
import type { Event } from "@/generated/geizen";

/** Geizen's messages need a little more than its records tell: whose chips they are, and what is missing. */
export const words: EventWords<Event> = {
  event: (event): Variables => {
    if (event.type === "laid") return { whose: event.own ? "own" : "bank", chips: event.own || event.lent };
    if (event.type === "repaid") return { how: !event.chips ? "nothing" : event.missing ? "part" : "all" };
    return {};
  },
};
