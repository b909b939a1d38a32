/** Why not, in a sentence instead of the whole rule. */
import { expect, it } from "vitest";
import { LANGUAGES, type Language } from "@/app/language/i18n.svelte";
import { refusalIn, saidIn } from "@/app/refusals";
import { ruleIn } from "@/app/rules/rulewords";

const others = (Object.keys(LANGUAGES) as Language[]).filter((language) => language !== "en");
const SEATS = "refused-table-seats = So nicht.\n    .that-seat-is-taken = Besetzt.\n";

it("is told by its rule, and more exactly where the English sentence has one of its own", () => {
  expect(saidIn("de", SEATS, "table.seats", "That seat is taken.")).toBe("Besetzt.");
  expect(saidIn("de", SEATS, "table.seats", "Gelati is for 2 to 4 players, not 5.")).toBe("So nicht.");
  expect(saidIn("de", SEATS, "table.turn", "It is not your turn.")).toBeUndefined();
});

it.each(others)("is no rule of a page in %s", async (language) => {
  for (const rule of ["table.undo", "geizen.keep-one", "mio.make", "jelly.seal"]) {
    const sentence = await refusalIn(language, rule, "");
    expect(sentence, rule).toBeTruthy();
    expect(sentence, rule).not.toBe(await ruleIn(language, rule));
  }
});

it("is the rule where there is nothing shorter, and nothing in English, which is the server's", async () => {
  expect(await refusalIn("de", "geizen.winner", "")).toBe(await ruleIn("de", "geizen.winner"));
  expect(await refusalIn("en", "geizen.keep-one", "")).toBeUndefined();
});
