import { t, together, type Variables } from "@/app/language/i18n.svelte";
import type { GameWords } from "@/board/board";
import type { Action, District, Event, Place, Prospect, Symbol, View } from "@/generated/jelly-monster";

/** More than anybody has: "3 dice or more". */
const ANY = 15;

/** The messages need a little more than the records tell: whose die it is, what an effect does, what is asked. */
export const words: GameWords<View, Action, Event> = {
  event: (event): Variables =>
    event.type === "removed" ? { whose: event.owner === event.seat ? "own" : "other" } : {},
  action: (action, _view, names): Variables => (action.type === "place" ? effectWords(action, names) : {}),
  ask: (view): Variables => ({ round: view.turns + 1, how: asked(view), doubt: view.in_doubt ?? "clockwise" }),
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

/** The districts beside one, clockwise and counter-clockwise. */
export interface Neighbours {
  clockwise: number;
  counter: number;
}

/** As the server tells them; null where it does not. */
export function neighboursOf({ clockwise = 0, counter = 0 }: District): Neighbours | null {
  return clockwise && counter ? { clockwise, counter } : null;
}

/** A reward as one says it: "first: 5 jelly, second: 2 jelly"; between others, with the one that an arrow points at. */
export function rewardInWords(reward: readonly Symbol[], between: Neighbours | null = null): string {
  return reward.map((symbol) => symbolInWords(symbol, between)).join(", ");
}

function whatInWords({ what, amount = 0 }: Symbol, between: Neighbours | null): string {
  if (between && what === "clockwise") return t("jelly-monster-reward-of", { district: between.clockwise });
  if (between && what === "counter-clockwise") return t("jelly-monster-reward-of", { district: between.counter });
  if (between && what === "either")
    return t("jelly-monster-reward-of-either", { district: between.counter, other: between.clockwise });
  return t(`jelly-monster-reward-${what.replace(" ", "-")}`, { amount });
}

function symbolInWords(symbol: Symbol, between: Neighbours | null): string {
  const { who, least = 0, most = 0 } = symbol;
  const what_ = whatInWords(symbol, between);
  if (who === "control") return what_;
  return t(`jelly-monster-for-${who}`, { reward: what_, least, most, upto: most >= ANY ? "any" : "some" });
}

/** So many dice, as short as on a board: "1–2", "3+". */
export function diceRange({ least = 0, most = 0 }: Symbol): string {
  return most >= ANY ? `${least}+` : least === most ? String(least) : `${least}–${most}`;
}

/** What a zone of a district pays. */
export function zoneInWords(number: number, district: District, zone: number): string {
  const reward = rewardInWords(district.zones[zone - 1] ?? [], neighboursOf(district));
  return t("jelly-monster-district", { number, zone, reward });
}

/** A district, for those who hear it. */
export function districtInWords(number: number, district: District, names: string[]): string {
  const dice = district.dice.flatMap((dice, seat) =>
    dice.length ? [diceInWords(names[seat] ?? "", dice.join(" "), district.sums?.[seat])] : [],
  );
  const sealed = district.sealed === null ? "" : t("jelly-monster-sealed", { name: names[district.sealed] ?? "" });
  const pays = zoneInWords(number, district, district.marker);
  return [pays, ...(dice.length ? [together(dice)] : []), sealed].filter(Boolean).join("; ");
}

/** What a die would make at an entrance, and whether one would lead. */
export function prospectInWords({ sum, leads }: Prospect, seat: number | null): string {
  const leading = seat !== null && leads.includes(seat);
  return t("jelly-monster-would", { sum, leads: !leading ? "no" : leads.length > 1 ? "shared" : "alone" });
}

/** Somebody's dice at an entrance, and what they make if the server has said so. */
function diceInWords(name: string, dice: string, sum: number | undefined): string {
  return sum === undefined ? `${name} ${dice}` : t("jelly-monster-there", { name, dice, sum });
}
