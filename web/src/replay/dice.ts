/**
 * The dice of a finished game, thrown again in this browser: docs/fair-dice.md tells how seed and nonces become numbers.
 *
 * SHA-256 is written out here because browsers lend theirs to https and localhost only, and a server at home has neither.
 */
import type { Verification } from "@/generated/http";

const ROUNDS = Uint32Array.from(firstPrimes(64), (prime) => fraction(Math.cbrt(prime)));
const START = Uint32Array.from(firstPrimes(8), (prime) => fraction(Math.sqrt(prime)));
const BLOCK = 64;

function firstPrimes(count: number): number[] {
  const primes: number[] = [];
  for (let n = 2; primes.length < count; n++) if (primes.every((prime) => n % prime)) primes.push(n);
  return primes;
}

function fraction(root: number): number {
  return Math.floor((root % 1) * 2 ** 32);
}

function turn(word: number, by: number): number {
  return (word >>> by) | (word << (32 - by));
}

export function sha256(message: Uint8Array): Uint8Array {
  const padded = new Uint8Array(Math.ceil((message.length + 9) / BLOCK) * BLOCK);
  padded.set(message);
  padded[message.length] = 0x80;
  const bytes = new DataView(padded.buffer);
  bytes.setUint32(padded.length - 4, message.length * 8);
  const hash = START.slice();
  for (let at = 0; at < padded.length; at += BLOCK) mix(hash, bytes, at);
  const digest = new DataView(new ArrayBuffer(32));
  hash.forEach((word, i) => digest.setUint32(4 * i, word));
  return new Uint8Array(digest.buffer);
}

function mix(hash: Uint32Array, bytes: DataView, at: number): void {
  const words = new Uint32Array(64);
  for (let i = 0; i < 16; i++) words[i] = bytes.getUint32(at + 4 * i);
  for (let i = 16; i < 64; i++) {
    const [before, after] = [words[i - 15] as number, words[i - 2] as number];
    const low = turn(before, 7) ^ turn(before, 18) ^ (before >>> 3);
    const high = turn(after, 17) ^ turn(after, 19) ^ (after >>> 10);
    words[i] = (words[i - 16] as number) + low + (words[i - 7] as number) + high;
  }
  let [a, b, c, d, e, f, g, h] = Array.from(hash) as [number, number, number, number, number, number, number, number];
  for (let i = 0; i < 64; i++) {
    const choice = (e & f) ^ (~e & g);
    const most = (a & b) ^ (a & c) ^ (b & c);
    const one = h + (turn(e, 6) ^ turn(e, 11) ^ turn(e, 25)) + choice + (ROUNDS[i] as number) + (words[i] as number);
    const two = (turn(a, 2) ^ turn(a, 13) ^ turn(a, 22)) + most;
    [a, b, c, d, e, f, g, h] = [(one + two) | 0, a, b, c, (d + one) | 0, e, f, g];
  }
  [a, b, c, d, e, f, g, h].forEach((word, i) => (hash[i] = (hash[i] as number) + word));
}

function hmac(key: Uint8Array, message: Uint8Array): Uint8Array {
  const block = new Uint8Array(BLOCK);
  block.set(key.length > BLOCK ? sha256(key) : key);
  const inner = sha256(
    joined(
      block.map((byte) => byte ^ 0x36),
      message,
    ),
  );
  return sha256(
    joined(
      block.map((byte) => byte ^ 0x5c),
      inner,
    ),
  );
}

function joined(one: Uint8Array, other: Uint8Array): Uint8Array {
  const both = new Uint8Array(one.length + other.length);
  both.set(one);
  both.set(other, one.length);
  return both;
}

const utf8 = (text: string) => new TextEncoder().encode(text);
const fromHex = (text: string) => Uint8Array.from(text.match(/../g) ?? [], (pair) => parseInt(pair, 16));
const toHex = (bytes: Uint8Array) => Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");

/** What a table shows before the game: it binds it to its seed. */
export function commitmentOf(seed: string): string {
  return toHex(sha256(joined(utf8("gelateria seed|"), fromHex(seed))));
}

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
  /** The commitment that the table showed. */
  promised?: string;
  /** The nonce that this browser added. */
  nonce?: string;
}

/** What was found out here. Undefined: there was nothing to compare with. */
export interface Finding {
  holds: boolean;
  /** The seed is the one that the record's commitment binds to. */
  seedFits: boolean;
  /** The record's commitment is the one that this browser saw before the game. */
  promiseKept?: boolean;
  /** Our own nonce is among those that made the numbers. */
  nonceCounts?: boolean;
  /** So many numbers are those that seed and nonces give. */
  right: number;
  /** The move of the first number that is not; 0 is the opening. */
  wrongMove?: number;
}

/** Throw the dice again; null where the server could not play the record, so that nobody knows their sides. */
export function findOut({ proof, commitment }: Verification, remembered: Remembered): Finding | null {
  if (!proof) return null;
  const draw = thrower(proof.seed, proof.nonces);
  const found: Finding = { holds: true, seedFits: commitmentOf(proof.seed) === commitment, right: 0 };
  if (remembered.promised) found.promiseKept = remembered.promised === commitment;
  if (remembered.nonce) found.nonceCounts = proof.nonces.includes(remembered.nonce);
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
  const facts = [found.seedFits, found.promiseKept, found.nonceCounts, found.wrongMove === undefined];
  found.holds = !facts.includes(false);
  return found;
}
