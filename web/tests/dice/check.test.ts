/** The same numbers as the table's, and the same verdict as the terminal's: cases for every language. */
import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";
import { findOut, thrower } from "@/dice/check";
import { sha256 } from "@/dice/hash";
import { commitmentOf, pledgeOf } from "@/dice/promises";
import { isSigned } from "@/dice/pairing";
import { examine, type Doubt, type Fault, type Witness } from "@/dice/witness";

const vectors = (name: string) =>
  JSON.parse(
    readFileSync(fileURLToPath(new URL(`../../../tests/vectors/${name}.json`, import.meta.url)), "utf-8"),
  ) as unknown;

interface Case {
  name: string;
  seed: string;
  nonces: string[];
  commitment: string;
  sides: number[];
  numbers: number[];
}
const cases = vectors("dice") as Case[];

interface Told {
  name: string;
  dice: { seed: string; commitment: string; nonces?: string[] };
  witness: Witness | null;
  faults: [string, number | null][];
  doubts: [string, number | null][];
}
const told = vectors("witness") as Told[];
const pairs = (found: (Fault | Doubt)[]) => found.map(({ kind, seat }) => [kind, seat]);

it.each([0, 1, 55, 56, 63, 64, 65, 119, 120, 200])("hashes %d bytes as everybody does", (length) => {
  const message = Uint8Array.from({ length }, (_, i) => (i * 7) % 256);
  expect(Buffer.from(sha256(message)).toString("hex")).toBe(createHash("sha256").update(message).digest("hex"));
});

describe.each(cases)("$name", ({ seed, nonces, commitment, sides, numbers }) => {
  it("is committed to", () => expect(commitmentOf(seed)).toBe(commitment));

  it("gives the same numbers", () => {
    const draw = thrower(seed, nonces);
    expect(sides.map((n) => draw(n))).toEqual(numbers);
  });
});

describe.each(told)("where $name", ({ dice: { commitment, seed, nonces = [] }, witness, faults, doubts }) => {
  it("a witness finds the same", () => {
    const found = examine({ commitment, nonces }, witness, isSigned);
    expect([pairs(found.faults), pairs(found.doubts)]).toEqual([faults, doubts]);
  });

  it("it is called verified only if nothing is found", () => {
    const record = { game: "", holds: true, commitment, checked: 0, taken_over: 0, faults: [] };
    const found = findOut(
      { ...record, proof: { seed, nonces, throws: [], skipped: 0 } },
      { witness: witness ?? undefined },
      isSigned,
    );
    expect(found?.trust).toBe(faults.length ? "broken" : doubts.length ? "unproven" : "proven");
  });
});

describe("a record", () => {
  const { seed, nonces, commitment, sides, numbers } = cases[0] as Case;
  const throws = [sides.map((n, i) => [n, numbers[i]] as [number, number])];
  const record = { game: "", holds: true, commitment, checked: 0, taken_over: 0, faults: [] };
  const proof = { seed, nonces, throws, skipped: 0 };
  const witness: Witness = { commitment, sealed: nonces.map(pledgeOf), seat: 0, nonce: nonces[0] as string };

  it("is proven to whoever gave a nonce when all else was bound", () => {
    expect(findOut({ ...record, proof }, { promised: commitment, nonce: nonces[0], witness })).toEqual({
      trust: "proven",
      seedFits: true,
      promiseKept: true,
      faults: [],
      doubts: [],
      right: numbers.length,
    });
  });

  it("is not proven to whoever only watched, or was not there", () => {
    const unwitnessed = { trust: "unproven", doubts: [{ kind: "unwitnessed", seat: null }], right: numbers.length };
    expect(findOut({ ...record, proof }, { promised: commitment })).toMatchObject({
      ...unwitnessed,
      promiseKept: true,
    });
    expect(findOut({ ...record, proof }, {})).toMatchObject(unwitnessed);
    expect(findOut({ ...record, proof }, { nonce: "made, but never asked for" })).toMatchObject(unwitnessed);
  });

  it("is not proven to whose nonce was given too early, and could have been known", () => {
    const early = { promised: commitment, nonce: nonces[0] };
    expect(findOut({ ...record, proof }, early)).toMatchObject({
      trust: "unproven",
      doubts: [{ kind: "early", seat: null }],
    });
  });

  it("does not hold with another number, promise or seed", () => {
    const other = [throws[0], [[6, 7]]] as [number, number][][];
    expect(findOut({ ...record, proof: { ...proof, throws: other } }, { witness })).toMatchObject({
      trust: "broken",
      wrongMove: 1,
    });
    expect(findOut({ ...record, proof }, { promised: "0" })).toMatchObject({ trust: "broken", promiseKept: false });
    const another = { ...proof, seed: "00".repeat(16) };
    expect(findOut({ ...record, proof: another }, {})).toMatchObject({ trust: "broken", seedFits: false });
  });

  it("proves nothing for what came from an earlier one", () => {
    const earlier = [[[6, 0]], ...throws] as [number, number][][];
    expect(findOut({ ...record, proof: { ...proof, throws: earlier, skipped: 1 } }, { witness })).toMatchObject({
      trust: "proven",
      right: numbers.length,
    });
  });

  it("cannot be checked without its throws", () => expect(findOut({ ...record, proof: null }, {})).toBeNull());
});
