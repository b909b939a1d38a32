/** The same numbers as the table's: cases for every language, and a whole record. */
import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";
import { commitmentOf, findOut, sha256, thrower } from "@/replay/dice";

interface Case {
  name: string;
  seed: string;
  nonces: string[];
  commitment: string;
  sides: number[];
  numbers: number[];
}
const cases = JSON.parse(
  readFileSync(fileURLToPath(new URL("../../../tests/vectors/dice.json", import.meta.url)), "utf-8"),
) as Case[];

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

describe("a record", () => {
  const { seed, nonces, commitment, sides, numbers } = cases[0] as Case;
  const throws = [sides.map((n, i) => [n, numbers[i]] as [number, number])];
  const told = { game: "", holds: true, commitment, checked: 0, taken_over: 0, faults: [] };
  const proof = { seed, nonces, throws, skipped: 0 };

  it("holds", () => {
    expect(findOut({ ...told, proof }, { promised: commitment, nonce: nonces[0] })).toEqual({
      holds: true,
      seedFits: true,
      promiseKept: true,
      nonceCounts: true,
      right: numbers.length,
    });
  });

  it("does not hold with another number, promise, seed or without our nonce", () => {
    const other = [throws[0], [[6, 7]]] as [number, number][][];
    expect(findOut({ ...told, proof: { ...proof, throws: other } }, {})).toMatchObject({ holds: false, wrongMove: 1 });
    expect(findOut({ ...told, proof }, { promised: "0" })).toMatchObject({ holds: false, promiseKept: false });
    expect(findOut({ ...told, proof }, { nonce: "mine" })).toMatchObject({ holds: false, nonceCounts: false });
    expect(findOut({ ...told, proof: { ...proof, seed: "00".repeat(16) } }, {})).toMatchObject({ seedFits: false });
  });

  it("proves nothing for what came from an earlier one", () => {
    const earlier = [[[6, 0]], ...throws] as [number, number][][];
    expect(findOut({ ...told, proof: { ...proof, throws: earlier, skipped: 1 } }, {})).toMatchObject({
      holds: true,
      right: numbers.length,
    });
  });

  it("cannot be checked without its throws", () => expect(findOut({ ...told, proof: null }, {})).toBeNull());
});
