/**
 * The page that is shown when there is no server: it is made when the client is built, with all seven languages inside,
 * for without a network nothing can be fetched. `public/offline.js` shows the one that is wanted.
 */
import { FluentBundle, FluentResource } from "@fluent/bundle";

const PARTS = [
  "offline-title",
  "offline-wait",
  "offline-network",
  "offline-home",
  "offline-again",
  "offline-computer",
  "offline-terminal",
  "offline-server",
] as const;
type Words = Record<(typeof PARTS)[number], string>;

/** The words of `app.ftl` in one language. */
function wordsOf(language: string, text: string): Words {
  const bundle = new FluentBundle(language, { useIsolating: false });
  bundle.addResource(new FluentResource(text));
  const said = PARTS.map((id) => [id, escaped(bundle.formatPattern(bundle.getMessage(id)?.value ?? ""))] as const);
  return Object.fromEntries(said) as Words;
}

function escaped(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");
}

function section(language: string, words: Words): string {
  return `<section lang="${language}"${language === "en" ? "" : " hidden"}>
        <h1>${words["offline-title"]}</h1>
        <p>${words["offline-wait"]}</p>
        <ul>
          <li>${words["offline-network"]}</li>
          <li>${words["offline-home"]}</li>
        </ul>
        <p><a class="again" href="/">${words["offline-again"]}</a></p>
        <details>
          <summary>${words["offline-computer"]}</summary>
          <p>${words["offline-terminal"]} <code>gelateria</code></p>
          <p>${words["offline-server"]} <code>gelateria serve --host 0.0.0.0</code></p>
        </details>
      </section>`;
}

/** The whole page; `texts` is each language's `app.ftl`. */
export function offlinePage(texts: Record<string, string>): string {
  const sections = Object.entries(texts).map(([language, text]) => section(language, wordsOf(language, text)));
  return `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <link rel="icon" href="/icon.svg" />
    <link rel="stylesheet" href="/offline.css" />
    <script src="/offline.js" defer></script>
    <title>Gelateria</title>
  </head>
  <body>
    <main>
      <img src="/icon.svg" alt="" width="140" height="140" />
      ${sections.join("\n      ")}
    </main>
  </body>
</html>
`;
}
