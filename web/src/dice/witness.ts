/**
 * What this browser can testify about the dice of a game that was played in it.
 *
 * That numbers follow from seed and nonces, anybody can compute. That nobody could choose them is known only to somebody
 * whose own nonce is among them, and who gave it when the seed and every other nonce were bound. The same as
 * `gelateria.engine.witness`; tests/vectors/witness.json holds both to it.
 */
import { placeholderOf, pledgeOf } from "@/dice/promises";

/** What was noted here before our nonce was given away. */
export interface Witness {
  /** What the table had shown by then. */
  commitment: string;
  /** What every seat's nonce was bound to by then: its pledge, or the placeholder of a seat that adds none. */
  sealed: string[];
  seat: number;
  nonce: string;
}

/** Something that is not as it was noted: another commitment, or another nonce in a seat (null: too many or too few). */
export type Fault = { kind: "shown" | "nonce"; seat: number | null };
/** Why the numbers could have been chosen, though nothing contradicts what was noted. */
export type Doubt = { kind: "unwitnessed" | "late" | "withdrawn"; seat: number | null };

export function examine(
  dice: { commitment: string; nonces: readonly string[] },
  witness: Witness | null | undefined,
): { faults: Fault[]; doubts: Doubt[] } {
  if (!witness) return { faults: [], doubts: [{ kind: "unwitnessed", seat: null }] };
  const { sealed, seat: own } = witness;
  const faults: Fault[] = witness.commitment === dice.commitment ? [] : [{ kind: "shown", seat: null }];
  const doubts: Doubt[] = [];
  if (sealed.length !== dice.nonces.length || dice.nonces[own] === undefined)
    return { faults: [...faults, { kind: "nonce", seat: null }], doubts };
  for (const [seat, nonce] of dice.nonces.entries()) {
    const absent = nonce === placeholderOf(seat);
    const asBound = sealed[seat] === pledgeOf(nonce) || (absent && sealed[seat] === nonce);
    if (seat === own ? nonce === witness.nonce : asBound) continue;
    if (absent) doubts.push({ kind: seat === own ? "late" : "withdrawn", seat });
    else faults.push({ kind: "nonce", seat });
  }
  return { faults, doubts };
}
