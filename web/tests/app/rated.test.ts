/** The result says what became of a rating, or why nothing did. */
import { afterEach, describe, expect, it } from "vitest";
import { LANGUAGES, translator } from "@/app/language/i18n.svelte";
import type { Place } from "@/app/server/messages";
import { ratingOf, whyNotRated } from "@/app/table/rated";

const PLACE = { seat: 0, place: 1, score: 7 };
/** Every code that is told: a new one is a type error here until it stands here, and fails until it has its words. */
const TOLD: Record<Exclude<NonNullable<Place["unrated"]>, "casual">, true> = {
  together: true,
  edition: true,
  "two-seats": true,
  guest: true,
  "few-decisions": true,
  "no-opponent": true,
  "stand-in": true,
};
const CODES = Object.keys(TOLD) as (keyof typeof TOLD)[];

afterEach(() => translator.choose("en"));

describe("the rating of a seat", () => {
  it("is told as it was and as it is", () => {
    expect(ratingOf({ ...PLACE, before: 1500, after: 1520 })).toBe("1500 → 1520");
    expect(ratingOf({ ...PLACE, unrated: "guest" })).toBe("");
  });

  it("that counts in full needs no explanation, and neither does a table that was not for ratings", async () => {
    await translator.choose("en");
    expect(whyNotRated({ ...PLACE, before: 1500, after: 1520, worth: 1 })).toBe("");
    expect(whyNotRated({ ...PLACE, unrated: "casual" })).toBe("");
  });

  it("that counts less says how much", async () => {
    await translator.choose("en");
    expect(whyNotRated({ ...PLACE, before: 1500, after: 1500, worth: 0.125 })).toMatch(/^It counts for .?13.? %/);
  });

  it.each(Object.keys(LANGUAGES) as (keyof typeof LANGUAGES)[])(
    "that does not count says why, each time otherwise, in %s",
    async (language) => {
      await translator.choose(language);
      const told = CODES.map((unrated) => whyNotRated({ ...PLACE, unrated }));
      expect(new Set(told).size).toBe(CODES.length);
      for (const sentence of told) expect(sentence).not.toMatch(/over-/);
    },
  );
});
