/** What lies beyond the edges of the stage, and past which of them. */
import type { Camera } from "@/games/gelati/camera";
import { middle, SIZE, WIDTH, type Cell } from "@/games/gelati/hexes";

export const EDGES = ["left", "right", "top", "bottom"] as const;
export type Edge = (typeof EDGES)[number];

/** A hexagon is seen when its middle is on the stage, with at least so much of its width around it. */
const SEEN = 0.3;

/** The places that cannot be seen, by the edge they lie farthest beyond; at each the one that brings most comes first. */
export function beyond<Place extends Cell & { points: number }>(
  places: readonly Place[],
  camera: Camera,
  width: number,
  height: number,
): Record<Edge, Place[]> {
  const hidden: Record<Edge, Place[]> = { left: [], right: [], top: [], bottom: [] };
  const margin = SEEN * camera.k * WIDTH;
  for (const place of [...places].sort((a, b) => b.points - a.points)) {
    const at = middle(place);
    const [x, y] = [camera.x + camera.k * at.x, camera.y + camera.k * at.y];
    const over: Record<Edge, number> = { left: -x, right: x - width, top: -y, bottom: y - height };
    const edge = EDGES.reduce((most, other) => (over[other] > over[most] ? other : most));
    if (over[edge] > -margin) hidden[edge].push(place);
  }
  return hidden;
}

/** How large the pointer at an edge is, and how far it lies within, in pixels. */
const POINTER = 44;
const WITHIN = 4;
/** Where it may begin and end along its edge: the stock is in one corner, the zoom in another. */
const ENDS: Record<Edge, [from: number, to: number]> = {
  left: [84, WITHIN],
  right: [WITHIN, 152],
  top: [76, 52],
  bottom: [52, 52],
};

/**
 * How far along its edge a pointer lies: as near the middle as it can be where it covers none of the places that are
 * seen and, if that can be had too, nothing of the others.
 */
export function besidePlaces(
  edge: Edge,
  seen: readonly Cell[],
  others: readonly Cell[],
  camera: Camera,
  width: number,
  height: number,
): number {
  const upright = edge === "left" || edge === "right";
  const [along, across] = upright ? [height, width] : [width, height];
  const [from, to] = ENDS[edge];
  const last = Math.max(WITHIN, along - to - POINTER);
  const first = Math.min(from, last);
  const inside = WITHIN + POINTER / 2;
  const depth = edge === "left" || edge === "top" ? inside : across - inside;
  const apart = (start: number, place: Cell): number => {
    const { x, y } = middle(place);
    const at = [camera.x + camera.k * x, camera.y + camera.k * y] as const;
    const [spot, deep] = upright ? [at[1], at[0]] : at;
    return Math.hypot(spot - start - POINTER / 2, deep - depth);
  };
  const room = (start: number, places: readonly Cell[]): number =>
    Math.min(POINTER / 2 + camera.k * SIZE, ...places.map((place) => apart(start, place)));
  const wanted = Math.min(last, Math.max(first, (along - POINTER) / 2));
  const starts = Array.from({ length: Math.floor((last - first) / 2) + 1 }, (_, i) => first + 2 * i);
  return [wanted, ...starts].reduce((best, start) => {
    const gain = room(start, seen) - room(best, seen) || room(start, others) - room(best, others);
    return gain > 0 || (gain === 0 && Math.abs(start - wanted) < Math.abs(best - wanted)) ? start : best;
  });
}
