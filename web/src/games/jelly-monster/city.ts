/** What can be read off the districts' entrances, and how events change them. The server alone decides. */
import type { Action, District, Place } from "@/generated/jelly-monster";
import type { GameEvent } from "@/app/server/messages";

/** Faces that count: those of which one player has only one there. */
export function counting(dice: readonly number[]): number[] {
  return dice.filter((die) => dice.filter((other) => other === die).length === 1);
}

export function sumOf(dice: readonly number[]): number {
  return counting(dice).reduce((sum, die) => sum + die, 0);
}

/** The seats with the highest sum at an entrance. */
export function leaders(district: District): number[] {
  const sums = district.dice.map(sumOf);
  const most = Math.max(0, ...sums);
  return most ? sums.flatMap((sum, seat) => (sum === most ? [seat] : [])) : [];
}

/** The city after something happened in it. */
export function changed(districts: readonly District[], event: GameEvent): District[] {
  const at = Number(event.district);
  return districts.map((district, index) => (index + 1 === at ? changedDistrict(district, event) : district));
}

function changedDistrict(district: District, event: GameEvent): District {
  const seat = event.seat ?? -1;
  switch (event.type) {
    case "placed":
      return { ...district, dice: withDice(district, seat, (dice) => [...dice, Number(event.die)].sort()) };
    case "removed":
      return { ...district, dice: withDice(district, Number(event.owner), (dice) => without(dice, Number(event.die))) };
    case "shifted":
      return { ...district, marker: Number(event.zone) };
    case "sealed":
      return { ...district, sealed: seat };
    default:
      return district;
  }
}

function withDice(district: District, seat: number, change: (dice: number[]) => number[]): number[][] {
  return district.dice.map((dice, owner) => (owner === seat ? change(dice) : dice));
}

export function without(dice: readonly number[], die: number): number[] {
  const at = dice.indexOf(die);
  return dice.filter((_, index) => index !== at);
}

/** The placements among the choices, for one die and district or for all. */
export function placements(choices: readonly { action: Action }[], die?: number, district?: number): Place[] {
  return choices.flatMap(({ action }) =>
    action.type === "place" &&
    (die === undefined || action.die === die) &&
    (district === undefined || action.district === district)
      ? [action]
      : [],
  );
}
