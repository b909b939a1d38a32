/** What the Jelly Monster's board reads off the city, against the rulebook's own examples: docs/rules/jelly-monster.md. */
import { expect, it } from "vitest";
import { changed, placements } from "@/games/jelly-monster/city";
import { dieSize } from "@/games/jelly-monster/entrance";
import { bearing } from "@/games/jelly-monster/pointing";
import { CAPSULES, CENTRE, tellOn, total } from "@/games/jelly-monster/story";
import { diceRange, neighboursOf } from "@/games/jelly-monster/words";
import type { Action, District, View } from "@/generated/jelly-monster";
import { partly } from "../partly";

const district = (...dice: number[][]): District => ({
  side: "A3",
  zones: [[], [], []],
  marker: 1,
  sealed: null,
  dice,
});
const view = (...districts: District[]) =>
  partly<View>({ turns: 1, districts, seats: [{ centre: 0 }, { centre: 1 }, { centre: 0 }] });

it("follows what happens in the city", () => {
  const city = [district([], [5], []), district([], [], [])];
  const placed = changed(city, { type: "placed", seat: 0, die: 1, district: 1 });
  const removed = changed(placed, { type: "removed", seat: 0, owner: 1, die: 5, district: 1 });
  expect(removed[0]?.dice).toEqual([[1], [], []]);
  expect(changed(city, { type: "shifted", seat: 2, district: 2, zone: 2 })[1]?.marker).toBe(2);
  expect(changed(city, { type: "sealed", seat: 2, district: 1 }).map((one) => one.sealed)).toEqual([2, null]);
});

it("says nothing of sums that the server has not told, and cancels what an event names", () => {
  const told = { ...district([3, 4], [4, 4], []), sums: [7, 0, 0], cancelled: [[], [4], []], leads: [0] };
  const [placed, other] = changed([told, told], { type: "placed", seat: 2, die: 6, district: 1 });
  expect(placed).toMatchObject({ sums: [], cancelled: [], leads: [] });
  expect(other).toEqual(told);
  const cancelled = changed([placed!, told], { type: "cancelled", seat: 1, district: 1, die: 4, count: 2 });
  const controlled = changed(cancelled, { type: "controlled", district: 1, seats: [0] });
  expect(controlled[0]).toMatchObject({ sums: [], cancelled: [[], [4], []], leads: [0] });
  expect(changed([told], { type: "cancelled", seat: 1, district: 1, die: 4, count: 2 })).toEqual([told]);
});

it("tells a round district by district, from events that came at once", () => {
  const story = tellOn(null, view(district([], [5], []), district([3], [], [])), [
    { type: "placed", seat: 0, die: 6, district: 1 },
    { type: "removed", seat: 2, owner: 0, die: 3, district: 2 },
    { type: "closed", time_up: true },
    { type: "controlled", district: 1, seats: [0] },
    { type: "gained", seat: 0, jelly: 5 },
    { type: "cancelled", seat: 2, district: 2, die: 4, count: 2 },
    { type: "controlled", district: 2, seats: [1] },
    { type: "paid", seat: 0, to: 1, jelly: 2 },
    { type: "controlled", district: 0, seats: [0, 1] },
    { type: "drew", seat: 0, capsule: 4 },
    { type: "drew", seat: 1, capsule: null },
    { type: "began", round: 3, first: 1 },
  ]);
  expect(story).toMatchObject({ round: 2, centre: [1, 1, 0], complete: true });
  expect(story?.districts[0]).toMatchObject({ dice: [[6], [5], []], leads: [0] });
  expect(story?.districts[1]?.cancelled).toEqual([[], [], [4]]);
  expect(story?.chapters.map((chapter) => chapter.district)).toEqual([1, 2, CENTRE]);
  expect(story?.chapters[1]).toMatchObject({ control: [1], gains: { 0: { jelly: -2 }, 1: { jelly: 2 } } });
  expect(total(story?.chapters ?? [])).toEqual({ 0: { jelly: 3, capsules: 1 }, 1: { jelly: 2, capsules: 1 } });
});

it("goes on with the story after a question, and to the opening of the capsules", () => {
  const asked = tellOn(null, view(district([2], [], [])), [
    { type: "closed", time_up: false },
    { type: "controlled", district: 1, seats: [0] },
  ]);
  const told = tellOn(asked, view(district([2], [], [])), [
    { type: "lost", seat: 0, capsule: 3 },
    { type: "opened", seat: 1, capsule: "die", jelly: 6 },
    { type: "ended", winners: [1], jelly: 30 },
  ]);
  expect(told?.chapters.map((chapter) => chapter.district)).toEqual([1, CAPSULES]);
  expect(told?.chapters[0]?.gains).toEqual({ 0: { jelly: 0, capsules: -1 } });
  expect(tellOn(told, null, [])).toBe(told);
});

it("forgets the story when the next round has started", () => {
  const story = { round: 1, districts: [], centre: [], chapters: [], complete: true };
  expect(tellOn(story, null, [{ type: "readied", seat: 1 }])).toBe(story);
  expect(tellOn(story, null, [{ type: "readied", seat: 0 }, { type: "started" }])).toBeNull();
});

it("sorts the placements by die and district", () => {
  const actions: Action[] = [
    { type: "place", die: 3, district: 2 },
    { type: "place", die: 3, district: 2, effect: { type: "shift", to: "up" } },
    { type: "place", die: 5, district: 2 },
    { type: "throw" },
  ];
  const choices = actions.map((action) => ({ action }));
  expect(placements(choices)).toHaveLength(3);
  expect(placements(choices, 3, 2)).toHaveLength(2);
  expect(placements(choices, 3, 1)).toEqual([]);
});

it("writes numbers of dice as short as on the board", () => {
  const range = (least: number, most: number) => diceRange({ who: "dice", what: "jelly", least, most });
  expect([range(1, 2), range(3, 15), range(2, 2)]).toEqual(["1–2", "3+", "2"]);
});

it("turns an arrow to where the paying district lies", () => {
  const here = { x: 100, y: 100 };
  expect(bearing(here, { x: 200, y: 100 })).toBe(0);
  expect(bearing(here, { x: 100, y: 300 })).toBe(90);
  expect(bearing(here, { x: 50, y: 100 })).toBe(180);
  expect(bearing(here, { x: 200, y: 0 })).toBe(-45);
});

it("knows a district's neighbours by what the server tells", () => {
  expect(neighboursOf({ ...district([]), clockwise: 2, counter: 5 })).toEqual({ clockwise: 2, counter: 5 });
  expect(neighboursOf(district([]))).toBeNull();
});

it("lets all dice at an entrance be seen, in one line where they are hardly smaller for it", () => {
  expect(dieSize([3], 215, 330)).toBeGreaterThan(40);
  expect(dieSize([3], 215, 330) * 3).toBeLessThan(215);
  const crowded = [4, 3, 2, 2, 2];
  for (const [width, height] of [
    [58, 60],
    [72, 140],
    [120, 220],
  ] as const) {
    const die = dieSize(crowded, width, height);
    const columns = Math.max(1, Math.floor((width - 30) / (die + 1)));
    const lines = crowded.map((count) => Math.max(11, Math.ceil(count / columns) * (die + 1)));
    expect(lines.reduce((sum, high) => sum + high + 1, -1)).toBeLessThanOrEqual(height);
  }
});

it("never makes them smaller in a larger room", () => {
  const sizes = [60, 120, 240, 480].map((side) => dieSize([7, 1, 3], side, side));
  expect(sizes).toEqual(sizes.toSorted((a, b) => a - b));
});
