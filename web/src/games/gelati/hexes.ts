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
/** Where the world's origin lies on the stage, and how large a unit of the world is there. */
export interface Camera extends Point {
  k: number;
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

/** The camera that shows the whole box in the middle of a stage, as large as it may be. */
export function fitting(box: Box, width: number, height: number, smallest: number, largest: number): Camera {
  const wide = width / (box.right - box.left);
  const high = height / (box.bottom - box.top);
  const k = Math.min(largest, Math.max(smallest, Math.min(wide, high)));
  return {
    k,
    x: width / 2 - (k * (box.left + box.right)) / 2,
    y: height / 2 - (k * (box.top + box.bottom)) / 2,
  };
}

/** The same camera, turned to a cell as far as the box is larger than the stage. */
export function aimed(camera: Camera, box: Box, cell: Cell, width: number, height: number): Camera {
  const { k } = camera;
  const { x, y } = middle(cell);
  const along = (near: number, far: number, wanted: number, size: number, now: number): number =>
    k * (far - near) <= size ? now : Math.min(-k * near, Math.max(size - k * far, size / 2 - k * wanted));
  return {
    k,
    x: along(box.left, box.right, x, width, camera.x),
    y: along(box.top, box.bottom, y, height, camera.y),
  };
}

/** Nearer or farther by a factor, with the point of the stage under the fingers staying where it is. */
export function zoomed(camera: Camera, factor: number, at: Point, smallest: number, largest: number): Camera {
  const k = Math.min(largest, Math.max(smallest, camera.k * factor));
  const grown = k / camera.k;
  return { k, x: at.x - (at.x - camera.x) * grown, y: at.y - (at.y - camera.y) * grown };
}

/** The camera moved so far that the board cannot be lost: some of the box stays on the stage. */
export function kept(camera: Camera, box: Box, width: number, height: number): Camera {
  const margin = Math.min(width, height) / 3;
  const { k } = camera;
  return {
    k,
    x: Math.min(width - margin - k * box.left, Math.max(margin - k * box.right, camera.x)),
    y: Math.min(height - margin - k * box.top, Math.max(margin - k * box.bottom, camera.y)),
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
