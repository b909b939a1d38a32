/** What happened, out of the steps that led to a view. */
import type { GameEvent, Step } from "@/app/server/messages";

export function eventsOf<Event = GameEvent>(steps: readonly Step<Event>[]): Event[] {
  return steps.flatMap((step) => step.events);
}

/** The events of one type. */
export function ofType<Event extends GameEvent, Type extends Event["type"]>(
  events: readonly Event[],
  type: Type,
): Extract<Event, { type: Type }>[] {
  return events.filter((event): event is Extract<Event, { type: Type }> => event.type === type);
}
