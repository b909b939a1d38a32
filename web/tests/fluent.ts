/** The Fluent files as they lie in src/gelateria: the house's, and every game's. */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { parse, type Entry } from "@fluent/syntax";

const GELATERIA = fileURLToPath(new URL("../../src/gelateria", import.meta.url));

/** All in one language, from src/gelateria, with LANGUAGE for its name: `games/geizen/locales/LANGUAGE/words.ftl`. */
export function filesOf(language: string): string[] {
  return readdirSync(GELATERIA, { recursive: true, encoding: "utf-8" })
    .filter((path) => path.endsWith(".ftl") && path.includes(`locales/${language}/`))
    .map((path) => path.replace(`locales/${language}/`, "locales/LANGUAGE/"))
    .sort();
}

export function entriesOf(language: string, file: string): Entry[] {
  return parse(readFileSync(join(GELATERIA, file.replace("LANGUAGE", language)), "utf-8"), {}).body;
}
