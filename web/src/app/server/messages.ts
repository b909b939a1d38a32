/** The socket's messages. Their types are made from the server's own records; what is open there is named here. */
import type * as wire from "@/generated/wire";

export type { Counted, Deadlines, Goodbye, Line, Over, Place, Poll, Room, Sitter, Tally } from "@/generated/wire";
export type { Problem } from "@/generated/wire";

/** Something that happened: its kind in `type`, the rest as the game's own `Event` in `@/generated/GAME` has it. */
export type GameEvent = { type: string; seat?: number | null };

/** Something that can be done: its kind in `type`, the rest as the game's own `Action` has it. */
export type GameAction = { type: string };

/** What every game's view has; the rest as the game's own `View` has it. Most games also tell what is asked for. */
export type TableView = wire.TableView & { phase?: string };

export type Command =
  | (Omit<wire.Do, "action"> & { action: GameAction })
  | wire.Undo
  | wire.Propose
  | wire.Vote
  | wire.Pause
  | wire.Nonce
  | wire.Resign
  | wire.Say
  | wire.Mute
  | wire.Hint
  | wire.AskPreviews
  | wire.Here
  | wire.Log
  | wire.Sync;
export type Step<Event = GameEvent> = Omit<wire.Step, "events" | "retold"> & {
  events: Event[];
  /** Steps before it as they are told from now on. */
  retold?: Step<Event>[];
};
export type Choice<Action = GameAction> = Omit<wire.Choice, "action"> & { action: Action };
export type Snapshot = Omit<wire.Snapshot, "choices" | "view"> & { choices: Choice[]; view: TableView };
export type Update = Omit<wire.Update, "steps" | "snapshot"> & { steps: Step[]; snapshot: Snapshot };
export type Welcome = Omit<wire.Welcome, "steps" | "snapshot"> & { steps: Step[]; snapshot: Snapshot | null };
/** Something that speaks for the best option: more for oneself, or less for the others. */
export interface Because {
  /** Its name among the features of the game's sense. */
  feature: string;
  whose: "own" | "others";
}
/** What an expert thinks of every choice, the best first. */
export interface Explanation {
  options: {
    action: GameAction;
    /** The chance to win, and half of the interval in which it lies; null where it was not worth a try. */
    value: number | null;
    error: number | null;
  }[];
  /** What tells the best from the second, the weightiest first. */
  because: Because[];
  /** Whether the best is surely better than the second. */
  clear: boolean;
}
export type Advice = Omit<wire.Advice, "explanation"> & { explanation: Explanation };
/** What a choice would do: events as this seat would see them; `open` where chance or something hidden has a say then. */
export interface Preview<Event = GameEvent> {
  events: Event[];
  open: boolean;
  /** What all that was set aside by then would come to, if nothing more were added. */
  so_far?: Event[];
}
export type Previews = Omit<wire.Previews, "previews"> & { previews: Preview[] };
export type Steps = Omit<wire.Steps, "steps"> & { steps: Step[] };
export type FromServer =
  | Exclude<wire.FromServer, { t: "welcome" | "update" | "log" | "advice" | "previews" }>
  | Welcome
  | Update
  | Steps
  | Advice
  | Previews;
