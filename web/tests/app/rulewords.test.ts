import { expect, it } from "vitest";
import { LANGUAGES, type Language } from "@/app/language/i18n.svelte";
import { pageOf } from "@/app/rules/addresses";
import { ruleIn, ruleMessage, RulePage, rulePage, sectionMessage } from "@/app/rules/rulewords";
import { entriesOf, filesOf } from "../fluent";

const others = (Object.keys(LANGUAGES) as Language[]).filter((language) => language !== "en");

it("calls a rule by its id, and a section by its English title", () => {
  expect(ruleMessage("geizen.red-take")).toBe("rule-geizen-red-take");
  expect(sectionMessage("Scoring, after the fifth die")).toBe("rules-section-scoring-after-the-fifth-die");
  expect(sectionMessage("Action tiles (a table option)")).toBe("rules-section-action-tiles-a-table-option");
  expect(pageOf("mio.draw")).toBe("gelato-mio");
  expect(pageOf("table.turn")).toBe("table");
});

it("says what it knows, and nothing else", () => {
  const page = new RulePage("de", "rule-geizen-roll = Wirf!\nrules-section-a-turn = Ein Zug\n");
  expect(page.rule("geizen.roll")).toBe("Wirf!");
  expect(page.section("A turn")).toBe("Ein Zug");
  expect(page.rule("geizen.green")).toBeUndefined();
});

it("has every rule of a refusal in every other language, and English from the server", async () => {
  for (const language of others)
    for (const rule of ["table.turn", "mio.draw"]) expect(await ruleIn(language, rule), language).toBeTruthy();
  expect(await rulePage("en", "geizen")).toBeNull();
});

it.each(others)("can read the rules in %s, which fill in nothing", (language) => {
  for (const file of filesOf(language).filter((file) => file.endsWith("/rules.ftl")))
    for (const entry of entriesOf(language, file)) {
      expect(entry.type, `${file}: ${JSON.stringify(entry)}`).not.toBe("Junk");
      expect(JSON.stringify(entry)).not.toContain("VariableReference");
    }
});
