/** Why not, in the reader's language. */
import { afterEach, describe, expect, it } from "vitest";
import { translator } from "@/app/language/i18n.svelte";
import { problemSentence, toasts } from "@/app/toasts.svelte";

const TAKEN = { code: "conflict", sentence: "That seat is taken.", rule: "table.seats" };
const LATE = { code: "over", sentence: "The game is over." };
const NEW = { code: "something-new", sentence: "Something new." };

afterEach(() => translator.choose("en"));

describe("a refusal", () => {
  it("is the server's own sentence in English", async () => {
    await translator.choose("en");
    expect([TAKEN, LATE, NEW].map(problemSentence)).toEqual([TAKEN.sentence, LATE.sentence, NEW.sentence]);
  });

  it("is ours in another language, and stays English only where we have none", async () => {
    await translator.choose("de");
    expect([LATE, NEW].map(problemSentence)).toEqual(["Die Partie ist vorbei.", NEW.sentence]);
  });

  it("is a sentence of its own with the rule that stands against it, where there is one", async () => {
    await translator.choose("de");
    await toasts.refuse(TAKEN);
    expect(toasts.shown.at(-1)).toMatchObject({
      sentence: "Dieser Platz ist besetzt.",
      rule: "table.seats",
      english: false,
    });
  });
});
