/** How long what happened is shown. */
import { expect, it } from "vitest";
import type { Step, TableView } from "@/app/server/messages";
import { holdBy } from "@/board/rhythm";

const hold = holdBy({ threw: 600, took: 300 }, 800);
const view = {} as TableView;
const step = (by: number, ...kinds: string[]): Step => ({ number: 1, by, events: kinds.map((type) => ({ type })) });

it("counts each kind of event once, and not what takes no time", () => {
  expect(hold([step(1, "threw", "threw", "kept")], view, 0)).toBe(600);
});

it("shows one's own move half as long", () => {
  expect(hold([step(0, "threw")], view, 0)).toBe(300);
  expect(hold([step(0, "threw"), step(1, "threw")], view, 0)).toBe(600);
});

it("never takes longer than it may", () => {
  expect(hold([step(1, "threw", "took")], view, null)).toBe(800);
});
