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

  it("is the rule that stands against it, where there is one", async () => {
    await translator.choose("nl");
    await toasts.refuse(TAKEN);
    const toast = toasts.shown.at(-1);
    expect(toast?.rule).toBe("table.seats");
    expect(toast?.english).toBe(false);
    expect(toast?.sentence).toMatch(/speler/);
  });
});
