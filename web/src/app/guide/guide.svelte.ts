/**
 * A learner in a first-game guide. The server keeps nothing of it: each question tells the whole way so far.
 *
 * What happened is shown step by step, each for as long as its motion takes; then the coach speaks, and `choices` are there.
 */
import * as api from "@/app/server/api";
import type { Choice, GameAction, Preview, Step, TableView } from "@/app/server/messages";

export interface GuideHooks {
  /** How long a step is shown, in milliseconds. */
  hold: (steps: Step[], view: TableView, seat: number) => number;
  /** Something happened: for the log's voice, and sounds. */
  happened: (step: Step) => void;
  /** The server would not go on. */
  refused: (problem: api.Problem) => void;
  /** How it is asked. */
  ask?: typeof api.goOnInGuide;
}

export class Guide {
  /** What the coach talks about. */
  place = $state.raw<api.GuidePlace | null>(null);
  view = $state.raw<TableView | null>(null);
  steps = $state.raw<Step[]>([]);
  choices = $state.raw<Choice[]>([]);
  /** What each of them would do. */
  previews = $state.raw<Preview[] | null>(null);
  busy = $state(false);
  /** Goes up where the board is another one: nothing moves from here to there. */
  scene = $state(0);

  #game: string;
  #hooks: GuideHooks;
  #way: (GameAction | null)[] = [];
  #number = 0;
  #skip: (() => void) | null = null;
  #hurried = false;
  #gone = false;

  constructor(game: string, hooks: GuideHooks) {
    this.#game = game;
    this.#hooks = hooks;
  }

  get canGoBack(): boolean {
    return !this.busy && this.place !== null && this.#way.length > 0;
  }

  begin(): Promise<void> {
    return this.#go([]);
  }

  /** Do one of the choices. */
  act(action: GameAction): Promise<void> {
    return this.choices.length ? this.#go([...this.#way, action]) : Promise.resolve();
  }

  /** The coach has talked. */
  next(): Promise<void> {
    return this.#go([...this.#way, null]);
  }

  /** As if the last thing had not been done. */
  back(): Promise<void> {
    return this.#go(this.#way.slice(0, -1), true);
  }

  /** Show what is left at once. */
  hurry(): void {
    this.#hurried = true;
    this.#skip?.();
  }

  close(): void {
    this.#gone = true;
    this.hurry();
  }

  async #go(way: (GameAction | null)[], back = false): Promise<void> {
    if (this.busy) return;
    const offered = this.choices;
    this.busy = true;
    this.choices = [];
    try {
      const place = await (this.#hooks.ask ?? api.goOnInGuide)(this.#game, way);
      this.#way = way;
      if (back || place.fresh) this.scene += 1;
      else await this.#show(place);
      if (this.#gone) return;
      this.steps = back || place.fresh ? [] : this.steps;
      this.view = place.view;
      this.place = place;
      this.choices = place.choices;
      this.previews = place.previews;
    } catch (error) {
      if (!(error instanceof api.Refused)) throw error;
      this.choices = offered;
      this.#hooks.refused(error.problem);
    } finally {
      this.busy = false;
    }
  }

  async #show(place: api.GuidePlace): Promise<void> {
    this.#hurried = false;
    for (const { by, events, view } of place.steps) {
      if (this.#gone) return;
      const step = { number: ++this.#number, by, events };
      this.steps = [step];
      this.view = view;
      this.#hooks.happened(step);
      const hold = this.#hurried ? 0 : this.#hooks.hold([step], view, place.seat);
      if (hold > 0) await this.#pause(hold);
    }
  }

  #pause(time: number): Promise<void> {
    return new Promise((resolve) => {
      const done = () => {
        clearTimeout(timer);
        this.#skip = null;
        resolve();
      };
      const timer = setTimeout(done, time);
      this.#skip = done;
    });
  }
}
