/** What a bot has done in my place, as the log tells it. */
import { expect, it } from "vitest";
import type { Step } from "@/app/server/messages";
import { playedFor } from "@/app/table/played";

const step = (number: number, by: number, stand_in?: boolean): Step => ({ number, by, events: [], stand_in });

it("counts a bot's moves since my own last one", () => {
  const log = [step(1, 0, true), step(2, 0), step(3, 1), step(4, 0, true), step(5, 1, true), step(6, 0, true)];
  expect(playedFor(log, 0)).toEqual({ moves: 2, from: 4, to: 6 });
  expect(playedFor(log, 1)).toEqual({ moves: 1, from: 5, to: 5 });
});

it("has nothing to tell whoever played themselves, or only watches", () => {
  expect(playedFor([step(1, 0, true), step(2, 0)], 0)).toBeNull();
  expect(playedFor([step(1, 0, true)], null)).toBeNull();
  expect(playedFor([], 0)).toBeNull();
});
