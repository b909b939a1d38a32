/**
 * The end of a game as whoever was there sees it: the last move, then the final scoring step by step, then who won.
 *
 * Whoever comes later finds it all told.
 */
import type { Counted, Over, TableView } from "@/app/server/messages";

/** Milliseconds for one step of the final scoring, and at most for all of them. */
const STEP = 1600;
const WHOLE = 10_000;

export interface SceneHooks {
  /** So many milliseconds, at the speed that was chosen; 0 where nothing moves. */
  ms: (time: number) => number;
  /** One more step of the final scoring. */
  counted: (step: Counted) => void;
  /** It is clear who won. */
  told: (over: Over) => void;
}

export class EndScene {
  /** How many steps of the final scoring were shown. */
  shown = $state(0);
  /** All was shown. */
  done = $state(false);

  #hooks: SceneHooks;
  #over = $state.raw<Over | null>(null);
  /** The scores when the game still went on; null if we never saw that. */
  #before = $state.raw<readonly number[] | null>(null);
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(hooks: SceneHooks) {
    this.#hooks = hooks;
  }

  /** What was counted so far. */
  get counted(): Counted[] {
    return this.#over?.tally.counted.slice(0, this.shown) ?? [];
  }

  /** Something is counted right now. */
  get runs(): boolean {
    return this.#over !== null && !this.done;
  }

  /** What the table shows now. */
  watch(view: TableView): void {
    if (view.ending === 0) this.#before = view.scores;
  }

  /** How it ended. */
  begin(over: Over): void {
    if (this.#over) return;
    this.#over = over;
    const steps = over.tally.counted.length;
    const time = this.#hooks.ms(Math.min(STEP, WHOLE / steps));
    if (!this.#before || !steps || time <= 0) this.#finish();
    else this.#timer = setTimeout(() => this.#count(time), time / 2);
  }

  /** All at once. */
  skip(): void {
    if (this.runs) this.#finish();
  }

  close(): void {
    clearTimeout(this.#timer);
  }

  /** The scores as far as they are told; the winners when all is. */
  standing(view: TableView): TableView {
    if (view.ending === 0 || this.done || !this.#before) return view;
    return { ...view, scores: [...this.#scores(this.#before)], winners: [] };
  }

  #scores(before: readonly number[]): readonly number[] {
    const counted = this.#over?.tally.counted ?? [];
    const next = counted[this.shown];
    if (!next) return counted.at(-1)?.scores ?? before;
    return next.scores.map((score, seat) =>
      next.gains.reduce((sum, gain) => (gain.seat === seat ? sum - gain.points : sum), score),
    );
  }

  #count(time: number): void {
    const step = this.#over?.tally.counted[this.shown];
    if (!step) return this.#finish();
    this.shown += 1;
    this.#hooks.counted(step);
    this.#timer = setTimeout(() => this.#count(time), time);
  }

  #finish(): void {
    clearTimeout(this.#timer);
    if (!this.#over || this.done) return;
    this.shown = this.#over.tally.counted.length;
    this.done = true;
    this.#hooks.told(this.#over);
  }
}
