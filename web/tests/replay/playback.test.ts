/** Looking at a recorded game again: chunks are fetched once, steps bring what happened, jumps do not. */
import { beforeEach, expect, it, vi } from "vitest";
import type { Moment, Replay } from "@/app/server/api";
import type { TableView } from "@/app/server/messages";
import { CHUNK, Playback } from "@/replay/playback.svelte";
import { partly } from "../partly";

const MOVES = 50;
const told = partly<Replay>({
  moves: MOVES,
  opening: [{ type: "begun" }],
  steps: Array.from({ length: MOVES }, (_, i) => ({ by: Math.floor(i / 5) % 2, events: [{ type: "did", seat: i }] })),
});

function moments(viewer: number | null, from: number, to: number): Moment[] {
  return Array.from({ length: to - from + 1 }, (_, i) => ({
    moves: from + i,
    choices: {},
    view: partly<TableView>({ viewer, turns: from + i }),
  }));
}

let asked: [number | null, number, number][];
let happened: number[];
let pausedAt: number;
let playback: Playback;

beforeEach(() => {
  [asked, happened, pausedAt] = [[], [], 0];
  playback = new Playback(told, {
    ask: (viewer, from, to) => {
      asked.push([viewer, from, to]);
      return Promise.resolve(moments(viewer, from, to));
    },
    hold: () => 0,
    happened: ({ number }) => {
      happened.push(number);
      if (number === pausedAt) playback.pause();
    },
    failed: (error) => {
      throw error;
    },
  });
});

it("steps with what happened, and jumps without", async () => {
  await playback.go(7);
  expect([playback.shown, playback.view?.turns, playback.steps]).toEqual([7, 7, []]);
  await playback.go(8);
  expect(playback.steps).toEqual([{ number: 8, by: 1, events: [{ type: "did", seat: 7 }] }]);
  await playback.go(7);
  expect(playback.steps).toEqual([]);
  expect(happened).toEqual([8]);
  expect(playback.step(0).events).toEqual([{ type: "begun" }]);
});

it("fetches a chunk once, and the next a little ahead", async () => {
  for (let move = 0; move < CHUNK - 9; move++) await playback.go(move);
  expect(asked).toEqual([[null, 0, CHUNK - 1]]);
  await playback.go(CHUNK - 8);
  expect(asked).toEqual([
    [null, 0, CHUNK - 1],
    [null, CHUNK, 2 * CHUNK - 1],
  ]);
  await playback.go(MOVES + 99);
  expect(asked.at(-1)).toEqual([null, 2 * CHUNK, MOVES]);
  expect(playback.at).toBe(MOVES);
});

it("shows only where the scrubber came to rest", async () => {
  await Promise.all([playback.go(5), playback.go(25), playback.go(45)]);
  expect(playback.shown).toBe(45);
  expect(asked.map(([, from]) => from)).toEqual([40]);
});

it("looks through other eyes at the same position", async () => {
  await playback.go(12);
  await playback.look(1);
  expect([playback.at, playback.view?.viewer, playback.steps]).toEqual([12, 1, []]);
});

it("plays by itself to the end, and from the beginning again", async () => {
  await playback.go(MOVES - 3);
  await playback.play();
  expect(happened).toEqual([48, 49, 50]);
  expect(playback.playing).toBe(false);
  pausedAt = 4;
  await playback.play();
  expect(playback.shown).toBe(4);
});

it("goes from turn to turn", async () => {
  expect(playback.runs[0]).toEqual({ from: 0, to: 5, by: 0 });
  await playback.go(7);
  await playback.turn(1);
  expect(playback.at).toBe(10);
  await playback.turn(-1);
  expect(playback.at).toBe(5);
  await playback.go(MOVES - 1);
  await playback.turn(1);
  expect(playback.at).toBe(MOVES);
});

it("stops and says so when something cannot be shown", async () => {
  const failed = vi.fn();
  const broken = new Playback(told, {
    ask: () => Promise.reject(new Error("gone")),
    hold: () => 0,
    happened: () => undefined,
    failed,
  });
  await broken.play();
  expect(failed).toHaveBeenCalledOnce();
  expect(broken.playing).toBe(false);
});
