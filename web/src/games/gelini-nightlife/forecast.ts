/** What a tile would bring along, so that it is seen before it is chosen. The server alone decides. */
import { settle, type Cell, type Dancer } from "@/games/gelini-nightlife/packing";
import { cliqueOf, tileOf } from "@/games/gelini-nightlife/tiles";
import type { View } from "@/generated/gelini-nightlife";

/** Coins for a star, as the rulebook has it. */
const PRICE = 2;

export interface Brings {
  tile: string;
  /** What would come to the floor, the tile itself first if it dances. */
  tiles: string[];
  /** Guests who come by themselves because they are of the same clique. */
  friends: number;
  /** A coin would buy a star. */
  star: boolean;
  squares: number;
  filled: number;
  /** The floor would be full. */
  full: boolean;
}

/** What this seat would get with a tile: of the queue at `place`, or from another seat's floor. */
export function brings(view: View, seat: number, tile: string): Brings {
  const floor = view.floors[seat];
  const { kind, size } = tileOf(tile);
  const tiles = size ? [tile] : [];
  const clique = cliqueOf(tile);
  const there = clique !== "" && (floor?.tiles.some((other) => cliqueOf(other) === clique) ?? false);
  if (there) {
    const elsewhere = [...view.queue, ...view.floors.flatMap((other, owner) => (owner === seat ? [] : other.tiles))];
    const friends = elsewhere.filter((other) => cliqueOf(other) === clique);
    friends.splice(friends.indexOf(tile), 1);
    tiles.push(...friends);
  }
  const star = kind === "coin" && (floor?.coins ?? 0) + 1 >= PRICE && view.stars.length > 0;
  if (star) tiles.push(view.stars[0] ?? "");
  const squares = tiles.reduce((sum, other) => sum + tileOf(other).size, 0);
  const filled = (floor?.filled ?? 0) + squares;
  return { tile, tiles, friends: there ? tiles.length - 1 : 0, star, squares, filled, full: filled >= view.capacity };
}

/** The floor with those who would come: the dancers who are there, and the new ones as ghosts. */
export function preview(
  dancers: readonly Dancer[],
  tiles: readonly string[],
  floor: readonly Cell[],
): { dancers: Dancer[]; ghosts: Dancer[] } {
  const coming = tiles.map((tile, i) => ({ id: `ghost${i}`, tile }));
  const all = settle([...dancers, ...coming], dancers, floor);
  return {
    dancers: all.filter((dancer) => !dancer.id.startsWith("ghost")),
    ghosts: all.filter((dancer) => dancer.id.startsWith("ghost")),
  };
}
