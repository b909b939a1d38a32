/** How games are told again: pieces in sentences, what flies up, and what happened since one's turn. */
import { beforeAll, describe, expect, it } from "vitest";
import { translator } from "@/app/language/i18n.svelte";
import type { GameEvent, Step, TableView } from "@/app/server/messages";
import { changesOf, gainsAt, toldOf } from "@/app/table/floats.svelte";
import type { Retelling } from "@/board/board";
import { forcedOf } from "@/board/forced";
import { beatsOf, readingTime } from "@/board/pace";
import { partsOf, wordsIn } from "@/board/parts";
import { recapOf } from "@/board/recap";
import { retelling as geizen } from "@/games/geizen/retelling";
import { retelling as mio } from "@/games/gelato-mio/retelling";
import { retelling as gelini } from "@/games/gelini-nightlife/retelling";
import { words as geliniWords } from "@/games/gelini-nightlife/words";
import { retelling as jelly } from "@/games/jelly-monster/retelling";
import { partly } from "../partly";

const NAMES = ["Ada", "Bea", "Cleo"];
const GEIZEN = { game: "geizen", names: NAMES, retelling: geizen as unknown as Retelling };
const GELINI = {
  game: "gelini-nightlife",
  names: NAMES,
  words: geliniWords as never,
  retelling: gelini as unknown as Retelling,
};
const step = (number: number, by: number, ...events: object[]): Step => ({
  number,
  by,
  events: events as GameEvent[],
});
const threw = { type: "threw", seat: 1, dice: [3, 4] };
const laid = (number: number) => ({ type: "laid", seat: 1, number, own: 1, lent: 0, on: "red" });
const took = { type: "took", seat: 1, number: 2, chips: 6 };
const fined = (seat: number) => ({ type: "fined", seat, number: 2, chips: 1, missing: 0 });
const FILLED = step(7, 1, { type: "kept", seat: 1, dice: [2] }, laid(2), took, fined(0), fined(2), {
  type: "began",
  seat: 2,
});

beforeAll(async () => {
  await translator.choose("en");
  await translator.learn("geizen/words", "gelini-nightlife/words");
});

describe("a sentence", () => {
  it("shows pieces for their names, and leaves out whose turn it is", () => {
    const parts = partsOf(GEIZEN, threw, 1);
    expect(parts).toEqual(["Throws ", { pieces: ["die 3", "die 4"], words: "3 4" }, "."]);
    expect(wordsIn(parts)).toBe("Throws 3 4.");
  });

  it("names whoever is not named above, and who is not its first word", () => {
    expect(wordsIn(partsOf(GEIZEN, threw, 0))).toBe("Bea throws 3 4.");
    expect(wordsIn(partsOf(GEIZEN, took as GameEvent, 1))).toBe("Row 2 is full: Bea takes 6 chips.");
  });

  it("keeps the word order of the language", async () => {
    await translator.choose("de");
    expect(wordsIn(partsOf(GEIZEN, { ...threw, type: "kept" }, 1))).toBe("Legt 3 4 heraus.");
    await translator.choose("en");
  });
});

describe("what flies up", () => {
  it("is what the scores changed by", () => {
    expect(changesOf([10, 12, 9], [9, 18, 9])).toEqual([
      { seat: 0, points: -1 },
      { seat: 1, points: 6 },
    ]);
  });

  it("waits for what the board has yet to tell", () => {
    const untold = [
      { seat: 1, points: 6 },
      { seat: 1, points: -2 },
    ];
    expect(toldOf([9, 18, 9], untold)).toEqual([9, 14, 9]);
  });

  it("is summed up at its place", () => {
    expect(gainsAt(GEIZEN.retelling, step(1, 1, laid(2), laid(2), laid(4), took).events)).toEqual([
      { seat: 1, points: 4, at: '[data-row="2"]' },
      { seat: 1, points: -1, at: '[data-row="4"]' },
    ]);
  });

  it("is told of both when a guest changes floors", () => {
    const lured = { type: "took", seat: 0, tile: "b3", place: null, owner: 2, by: "flyer" };
    expect(gainsAt(GELINI.retelling, step(1, 0, lured).events).map(({ seat, points }) => [seat, points])).toEqual([
      [0, 3],
      [2, -3],
    ]);
  });
});

describe("what happened at once", () => {
  const rows = [0, 4].map((filled) => ({ fields: "GGGGR", first: 1, arrow: 1, filled }));
  const before = partly<TableView>({ scores: [10, 10, 10], awaiting: [1], winners: [], turns: 3 });
  Object.assign(before, { rows, kept: [6], thrown: [2], bank: 20, mover: 1, phase: "keep" });
  const after = {
    ...before,
    scores: [9, 15, 9],
    awaiting: [2],
    turns: 4,
    rows: rows.map((row) => ({ ...row, filled: 0 })),
  };
  const beats = () => beatsOf(GEIZEN.retelling, [FILLED], before, after);

  it("is told beat by beat: laid, taken, paid", () => {
    expect(beats().map(({ steps }) => steps.flatMap(({ events }) => events.map(({ type }) => type)).join(" "))).toEqual(
      ["kept laid", "took", "fined fined began"],
    );
  });

  it("shows the scores and the board as far as they were told, and at last what the server said", () => {
    const views = beats().map(({ view }) => view as TableView & { rows: { filled: number }[]; kept: number[] });
    expect(views.map((view) => view.scores)).toEqual([[10, 9, 10], [10, 15, 10], after.scores]);
    expect(views.map((view) => view.rows[1]?.filled)).toEqual([5, 0, 0]);
    expect(views[0]).toMatchObject({ kept: [6, 2], awaiting: [1] });
    expect(views[2]).toBe(after);
  });

  it("stays one where there is little to tell, where moves are taken back, and in games without beats", () => {
    expect(beatsOf(GEIZEN.retelling, [step(1, 1, threw)], before, after)).toHaveLength(1);
    expect(beatsOf(GEIZEN.retelling, [{ ...FILLED, back: 1 }], before, after)).toHaveLength(1);
    expect(beatsOf(undefined, [FILLED], before, after)).toHaveLength(1);
  });

  it("has time to be read, but never takes long", () => {
    expect(readingTime(3)).toBeGreaterThan(600);
    expect(10 * readingTime(10)).toBeLessThan(5000);
  });
});

describe("the final scoring", () => {
  const served = { type: "served", seat: 0, place: 2, points: 4 };
  const won = { type: "won", seat: 1, objective: 6, points: 3 };
  const ended = { type: "ended", winners: [1], points: 9 };
  const opened = { type: "opened", seat: 1, capsule: 3, jelly: 3 };
  const before = partly<TableView>({ scores: [1, 6], awaiting: [0], winners: [], ending: 0, turns: 9 });
  const after = { ...before, scores: [5, 9], awaiting: [], winners: [1], ending: 1 };
  const beats = (retelling: unknown, ...events: object[]) =>
    beatsOf(retelling as Retelling, [step(9, 0, ...events)], before, after);

  it("is no part of the last move: that is seen first, and nobody has won yet", () => {
    const [move, counting, ...more] = beats(mio, served, won, ended);
    expect(more).toEqual([]);
    expect(move?.steps[0]?.events).toEqual([served]);
    expect(move?.view).toMatchObject({ scores: [5, 6], awaiting: [0], winners: [], ending: 0 });
    expect(counting?.steps[0]?.events).toEqual([won, ended]);
    expect(counting?.view).toBe(after);
  });

  it("is kept apart in games without beats, too", () => {
    const gained = { type: "gained", seat: 0, jelly: 4, cause: "" };
    const views = beats(jelly, gained, opened, ended).map(({ view }) => view);
    expect(views.map(({ scores }) => scores)).toEqual([[5, 6], after.scores]);
  });
});

describe("since my turn", () => {
  const own = step(6, 0, { type: "threw", seat: 0, dice: [1] });

  it("tells what everybody got and lost, me first, and from where on", () => {
    expect(recapOf(GEIZEN, [own, FILLED], 0)).toMatchObject({
      from: 7,
      items: [
        { seat: 0, points: -1 },
        { seat: 1, points: 5 },
        { seat: 2, points: -1 },
      ],
    });
  });

  it("shows the pieces that changed hands, in words too", () => {
    const guest = { type: "took", seat: 1, tile: "i3", place: 4, owner: null, by: "move" };
    expect(recapOf(GELINI, [own, step(7, 1, guest)], 0)?.items).toEqual([
      { seat: 1, points: 3, pieces: ["tile i3"], sentences: ["Bea takes the indigo 3."] },
    ]);
  });

  it("is silent after a move of mine, before my first one, for spectators and when nothing came of it", () => {
    expect(recapOf(GEIZEN, [FILLED, own], 0)).toBeNull();
    expect(recapOf(GEIZEN, [FILLED], 0)).toBeNull();
    expect(recapOf(GEIZEN, [own, FILLED], null)).toBeNull();
    expect(recapOf(GEIZEN, [own, step(7, 1, threw)], 0)).toBeNull();
  });

  it("tells what a bot did in my place", () => {
    const bot = { ...step(7, 0, { type: "laid", seat: 0, number: 1, own: 2, lent: 0, on: "green" }), stand_in: true };
    expect(recapOf(GEIZEN, [own, bot], 0)?.items).toMatchObject([{ seat: 0, points: -2 }]);
  });
});

describe("what can only be done one way", () => {
  const only = { action: { type: "throw" }, rule: "" };
  const standing = { choices: [only], race: false, log: [step(1, 1, threw)] };

  it("may be done by itself", () => {
    expect(forcedOf(standing)).toBe(only);
  });

  it.each([
    ["where there is a choice", { choices: [only, { action: { type: "pass" }, rule: "" }] }],
    ["where there is none", { choices: [] }],
    ["in a race", { race: true }],
    ["where a move was just taken back", { log: [{ ...step(2, 0), back: 1 }] }],
    ["where a person has to say it", { personal: ["throw"] }],
  ])("is not, %s", (_, other) => {
    expect(forcedOf({ ...standing, ...other })).toBeNull();
  });
});
