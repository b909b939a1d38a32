/** How long a board shows what happened, and how it sounds: by the kinds of events, each counted once. */
import { speaker, type Sound } from "@/app/browser/sound.svelte";
import type { GameEvent, Step } from "@/app/server/messages";
import { eventsOf } from "@/board/steps";

type ByType<Event extends GameEvent, Value> = Partial<Record<Event["type"], Value>>;

function kindsOf<Event extends GameEvent>(events: Event[]): Event["type"][] {
  return [...new Set(events.map((event) => event.type))];
}

/** What a step holds, in milliseconds by the type of an event, up to `most`; one's own move half as long. */
export function holdBy<Event extends GameEvent>(
  times: ByType<Event, number>,
  most: number,
): (steps: Step<Event>[], view: unknown, seat: number | null) => number {
  return (steps, _view, seat) => {
    const time = kindsOf(eventsOf(steps)).reduce((sum, kind: Event["type"]) => sum + (times[kind] ?? 0), 0);
    return Math.min(most, steps.every((step) => step.by === seat) ? time / 2 : time);
  };
}

export function soundBy<Event extends GameEvent>(sounds: ByType<Event, Sound>): (events: Event[]) => void {
  return (events) => {
    for (const sound of new Set(kindsOf(events).map((kind) => sounds[kind]))) if (sound) speaker.play(sound);
  };
}
