/** Fluent files: what every page says in src/gelateria/locales/LANGUAGE, a game's own words in its folder. */
import GAMES from "virtual:games/words";

const HOUSE = import.meta.glob<string>("@gelateria/locales/*/{app,guide,rules,refusals}.ftl", {
  query: "?raw",
  import: "default",
});

/** `de/app` for the house's, `de/gelato-mio/words` for a game's. */
const FILES = new Map([
  ...Object.entries(HOUSE).map(([path, fetch]) => [nameOf(path), fetch] as const),
  ...Object.entries(GAMES),
]);

function nameOf(path: string): string {
  return path
    .split("/")
    .slice(-2)
    .join("/")
    .replace(/\.ftl$/, "");
}

export function hasText(language: string, name: string): boolean {
  return FILES.has(`${language}/${name}`);
}

/** The text of a file, or undefined where that language has none: a game's is `GAME/words` or another of its files. */
export async function textOf(language: string, name: string): Promise<string | undefined> {
  return FILES.get(`${language}/${name}`)?.();
}
