import { readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig, type Plugin } from "vite";
import { games } from "./games.ts";
import { offlinePage } from "./src/app/offline.ts";

const here = fileURLToPath(new URL(".", import.meta.url));
const built = join(here, "../src/gelateria/server/web");
const gelateria = join(here, "../src/gelateria");
const locales = join(gelateria, "locales");
const SERVER = process.env.GELATERIA_ADDRESS ?? "http://localhost:8000";

/** What is shown without a network, in every language. */
function offline(): Plugin {
  return {
    name: "offline",
    apply: "build",
    generateBundle() {
      const texts = readdirSync(locales)
        .filter((language) => /^[a-z]{2}$/.test(language))
        .map((language) => [language, readFileSync(join(locales, language, "app.ftl"), "utf-8")]);
      this.emitFile({ type: "asset", fileName: "offline.html", source: offlinePage(Object.fromEntries(texts)) });
    },
  };
}

/** Beside every file that shrinks, the server finds it small already. */
function compressed(): Plugin {
  function shrink(folder: string): void {
    for (const name of readdirSync(folder)) {
      const path = join(folder, name);
      if (statSync(path).isDirectory()) shrink(path);
      else if (/\.(js|css|html|svg|webmanifest)$/.test(name)) {
        const text = readFileSync(path);
        writeFileSync(`${path}.gz`, gzipSync(text, { level: 9 }));
        writeFileSync(`${path}.br`, brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }));
      }
    }
  }
  return { name: "compressed", apply: "build", closeBundle: () => shrink(built) };
}

export default defineConfig({
  root: here,
  plugins: [svelte(), games(), offline(), compressed()],
  resolve: { alias: { "@": join(here, "src"), "@gelateria": gelateria } },
  build: {
    outDir: built,
    emptyOutDir: true,
    target: "es2022",
    cssTarget: ["chrome123", "firefox120", "safari17.5"], // the first with light-dark()
    assetsInlineLimit: 0, // the page's policy allows no font and no script inside another file
    manifest: "files.json",
    modulePreload: { polyfill: false },
    // What every page needs comes in one script and one style: a phone far away waits for each file it asks for.
    rolldownOptions: { output: { codeSplitting: { groups: [{ name: "first", test: /src\/main\.ts$/ }] } } },
    reportCompressedSize: false,
  },
  // An object, not the address alone: that would say another host than the page's, and the server refuses such a page.
  server: { proxy: { "/api": { target: SERVER }, "/ws": { target: SERVER, ws: true } } },
  // A machine that has other things to do is no reason to fail.
  test: { include: ["tests/**/*.test.ts"], environment: "node", testTimeout: 120_000, hookTimeout: 120_000 },
} as Parameters<typeof defineConfig>[0]);
