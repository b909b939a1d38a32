/**
 * What this browser can testify about the dice of a game that was played in it.
 *
 * That numbers follow from seed and nonces, anybody can compute. That nobody could choose them is known only to somebody
 * whose own nonce is among them, and who gave it when the seed and every other nonce were bound. The same as
 * `gelateria.engine.witness`; tests/vectors/witness.json holds both to it.
 */
import { isKnown, roundOf } from "@/dice/beacon";
import { placeholderOf, pledgeOf } from "@/dice/promises";

/** What was noted here before our nonce was given away; or, by who gave none, before a public beacon's round was known. */
export interface Witness {
  /** What the table had shown by then. */
  commitment: string;
  /** What every seat's nonce was bound to by then: its pledge, or its placeholder; then a beacon's round, if there is one. */
  sealed: string[];
  seat: number | null;
  nonce: string | null;
}

/** Checks a beacon's signature: `@/dice/pairing`, where it is needed. */
export type Checks = (bound: string, nonce: string) => boolean;
export const needsPairing = (witness?: Witness) => !!witness?.sealed.some(roundOf);

/**
 * Something that is not as it was noted: another commitment, or another nonce in a seat. After the seats comes the
 * beacon; null: too many or too few.
 */
export type Fault = { kind: "shown" | "nonce"; seat: number | null };
/** Why the numbers could have been chosen, though nothing contradicts what was noted. */
export type Doubt = { kind: "unwitnessed" | "late" | "withdrawn"; seat: number | null };

export function examine(
  dice: { commitment: string; nonces: readonly string[] },
  witness: Witness | null | undefined,
  isSigned: Checks = () => false,
): { faults: Fault[]; doubts: Doubt[] } {
  const doubts: Doubt[] = [];
  if (!witness || (witness.seat === null && !witness.sealed.some(isKnown)))
    doubts.push({ kind: "unwitnessed", seat: null });
  if (!witness) return { faults: [], doubts };
  const { sealed, seat: own } = witness;
  const faults: Fault[] = witness.commitment === dice.commitment ? [] : [{ kind: "shown", seat: null }];
  if (sealed.length !== dice.nonces.length || dice.nonces[own ?? 0] === undefined)
    return { faults: [...faults, { kind: "nonce", seat: null }], doubts };
  for (const [seat, nonce] of dice.nonces.entries()) {
    const bound = sealed[seat] as string;
    const absent = nonce === placeholderOf(seat);
    const asBound = roundOf(bound) ? isSigned(bound, nonce) : bound === pledgeOf(nonce) || (absent && bound === nonce);
    if (seat === own ? nonce === witness.nonce : asBound) continue;
    if (absent) doubts.push({ kind: seat === own ? "late" : "withdrawn", seat });
    else faults.push({ kind: "nonce", seat });
  }
  return { faults, doubts };
}
