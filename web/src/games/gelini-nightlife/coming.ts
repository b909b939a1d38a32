/** Who may come along with a clique, and from where, as the server says it: the question that follows the second guest of a colour. */
import type { Preview } from "@/app/server/messages";
import { foreseen } from "@/board/choices";
import { tileOf } from "@/games/gelini-nightlife/tiles";
import type { Event, View } from "@/generated/gelini-nightlife";

export interface Group {
  /** Whose floor they leave; null for those who stand in the queue. */
  owner: number | null;
  tiles: string[];
}

export interface Coming {
  groups: Group[];
  tiles: string[];
  squares: number;
  /** How many leave the queue before somebody's pawn: by so many the band comes nearer. */
  nearer: number;
}

/** Read off what would happen if they came; nothing is known while nobody has told. */
export function comingAlong({ pawns }: View, would: Preview<Event> | undefined): Coming {
  const joining = foreseen(would, "joined");
  const owners = [...new Set(joining.map(({ owner }) => owner))];
  const tiles = joining.map(({ tile }) => tile);
  const rear = Math.min(...pawns);
  return {
    groups: owners.map((owner) => ({
      owner,
      tiles: joining.filter((joined) => joined.owner === owner).map(({ tile }) => tile),
    })),
    tiles,
    squares: tiles.reduce((sum, tile) => sum + tileOf(tile).size, 0),
    nearer: joining.filter(({ place }) => place !== null && place > rear).length,
  };
}
