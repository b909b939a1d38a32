/** Fluent files: what every page says in src/gelateria/locales/LANGUAGE, a game's own words in its folder there. */
const HOUSE = import.meta.glob<string>("@gelateria/locales/*/{app,guide,rules}.ftl", {
  query: "?raw",
  import: "default",
});
const GAMES = import.meta.glob<string>("@gelateria/games/*/locales/*/{words,guide,rules}.ftl", {
  query: "?raw",
  import: "default",
});

const FILES = new Map(Object.entries({ ...HOUSE, ...GAMES }).map(([path, fetch]) => [nameOf(path), fetch]));

/** `de/app` for the house's, `de/gelato-mio/words` for a game's. */
function nameOf(path: string): string {
  const [, folder, language, file] = /(?:games\/([^/]+)\/)?locales\/([^/]+)\/([^/]+)\.ftl$/.exec(path) ?? [];
  return [language, folder?.replaceAll("_", "-"), file].filter(Boolean).join("/");
}

/** The text of a file, or undefined where that language has none: a game's is `GAME/words`, `GAME/guide` or `GAME/rules`. */
export async function textOf(language: string, name: string): Promise<string | undefined> {
  return FILES.get(`${language}/${name}`)?.();
}
