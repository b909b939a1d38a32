/** What Geizen's board reads off the server's preview. */
import { expect, it } from "vitest";
import { costOf, costOfNumber } from "@/games/geizen/cost";
import type { Event } from "@/generated/geizen";

const ROWS = ["GGGR", "GGGGR", "GGGYGR", "GGGYYGR", "GGGYYGGR"].map((fields, index) => ({
  fields,
  first: [2, 2, 1, 1, 1][index] as number,
  arrow: [1, 1, 2, 2, 3][index] as number,
  filled: [0, 3, 0, 3, 3][index] as number,
}));
const laid = (number: number, own: number, lent = 0): Event => ({
  type: "laid",
  seat: 0,
  number,
  own,
  lent,
  on: lent ? "yellow" : "green",
});

/** The rulebook's own example, keeping 2 2 2 4 6. */
const EXAMPLE: Event[] = [
  { type: "kept", seat: 0, dice: [2, 2, 2, 4, 6] },
  { type: "free", seat: 0, count: 1 },
  laid(2, 1),
  laid(2, 1),
  { type: "took", seat: 0, number: 2, chips: 6 },
  { type: "fined", seat: 1, number: 2, chips: 1, missing: 0 },
  laid(2, 2),
  laid(4, 0, 1),
  { type: "began", seat: 1, first: false },
];

it("tells the rulebook's example: four laid, six taken", () => {
  expect(costOf(ROWS, 0, EXAMPLE)).toMatchObject({ cost: 4, gain: 6, full: [2], loan: 0, voids: 0, settled: true });
});

it("shows where the chips would lie, until a row is taken", () => {
  expect(costOf(ROWS, 0, EXAMPLE).fields).toEqual([[], [3, 4], [], [3], []]);
});

it("counts what is lent and what is void, and says when it is not all", () => {
  const events: Event[] = [
    { type: "borrowed", seat: 0, chips: 2 },
    laid(1, 2),
    { type: "void", seat: 0, number: 1 },
    { type: "fined", seat: 1, number: 1, chips: 1, missing: 0 },
  ];
  expect(costOf(ROWS, 0, events)).toMatchObject({ cost: 2, loan: 2, voids: 1, settled: false });
});

it("tells what one number brings, whatever else is paid with it", () => {
  expect(costOfNumber(2, ROWS, 0, EXAMPLE)).toMatchObject({ cost: 4, gain: 6, fields: [[], [3, 4], [], [], []] });
  expect(costOfNumber(4, ROWS, 0, EXAMPLE)).toMatchObject({ cost: 0, gain: 0, full: [] });
});
