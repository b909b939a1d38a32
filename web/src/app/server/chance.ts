/**
 * Our own part in the chance of a table's game: a nonce that only this browser knows, until everybody is bound.
 *
 * Its pledge is told when we come. The table answers with what it and all seats are bound to; that is noted, and only then
 * is the nonce given. What was noted first counts: a table that says something else later is found out in the end.
 */
import { keepKeys, keysOf } from "@/app/browser/storage";
import { newNonce } from "@/app/server/api";
import type { Room } from "@/app/server/messages";
import { isToCome } from "@/dice/beacon";
import { pledgeOf } from "@/dice/promises";

/** Who gives no nonce is a witness all the same, where a beacon's round is named that nobody can know yet. */
export function noteBeacon(table: string, { status, commitment, sealed }: Room): void {
  if (status === "starting" && sealed?.some((bound) => isToCome(bound)) && !keysOf(table).witness)
    keepKeys(table, { witness: { commitment, sealed, seat: null, nonce: null } });
}

export class OwnPart {
  readonly pledge: string;
  #table: string;
  #nonce: string;

  constructor(table: string) {
    this.#table = table;
    this.#nonce = keysOf(table).nonce ?? newNonce();
    keepKeys(table, { nonce: this.#nonce });
    this.pledge = pledgeOf(this.#nonce);
  }

  /** The nonce, if the table starts and is bound to ours; else it asks for another browser's, or for none. */
  give({ status, commitment, sealed }: Room, seat: number): string | undefined {
    if (status !== "starting" || sealed?.[seat] !== this.pledge) return undefined;
    if (!keysOf(this.#table).witness)
      keepKeys(this.#table, { witness: { commitment, sealed, seat, nonce: this.#nonce } });
    return this.#nonce;
  }
}
