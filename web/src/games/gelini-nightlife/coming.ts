/** Who may come along with a clique, and from where: the question that follows the second guest of a colour. */
import { cliqueOf, tileOf } from "@/games/gelini-nightlife/tiles";
import type { View } from "@/generated/gelini-nightlife";

export interface Group {
  /** Whose floor they leave; null for those who stand in the queue. */
  owner: number | null;
  tiles: string[];
}

export interface Coming {
  letter: string;
  groups: Group[];
  tiles: string[];
  squares: number;
  /** How many leave the queue before somebody's pawn: by so many the band comes nearer. */
  nearer: number;
}

export function comingAlong(view: View): Coming | null {
  const seat = view.awaiting[0];
  if (!view.coming || seat === undefined) return null;
  const friends = (tiles: readonly string[]) => tiles.filter((tile) => cliqueOf(tile) === view.coming);
  const queueing = friends(view.queue);
  const floors = view.floors.map((floor, owner) => ({ owner, tiles: owner === seat ? [] : friends(floor.tiles) }));
  const groups = [{ owner: null, tiles: queueing }, ...floors].filter((group) => group.tiles.length > 0);
  const tiles = groups.flatMap((group) => group.tiles);
  const squares = tiles.reduce((sum, tile) => sum + tileOf(tile).size, 0);
  const rear = Math.min(...view.pawns);
  const nearer = friends(view.queue.filter((_, index) => index + 1 > rear)).length;
  return { letter: view.coming, groups, tiles, squares, nearer };
}
