/** The log by turns: whose it was once, and below what happened in it. */
import type { GameEvent, Step } from "@/app/server/messages";

/** Something that happened, a move that was taken back, or that a bot moved for somebody. */
export interface Line {
  key: string;
  /** The step's number, and who made it. */
  number: number;
  by: number;
  event: GameEvent | null;
  /** How many moves were taken back. */
  back: number;
  /** A bot made the step in somebody's place. */
  standIn: boolean;
}

export interface Turn {
  key: string;
  /** Whose turn it was; null for what is nobody's. */
  seat: number | null;
  /** The event that began it, where one tells that. */
  head: GameEvent | null;
  lines: Line[];
}

function seatOf(event: GameEvent): number | null {
  return typeof event.seat === "number" ? event.seat : null;
}

/** The bot that stands in has just made a step for the same seat: that is said once. */
function goesOn(turn: Turn | null, by: number): boolean {
  const last = turn?.lines.at(-1);
  return last !== undefined && last.standIn && last.by === by;
}

/**
 * Steps by turns. An event `began` with a seat begins its turn, which lasts until the next; the game's `chapters` begin a part
 * that is nobody's. In a game without turns, whoever does something has a part until somebody else does.
 */
export function turnsOf(steps: readonly Step[], chapters: readonly string[] = []): Turn[] {
  const turns: Turn[] = [];
  /** Whether the turn lasts until the next one begins, whoever does something in it. */
  let lasts = false;
  const begin = (key: string, seat: number | null, head: GameEvent | null): Turn => {
    const turn: Turn = { key, seat, head, lines: [] };
    turns.push(turn);
    return turn;
  };
  for (const { number, by, events, back = 0, stand_in: standIn = false } of steps) {
    const turn = turns.at(-1);
    /** A chapter lasts for the step in which it began. */
    let current = turn && (lasts || turn.seat === by) ? turn : null;
    const note = (key: string, event: GameEvent | null) => {
      current ??= begin(key, by >= 0 ? by : null, null);
      current.lines.push({ key, number, by, event, back: event ? 0 : back, standIn });
    };
    if (back || (standIn && !goesOn(current, by))) note(`${number}`, null);
    events.forEach((event, index) => {
      const key = `${number}.${index}`;
      if (chapters.includes(event.type)) {
        current = begin(key, null, event);
        lasts = false;
      } else if (event.type === "began" && seatOf(event) !== null) {
        current = begin(key, seatOf(event), event);
        lasts = true;
      } else note(key, event);
    });
  }
  return turns;
}

/** The same turns, but those that have not changed are the ones from before: nothing of them is drawn anew. */
export function kept(before: readonly Turn[], now: readonly Turn[]): Turn[] {
  const known = new Map(before.map((turn) => [turn.key, turn]));
  return now.map((turn) => {
    const old = known.get(turn.key);
    return old && isSame(old, turn) ? old : turn;
  });
}

function isSame(one: Turn, other: Turn): boolean {
  return (
    one.head === other.head &&
    one.lines.length === other.lines.length &&
    one.lines.every((line, i) => line.event === other.lines[i]?.event) // also an earlier one may be told otherwise now
  );
}
