/** Gelini Nightlife told again: guests for their names, and squares where they dance. */
import type { Gain, Retelling } from "@/board/board";
import Glyph from "@/games/gelini-nightlife/Glyph.svelte";
import { dances, tileOf } from "@/games/gelini-nightlife/tiles";
import type { Event, Floor, Joined, Took, View } from "@/generated/gelini-nightlife";

function pieces(event: Event): Record<string, string[]> {
  if (event.type === "threw") return { steps: [`die ${event.steps}`] };
  if (event.type === "hired" || event.type === "played") return {};
  return "tile" in event ? { tile: [`tile ${event.tile}`] } : {};
}

function gains(event: Event): Gain[] {
  if (event.type !== "took" && event.type !== "joined" && event.type !== "hired" && event.type !== "played") return [];
  const points = tileOf(event.tile).size;
  if (!points) return [];
  const owner = "owner" in event ? event.owner : null;
  return [
    { seat: event.seat, points, at: floorOf(event.seat) },
    ...(owner === null ? [] : [{ seat: owner, points: -points, at: floorOf(owner) }]),
  ];
}

function floorOf(seat: number): string {
  return `[data-floor="${seat}"]`;
}

/** Who was told of has gone where the event says; the others stand where they stood. */
export function stage(before: View, _after: View, told: readonly Event[]): Partial<View> {
  let { pawns, queue, floors, thrown } = before;
  for (const event of told) {
    if (event.type === "threw") thrown = event.steps;
    else if (event.type === "moved") pawns = pawns.map((at, seat) => (seat === event.seat ? event.place : at));
    else if (event.type === "took" || event.type === "joined") {
      if (event.place !== null) queue = queue.map((tile, index) => (index + 1 === event.place ? "" : tile));
      floors = floors.map((floor, seat) => arrival(floor, seat, event));
    }
  }
  return { pawns, queue, floors, thrown, target: 0, phase: before.phase, coming: "", stars: before.stars };
}

function arrival(floor: Floor, seat: number, { seat: to, owner, tile }: Took | Joined): Floor {
  const { size } = tileOf(tile);
  if (seat === owner) {
    const at = floor.tiles.indexOf(tile);
    return { ...floor, tiles: floor.tiles.filter((_, index) => index !== at), filled: floor.filled - size };
  }
  if (seat !== to) return floor;
  return dances(tile)
    ? { ...floor, tiles: [...floor.tiles, tile], filled: floor.filled + size }
    : { ...floor, coins: floor.coins + 1 };
}

export const retelling: Retelling<View, Event> = {
  Glyph,
  pieces,
  gains,
  stage,
  notable: ["took", "joined", "hired"],
  beats: [
    "threw",
    "passed",
    "untaken",
    "moved",
    "joined",
    "acted",
    "hired",
    "stayed",
    "idle",
    "full",
    "played",
    "ended",
  ],
};
