/** The seam between the table and a game's board. How a board is added: docs/web.md. */
import type { Component } from "svelte";
import type { Telling } from "@/board/Bar.svelte";
import type { Words } from "@/app/language/i18n.svelte";
import { recall } from "@/app/browser/storage";
import type { Choice, GameAction, GameEvent, Step, TableView } from "@/app/server/messages";

export interface BoardProps<View = TableView, Action extends { type: string } = GameAction> {
  /** How the table looks to this viewer. */
  view: View;
  /** What can be done now; empty while somebody else is awaited or something is still being shown. */
  choices: { action: Action; rule: string }[];
  /** The viewer's seat, or null for a spectator. */
  seat: number | null;
  names: string[];
  /** What led to this view: what moves. Empty after a reload. */
  steps: Step[];
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
}

/** Words that the messages' own rules cannot make: more variables for a message, by the type of an event or action. */
export interface GameWords {
  event?: (event: GameEvent, names: string[]) => Words;
  action?: (action: GameAction, view: TableView, names: string[]) => Words;
  ask?: (view: TableView, names: string[]) => Words;
}

export interface GameModule {
  Board: Component<BoardProps>;
  words?: GameWords;
  /** How long these steps are shown before the next come, in milliseconds at calm speed. */
  hold?: (steps: Step[], view: TableView, seat: number | null) => number;
  /** Called with what happened, to make its sounds. */
  sound?: (events: GameEvent[]) => void;
}

/** A board of a game's own types as the table takes it: what the wire brings for that game is what the board expects. */
export function asBoard(board: unknown): Component<BoardProps> {
  return board as Component<BoardProps>;
}

const MODULES = import.meta.glob<{ default: GameModule }>("./*/index.ts");

/** Whether the game is drawn: whoever wants it plain, or a game without a board, is told it in words. */
export function isDrawn(slug: string): boolean {
  return `./${slug}/index.ts` in MODULES && !recall("plain", false);
}

/** A game's board, words and motion, fetched when somebody sits down to it. Any game can be played without its board. */
export async function loadGame(slug: string): Promise<GameModule> {
  const found = MODULES[`./${slug}/index.ts`];
  if (found && isDrawn(slug)) return (await found()).default;
  const { default: Board } = await import("@/board/AnyBoard.svelte");
  return { Board: asBoard(Board) };
}

export const HOLD = 320;

/** How long steps are shown if the game does not say: others' long enough to be seen, one's own not at all. */
export function usualHold(steps: Step[], view: TableView, seat: number | null): number {
  if (view.timer) return 0;
  return steps.some((step) => step.by !== seat) ? HOLD : 0;
}

export type { Choice, GameAction, GameEvent, Step, TableView };
