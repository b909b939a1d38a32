/**
 * The games that are drawn: ours, and those in the folders that GELATERIA_GAMES names. What lies there is found, and listed nowhere.
 *
 * The client imports what was found as `virtual:games/…` (src/games/found.d.ts). Of ours, the board lies in src/games and the
 * words beside the rules; anybody else's game has both in its own folder, `web` and `locales`.
 */
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { delimiter, isAbsolute, join, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { normalizePath, type Plugin } from "vite";

const here = fileURLToPath(new URL(".", import.meta.url));
const packages = join(here, "../src/gelateria/games");
const house = join(here, "../src/gelateria/locales");
const languages = foldersIn(house);
/** As for the server; one that is not absolute is seen from the repository, wherever npm is called. */
const elsewhere = (process.env.GELATERIA_GAMES ?? "")
  .split(delimiter)
  .filter(Boolean)
  .map((folder) => resolve(here, "..", folder));
const VIRTUAL = "virtual:games/";

interface Game {
  /** Its name in addresses. */
  slug: string;
  board: string;
  locales: string;
}
type Named = [name: string, path: string];

function foldersIn(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name);
}

function found(): Game[] {
  return [packages, ...elsewhere].flatMap((within) =>
    foldersIn(within).map((folder) => {
      const slug = folder.replaceAll("_", "-");
      const board = within === packages ? join(here, "src/games", slug) : join(within, folder, "web");
      return { slug, board, locales: join(within, folder, "locales") };
    }),
  );
}

function drawings(file: string): Named[] {
  return found()
    .map(({ slug, board }): Named => [slug, join(board, file)])
    .filter(([, path]) => existsSync(path));
}

/** The first that there is: a language without words is told them in English. */
function textIn(locales: string, file: string, ...wanted: string[]): string[] {
  return wanted
    .map((language) => join(locales, language, file))
    .filter((path) => existsSync(path))
    .slice(0, 1);
}

/** `de/pig/words` and where it lies. English rules and refusals are the server's. */
function words(): Named[] {
  return languages.flatMap((language) =>
    found().flatMap(({ slug, locales }) => [
      ...textIn(locales, "words.ftl", language, "en").map((path): Named => [`${language}/${slug}/words`, path]),
      ...textIn(locales, "guide.ftl", language, "en").map((path): Named => [`${language}/${slug}/guide`, path]),
      ...textIn(locales, "rules.ftl", language).map((path): Named => [`${language}/${slug}/rules`, path]),
      ...textIn(locales, "refusals.ftl", language).map((path): Named => [`${language}/${slug}/refusals`, path]),
    ]),
  );
}

function quoted(path: string): string {
  return JSON.stringify(normalizePath(path));
}

/** A module of what is there from the start. */
function eager(files: Named[]): string {
  const imports = files.map(([, path], i) => `import a${i} from ${quoted(path)};`);
  return `${imports.join("")}export default {${files.map(([name], i) => `"${name}": a${i}`).join()}}`;
}

/** A module of what is fetched when it is wanted. */
function lazy(files: Named[], fetched: (path: string) => string): string {
  return `export default {${files.map(([name, path]) => `"${name}": () => ${fetched(path)}`).join()}}`;
}

const MODULES: Record<string, () => string> = {
  abouts: () => eager(drawings("about.ts")),
  scenes: () => eager(drawings("Scene.svelte")),
  boards: () => lazy(drawings("index.ts"), (path) => `import(${quoted(path)})`),
  materials: () => lazy(drawings("material.ts"), (path) => `import(${quoted(path)})`),
  words: () => lazy(words(), (path) => `import(${quoted(`${path}?raw`)}).then((file) => file.default)`),
};

export function games(): Plugin {
  return {
    name: "games",
    enforce: "pre",
    config: () => ({ server: { fs: { allow: [join(here, ".."), ...elsewhere] } } }),
    resolveId(source, importer) {
      if (source.startsWith(VIRTUAL)) return `\0${source}`;
      // Node looks for packages from a file upwards, and above a game that lies elsewhere there are none.
      const isPackage = /^(@[\w-]+\/)?\w/.test(source) && !isAbsolute(source);
      const liesElsewhere = elsewhere.some((folder) => importer?.startsWith(`${normalizePath(folder)}/`));
      return isPackage && liesElsewhere ? this.resolve(source, join(here, "src/main.ts"), { skipSelf: true }) : null;
    },
    load(id) {
      if (id.startsWith(`\0${VIRTUAL}`)) return MODULES[id.slice(VIRTUAL.length + 1)]?.();
      // What every page says of every game, its title for instance, comes with the words of all pages.
      const [, language] = /\/gelateria\/locales\/([a-z]{2})\/app\.ftl\?raw$/.exec(id) ?? [];
      if (!language) return null;
      const abouts = found().flatMap(({ locales }) => textIn(locales, "about.ftl", language, "en"));
      const texts = [join(house, language, "app.ftl"), ...abouts].map((path) => {
        this.addWatchFile(path);
        return readFileSync(path, "utf-8");
      });
      return `export default ${JSON.stringify(texts.join("\n"))}`;
    },
  };
}
