/**
 * A recorded game that is looked at again: where we are in it, through whose eyes, and what is shown there.
 *
 * Positions are asked for in chunks, a little ahead, and kept. A step forward brings what happened, so that the board
 * moves; a jump does not.
 */
import type { Moment, Replay } from "@/app/server/api";
import type { Step, TableView } from "@/app/server/messages";

export interface PlaybackHooks {
  /** The positions from one number of moves to another, both included, as this viewer saw them. */
  ask: (viewer: number | null, from: number, to: number) => Promise<Moment[]>;
  /** How long a step is shown when the game plays by itself, in milliseconds. */
  hold: (step: Step, view: TableView) => number;
  /** A step forward was made: for voice and sound. */
  happened: (step: Step) => void;
  /** Something cannot be shown. */
  failed: (error: unknown) => void;
}

export const CHUNK = 20;
const AHEAD = 8;
const SETTLED = 90;

export class Playback {
  /** After so many moves: where the scrubber stands. */
  at = $state(0);
  viewer = $state<number | null>(null);
  playing = $state(false);
  view = $state.raw<TableView | null>(null);
  /** What led to the view, if it was one step. */
  steps = $state.raw<Step[]>([]);
  /** The position whose view is shown; another one than `at` while it is fetched. */
  shown = $state(-1);
  readonly length: number;
  /** Where others begin to act: the numbers of those moves, and who. */
  readonly runs: { from: number; to: number; by: number }[] = [];

  #told: Replay;
  #hooks: PlaybackHooks;
  #kept = new Map<string, Promise<Moment[]>>();
  #ready = new Map<string, Moment>();
  #run = 0;

  constructor(told: Replay, hooks: PlaybackHooks) {
    this.#told = told;
    this.#hooks = hooks;
    this.length = told.moves;
    told.steps.forEach(({ by }, index) => {
      const last = this.runs.at(-1);
      if (last?.by === by) last.to = index + 1;
      else this.runs.push({ from: index, to: index + 1, by });
    });
  }

  /** What happened with this move; with 0, before the first. */
  step(number: number): Step {
    const found = this.#told.steps[number - 1];
    return { number, by: found?.by ?? -1, events: found?.events ?? this.#told.opening };
  }

  async go(to: number): Promise<void> {
    this.at = Math.max(0, Math.min(this.length, to));
    const [target, viewer] = [this.at, this.viewer];
    const before = this.shown;
    try {
      if (!this.#ready.has(`${viewer} ${target}`) && target !== before + 1) await pause(SETTLED);
      if (this.at !== target || this.viewer !== viewer) return;
      const moment = await this.#moment(viewer, target);
      if (this.at !== target || this.viewer !== viewer) return;
      this.#show(moment, target === before + 1);
      void this.#moment(viewer, Math.min(this.length, target + AHEAD)).catch(() => undefined);
    } catch (error) {
      this.pause();
      this.#hooks.failed(error);
    }
  }

  /** To the beginning of this run of moves by one player, or of the next one. */
  turn(direction: 1 | -1): Promise<void> {
    const begins = this.runs.map((run) => run.from);
    const next = direction > 0 ? begins.find((from) => from > this.at) : begins.findLast((from) => from < this.at);
    return this.go(next ?? (direction > 0 ? this.length : 0));
  }

  async look(viewer: number | null): Promise<void> {
    this.viewer = viewer;
    this.shown = -1;
    await this.go(this.at);
  }

  pause(): void {
    this.playing = false;
    this.#run += 1;
  }

  async play(): Promise<void> {
    this.playing = true;
    const run = ++this.#run;
    if (this.at >= this.length) await this.go(0);
    while (run === this.#run && this.at < this.length) {
      const next = this.at + 1;
      await this.go(next);
      if (run !== this.#run || !this.view) return;
      await pause(this.#hooks.hold(this.step(next), this.view));
    }
    if (run === this.#run) this.playing = false;
  }

  #show(moment: Moment, oneStep: boolean): void {
    this.steps = oneStep ? [this.step(moment.moves)] : [];
    this.view = moment.view;
    this.shown = moment.moves;
    if (oneStep && moment.moves > 0) this.#hooks.happened(this.step(moment.moves));
  }

  async #moment(viewer: number | null, at: number): Promise<Moment> {
    const from = Math.floor(at / CHUNK) * CHUNK;
    const name = `${viewer} ${from}`;
    let chunk = this.#kept.get(name);
    if (!chunk) {
      chunk = this.#hooks.ask(viewer, from, Math.min(this.length, from + CHUNK - 1));
      this.#kept.set(name, chunk);
      chunk.then(
        (moments) => moments.forEach((moment) => this.#ready.set(`${viewer} ${moment.moves}`, moment)),
        () => this.#kept.delete(name),
      );
    }
    return (await chunk)[at - from] as Moment;
  }
}

function pause(ms: number): Promise<void> {
  return new Promise((done) => setTimeout(done, ms));
}
