/** What flies up where points come or go: at the plates of the seats, and where on the board it happened. */
import type { Counted, GameEvent, Step } from "@/app/server/messages";
import type { Gain, Retelling } from "@/board/board";
import { isCounted } from "@/board/pace";
import { eventsOf } from "@/board/steps";

export interface Flying extends Gain {
  id: number;
}

/** As long as it is seen, in milliseconds. */
const SEEN = 1500;

/** What changed between two standings, seat by seat. */
export function changesOf(before: readonly number[], after: readonly number[]): Gain[] {
  return after.flatMap((score, seat) => {
    const points = score - (before[seat] ?? 0);
    return points ? [{ seat, points }] : [];
  });
}

/** The scores as far as they are told: without what the board has yet to tell. */
export function toldOf(scores: readonly number[], untold: readonly Gain[]): number[] {
  return scores.map((score, seat) =>
    untold.reduce((sum, gain) => (gain.seat === seat ? sum - gain.points : sum), score),
  );
}

/** What the events say of places on the board; at one place together. */
export function gainsAt(retelling: Retelling | undefined, events: readonly GameEvent[]): Gain[] {
  const sums = new Map<string, Gain>();
  for (const event of events)
    for (const gain of retelling?.gains?.(event, events) ?? []) {
      const key = `${gain.seat} ${gain.at}`;
      if (gain.at) sums.set(key, { ...gain, points: gain.points + (sums.get(key)?.points ?? 0) });
    }
  return [...sums.values()].filter(({ points }) => points);
}

export class Floats {
  atSeats = $state.raw<Flying[]>([]);
  onBoard = $state.raw<Flying[]>([]);
  #next = 0;
  /** What the plates said last; null before they said anything. */
  #plates: readonly number[] | null = null;

  /** The plates say this now, because of these steps; what is taken back, or was before we came, brings nobody anything. */
  plates(scores: readonly number[], steps: readonly Step[]): void {
    const before = this.#plates;
    this.#plates = scores;
    if (before && moves(steps)) this.#fly(changesOf(before, scores), []);
  }

  /** A part of what happened is shown. */
  note(retelling: Retelling | undefined, steps: readonly Step[]): void {
    if (!moves(steps)) return;
    const told = eventsOf(steps).filter((event) => !isCounted(retelling, event));
    this.#fly([], gainsAt(retelling, told));
  }

  /** A step of the final scoring is told. */
  count(retelling: Retelling | undefined, { event }: Counted): void {
    this.#fly([], gainsAt(retelling, [event as GameEvent]));
  }

  #fly(atSeats: readonly Gain[], onBoard: readonly Gain[]): void {
    if (!atSeats.length && !onBoard.length) return;
    const seats = atSeats.map((gain) => ({ ...gain, id: this.#next++ }));
    const board = onBoard.map((gain) => ({ ...gain, id: this.#next++ }));
    const gone = new Set(seats.map(({ seat }) => seat));
    this.atSeats = [...this.atSeats.filter(({ seat }) => !gone.has(seat)), ...seats];
    this.onBoard = [...this.onBoard, ...board];
    const ids = new Set([...seats, ...board].map(({ id }) => id));
    setTimeout(() => {
      this.atSeats = this.atSeats.filter(({ id }) => !ids.has(id));
      this.onBoard = this.onBoard.filter(({ id }) => !ids.has(id));
    }, SEEN);
  }
}

function moves(steps: readonly Step[]): boolean {
  return steps.length > 0 && !steps.some((step) => step.back);
}
