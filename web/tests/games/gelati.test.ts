/** Gelati's hexagons, and its preview of rows against the rulebook's own example: docs/rules/gelati.md. */
import { describe, expect, it } from "vitest";
import { aimed, fitting, kept, zoomed } from "@/games/gelati/camera";
import { beyond, besidePlaces } from "@/games/gelati/edges";
import { around, cellAt, middle, SIZE, towards, WIDTH } from "@/games/gelati/hexes";
import { kindsOf, lineThrough, oneByOne, rowsOf } from "@/games/gelati/ices";
import type { Event } from "@/generated/gelati";

const CROSS = [
  { q: 0, r: 0 },
  { q: 1, r: 0 },
  { q: 0, r: 1 },
  { q: 1, r: -1 },
];
/** Of a cup, a flavour and a topping, each from 0 to 3. */
const ice = (cup: number, flavour: number, topping: number) => cup * 16 + flavour * 4 + topping;

describe("hexagons", () => {
  it("finds the cell under a point, everywhere in it", () => {
    for (const cell of [...CROSS, { q: -3, r: 5 }, { q: 4, r: -2 }])
      for (const turn of [0, 1, 2, 3, 4, 5]) {
        const { x, y } = middle(cell);
        const angle = (Math.PI / 3) * turn;
        const reach = 0.8 * SIZE;
        expect(cellAt({ x: x + reach * Math.cos(angle), y: y + reach * Math.sin(angle) })).toEqual(cell);
      }
  });

  it("fits the whole board into a stage, in its middle", () => {
    const box = around(CROSS);
    const camera = fitting(box, 400, 300, 0.1, 9);
    expect(camera.k * (box.bottom - box.top)).toBeCloseTo(300);
    expect(camera.x + camera.k * box.left).toBeCloseTo(400 - (camera.x + camera.k * box.right));
    expect(fitting(box, 400, 300, 0.1, 0.5).k).toBe(0.5);
  });

  it("turns to a cell when not everything can be shown", () => {
    const box = around([
      { q: 0, r: 0 },
      { q: 9, r: 0 },
    ]);
    const camera = fitting(box, 2 * WIDTH, 200, 1, 1);
    expect(aimed(camera, box, { q: 4, r: 0 }, 2 * WIDTH, 200).x).toBeCloseTo(WIDTH - 4 * WIDTH);
    expect(aimed(camera, box, { q: 0, r: 0 }, 2 * WIDTH, 200).x).toBeCloseTo(WIDTH / 2);
    expect(aimed(camera, box, { q: 0, r: 0 }, 10 * WIDTH, 200)).toEqual(camera);
  });

  it("zooms around the fingers", () => {
    const before = { k: 1, x: 30, y: 40 };
    const after = zoomed(before, 2, { x: 100, y: 80 }, 0.1, 9);
    expect((100 - after.x) / after.k).toBeCloseTo(100 - before.x);
    expect((80 - after.y) / after.k).toBeCloseTo(80 - before.y);
    expect(zoomed(before, 100, { x: 0, y: 0 }, 0.1, 3).k).toBe(3);
  });

  it("does not lose the board when it is dragged far away", () => {
    const box = around(CROSS);
    const camera = kept({ k: 1, x: 9999, y: -9999 }, box, 300, 300);
    expect(camera.x + box.left).toBeCloseTo(200);
    expect(camera.y + box.bottom).toBeCloseTo(100);
  });

  it("follows the arrow keys to what lies ahead", () => {
    expect(towards(CROSS, { q: 0, r: 0 }, "ArrowRight")).toEqual({ q: 1, r: 0 });
    expect(towards(CROSS, { q: 0, r: 0 }, "ArrowDown")).toEqual({ q: 0, r: 1 });
    expect(towards(CROSS, { q: 0, r: 0 }, "ArrowUp")).toEqual({ q: 1, r: -1 });
    expect(towards(CROSS, { q: 0, r: 0 }, "ArrowLeft")).toBeNull();
    expect(towards(CROSS, { q: 0, r: 0 }, "Enter")).toBeNull();
  });
});

describe("ice creams", () => {
  it("are made of a cup, a flavour and a topping", () => {
    expect(kindsOf(ice(3, 1, 2))).toEqual([3, 5, 10]);
    expect(oneByOne([0, 2, 0, 1])).toEqual([1, 1, 3]);
  });

  it("tell the rulebook's example: four chocolates on one line and four paper cups on another", () => {
    const board = [
      ...[1, 2, 3].map((q) => ({ tile: ice(1, 2, q), q, r: 0 })),
      ...[1, 2, 3].map((r) => ({ tile: ice(0, 1, r), q: 0, r })),
    ];
    const earned = (kind: number, axis: number): Event => ({ type: "earned", seat: 0, kind, axis });
    const missed: Event = { type: "missed", seat: 0, kind: 8, axis: 2 };
    const would = { events: [earned(6, 0), earned(0, 1), missed], open: true };
    const rows = rowsOf(board, { q: 0, r: 0 }, would);
    expect(rows.map((row) => row.kind)).toEqual([6, 0]);
    expect(rows.every((row) => row.cells.length === 4)).toBe(true);
    expect(rowsOf(board, { q: 0, r: 0 }, undefined)).toEqual([]);
  });

  it("lie in lines along all three axes", () => {
    const board = [-1, 0, 1].map((step) => ({ tile: ice(step + 1, 3, 0), q: step, r: -step }));
    expect(lineThrough(board, { q: 0, r: 0 }, 2, 7)).toHaveLength(3);
    expect(lineThrough(board, { q: 0, r: 0 }, 0, 7)).toHaveLength(1);
    expect(lineThrough(board, { q: 0, r: 0 }, 2, 0)).toHaveLength(2);
  });
});

describe("what lies beyond the edges", () => {
  it("is told by the edge, the dearest place first", () => {
    const at = (q: number, r: number, points: number) => ({ q, r, points });
    const places = [at(0, 0, 1), at(-4, 0, 0), at(-3, 0, 3), at(4, 0, 1), at(2, -4, 0), at(-2, 4, 6)];
    const hidden = beyond(places, { k: 0.5, x: 100, y: 80 }, 200, 160);
    expect(hidden).toEqual({
      left: [at(-3, 0, 3), at(-4, 0, 0)],
      right: [at(4, 0, 1)],
      top: [at(2, -4, 0)],
      bottom: [at(-2, 4, 6)],
    });
  });

  it("is nothing of what can be seen, but all of what is cut through its middle", () => {
    const camera = { k: 0.5, x: 0, y: 80 };
    const cut = [{ q: 0, r: 0, points: 0 }];
    expect(beyond(cut, camera, 200, 160).left).toEqual(cut);
    expect(Object.values(beyond(cut, { ...camera, x: 100 }, 200, 160)).flat()).toEqual([]);
  });
});

describe("an arrow at the edge", () => {
  const camera = { k: 0.5, x: 200, y: 100 };
  const at = (edge: "bottom" | "right", seen: { q: number; r: number }[], others: { q: number; r: number }[] = []) =>
    besidePlaces(edge, seen, others, camera, 400, 200);

  it("lies in the middle where nothing is covered", () => {
    expect(at("bottom", [])).toBe(178);
  });

  it("gives way to the places that can be seen", () => {
    const start = at("bottom", [{ q: -1, r: 2 }]);
    expect(Math.abs(start + 22 - 200)).toBeGreaterThan(40);
  });

  it("gives way to what is hardly seen too, if it can", () => {
    expect(at("bottom", [], [{ q: -1, r: 2 }])).toBe(at("bottom", [{ q: -1, r: 2 }]));
  });

  it("keeps within its edge where there is hardly any room", () => {
    expect(besidePlaces("right", [], [], camera, 300, 90)).toBe(4);
    expect(besidePlaces("left", [], [], camera, 300, 90)).toBe(42);
  });
});
