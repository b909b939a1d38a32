/** What flies up where points come or go: at the plates of the seats, and where on the board it happened. */
import type { Counted, GameEvent, Step, TableView } from "@/app/server/messages";
import type { Gain, Retelling } from "@/board/board";
import { isCounted } from "@/board/pace";
import { eventsOf } from "@/board/steps";

export interface Flying extends Gain {
  id: number;
}

/** As long as it is seen, in milliseconds. */
const SEEN = 1500;

/** What changed between two views, seat by seat; what the final scoring brings comes when it is told. */
export function changesOf(
  before: TableView,
  after: TableView,
  retelling?: Retelling,
  events: readonly GameEvent[] = [],
): Gain[] {
  const counted = events.filter((event) => isCounted(retelling, event));
  const later = counted.flatMap((event) => retelling?.gains?.(event, counted) ?? []);
  return after.scores.flatMap((score, seat) => {
    const held = later.reduce((sum, gain) => (gain.seat === seat ? sum + gain.points : sum), 0);
    const points = score - held - (before.scores[seat] ?? 0);
    return points ? [{ seat, points }] : [];
  });
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

  /** A part of what happened is shown; a move that is taken back brings nobody anything. */
  note(retelling: Retelling | undefined, steps: readonly Step[], before: TableView | null, after: TableView): void {
    if (!before || !steps.length || steps.some((step) => step.back)) return;
    const events = eventsOf(steps);
    const told = events.filter((event) => !isCounted(retelling, event));
    this.#fly(changesOf(before, after, retelling, events), gainsAt(retelling, told));
  }

  /** A step of the final scoring is told. */
  count(retelling: Retelling | undefined, { event, gains }: Counted): void {
    this.#fly(
      gains.filter(({ points }) => points),
      gainsAt(retelling, [event as GameEvent]),
    );
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
