/** What is said of real events and views: the terminal wrote it down, and the browser says the same. */
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { beforeAll, describe, expect, it } from "vitest";
import { LANGUAGES, translator, type Language } from "@/app/language/i18n.svelte";
import type { GameEvent, TableView } from "@/app/server/messages";
import type { GameWords } from "@/board/board";
import { askOf, sentenceOf } from "@/board/sentences";

const NAMES = ["Ada", "Ben", "Cleo", "Dora", "Egon"];
const FILE = fileURLToPath(new URL("../../../tests/language/said.json", import.meta.url));
const SAID = JSON.parse(readFileSync(FILE, "utf-8")) as Record<
  string,
  { record: GameEvent | TableView; own?: number; said: Record<Language, string> }[]
>;
const WORDS = import.meta.glob<GameWords>("@/games/*/words.ts", { eager: true, import: "words" });

const wordsFor = (game: string) => Object.entries(WORDS).find(([path]) => path.endsWith(`/${game}/words.ts`))?.[1];

describe.each(Object.keys(LANGUAGES) as Language[])("in %s", (language) => {
  beforeAll(async () => {
    await translator.choose(language);
    await translator.learn(...Object.keys(SAID).map((game) => `${game}/words`));
  });

  it.each(Object.keys(SAID))("everything of %s", (game) => {
    for (const { record, own, said } of SAID[game] ?? [])
      expect(
        "type" in record
          ? sentenceOf(game, record, NAMES, wordsFor(game), own)
          : askOf(game, record, record.viewer, NAMES, wordsFor(game)),
      ).toBe(said[language]);
  });
});
