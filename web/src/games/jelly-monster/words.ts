import { t, together, type Variables } from "@/app/language/i18n.svelte";
import type { GameWords } from "@/board/board";
import { sumOf } from "@/games/jelly-monster/city";
import type { Action, District, Event, Place, Symbol, View } from "@/generated/jelly-monster";

/** More than anybody has: "3 dice or more". */
const ANY = 15;

/** The messages need a little more than the records tell: whose die it is, what an effect does, what is asked. */
export const words: GameWords<View, Action, Event> = {
  event: (event): Variables =>
    event.type === "removed" ? { whose: event.owner === event.seat ? "own" : "other" } : {},
  action: (action, _view, names): Variables => (action.type === "place" ? effectWords(action, names) : {}),
  ask: (view): Variables => ({ round: view.turns + 1, how: asked(view) }),
};

export function effectWords({ effect }: Place, names: string[]): Variables {
  if (!effect) return { does: "nothing", owner: "", other: 0 };
  if (effect.type === "shift") return { does: effect.to, owner: "", other: 0 };
  return { does: "remove", owner: names[effect.seat] ?? "", other: effect.die };
}

/** What is wanted from who looks, while dice are placed. */
export function asked(view: View): "throw" | "place" | "calm" | "end" {
  const own = view.viewer === null ? undefined : view.seats[view.viewer];
  if (!own?.loose) return "end";
  if (!view.thrown.length) return "throw";
  return view.calm ? "calm" : "place";
}

/** A reward as one says it: "first: 5 jelly, second: 2 jelly". */
export function rewardInWords(reward: readonly Symbol[]): string {
  return reward.map(symbolInWords).join(", ");
}

function symbolInWords({ who, what, amount = 0, least = 0, most = 0 }: Symbol): string {
  const what_ = t(`jelly-monster-reward-${what.replace(" ", "-")}`, { amount });
  if (who === "control") return what_;
  return t(`jelly-monster-for-${who}`, { reward: what_, least, most, upto: most >= ANY ? "any" : "some" });
}

/** So many dice, as short as on a board: "1–2", "3+". */
export function diceRange({ least = 0, most = 0 }: Symbol): string {
  return most >= ANY ? `${least}+` : least === most ? String(least) : `${least}–${most}`;
}

/** A district, for those who hear it. */
export function districtInWords(number: number, district: District, names: string[]): string {
  const dice = district.dice.flatMap((dice, seat) =>
    dice.length ? [t("jelly-monster-there", { name: names[seat] ?? "", dice: dice.join(" "), sum: sumOf(dice) })] : [],
  );
  const sealed = district.sealed === null ? "" : t("jelly-monster-sealed", { name: names[district.sealed] ?? "" });
  const pays = t("jelly-monster-district", {
    number,
    zone: district.marker,
    reward: rewardInWords(district.zones[district.marker - 1] ?? []),
  });
  return [pays, ...(dice.length ? [together(dice)] : []), sealed].filter(Boolean).join("; ");
}
