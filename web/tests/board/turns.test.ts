/** The log by turns. */
import { expect, it } from "vitest";
import type { GameEvent, Step } from "@/app/server/messages";
import { kept, turnsOf } from "@/board/turns";

const event = (type: string, seat?: number, more: object = {}): GameEvent => ({ type, seat, ...more });
const step = (number: number, by: number, ...events: GameEvent[]): Step => ({ number, by, events });
const told = (steps: Step[], chapters?: string[]) =>
  turnsOf(steps, chapters).map(({ seat, head, lines }) => [
    seat,
    head?.type ?? null,
    lines.map((line) => line.event?.type ?? `back ${line.back}`).join(" "),
  ]);

it("puts a turn under whom it belongs to, whoever does something in it", () => {
  const steps = [
    step(1, -1, event("laid"), event("began", 0)),
    step(2, 0, event("threw", 0)),
    step(3, 1, event("passed", 1)),
    step(4, 0, event("took", 0), event("began", 1)),
    step(5, 1, event("threw", 1)),
  ];
  expect(told(steps)).toEqual([
    [null, null, "laid"],
    [0, "began", "threw passed took"],
    [1, "began", "threw"],
  ]);
});

it("gives everybody a part of their own where there are no turns, and chapters to nobody", () => {
  const steps = [
    step(1, -1, event("began", undefined, { round: 1 })),
    step(2, 1, event("placed", 1)),
    step(3, 1, event("placed", 1)),
    step(4, 0, event("placed", 0), event("closed"), event("gained", 1)),
    step(5, 1, event("readied", 1)),
  ];
  expect(told(steps, ["began", "closed"])).toEqual([
    [null, "began", ""],
    [1, null, "placed placed"],
    [0, null, "placed"],
    [null, "closed", "gained"],
    [1, null, "readied"],
  ]);
});

it("tells moves that were taken back", () => {
  const steps = [step(1, 0, event("began", 0)), { ...step(2, 1), back: 2 }];
  expect(told(steps)).toEqual([[0, "began", "back 2"]]);
});

it("says once that a bot played for somebody, until they do something themselves", () => {
  const bot = (number: number, by: number) => ({ ...step(number, by, event("kept", by)), stand_in: true });
  const steps = [
    step(1, 0, event("began", 0), event("threw", 0)),
    ...[bot(2, 0), bot(3, 0)],
    step(4, 0, event("kept", 0)),
    ...[bot(5, 0), bot(6, 1), bot(7, 0)],
  ];
  const lines = turnsOf(steps).flatMap((turn) => turn.lines);
  expect(lines.filter(({ event }) => !event).map(({ number, by }) => [number, by])).toEqual([
    [2, 0],
    [5, 0],
    [6, 1],
    [7, 0],
  ]);
});

it("keeps the turns that have not changed, so that a long log is not drawn anew", () => {
  const steps = Array.from({ length: 400 }, (_, n) => step(n + 1, n % 3, event("began", n % 3), event("threw", n % 3)));
  const before = turnsOf(steps);
  const after = kept(before, turnsOf([...steps, step(401, 0, event("took", 2))]));
  expect(after.filter((turn) => before.includes(turn))).toHaveLength(399);
  expect(after.at(-1)?.lines.map((line) => line.event?.type)).toEqual(["threw", "took"]);
});
