/** How events change the districts, and what can be placed there. What dice make there the server alone says. */
import { actionsOf } from "@/board/choices";
import type { Action, District, Event, Place } from "@/generated/jelly-monster";

/** The city after something happened in it. */
export function changed(districts: readonly District[], event: Event): District[] {
  const at = "district" in event ? event.district : 0;
  return districts.map((district, index) => (index + 1 === at ? changedDistrict(district, event) : district));
}

function changedDistrict(district: District, event: Event): District {
  switch (event.type) {
    case "placed":
      return withDice(district, event.seat, (dice) => [...dice, event.die].sort());
    case "removed":
      return withDice(district, event.owner, (dice) => without(dice, event.die));
    case "shifted":
      return { ...district, marker: event.zone };
    case "sealed":
      return { ...district, sealed: event.seat };
    case "cancelled":
      return { ...district, cancelled: withCancelled(district, event.seat, event.die) };
    case "controlled":
      return { ...district, leads: event.seats };
    default:
      return district;
  }
}

/** With other dice nothing is known of sums, until the server says it again. */
function withDice(district: District, seat: number, change: (dice: number[]) => number[]): District {
  const dice = district.dice.map((dice, owner) => (owner === seat ? change(dice) : dice));
  return { ...district, dice, sums: [], cancelled: [], leads: [] };
}

function withCancelled({ dice, cancelled = [] }: District, seat: number, die: number): number[][] {
  return dice.map((_, owner) => {
    const faces = cancelled[owner] ?? [];
    return owner === seat && !faces.includes(die) ? [...faces, die] : faces;
  });
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
