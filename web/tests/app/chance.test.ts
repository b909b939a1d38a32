/** A browser's own part in the chance of a game: given when all are bound, and what they were bound to is noted first. */
import { beforeEach, expect, it, vi } from "vitest";
import { keepKeys, keysFor, keysOf } from "@/app/browser/storage";
import { noteBeacon, OwnPart } from "@/app/server/chance";
import type { Room } from "@/app/server/messages";
import { QUICKNET } from "@/dice/beacon";
import { pledgeOf } from "@/dice/promises";

const room = (more: Partial<Room>) => ({ status: "starting", commitment: "c", sealed: null, ...more }) as Room;

beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal("localStorage", {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, text: string) => void kept.set(name, text),
  });
});

it("is the same however often the page is loaded, and another at every table", () => {
  const part = new OwnPart("abc");
  expect(new OwnPart("abc").pledge).toBe(part.pledge);
  expect(new OwnPart("xyz").pledge).not.toBe(part.pledge);
  expect(pledgeOf(keysOf("abc").nonce as string)).toBe(part.pledge);
});

it("is given only to a table that starts and is bound to it", () => {
  const part = new OwnPart("abc");
  const sealed = [part.pledge, "seat-1"];
  expect(part.give(room({ status: "open", sealed }), 0)).toBeUndefined();
  expect(part.give(room({}), 0)).toBeUndefined();
  expect(part.give(room({ sealed }), 1)).toBeUndefined();
  expect(part.give(room({ sealed: [pledgeOf("of another browser"), "seat-1"] }), 0)).toBeUndefined();
  expect(keysOf("abc").witness).toBeUndefined();
  expect(part.give(room({ sealed }), 0)).toBe(keysOf("abc").nonce);
});

it("is noted with what all were bound to, and what was noted first counts", () => {
  const part = new OwnPart("abc");
  const sealed = [part.pledge, pledgeOf("of ben")];
  const nonce = part.give(room({ sealed }), 0);
  expect(keysOf("abc").witness).toEqual({ commitment: "c", sealed, seat: 0, nonce });
  expect(part.give(room({ commitment: "another", sealed: [part.pledge, "seat-1"] }), 0)).toBe(nonce);
  expect(keysOf("abc").witness).toEqual({ commitment: "c", sealed, seat: 0, nonce });
  keepKeys("abc", { promised: "c" });
  expect(keysOf("abc").witness?.commitment).toBe("c");
});

it("is found again for a record that does not say at which table it was played", () => {
  const part = new OwnPart("abc");
  part.give(room({ sealed: [part.pledge] }), 0);
  keepKeys("xyz", { promised: "d" });
  expect(keysFor("c").witness?.seat).toBe(0);
  expect(keysFor("d")).toEqual({ promised: "d" });
  expect(keysFor("e")).toEqual({});
});

it("is not needed where a beacon's round is named in time, but one that is over vouches for nobody", () => {
  const late = ["seat-0", `beacon:${QUICKNET.key}:1000`];
  noteBeacon("abc", room({ sealed: late }));
  expect(keysOf("abc").witness).toBeUndefined();
  const early = ["seat-0", `beacon:${QUICKNET.key}:${10 ** 12}`];
  noteBeacon("abc", room({ status: "playing", sealed: early }));
  expect(keysOf("abc").witness).toBeUndefined();
  noteBeacon("abc", room({ sealed: early }));
  expect(keysOf("abc").witness).toEqual({ commitment: "c", sealed: early, seat: null, nonce: null });
});
