/** The dice of a finished game, thrown again in this browser: docs/fair-dice.md tells how seed and nonces become numbers. */
import { fromHex, hmac, utf8 } from "@/dice/hash";
import { commitmentOf } from "@/dice/promises";
import { examine, type Checks, type Doubt, type Fault, type Witness } from "@/dice/witness";
import type { Verification } from "@/generated/http";

/** The numbers that seed and nonces give, one after the other: call it with the number of sides. */
export function thrower(seed: string, nonces: readonly string[]): (sides: number) => number {
  const key = fromHex(seed);
  const salt = nonces.map((nonce) => `${nonce}|`).join("");
  let block: DataView = new DataView(new ArrayBuffer(0));
  let [blocks, at] = [0, 0];

  function word(): number {
    if (at === block.byteLength) {
      block = new DataView(hmac(key, utf8(`${salt}${blocks++}`)).buffer);
      at = 0;
    }
    at += 4;
    return block.getUint32(at - 4);
  }

  return (sides) => {
    const limit = 2 ** 32 - (2 ** 32 % sides);
    let found = word();
    while (found >= limit) found = word();
    return found % sides;
  };
}

/** What this browser remembers of a table from before its game. */
export interface Remembered {
  /** The commitment that the table showed, to whoever watched. */
  promised?: string;
  /** The nonce that this browser made for it. */
  nonce?: string;
  /** What it noted before it gave that away. */
  witness?: Witness;
}

/** What was found out here. */
export interface Finding {
  /** Nobody could choose the numbers; or they are what seed and nonces give, no more; or not even that. */
  trust: "proven" | "unproven" | "broken";
  /** The seed is the one that the record's commitment binds to. */
  seedFits: boolean;
  /** The record's commitment is the one that this browser saw before. Undefined: it saw none. */
  promiseKept?: boolean;
  faults: Fault[];
  /** "early": our nonce is there, but it was given before we knew that all else was bound. */
  doubts: (Doubt | { kind: "early"; seat: null })[];
  /** So many numbers are those that seed and nonces give. */
  right: number;
  /** The move of the first number that is not; 0 is the opening. */
  wrongMove?: number;
}

/** Throw the dice again; null where the server could not play the record, so that nobody knows their sides. */
export function findOut(
  { proof, commitment }: Verification,
  remembered: Remembered,
  isSigned?: Checks,
): Finding | null {
  if (!proof) return null;
  const { witness, nonce } = remembered;
  const draw = thrower(proof.seed, proof.nonces);
  const seen = witness?.commitment ?? remembered.promised;
  const found: Finding = {
    trust: "proven",
    seedFits: commitmentOf(proof.seed) === commitment,
    right: 0,
    ...examine({ commitment, nonces: proof.nonces }, witness, isSigned),
  };
  if (!witness && nonce && proof.nonces.includes(nonce)) found.doubts = [{ kind: "early", seat: null }];
  if (seen) found.promiseKept = seen === commitment;
  compare: for (const [move, throws] of proof.throws.entries()) {
    if (move < proof.skipped) continue;
    for (const [sides, said] of throws as [number, number][]) {
      if (draw(sides) !== said) {
        found.wrongMove = move;
        break compare;
      }
      found.right += 1;
    }
  }
  const holds = found.seedFits && found.promiseKept !== false && found.wrongMove === undefined;
  if (!holds || found.faults.length) found.trust = "broken";
  else if (found.doubts.length) found.trust = "unproven";
  return found;
}
