/** The soft outline of some squares together, as a path: what a gummy is cut from. */
import type { Cell } from "@/games/gelini-nightlife/packing";

type Point = readonly [number, number];

/** The edges that go round the squares, clockwise, from corner to corner. */
function edges(cells: readonly Cell[]): Map<string, Point[]> {
  const inside = new Set(cells.map(String));
  const from = new Map<string, Point[]>();
  const add = (a: Point, b: Point) => from.set(String(a), [...(from.get(String(a)) ?? []), b]);
  for (const [x, y] of cells) {
    if (!inside.has(`${x},${y - 1}`)) add([x, y], [x + 1, y]);
    if (!inside.has(`${x + 1},${y}`)) add([x + 1, y], [x + 1, y + 1]);
    if (!inside.has(`${x},${y + 1}`)) add([x + 1, y + 1], [x, y + 1]);
    if (!inside.has(`${x - 1},${y}`)) add([x, y + 1], [x, y]);
  }
  return from;
}

function loops(cells: readonly Cell[]): Point[][] {
  const from = edges(cells);
  const found: Point[][] = [];
  for (const start of [...from.keys()]) {
    let now = start.split(",").map(Number) as [number, number] as Point;
    const loop: Point[] = [];
    for (let next = from.get(String(now))?.pop(); next; next = from.get(String(now))?.pop()) {
      loop.push(now);
      now = next;
    }
    if (loop.length) found.push(loop);
  }
  return found;
}

const way = (a: Point, b: Point): Point => [Math.sign(b[0] - a[0]), Math.sign(b[1] - a[1])];

/** Corners only, each moved inwards. */
function corners(loop: Point[], inset: number, unit: number): Point[] {
  return loop.flatMap((point, i): Point[] => {
    const [ax, ay] = way(loop.at(i - 1) as Point, point);
    const [bx, by] = way(point, loop[(i + 1) % loop.length] as Point);
    if (ax === bx && ay === by) return [];
    return [[point[0] * unit + inset * (-ay - by), point[1] * unit + inset * (ax + bx)]];
  });
}

function rounded(points: Point[], radius: number): string {
  const parts = points.map((point, i) => {
    const [ax, ay] = way(points.at(i - 1) as Point, point);
    const [bx, by] = way(point, points[(i + 1) % points.length] as Point);
    const [x, y] = point;
    const begin = `${round(x - ax * radius)} ${round(y - ay * radius)}`;
    return `${i ? "L" : "M"}${begin}Q${round(x)} ${round(y)} ${round(x + bx * radius)} ${round(y + by * radius)}`;
  });
  return `${parts.join("")}Z`;
}

const round = (value: number) => Math.round(value * 100) / 100;

export function outline(cells: readonly Cell[], unit: number, inset: number, radius: number): string {
  return loops(cells)
    .map((loop) => rounded(corners(loop, inset, unit), radius))
    .join("");
}

/** Where the face is, in squares: in the middle of a broad place as high up as can be, and how large. */
export function faceOf(cells: readonly Cell[]): { x: number; y: number; scale: number } {
  const inside = new Set(cells.map(String));
  const sorted = [...cells].sort((a, b) => a[1] - b[1] || a[0] - b[0]);
  const broad = sorted.find(([x, y]) =>
    [`${x + 1},${y}`, `${x},${y + 1}`, `${x + 1},${y + 1}`].every((c) => inside.has(c)),
  );
  if (broad) return { x: broad[0] + 1, y: broad[1] + 0.82, scale: 1.7 };
  const [x, y] = sorted[0] ?? [0, 0];
  let right = x;
  while (inside.has(`${right + 1},${y}`)) right += 1;
  if (right > x) return { x: (x + right + 1) / 2, y: y + 0.5, scale: 1.12 };
  return { x: x + 0.5, y: y + (inside.has(`${x},${y + 1}`) ? 0.58 : 0.52), scale: 1 };
}
