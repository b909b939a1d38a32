/** How Gelini Nightlife's queue winds, how its floors are packed, and what a tile is said to bring. */
import { describe, expect, it } from "vitest";
import { comingAlong } from "@/games/gelini-nightlife/coming";
import { Crowd } from "@/games/gelini-nightlife/crowd";
import { brings, preview } from "@/games/gelini-nightlife/forecast";
import { faceOf, outline } from "@/games/gelini-nightlife/outline";
import { extent, floorOf, settle, stanceOf, type Cell, type Dancer } from "@/games/gelini-nightlife/packing";
import { lineUp, placesOf, stepsTo, wind } from "@/games/gelini-nightlife/queue";
import { cliqueOf, colourOf, tileOf, TONES } from "@/games/gelini-nightlife/tiles";
import type { Event, View } from "@/generated/gelini-nightlife";
import { partly } from "../partly";

const guests = (tiles: string) => tiles.split(" ").map((tile, i) => ({ id: `g${i}`, tile }));
const joined = (cells: readonly Cell[]) => {
  const left = new Set(cells.map(String));
  const reached = [cells[0] as Cell];
  left.delete(String(reached[0]));
  for (const [x, y] of reached)
    for (const next of [
      [x + 1, y],
      [x - 1, y],
      [x, y + 1],
      [x, y - 1],
    ] as Cell[])
      if (left.delete(String(next))) reached.push(next);
  return left.size === 0;
};

/** Everybody has squares enough, of their own, side by side. */
function expectRoom(dancers: Dancer[]): void {
  const taken = dancers.flatMap((dancer) => dancer.cells.map(String));
  expect(new Set(taken).size).toBe(taken.length);
  for (const { tile, cells } of dancers) {
    expect(cells.length).toBe(tileOf(tile).size);
    expect(joined(cells)).toBe(true);
  }
}

const VIEW = partly<View>({
  viewer: 0,
  players: 2,
  awaiting: [0],
  queue: ["w1", "", "g2", "", "b2", "$", "V4", "b1", "g2", "F", "B6"],
  pawns: [2, 4],
  floors: [
    { tiles: ["b3", "g2"], filled: 5, coins: 1 },
    { tiles: ["r2"], filled: 2, coins: 0 },
  ],
  capacity: 37,
  extra: 12,
  stars: ["S5", "S5"],
  coming: "",
});

it("knows tiles by how they are written", () => {
  expect(tileOf("b3")).toEqual({ kind: "guest", letter: "b", size: 3 });
  expect(["V4", "S5", "B6", "$", "F", "C", "P"].map((tile) => tileOf(tile).kind)).toEqual([
    "vip",
    "star",
    "band",
    "coin",
    "flyer",
    "call",
    "people",
  ]);
  expect([cliqueOf("b3"), cliqueOf("V4"), cliqueOf("$"), colourOf("b")]).toEqual(["b", "", "", "blue"]);
  expect(new Set(Object.keys(TONES).map((colour) => colour.charAt(0))).size).toBe(Object.keys(TONES).length);
});

describe("the queue", () => {
  it("is closed up, from the band to those left behind", () => {
    const line = lineUp(VIEW.queue, VIEW.pawns);
    expect(line.map(({ tile, seat }) => tile || seat)).toEqual([
      "B6",
      "F",
      "g2",
      "b1",
      "V4",
      "$",
      "b2",
      1,
      "g2",
      0,
      "w1",
    ]);
    expect(line.filter((waiting) => waiting.behind).map(({ tile }) => tile)).toEqual(["w1"]);
  });

  it("begins with all pawns behind its tail", () => {
    expect(lineUp(["a1", "B6"], [-1, 0, -2]).map(({ key }) => key)).toEqual(["q2", "q1", "pawn1", "pawn0", "pawn2"]);
  });

  it("counts tiles only, no gaps and no pawns", () => {
    expect(stepsTo(VIEW.queue, 2, 6)).toEqual([3, 5, 6]);
    expect(stepsTo(VIEW.queue, -1, 3)).toEqual([1, 3]);
  });

  it("leaves everybody where they are as it shortens", () => {
    const long = ["a1", "b3", "c2", "w1", "g2", "p1", "B6"];
    const short = ["", "b3", "", "", "g2", "", "B6"];
    const spots = (queue: string[], pawns: number[]) => wind(placesOf(queue, pawns), 366, 300, 104).spots;
    expect(spots(short, [3, 4, 6])).toEqual(spots(long, [0, -1, -2]));
    expect(spots(long, [0, -1, -2])).toHaveLength(long.length + 3);
  });

  it("winds to and fro, each beside the one before, inside the room", () => {
    for (const [width, height] of [
      [366, 300],
      [304, 120],
      [520, 560],
      [1400, 900],
    ] as const)
      for (const count of [3, 17, 52, 58]) {
        const { cell, spots, rows, columns } = wind([2, ...Array<number>(count).fill(1)], width, height, 104);
        expect(rows * columns).toBeGreaterThanOrEqual(count + 2);
        spots.forEach(({ x, y }, i) => {
          expect(x).toBeGreaterThanOrEqual(-0.01);
          expect(x + cell * (i ? 1 : 2)).toBeLessThanOrEqual(width + 0.01);
          expect(y + cell).toBeLessThanOrEqual(height + 0.01);
          const before = spots[i - 1];
          if (!before || i === 1) return;
          const far = Math.abs(x - before.x) + Math.abs(y - before.y);
          expect(far).toBeLessThan(1.2 * cell);
          expect(far).toBeGreaterThan(0.9 * cell);
        });
      }
  });

  it("gives everybody the room that there is", () => {
    expect(wind([2, ...Array<number>(52).fill(1)], 366, 300, 104).cell).toBeGreaterThan(39);
    expect(wind([2, 1, 1], 1400, 900, 104).cell).toBe(104);
  });
});

describe("a dance floor", () => {
  it("has as many squares as it holds", () => {
    expect(extent(floorOf(25))).toEqual({ across: 5, down: 5 });
    for (const capacity of [1, 12, 25, 37, 60]) expect(floorOf(capacity)).toHaveLength(capacity);
  });

  it("is five by five, with an Extra Stage of three by four beside it when two play", () => {
    const cells = floorOf(37, 12);
    expect(cells.slice(0, 25)).toEqual(floorOf(25));
    const stage = cells.slice(25);
    expect(new Set(stage.map(([x]) => x))).toEqual(new Set([5.5, 6.5, 7.5]));
    expect(new Set(stage.map(([, y]) => y))).toEqual(new Set([0.5, 1.5, 2.5, 3.5]));
  });

  it("is packed with guests of their real sizes", () => {
    for (const floor of [floorOf(25), floorOf(37, 12)]) {
      const squares = new Set(floor.map(String));
      for (const tiles of ["b3", "a1 a2 a3 g2 g2 g2 V4 V4 S5", "w1 w1 w1 w1 V4 V4 V4 V4 S5", "S5 S5 S5 p3 b3 a3"]) {
        const dancers = settle(guests(tiles), [], floor);
        expectRoom(dancers);
        for (const cell of dancers.flatMap(({ cells }) => cells)) expect(squares.has(String(cell))).toBe(true);
      }
    }
  });

  it("moves nobody who need not move", () => {
    const before = settle(guests("b3 g2 V4"), [], floorOf(25));
    const after = settle(guests("b3 g2 V4 w1 S5"), before, floorOf(25));
    expect(after.slice(0, 3)).toEqual(before);
    expectRoom(after);
  });

  it("lets all make room when that helps", () => {
    const floor = floorOf(9);
    const crowded: Dancer[] = [{ id: "g0", tile: "w1", cells: [[1, 1]] }];
    const after = settle(guests("w1 V4"), crowded, floor);
    expectRoom(after);
    expect(after[0]?.cells).not.toEqual([[1, 1]]);
  });

  it("lets the last hang over the edge", () => {
    for (const capacity of [25, 37]) {
      const dancers = settle(guests("V4 V4 V4 V4 S5 S5 S5 B6 w1 b3"), [], floorOf(capacity));
      expectRoom(dancers);
      const there = new Set(dancers.flatMap(({ cells }) => cells.map(String)));
      expect(floorOf(capacity).every((cell) => there.has(String(cell)))).toBe(true);
    }
  });

  it("lets nobody stand with one foot on the Extra Stage", () => {
    const floor = floorOf(37, 12);
    const dancers = settle(guests("V4 V4 V4 V4 S5 S5 S5 B6 w1 b3"), [], floor);
    expectRoom(dancers);
    const there = new Set(dancers.flatMap(({ cells }) => cells.map(String)));
    expect(floor.every((cell) => there.has(String(cell)))).toBe(true);
  });
});

it("cuts gummies out of squares", () => {
  expect(outline([[0, 0]], 20, 1, 4)).toBe("M1 5Q1 1 5 1L15 1Q19 1 19 5L19 15Q19 19 15 19L5 19Q1 19 1 15Z");
  expect(outline(stanceOf(3), 20, 1, 4).match(/Q/g)).toHaveLength(6);
  expect(faceOf(stanceOf(4))).toMatchObject({ x: 1 });
  expect(
    faceOf([
      [0, 0],
      [1, 0],
      [2, 0],
    ]),
  ).toMatchObject({ x: 1.5, y: 0.5 });
});

describe("what a tile would bring", () => {
  const took = (tile: string, seat = 0): Event => ({ type: "took", seat, tile, place: 3, owner: null, by: "move" });
  const joined = (tile: string): Event => ({ type: "joined", seat: 0, tile, place: null, owner: 1 });
  const would = (...events: Event[]) => ({ events, open: false });

  it("is the guest alone, or the whole clique", () => {
    expect(brings(VIEW, 0, "w1", would(took("w1")))).toMatchObject({
      tiles: ["w1"],
      friends: 0,
      squares: 1,
      filled: 6,
      full: false,
    });
    expect(brings(VIEW, 0, "b2", would(took("b2"), joined("b1")))).toMatchObject({
      tiles: ["b2", "b1"],
      friends: 1,
      squares: 3,
      filled: 8,
    });
  });

  it("says when it will be asked whether the clique comes", () => {
    expect(brings(VIEW, 0, "b2", would(took("b2"))).asks).toBe(true);
    expect(brings(VIEW, 0, "b2", would(took("b2"), { type: "began", seat: 1 })).asks).toBe(false);
  });

  it("is a star for a coin that pays one, whatever its price", () => {
    const hired: Event = { type: "hired", seat: 0, tile: "S5", coins: 3 };
    expect(brings(VIEW, 0, "$", would(took("$"), hired))).toMatchObject({ tiles: ["S5"], star: true, squares: 5 });
    expect(brings(VIEW, 0, "$", would(took("$")))).toMatchObject({ tiles: [], star: false, squares: 0 });
  });

  it("can fill the floor, and what others get is theirs", () => {
    const full: Event = { type: "full", seat: 0, filled: 9, capacity: 9 };
    expect(brings(VIEW, 0, "V4", would(took("V4"), full)).full).toBe(true);
    expect(brings(VIEW, 0, "V4", would(took("V4"), took("w1", 1))).tiles).toEqual(["V4"]);
  });

  it("is shown on the floor beside those who dance there", () => {
    const dancers = settle(guests("b3 g2"), [], floorOf(25));
    const seen = preview(dancers, ["V4", "w1"], floorOf(25));
    expect(seen.dancers).toEqual(dancers);
    expect(seen.ghosts.map(({ tile }) => tile)).toEqual(["V4", "w1"]);
    expectRoom([...seen.dancers, ...seen.ghosts]);
  });
});

it("says who may come along, and from where, as the server tells it", () => {
  const joined = (tile: string, place: number | null, owner: number | null): Event => ({
    type: "joined",
    seat: 1,
    tile,
    place,
    owner,
  });
  const told = [joined("g2", 9, null), joined("g1", null, 0), joined("g2", 1, null)];
  expect(comingAlong(VIEW, { events: told, open: false })).toEqual({
    groups: [
      { owner: null, tiles: ["g2", "g2"] },
      { owner: 0, tiles: ["g1"] },
    ],
    tiles: ["g2", "g1", "g2"],
    squares: 5,
    nearer: 1,
  });
  expect(comingAlong({ ...VIEW, coming: "g" }, undefined)).toMatchObject({ groups: [], squares: 0 });
});

it("follows everybody from the queue to a floor and from floor to floor", () => {
  const crowd = new Crowd();
  const floors = (...tiles: string[][]) =>
    ({ ...VIEW, floors: tiles.map((held) => ({ tiles: held, filled: 0, coins: 0 })) }) as View;
  const ids = (view: View, events: Event[]) =>
    crowd.follow(view, events).map(({ dancers }) => dancers.map(({ id }) => id));
  expect(ids(floors([], ["g2"]), [])).toEqual([[], ["stranger0"]]);
  expect(
    ids(floors(["g2"], ["g2"]), [{ type: "took", seat: 0, tile: "g2", place: 9, owner: null, by: "move" }]),
  ).toEqual([["q9"], ["stranger0"]]);
  expect(ids(floors(["g2", "g2"], []), [{ type: "joined", seat: 0, tile: "g2", place: null, owner: 1 }])).toEqual([
    ["q9", "stranger0"],
    [],
  ]);
  expect(ids(floors(["g2"], []), [])).toEqual([["q9"], []]);
});
