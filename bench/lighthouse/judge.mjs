// Lighthouse on the pages that are named: `node judge.mjs chromium ADDRESS …` prints one line of JSON for each page and device.
import { launch } from "chrome-launcher";
import lighthouse, { desktopConfig } from "lighthouse";

const [chromePath, ...addresses] = process.argv.slice(2);
const onlyCategories = ["performance", "accessibility", "best-practices"];

/** What Lighthouse found. Now and then it cannot tell a score, which is no score of 0: then it looks again. */
async function judge(address, device, tries = 3) {
  const chrome = await launch({ chromePath, chromeFlags: ["--headless=new", "--no-sandbox"] });
  const config = device === "desktop" ? desktopConfig : undefined;
  const { lhr } = await lighthouse(address, { port: chrome.port, onlyCategories, logLevel: "error" }, config);
  chrome.kill();
  const told = onlyCategories.every((name) => lhr.categories[name].score !== null);
  if (told || tries === 1) return lhr;
  console.error(`${address} could not be judged: ${lhr.runtimeError?.message ?? "a measurement is missing"}`);
  return judge(address, device, tries - 1);
}

for (const address of addresses) {
  for (const device of ["phone", "desktop"]) {
    const { categories, audits } = await judge(address, device);
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
