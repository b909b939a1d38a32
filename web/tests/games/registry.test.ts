/** A folder is a game: each has what the pages need of it, and nothing else has to be edited. */
import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";
import { current } from "@/app/current.svelte";
import { pageOf, ruleAddress } from "@/app/rules/addresses";
import { WAFFLE } from "@/art/pieces";
import { colourOf, gameOfRules, GAMES, SCOOPS } from "@/games/registry";
import { sceneOf } from "@/games/scenes";

const FOLDER = fileURLToPath(new URL("../../src/games", import.meta.url));
const folders = readdirSync(FOLDER, { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name)
  .sort();

it("finds every folder", () => {
  expect([...GAMES].sort()).toEqual(folders);
});

describe.each(GAMES)("%s", (game) => {
  it("has a board, a picture and colours", () => {
    expect(existsSync(join(FOLDER, game, "index.ts"))).toBe(true);
    expect(existsSync(join(FOLDER, game, "colours.css"))).toBe(true);
    expect(sceneOf(game)).toBeDefined();
    expect(colourOf(game)).toMatch(/^#[0-9a-f]{6}$/);
    expect(colourOf(game)).not.toBe(WAFFLE);
  });
});

it("gives every scoop of the mark a place and a colour of its own, and paints the lowest first", () => {
  expect(SCOOPS.length).toBeGreaterThan(0);
  expect(new Set(SCOOPS.map(({ x, y }) => `${x} ${y}`)).size).toBe(SCOOPS.length);
  expect(new Set(SCOOPS.map(({ colour }) => colour)).size).toBe(SCOOPS.length);
  expect(SCOOPS.map(({ y }) => y)).toEqual(SCOOPS.map(({ y }) => y).toSorted((a, b) => b - a));
});

it("knows a game by what its rules' ids begin with", () => {
  expect(gameOfRules("mio")).toBe("gelato-mio");
  expect(gameOfRules("geizen")).toBe("geizen");
  expect(gameOfRules("gelato-mio")).toBeUndefined();
});

it("lends a game that is not drawn here nobody's picture, nobody's colour and its own rules", () => {
  expect(sceneOf("pig")).toBeUndefined();
  expect(colourOf("pig")).toBe(WAFFLE);
  current.game = "pig";
  expect(ruleAddress("pig.roll")).toBe("/rules/pig#pig.roll");
  expect(ruleAddress("table.turn")).toBe("/rules/pig#table.turn");
  current.game = "";
  expect(pageOf("pig.roll")).toBe("table");
});
