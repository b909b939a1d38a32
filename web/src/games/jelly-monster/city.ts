/** What can be read off the districts' entrances, and how events change them. The server alone decides. */
import { actionsOf } from "@/board/choices";
import type { Action, District, Event, Place } from "@/generated/jelly-monster";

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
export function changed(districts: readonly District[], event: Event): District[] {
  const at = "district" in event ? event.district : 0;
  return districts.map((district, index) => (index + 1 === at ? changedDistrict(district, event) : district));
}

function changedDistrict(district: District, event: Event): District {
  switch (event.type) {
    case "placed":
      return { ...district, dice: withDice(district, event.seat, (dice) => [...dice, event.die].sort()) };
    case "removed":
      return { ...district, dice: withDice(district, event.owner, (dice) => without(dice, event.die)) };
    case "shifted":
      return { ...district, marker: event.zone };
    case "sealed":
      return { ...district, sealed: event.seat };
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
  return actionsOf(choices, "place").filter(
    (place) => (die === undefined || place.die === die) && (district === undefined || place.district === district),
  );
}
