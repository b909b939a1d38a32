/** Rounds that drand's quicknet has signed, and what has not been. */
import { expect, it } from "vitest";
import { isKnown, isToCome, QUICKNET, roundOf } from "@/dice/beacon";
import { isSigned } from "@/dice/pairing";

const ROUND_1000 = "b44679b9a59af2ec876b1a6b1ad52ea9b1615fc3982b19576350f93447cb1125e342b73a8dd2bacbe47e4b6b63ed5e39";
const nonce = Buffer.from(ROUND_1000, "hex").toString("base64url");
const bound = (round: number, key = QUICKNET.key) => `beacon:${key}:${round}`;

it("knows what was signed, and in which round", () => {
  expect(isSigned(bound(1000), nonce)).toBe(true);
  expect(isSigned(bound(1001), nonce)).toBe(false);
});

it.each(["", "seat-2", "A".repeat(64), nonce.slice(1)])("takes %j for no signature", (other) => {
  expect(isSigned(bound(1000), other)).toBe(false);
});

it("takes what names no round, or no key, for signed by nobody", () => {
  expect(isSigned("beacon::1000", nonce)).toBe(false);
  expect(isSigned(bound(1000, "0".repeat(192)), nonce)).toBe(false);
  expect(roundOf("seat-1")).toBeNull();
});

it("trusts nobody's own beacon, and no round whose time has come", () => {
  const time = QUICKNET.genesis + 999 * QUICKNET.period;
  expect([isToCome(bound(1000), time - 1), isToCome(bound(1000), time)]).toEqual([true, false]);
  expect([isKnown(bound(7)), isKnown(bound(7, "0".repeat(192)))]).toEqual([true, false]);
  expect(isToCome(bound(1000, "0".repeat(192)), 0)).toBe(false);
});
