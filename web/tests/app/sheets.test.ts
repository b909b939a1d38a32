/** What stands or slides in beside a table. */
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { recall, remember } from "@/app/browser/storage";
import { Sheets } from "@/app/table/sheets.svelte";

/** A screen that holds a column beside the board, or none. */
function onScreen(wide: boolean, high = wide): void {
  vi.stubGlobal("matchMedia", (wish: string) => ({
    matches: wish.includes("height") ? high : wide,
    addEventListener: () => undefined,
  }));
}

beforeEach(() => remember("column-shut", false));
afterEach(() => vi.unstubAllGlobals());

it("slides in on a phone, and a second touch puts it away", () => {
  onScreen(false);
  const sheets = new Sheets();
  expect(sheets.shows("log")).toBe(false);
  sheets.show("chat");
  expect([sheets.shows("chat"), sheets.shows("log")]).toEqual([true, false]);
  sheets.show("chat");
  expect(sheets.shows("chat")).toBe(false);
  expect(sheets.shut).toBe(false);
});

it("shows log and chat together where there is room, and stays when it is touched again", () => {
  onScreen(true);
  const sheets = new Sheets();
  expect([sheets.shows("log"), sheets.shows("chat"), sheets.shows("menu")]).toEqual([true, true, false]);
  sheets.show("log");
  expect(sheets.shows("chat")).toBe(true);
  sheets.show("menu");
  expect([sheets.shows("chat"), sheets.shows("menu")]).toEqual([false, true]);
});

it("shows one of them where the column is too low for two", () => {
  onScreen(true, false);
  const sheets = new Sheets();
  expect([sheets.shows("log"), sheets.shows("chat")]).toEqual([true, false]);
});

it("gives its room to the board, remembers that, and comes back with what is asked for", () => {
  onScreen(true);
  const sheets = new Sheets();
  sheets.close();
  expect([sheets.shut, sheets.shows("chat")]).toEqual([true, false]);
  const later = new Sheets();
  expect(later.shows("log")).toBe(false);
  later.show("chat");
  expect([later.shows("chat"), recall("column-shut", true)]).toEqual([true, false]);
  later.close();
  later.readRule("geizen.roll");
  expect([later.shows("rules"), later.asked]).toEqual([true, "geizen.roll"]);
});

it("knows when somebody wants to write: beside the board, not over it, where a keyboard would slide in too", () => {
  onScreen(true);
  const wide = new Sheets();
  wide.show("chat");
  expect(wide.summoned).toBe(1);
  onScreen(false);
  const narrow = new Sheets();
  narrow.show("chat");
  expect(narrow.summoned).toBe(0);
});
