/** What an expert says is said in the player's language and in the words of the board. */
import { afterEach, describe, expect, it } from "vitest";
import { translator } from "@/app/language/i18n.svelte";
import type { Because, Explanation, GameAction } from "@/app/server/messages";
import { reasonOf } from "@/board/advice";

const own = (feature: string): Because => ({ feature, whose: "own" });
const others = (feature: string): Because => ({ feature, whose: "others" });
const option = (type: string, value: number | null) => ({ action: { type }, value, error: 0.05 });
const label = (action: GameAction) => action.type;

function advice(because: Because[], clear = false, second: number | null = 0.6): Explanation {
  return { options: [option("this", 0.61), option("that", second)], because, clear };
}

/** Without the spaces that do not break, as in "61 %". */
async function told(language: "en" | "de" | "fr", explanation: Explanation): Promise<string> {
  await translator.choose(language);
  await translator.learn("gelati/words");
  return reasonOf("gelati", explanation, label).replace(/[\u00a0\u202f]/g, " ");
}

afterEach(() => translator.choose("en"));

describe("a reason", () => {
  it("tells the odds, the next best and what speaks for it", async () => {
    expect(await told("en", advice([own("left_gain")]))).toBe(
      "61% to win; “that” is about as good. In its favour: a good spot even after the next player.",
    );
    expect(await told("de", advice([own("points"), own("tokens")], true, 0.42))).toBe(
      "61 % Gewinnchance, 42 % mit „that“. Dafür spricht: mehr Punkte und mehr Bestandteile.",
    );
  });

  it("tells what the others miss in a sentence of its own, the weightiest first", async () => {
    expect(await told("fr", advice([others("turn"), own("points")]))).toBe(
      "61 % de chances de gagner ; « that » vaut presque autant. " +
        "Ce qui échappe aux autres : le tour. En sa faveur : plus de points.",
    );
  });

  it("is short where there is nothing to compare, or nothing to say", async () => {
    expect(await told("en", advice([], true, null))).toBe("Nothing else is worth a try.");
    const only = { ...advice([]), options: [option("this", null)] };
    expect(await told("en", only)).toBe("There is nothing else to do.");
    const twins = { ...advice([own("points")]), options: [option("this", 0.5), option("this", 0.5)] };
    expect(await told("en", twins)).toBe("50% to win. In its favour: more points.");
  });

  it("leaves the second thing out where the bar on a phone would grow too high", async () => {
    const wordy = advice([own("left_gain"), own("tokens")]);
    expect(await told("en", wordy)).toMatch(/even after the next player and more tokens\.$/);
    const long = (action: GameAction) => `Place pistachio ice in a china bowl with a paper umbrella at ${action.type}`;
    expect(reasonOf("gelati", wordy, long)).toMatch(/even after the next player\.$/);
  });

  it("leaves out what it has no words for", async () => {
    expect(await told("en", advice([own("unheard_of")]))).toBe("61% to win; “that” is about as good.");
  });
});
