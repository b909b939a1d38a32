import { readdirSync } from "node:fs";
import svelte from "eslint-plugin-svelte";
import globals from "globals";
import ts from "typescript-eslint";

const games = readdirSync(new URL("src/games", import.meta.url), { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name);

/** Who may import whom: data goes from the server to the page and from there to a board, and nothing reaches back. */
function contract(files, ...forbidden) {
  const patterns = forbidden.map(([regex, message]) => ({ regex, message, caseSensitive: true }));
  return { files, rules: { "no-restricted-imports": ["error", { patterns }] } };
}
const PAGES = ["^@/(app/(.*/)?[A-Z]\\w*\\.svelte$|replay/)", "Pages use this; it must not know of them."];

export default ts.config(
  ...ts.configs.recommended,
  ...svelte.configs.recommended,
  { languageOptions: { globals: { ...globals.browser, ...globals.node } } },
  { files: ["**/*.svelte", "**/*.svelte.ts"], languageOptions: { parserOptions: { parser: ts.parser } } },
  {
    rules: {
      "svelte/no-navigation-without-resolve": "off", // that is for SvelteKit's router; ours listens to plain links
      "svelte/prefer-svelte-reactivity": "off",
      "no-restricted-syntax": [
        "error",
        {
          selector: "SvelteAttribute[key.name='style']",
          message: "The page's policy forbids inline styles: style:name={…}.",
        },
      ],
    },
  },
  contract(
    ["src/app/{browser,language,server}/**"],
    ["^@/(art|board|components|games|replay)/", "What talks to browser and server draws nothing."],
    PAGES,
  ),
  contract(["src/{art,components}/**"], ["^@/(board|games/(?!registry|scenes))", "Drawings know no board."], PAGES),
  contract(["src/board/**"], ["^@/games/", "What every board needs knows none of them."], PAGES),
  ...games.map((game) =>
    contract([`src/games/${game}/**`], [`^@/games/(?!${game}/|registry$)`, "A game knows no other game."], PAGES),
  ),
  { ignores: ["node_modules/", "src/generated/", "public/sw.js"] },
);
