import { expect, test } from "vitest";
import { choicesOf, isOutdated, touched } from "@/app/lobby/picking";

const GROUPS = [
  ["A1", "B1"],
  ["A2", "B2"],
];

test("a name that is touched is picked, and goes when it is touched again", () => {
  expect(touched([], "B2", GROUPS)).toEqual(["B2"]);
  expect(touched(["B2"], "A1", GROUPS)).toEqual(["B2", "A1"]);
  expect(touched(["B2", "A1"], "B2", GROUPS)).toEqual(["A1"]);
});

test("the other side of a board takes its place", () => {
  expect(touched(["B2", "A1"], "A2", GROUPS)).toEqual(["A2", "A1"]);
});

test("an option tells whether there is something to choose, and whether it is still needed", () => {
  expect(choicesOf({ type: "boolean", default: false })).toBeNull();
  expect(choicesOf({ choices: ["mixed", "picked"], default: "mixed", picks: GROUPS })).toEqual({
    choices: ["mixed", "picked"],
    default: "mixed",
    picks: GROUPS,
  });
  expect([isOutdated({ deprecated: true }), isOutdated({ type: "boolean" })]).toEqual([true, false]);
});
