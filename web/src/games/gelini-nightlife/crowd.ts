/** Who is who on the floors: a guest keeps its name from the queue on, so that it can be seen where it goes. */
import { floorOf, settle, type Cell, type Dancer, type Guest } from "@/games/gelini-nightlife/packing";
import { dances } from "@/games/gelini-nightlife/tiles";
import type { Event, Hired, Joined, Played, Took, View } from "@/generated/gelini-nightlife";

export interface Party {
  dancers: Dancer[];
  coins: Guest[];
  /** Who has just come, in order. */
  arrived: string[];
}

export class Crowd {
  /** The squares of everybody's floor. */
  floor: Cell[] = [];
  #parties: Party[] = [];
  #seen: View | null = null;
  #strangers = 0;

  /** The floors of this view, after what has happened since the one before. */
  follow(view: View, events: readonly Event[]): Party[] {
    if (view === this.#seen) return this.#parties;
    this.#seen = view;
    if (this.floor.length !== view.capacity) {
      this.floor = floorOf(view.capacity, view.extra);
      this.#parties = [];
    }
    const guests = view.floors.map((_, seat): Guest[] => [
      ...(this.#parties[seat]?.dancers ?? []),
      ...(this.#parties[seat]?.coins ?? []),
    ]);
    const arrived = view.floors.map((): string[] => []);
    for (const event of events) {
      if (event.type !== "took" && event.type !== "joined" && event.type !== "hired" && event.type !== "played")
        continue;
      const id = this.#walk(guests, event, view);
      if (id) arrived[event.seat]?.push(id);
    }
    this.#parties = view.floors.map((floor, seat) => {
      const there = this.#recognise(guests[seat] ?? [], [...floor.tiles, ...Array<string>(floor.coins).fill("$")]);
      const before = this.#parties[seat]?.dancers ?? [];
      return {
        dancers: settle(
          there.filter((guest) => dances(guest.tile)),
          before,
          this.floor,
        ),
        coins: there.filter((guest) => !dances(guest.tile)),
        arrived: arrived[seat] ?? [],
      };
    });
    return this.#parties;
  }

  /** Let somebody go where the event says; returns who it was. */
  #walk(guests: Guest[][], event: Took | Joined | Hired | Played, view: View): string | null {
    const own = guests[event.seat];
    const { tile } = event;
    if (!own) return null;
    if (event.type === "took" || event.type === "joined") {
      const left = guests[event.owner ?? -1];
      const at = left?.findIndex((guest) => guest.tile === tile) ?? -1;
      const [moved] = at >= 0 ? (left?.splice(at, 1) ?? []) : [];
      own.push(moved ?? { id: `q${String(event.place)}`, tile });
    } else if (event.type === "hired") {
      own.push({ id: `star${view.stars.length}`, tile });
    } else {
      own.push({ id: `q${view.queue.length}`, tile });
    }
    return own.at(-1)?.id ?? null;
  }

  /** Those of the guests who are really there, and strangers for the rest: after a reload, or a move taken back. */
  #recognise(guests: readonly Guest[], tiles: readonly string[]): Guest[] {
    const known = [...guests];
    return tiles.map((tile) => {
      const at = known.findIndex((guest) => guest.tile === tile);
      return (at >= 0 ? known.splice(at, 1)[0] : undefined) ?? { id: `stranger${this.#strangers++}`, tile };
    });
  }
}
