// Lighthouse on the pages that are named: `node judge.mjs chromium ADDRESS …` prints one line of JSON for each page and device.
import { launch } from "chrome-launcher";
import lighthouse, { desktopConfig } from "lighthouse";

const [chromePath, ...addresses] = process.argv.slice(2);
const onlyCategories = ["performance", "accessibility", "best-practices"];

for (const address of addresses) {
  for (const device of ["phone", "desktop"]) {
    const chrome = await launch({ chromePath, chromeFlags: ["--headless=new", "--no-sandbox"] });
    const found = await lighthouse(
      address,
      { port: chrome.port, onlyCategories, logLevel: "error" },
      device === "desktop" ? desktopConfig : undefined,
    );
    chrome.kill();
    const { categories, audits } = found.lhr;
    const scores = Object.fromEntries(onlyCategories.map((name) => [name, Math.round(100 * categories[name].score)]));
    const faults = onlyCategories.flatMap((name) =>
      categories[name].auditRefs
        .map(({ id, weight }) => ({ ...audits[id], weight }))
        .filter(({ score, weight }) => score !== null && score < 0.9 && weight > 0)
        .map(({ title, displayValue }) => (displayValue ? `${title}: ${displayValue}` : title)),
    );
    console.log(JSON.stringify({ address, device, scores, faults }));
  }
}
