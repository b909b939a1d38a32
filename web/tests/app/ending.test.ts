/** The end of a game: who is told what, in which order, and what the curve draws. */
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { translator } from "@/app/language/i18n.svelte";
import type { Over, Room, TableView } from "@/app/server/messages";
import { againstBots } from "@/app/table/ending/again";
import { curveOf, spread } from "@/app/table/ending/curve";
import { decidedOf, headlineOf } from "@/app/table/ending/result";
import { EndScene } from "@/app/table/ending/scene.svelte";

const NAMES = ["Ada", "Bea", "Cleo"];
const score = (points: number) => `${points} points`;

beforeAll(async () => {
  await translator.choose("en");
  await translator.learn("gelato-mio/words");
});

function told(scores: number[], winners: number[], seat: number | null, resigned: number[] = []) {
  const places = scores.map((points, at) => ({ seat: at, place: winners.includes(at) ? 1 : 2, score: points }));
  const seats = scores.map((_, at) => ({ name: NAMES[at] ?? "", resigned: resigned.includes(at) }));
  const { tone, sentence } = headlineOf({ places, winners }, seat, seats, score);
  return `${tone}: ${sentence}`;
}

describe("the headline", () => {
  it("tells a winner by how much", () => {
    expect(told([20, 19], [0], 0)).toBe("win: You win by 1 points!");
    expect(told([20, 20], [0], 0)).toBe("win: You win on the tie-break!");
    expect(told([3, 9], [0], 0, [1])).toBe("win: You win: Bea gave up.");
  });

  it("tells a near miss from a defeat", () => {
    expect(told([20, 19], [0], 1)).toBe("close: So close! Ada wins by 1 points.");
    expect(told([20, 20], [0], 1)).toBe("close: So close! Ada wins on the tie-break.");
    expect(told([20, 12], [0], 1)).toBe("lose: Ada wins by 8 points.");
    expect(told([20, 19, 5], [0], 2)).toBe("lose: Ada wins by 1 points.");
    expect(told([20, 20, 5], [0], 2)).toBe("lose: Ada wins on the tie-break!");
    expect(told([20, 30, 5], [0], 1, [1])).toBe("lose: You gave up: Ada wins.");
  });

  it("shares a win", () => {
    expect(told([20, 20, 3], [0, 1], 1)).toBe("share: You and Ada share the win!");
    expect(told([20, 20, 3], [0, 1], 2)).toBe("lose: Ada and Bea share the win!");
    expect(told([20, 20, 3], [0, 1], null)).toBe("watch: Ada and Bea share the win!");
  });

  it("tells a spectator", () => {
    expect(told([20, 12], [0], null)).toBe("watch: Ada wins by 8 points!");
    expect(told([20, 20], [1], null)).toBe("watch: Bea wins on the tie-break!");
    expect(told([2, 20], [0], null, [1])).toBe("watch: Ada wins: Bea gave up.");
  });

  it("names no winner of a game that was ended together", () => {
    expect(told([20, 12], [], 0)).toBe("none: The game was ended. Nobody wins.");
  });
});

it("says in one sentence what decided it", () => {
  const say = (decided: Over["tally"]["decided"]) => decidedOf("gelato-mio", { decided }, NAMES);
  expect(say({ how: "lead", seat: 1, turn: 7, points: 6, reason: "customers" })).toBe(
    "Bea took the lead for good in turn 7: +6 (customers).",
  );
  expect(say({ how: "lead", seat: 1, turn: 7 })).toBe("Bea took the lead for good in turn 7.");
  expect(say({ how: "counting", seat: 0, turn: 9, points: 3, reason: "majorities" })).toBe(
    "The final scoring put Ada ahead: +3 (most balls).",
  );
  expect(say({ how: "shared", seat: 0 })).toBe("Level to the very end.");
  expect(decidedOf("gelato-mio", { decided: { how: "led", seat: 1, turn: 2 } }, NAMES, 1)).toBe(
    "You took the lead in turn 2 and never gave it up.",
  );
  expect(say(undefined)).toBe("");
});

describe("the curve", () => {
  const standing = (...scores: number[]) => ({ move: 1, turn: 1, scores });
  const step = (...scores: number[]) => ({ event: {}, gains: [], scores });

  it("goes from left to right, the final scoring last", () => {
    const drawn = curveOf({
      curve: [standing(0, 0), standing(5, 0), standing(5, 4), standing(5, 10)],
      counted: [step(5, 10)],
    });
    expect(drawn.lines.map((line) => line.points)).toEqual([
      "0.0,100.0 35.0,50.0 70.0,50.0 100.0,50.0",
      "0.0,100.0 35.0,100.0 70.0,60.0 100.0,0.0",
    ]);
    expect(drawn.counting).toBe(70);
  });

  it("knows scores below nothing", () => {
    expect(curveOf({ curve: [standing(0), standing(-5), standing(5)], counted: [] }).zero).toBe(50);
  });

  it("puts no name on another", () => {
    expect(spread([50, 50, 100], 20)).toEqual([50, 70, 100]);
    expect(spread([100, 100, 98], 20)).toEqual([80, 100, 60]);
  });
});

describe("the scene", () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  const counted = [
    { event: { type: "won" }, gains: [{ seat: 0, reason: "majorities", points: 3 }], scores: [8, 7] },
    { event: { type: "showed" }, gains: [{ seat: 1, reason: "pairs", points: 2 }], scores: [8, 9] },
  ];
  const over = { winners: [1], tally: { parts: [], counted, curve: [] } } as unknown as Over;
  const view = (ending: number, scores: number[]) =>
    ({ ending, scores, winners: ending ? [1] : [] }) as unknown as TableView;

  function scene(ms = (time: number) => time) {
    const heard: string[] = [];
    const made = new EndScene({
      ms,
      counted: ({ event }) => heard.push((event as { type: string }).type),
      told: () => heard.push("told"),
    });
    return { made, heard };
  }

  it("counts step by step from how it stood, and then tells who won", () => {
    const { made, heard } = scene();
    made.watch(view(0, [4, 7]));
    const last = view(1, [8, 9]);
    made.watch(last);
    expect(made.standing(last)).toMatchObject({ scores: [4, 7], winners: [] });
    made.begin(over);
    expect(made.standing(last).scores).toEqual([5, 7]);
    vi.runOnlyPendingTimers();
    expect(made.standing(last).scores).toEqual([8, 7]);
    expect(made.counted).toHaveLength(1);
    vi.runOnlyPendingTimers();
    expect(made.standing(last).scores).toEqual([8, 9]);
    expect(made.done).toBe(false);
    vi.runOnlyPendingTimers();
    expect(made.standing(last)).toBe(last);
    expect(heard).toEqual(["won", "showed", "told"]);
  });

  it("can be skipped", () => {
    const { made, heard } = scene();
    made.watch(view(0, [4, 7]));
    made.begin(over);
    made.skip();
    vi.runAllTimers();
    expect(made.done).toBe(true);
    expect(heard).toEqual(["told"]);
  });

  it("is told at once to whoever wants no motion, and to whoever comes later", () => {
    const still = scene(() => 0);
    still.made.watch(view(0, [4, 7]));
    still.made.begin(over);
    const late = scene();
    late.made.watch(view(1, [8, 9]));
    late.made.begin(over);
    expect([still.made.done, late.made.done]).toEqual([true, true]);
  });
});

it("begins again at once where all others are bots of one level", () => {
  const room = (bots: (string | null)[], more: object = {}) =>
    ({
      game: "geizen",
      plan: { options: { chain: true }, edition: null },
      next: null,
      seats: bots.map((bot) => ({ bot })),
      ...more,
    }) as unknown as Room;
  expect(againstBots(room([null, "greedy", "greedy"]), 0)).toEqual({
    game: "geizen",
    players: 3,
    level: "greedy",
    options: { chain: true },
  });
  expect(againstBots(room([null, "greedy", "random"]), 0)).toBeNull();
  expect(againstBots(room([null, null]), 0)).toBeNull();
  expect(againstBots(room([null, "greedy"], { next: "abc" }), 0)).toBeNull();
});
