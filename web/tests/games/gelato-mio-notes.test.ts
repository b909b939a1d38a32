/** The pad of Gelato Mio: what one notes about other hands stays in this browser, table by table. */
import { beforeEach, expect, test } from "vitest";
import { remember } from "@/app/browser/storage";
import { MOST, Notes } from "@/games/gelato-mio/notes.svelte";

const SUGAR = 4;

beforeEach(() => remember("mio-notes", {}));

test("what is noted is there again after a reload, at the same table and seat alone", () => {
  new Notes("/table/a 0").change(1, SUGAR, 1);
  expect(new Notes("/table/a 0").about(1)).toEqual([0, 0, 0, 0, 1, 0, 0, 0]);
  expect(new Notes("/table/a 0").about(2)).toEqual([0, 0, 0, 0, 0, 0, 0, 0]);
  expect(new Notes("/table/a 1").about(1)[SUGAR]).toBe(0);
  expect(new Notes("/table/b 0").about(1)[SUGAR]).toBe(0);
});

test("nobody holds less than nothing, or more than there is", () => {
  const notes = new Notes("/table/a 0");
  notes.change(1, SUGAR, -1);
  expect(notes.about(1)[SUGAR]).toBe(0);
  for (let i = 0; i < 20; i++) notes.change(1, SUGAR, 1);
  expect(notes.about(1)[SUGAR]).toBe(MOST);
});

test("a leaf is wiped without the others", () => {
  const notes = new Notes("/table/a 0");
  notes.change(1, SUGAR, 1);
  notes.change(2, SUGAR, 1);
  notes.wipe(1);
  expect([notes.about(1)[SUGAR], notes.about(2)[SUGAR]]).toEqual([0, 1]);
  expect(new Notes("/table/a 0").about(1)[SUGAR]).toBe(0);
});

test("the pads of tables long ago are thrown away", () => {
  for (let table = 0; table < 30; table++) new Notes(`/table/${table} 0`).change(1, SUGAR, 1);
  expect(new Notes("/table/0 0").about(1)[SUGAR]).toBe(0);
  expect(new Notes("/table/29 0").about(1)[SUGAR]).toBe(1);
});
