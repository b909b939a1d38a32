/** An ice cream is a number, cup * 16 + flavour * 4 + topping; its kinds are 0 to 3, 4 to 7 and 8 to 11. */
import type { Preview } from "@/app/server/messages";
import { foreseen } from "@/board/choices";
import type { Cell } from "@/games/gelati/hexes";
import type { Event, Laid } from "@/generated/gelati";

export type Kinds = [cup: number, flavour: number, topping: number];

export function kindsOf(ice: number): Kinds {
  return [ice >> 4, 4 + ((ice >> 2) & 3), 8 + (ice & 3)];
}

/** The directions of the three axes, by the number that an event gives them. */
const AXES: readonly Cell[] = [
  { q: 1, r: 0 },
  { q: 0, r: 1 },
  { q: 1, r: -1 },
];

/** The whole line of tiles with this component that goes through a cell along an axis. */
export function lineThrough(board: readonly Laid[], { q, r }: Cell, axis: number, kind: number): Cell[] {
  const way = AXES[axis] ?? { q: 1, r: 0 };
  const tiles = new Map(board.map((laid) => [`${laid.q},${laid.r}`, laid.tile]));
  const shares = (step: number): boolean => {
    const tile = tiles.get(`${q + step * way.q},${r + step * way.r}`);
    return tile !== undefined && kindsOf(tile).includes(kind);
  };
  let [first, last] = [0, 0];
  while (shares(first - 1)) first -= 1;
  while (shares(last + 1)) last += 1;
  return Array.from({ length: last - first + 1 }, (_, i) => ({
    q: q + (first + i) * way.q,
    r: r + (first + i) * way.r,
  }));
}

export interface Row {
  kind: number;
  cells: Cell[];
}

/** The rows that would earn a token with a tile on this cell, so that a place shows what it brings. */
export function rowsOf(board: readonly Laid[], cell: Cell, would: Preview<Event> | undefined): Row[] {
  return foreseen(would, "earned").map(({ kind, axis }) => ({ kind, cells: lineThrough(board, cell, axis, kind) }));
}

/** Tokens one by one, from how many there are of each kind. */
export function oneByOne(counts: readonly number[]): number[] {
  return counts.flatMap((count, kind) => Array.from({ length: count }, () => kind));
}
