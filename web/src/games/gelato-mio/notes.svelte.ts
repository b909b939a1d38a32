/** What somebody notes about the other hands, where that is left to memory. It never leaves this browser. */
import { recall, remember } from "@/app/browser/storage";
import { CARDS } from "@/games/gelato-mio/goods";

/** How many cards of each kind, by the seat that may hold them. */
export type Pad = Record<number, number[]>;

const MOST_PADS = 20;
/** No kind has more cards than this. */
export const MOST = 12;

function pads(): Record<string, Pad> {
  return recall<Record<string, Pad>>("mio-notes", {});
}

/** The notes of one seat at one table. */
export class Notes {
  #place: string;
  #pad = $state.raw<Pad>({});

  constructor(place: string) {
    this.#place = place;
    this.#pad = pads()[place] ?? {};
  }

  about(seat: number): number[] {
    const noted = this.#pad[seat] ?? [];
    return CARDS.map((_, kind) => noted[kind] ?? 0);
  }

  /** One more of a kind, or one less. */
  change(seat: number, kind: number, by: number): void {
    const counts = this.about(seat);
    counts[kind] = Math.min(MOST, Math.max(0, (counts[kind] ?? 0) + by));
    this.#keep({ ...this.#pad, [seat]: counts });
  }

  wipe(seat: number): void {
    this.#keep({ ...this.#pad, [seat]: [] });
  }

  #keep(pad: Pad): void {
    this.#pad = pad;
    const others = Object.entries(pads()).filter(([place]) => place !== this.#place);
    remember("mio-notes", Object.fromEntries([...others.slice(1 - MOST_PADS), [this.#place, pad]]));
  }
}
