/** What happened at once is told one after the other: laid, then filled, then taken, then paid. */
import type { GameEvent, Step, TableView } from "@/app/server/messages";
import type { Beat } from "@/app/server/table.svelte";
import type { Retelling } from "@/board/board";

/** Long enough to read a short sentence, in milliseconds at calm speed; and all of them together at most so long. */
const READING = 850;
const ALL = 4500;

/** How long each of so many beats is shown at least. */
export function readingTime(beats: number): number {
  return Math.min(READING, ALL / beats);
}

interface Placed {
  step: Step;
  event: GameEvent;
}

/** The beats of some steps. The last shows the table as the server told it; moves that are taken back are one. */
export function beatsOf(
  retelling: Retelling | undefined,
  steps: readonly Step[],
  before: TableView,
  after: TableView,
): Beat[] {
  const whole = [{ steps: [...steps], view: after }];
  if (!retelling || steps.some((step) => step.back)) return whole;
  const all = steps.flatMap((step) => step.events.map((event) => ({ step, event })));
  const end = all.findIndex(({ event }) => isCounted(retelling, event));
  const [moves, counting] = end < 0 ? [all, []] : [all.slice(0, end), all.slice(end)];
  const groups = [...grouped(moves, retelling.beats ?? []), counting].filter((group) => group.length);
  if (groups.length < 2) return whole;
  const told: GameEvent[] = [];
  return groups.map((group, index) => {
    told.push(...group.map(({ event }) => event));
    const view = index === groups.length - 1 ? after : staged(retelling, before, after, [...told]);
    return { steps: stepsOf(group), view };
  });
}

/** Each kind that is worth a beat begins one, unless the beat before is of the same kind. */
function grouped(all: readonly Placed[], kinds: readonly string[]): Placed[][] {
  const groups: Placed[][] = [];
  let kind = "";
  for (const placed of all) {
    const { type } = placed.event;
    const group = groups.at(-1);
    const begins = kinds.includes(type) && kind !== "" && type !== kind;
    if (group && !begins) group.push(placed);
    else groups.push([placed]);
    if (kinds.includes(type)) kind = type;
  }
  return groups;
}

function stepsOf(group: readonly Placed[]): Step[] {
  const steps: Step[] = [];
  for (const { step, event } of group) {
    const last = steps.at(-1);
    if (last?.number === step.number) last.events.push(event);
    else steps.push({ ...step, events: [event] });
  }
  return steps;
}

/** Whether it belongs to the final scoring. */
export function isCounted(retelling: Retelling | undefined, event: GameEvent): boolean {
  return retelling?.counted?.includes(event.type) ?? false;
}

/** Whoever was awaited still is, it is not over, and nobody has won yet; scores are as far as they were told. */
function staged(retelling: Retelling, before: TableView, after: TableView, told: readonly GameEvent[]): TableView {
  const scores = [...before.scores];
  for (const event of told)
    for (const { seat, points } of retelling.gains?.(event, told) ?? []) scores[seat] = (scores[seat] ?? 0) + points;
  const { awaiting, ending } = before;
  return { ...after, awaiting, ending, winners: [], scores, ...retelling.stage?.(before, after, told) };
}
