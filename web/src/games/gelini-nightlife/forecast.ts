/** What a choice would bring to the floor, read off what the server says would happen, so that it is seen before it is chosen. */
import type { Preview } from "@/app/server/messages";
import { settle, type Cell, type Dancer } from "@/games/gelini-nightlife/packing";
import { tileOf } from "@/games/gelini-nightlife/tiles";
import type { Event, View } from "@/generated/gelini-nightlife";

export interface Brings {
  tile: string;
  /** Who would come to the floor, the tile itself first if it dances. */
  tiles: string[];
  /** Guests who come by themselves because they are of the same clique. */
  friends: number;
  /** It will be asked then whether the rest of the clique comes. */
  asks: boolean;
  /** A coin would buy a star. */
  star: boolean;
  squares: number;
  filled: number;
  /** The floor would be full. */
  full: boolean;
}

/** What this seat would get with a tile. */
export function brings(view: View, seat: number, tile: string, would: Preview<Event>): Brings {
  const own = would.events.filter((event) => "seat" in event && event.seat === seat);
  const tiles = own.flatMap((event) =>
    event.type === "took" || event.type === "joined" || event.type === "hired" || event.type === "played"
      ? [event.tile]
      : [],
  );
  const dancing = tiles.filter((other) => tileOf(other).size > 0);
  const squares = dancing.reduce((sum, other) => sum + tileOf(other).size, 0);
  return {
    tile,
    tiles: dancing,
    friends: own.filter((event) => event.type === "joined").length,
    asks: would.events.at(-1)?.type === "took",
    star: own.some((event) => event.type === "hired"),
    squares,
    filled: (view.floors[seat]?.filled ?? 0) + squares,
    full: own.some((event) => event.type === "full"),
  };
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
