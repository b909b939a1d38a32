/** Where a rule can be read: `geizen.keep-one` stands on the page of Geizen, the house's own on that of every game. */
const PAGES: Record<string, string> = {
  geizen: "geizen",
  gelati: "gelati",
  mio: "gelato-mio",
  gelini: "gelini-nightlife",
  jelly: "jelly-monster",
};

/** The page on which a rule stands: a game's, or `table`. */
export function pageOf(rule: string): string {
  return PAGES[rule.split(".")[0] ?? ""] ?? "table";
}

export function ruleAddress(rule: string, at = "geizen"): string {
  const page = pageOf(rule);
  return `/rules/${page === "table" ? at : page}#${rule}`;
}
