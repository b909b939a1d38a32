/** What lies beyond the edges of the stage, and past which of them. */
import type { Camera } from "@/games/gelati/camera";
import { middle, WIDTH, type Cell } from "@/games/gelati/hexes";

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
