/** What happened since somebody's last turn, at a glance: points that came and went, and the pieces that changed hands. */
import type { Step } from "@/app/server/messages";
import type { Retelling } from "@/board/board";
import { partsOf, wordsIn, type Telling } from "@/board/parts";

export interface RecapItem {
  seat: number;
  points: number;
  /** The last few pieces of what mattered, and the sentences for those who hear it. */
  pieces: string[];
  sentences: string[];
}

export interface Recap {
  /** The first step since then. */
  from: number;
  items: RecapItem[];
}

const MOST_PIECES = 3;

/** Null where nothing happened that matters, or where there was no turn of one's own before. */
export function recapOf(telling: Telling, steps: readonly Step[], seat: number | null): Recap | null {
  const { retelling } = telling;
  const last = seat === null ? -1 : steps.findLastIndex((step) => step.by === seat && !step.stand_in);
  const since = steps.slice(last + 1);
  const [first] = since;
  if (!retelling || last < 0 || !first || since.some((step) => step.back)) return null;
  const items = telling.names.map((_, other) => itemOf(telling, retelling, since, other));
  const worth = [...items.slice(seat ?? 0), ...items.slice(0, seat ?? 0)].filter(
    ({ points, pieces }) => points || pieces.length,
  );
  return worth.length ? { from: first.number, items: worth } : null;
}

function itemOf(telling: Telling, retelling: Retelling, steps: readonly Step[], seat: number): RecapItem {
  const item: RecapItem = { seat, points: 0, pieces: [], sentences: [] };
  for (const { events } of steps)
    for (const event of events) {
      for (const gain of retelling.gains?.(event, events) ?? []) if (gain.seat === seat) item.points += gain.points;
      if (event.seat !== seat || !retelling.notable?.includes(event.type)) continue;
      item.pieces.push(...Object.values(retelling.pieces?.(event) ?? {}).flat());
      item.sentences.push(wordsIn(partsOf(telling, event, null)));
    }
  return { ...item, pieces: item.pieces.slice(-MOST_PIECES) };
}
