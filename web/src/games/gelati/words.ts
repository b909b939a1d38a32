/** Gelati's messages speak of ice creams and their components by name. */
import { t, together, type Variables } from "@/app/language/i18n.svelte";
import type { GameWords } from "@/board/board";
import { kindsOf } from "@/games/gelati/ices";
import type { Action, Event, View } from "@/generated/gelati";

/** "cherry" */
export function kindName(kind: number): string {
  return t(`gelati-kind-${kind}`);
}

/** "strawberry in a cone with a cherry" */
export function iceName(ice: number): string {
  const [cup, flavour, topping] = kindsOf(ice);
  return t("gelati-ice", {
    flavour: kindName(flavour),
    cup: t(`gelati-in-${cup}`),
    topping: t(`gelati-with-${topping}`),
  });
}

const ICES = ["tile", "order", "out", "new"];
const KINDS = ["kind", "take"];

function named(record: Event | Action): Variables {
  const words: Variables = {};
  for (const [field, value] of Object.entries(record)) {
    if (ICES.includes(field) && typeof value === "number") words[field] = iceName(value);
    else if (KINDS.includes(field)) words[field] = kindName(value as number);
    else if (field === "give") words.give = together((value as number[]).map(kindName));
    else if (field === "tiles" && Array.isArray(value)) words.tiles = together((value as number[]).map(iceName));
  }
  return words;
}

export const words: GameWords<View, Action, Event> = {
  event: named,
  action: named,
  ask: (view): Variables => {
    const tokens = view.tokens[view.viewer ?? 0] ?? [];
    const held = tokens.reduce((sum, count) => sum + count, 0);
    return { extra: Math.max(0, held - view.limit) };
  },
};
