/** Where a rule can be read: `geizen.keep-one` stands on the page of Geizen, the house's own on that of every game. */
const PAGES: Record<string, string> = {
  geizen: "geizen",
  gelati: "gelati",
  mio: "gelato-mio",
  gelini: "gelini-nightlife",
  jelly: "jelly-monster",
};

export function ruleAddress(rule: string, at = "geizen"): string {
  return `/rules/${PAGES[rule.split(".")[0] ?? ""] ?? at}#${rule}`;
}
