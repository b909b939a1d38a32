/** Rules as they are read: by sections, in the reader's language, found by their words. */
import { describe, expect, it } from "vitest";
import { isAim, sectionsOf } from "@/app/rules/book";
import { RulePage } from "@/app/rules/rulewords";

const MARKS = { T: "printed", D: "deduced", C: "reconstructed", R: "ruling" };
const RULES = [
  { id: "pig.aim", sentence: "Be first.", source: "T", section: "Aim" },
  { id: "pig.roll", sentence: "Throw the die.", source: "T C", section: "A turn" },
  { id: "pig.hold", sentence: "Or stop.", source: "R", section: "A turn" },
];

describe("a page of rules", () => {
  it("keeps its order, its sections and where every rule comes from", () => {
    const [aim, turn] = sectionsOf(RULES, MARKS, null, "");
    expect([aim?.title, turn?.title]).toEqual(["Aim", "A turn"]);
    expect(aim?.rules.every(isAim)).toBe(true);
    expect(turn?.rules.map(({ sources }) => sources)).toEqual([["printed", "reconstructed"], ["ruling"]]);
    expect(turn?.rules.some(isAim)).toBe(false);
  });

  it("says what is not translated in English, and says so", () => {
    const page = new RulePage("de", "rules-section-a-turn = Ein Zug\nrule-pig-roll = Den Würfel werfen.\n");
    const turn = sectionsOf(RULES, MARKS, page, "")[1];
    expect(turn?.title).toBe("Ein Zug");
    expect(turn?.rules.map(({ sentence }) => sentence)).toEqual(["Den Würfel werfen.", "Or stop."]);
    expect(turn?.rules[1]?.language).toBe("en");
  });

  it("is searched by words and by numbers", () => {
    const ids = (wanted: string) =>
      sectionsOf(RULES, MARKS, null, wanted).flatMap(({ rules }) => rules.map(({ id }) => id));
    expect(ids(" THROW ")).toEqual(["pig.roll"]);
    expect(ids("pig.h")).toEqual(["pig.hold"]);
    expect(ids("zebra")).toEqual([]);
  });
});
