/** Several sentences about one person become one. */
import { beforeAll, expect, it } from "vitest";
import { translator } from "@/app/language/i18n.svelte";
import type { Step } from "@/app/server/messages";
import { inOneBreath, sentencesOf } from "@/board/sentences";

const NAMES = ["Ada", "Bea", "Carla"];

it("says once who it is", () => {
  expect(inOneBreath(["Bea throws 1 2.", "Bea keeps 2.", "Carla throws 3.", "Row 1 is full!"], NAMES)).toEqual([
    "Bea throws 1 2, keeps 2.",
    "Carla throws 3.",
    "Row 1 is full!",
  ]);
});

it("does not say of two what one of them did", () => {
  const told = ["Bea and Carla control district 4.", "Bea gets 7 jelly.", "Bea gives 1 jelly to Ada.", "Bea is done."];
  expect(inOneBreath(told, NAMES)).toEqual(told);
});

beforeAll(() => translator.choose("en"));

it("says once a turn that a bot plays in somebody's place", () => {
  const step = (by: number, more: object = {}) => ({ by, events: [], ...more }) as unknown as Step;
  const bot = { stand_in: true };
  const steps = [step(1, bot), step(1, bot), step(1, bot), step(0), step(1, bot), step(2, bot), step(1), step(1, bot)];
  const told = steps.map((one, at) => sentencesOf("geizen", one, NAMES, undefined, 2, steps[at - 1]));
  const bea = ["A bot played for Bea."];
  expect(told).toEqual([bea, [], [], [], bea, ["A bot played for you."], [], bea]);
});
