/** The seam between the table and a game's board. How a board is added: docs/web.md. */
import type { Component } from "svelte";
import type { Variables } from "@/app/language/i18n.svelte";
import type { Choice, GameAction, GameEvent, Preview, Step, TableView } from "@/app/server/messages";
import type { Telling } from "@/board/Bar.svelte";

/** What a board is given. A game names the types of its own view, actions and events, from `@/generated/GAME`. */
export interface BoardProps<View = TableView, Action = GameAction, Event = GameEvent, Edition = unknown> {
  /** The game's name in addresses and messages. */
  game: string;
  /** What was chosen before the game, by its name. */
  options: Record<string, unknown>;
  /** The material that is played with: the printed one, or an owner's own. Null where it could not be fetched. */
  edition?: Edition | null;
  /** How the table looks to this viewer. */
  view: View;
  /** What can be done now; empty while somebody else is awaited or something is still being shown. */
  choices: Choice<Action>[];
  /** What each of them would do, in their order; null until the server has told, and where a timer runs. */
  previews?: Preview<Event>[] | null;
  /** The viewer's seat, or null for a spectator. */
  seat: number | null;
  names: string[];
  /** What led to this view: what moves. Empty after a reload. */
  steps: Step<Event>[];
  /** Do one of the choices. */
  act: (action: Action) => void;
  /** What an expert would do, if it was asked: a board may mark it. The bar tells it in any case. */
  advised?: Action | null;
  /** Something was sent and is not answered yet. */
  busy: boolean;
  /** When the game's own timer runs out, on the clock of performance.now; null where none runs. */
  timer?: number | null;
  /** Say in the bar what is wanted now, with at most three buttons; null leaves it to the game's words. */
  tell: (telling: Telling | null) => void;
  /** Points that are in the view but were not told yet: the plates of the seats wait for them. */
  owe?: (untold: Gain[]) => void;
}

/** More variables for the message of an event than its fields. */
export interface EventWords<Event = GameEvent> {
  event?: (event: Event, names: string[]) => Variables;
}

/** The same for what can be done. */
export interface ActionWords<View = TableView, Action = GameAction> {
  action?: (action: Action, view: View, names: string[]) => Variables;
}

/** The same for what is asked. */
export interface AskWords<View = TableView> {
  ask?: (view: View, names: string[]) => Variables;
}

/** Words that the messages' own rules cannot make. */
export interface GameWords<View = TableView, Action = GameAction, Event = GameEvent>
  extends EventWords<Event>, ActionWords<View, Action>, AskWords<View> {}

/** Keys of a board, and the message that says what they do: `enter`, `space`, `escape` and `tab` by these names. */
export interface KeyHelp {
  keys: readonly string[];
  does: string;
}

/** What something brought somebody, or cost them. */
export interface Gain {
  seat: number;
  points: number;
  /** Where on the board it happened, as a selector. */
  at?: string;
}

/** How a game is told again: in the log, in what happened since one's last turn, and where points fly. */
export interface Retelling<View = TableView, Event extends GameEvent = GameEvent> {
  /** Draws a piece by its name, as high as a line of text. */
  Glyph: Component<{ piece: string }>;
  /** The pieces that are drawn instead of words, by the variables of the event's message. */
  pieces?: (event: Event) => Record<string, string[]>;
  /** What an event brought or cost whom: what it says itself. `among` is what happened with it. */
  gains?: (event: Event, among: readonly Event[]) => Gain[];
  /** The events that matter to somebody who looked away, apart from gains: their pieces are shown. */
  notable?: readonly Event["type"][];
  /** The events that begin a part of the log which is nobody's. */
  chapters?: readonly Event["type"][];
  /** The events that are shown one after the other, each with those behind it that are not in here. */
  beats?: readonly Event["type"][];
  /** The events of the final scoring: they are told when all else was shown, step by step (`EndScene`). */
  counted?: readonly Event["type"][];
  /** What was secret and is turned up at the end, in words for those who hear the table; `own` is the listener's seat. */
  turnedUp?: (view: View, names: string[], own: number | null) => string[];
  /** How the table looks after the first of these beats; without it, as at the end, but for scores. */
  stage?: (before: View, after: View, told: readonly Event[]) => Partial<View>;
}

/** A game as the table takes it. */
export interface GameModule<
  View = TableView,
  Action extends GameAction = GameAction,
  Event extends GameEvent = GameEvent,
  Edition = unknown,
> {
  Board: Component<BoardProps<View, Action, Event, Edition>>;
  words?: GameWords<View, Action, Event>;
  retelling?: Retelling<View, Event>;
  /** What is left to a person even where it is the only choice: to say that one is ready. */
  personal?: readonly Action["type"][];
  /** How long these steps are shown before the next come, in milliseconds at calm speed. */
  hold?: (steps: Step<Event>[], view: View, seat: number | null) => number;
  /** Called with what happened, to make its sounds. */
  sound?: (events: Event[]) => void;
  /** The keys that its board listens to. */
  keys?: readonly KeyHelp[];
}

/** A game of its own types as the table takes it. */
export function asGame<View extends TableView, Action extends GameAction, Event extends GameEvent, Edition>(
  game: GameModule<View, Action, Event, Edition>,
): GameModule {
  // No type can say it: what the server sends for a game is what that game's board expects.
  return game as unknown as GameModule;
}

export const HOLD = 320;

/** How long steps are shown if the game does not say: others' long enough to be seen, one's own not at all. */
export function usualHold(steps: Step[], view: TableView, seat: number | null): number {
  if (view.timer) return 0;
  return steps.some((step) => step.by !== seat) ? HOLD : 0;
}
