/** How long a board shows what happened, and how it sounds: by the kinds of events, each counted once. */
import type { GameModule } from "@/games/game";
import { speaker, type Sound } from "@/app/browser/sound.svelte";

/** What a step holds, in milliseconds by the type of an event, up to `most`; one's own move half as long. */
export function holdBy(times: Record<string, number>, most: number): NonNullable<GameModule["hold"]> {
  return (steps, _view, seat) => {
    const kinds = new Set(steps.flatMap((step) => step.events.map((event) => event.type)));
    const time = [...kinds].reduce((sum, kind) => sum + (times[kind] ?? 0), 0);
    return Math.min(most, steps.every((step) => step.by === seat) ? time / 2 : time);
  };
}

export function soundBy(sounds: Record<string, Sound>): NonNullable<GameModule["sound"]> {
  return (events) => {
    for (const sound of new Set(events.map((event) => sounds[event.type]))) if (sound) speaker.play(sound);
  };
}
