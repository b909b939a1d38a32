/** Geizen's preview against the rulebook's own example: docs/rules/geizen.md. */
import { expect, it } from "vitest";
import { forecast } from "@/games/geizen/forecast";

const ROWS = ["GGGR", "GGGGR", "GGGYGR", "GGGYYGR", "GGGYYGGR"].map((fields, index) => ({
  fields,
  first: [2, 2, 1, 1, 1][index] as number,
  arrow: [1, 1, 2, 2, 3][index] as number,
  filled: [0, 3, 0, 3, 3][index] as number,
}));

it("tells the rulebook's example: four laid, six taken", () => {
  expect(forecast(ROWS, [2, 2, 2, 4, 6])).toMatchObject({ cost: 4, gain: 6, full: [2] });
});

it("shows where the chips would lie", () => {
  expect(forecast(ROWS, [1, 4, 4]).fields).toEqual([[0], [], [], [3, 4], []]);
});

it("costs nothing for a six or a yellow field", () => {
  expect(forecast(ROWS, [6, 6, 4, 4, 5]).cost).toBe(0);
});
