/** The board's geometry: hexagons that stand on a point, q steps to the right, r steps down to the right. */

export interface Cell {
  q: number;
  r: number;
}
export interface Point {
  x: number;
  y: number;
}
export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}
/** From a hexagon's middle to its corners, in units of the world. */
export const SIZE = 50;
export const WIDTH = SIZE * Math.sqrt(3);
export const HEIGHT = SIZE * 2;

export function middle({ q, r }: Cell): Point {
  return { x: WIDTH * (q + r / 2), y: SIZE * 1.5 * r };
}

/** The cell in which a point of the world lies. */
export function cellAt({ x, y }: Point): Cell {
  const r = y / (SIZE * 1.5);
  const q = x / WIDTH - r / 2;
  let [cq, cr] = [Math.round(q), Math.round(r)];
  const third = Math.round(-q - r);
  const [dq, dr, ds] = [Math.abs(cq - q), Math.abs(cr - r), Math.abs(third + q + r)];
  if (dq > dr && dq > ds) cq = -cr - third;
  else if (dr > ds) cr = -cq - third;
  return { q: cq + 0, r: cr + 0 };
}

/** A cell's name, for whatever is kept by cells. */
export function keyOf({ q, r }: Cell): string {
  return `${q},${r}`;
}

export function same(one: Cell | null, other: Cell | null): boolean {
  return one !== null && other !== null && one.q === other.q && one.r === other.r;
}

/** The smallest box around all these hexagons. */
export function around(cells: readonly Cell[]): Box {
  const points = cells.length ? cells.map(middle) : [{ x: 0, y: 0 }];
  const xs = points.map((point) => point.x);
  const ys = points.map((point) => point.y);
  return {
    left: Math.min(...xs) - WIDTH / 2,
    right: Math.max(...xs) + WIDTH / 2,
    top: Math.min(...ys) - SIZE,
    bottom: Math.max(...ys) + SIZE,
  };
}

const WAYS: Record<string, Point> = {
  ArrowRight: { x: 1, y: 0 },
  ArrowLeft: { x: -1, y: 0 },
  ArrowDown: { x: 0, y: 1 },
  ArrowUp: { x: 0, y: -1 },
};

/** Where an arrow key leads from a cell: near, and rather straight ahead than aside. */
export function towards<Place extends Cell>(places: readonly Place[], from: Cell, key: string): Place | null {
  const way = WAYS[key];
  if (!way) return null;
  const start = middle(from);
  let best: Place | null = null;
  let least = Infinity;
  for (const place of places) {
    const { x, y } = middle(place);
    const ahead = (x - start.x) * way.x + (y - start.y) * way.y;
    const aside = Math.abs((x - start.x) * way.y) + Math.abs((y - start.y) * way.x);
    if (ahead <= 1) continue;
    const cost = ahead + 2 * aside;
    if (cost < least) [best, least] = [place, cost];
  }
  return best;
}
