/** Where a rule can be read: `geizen.keep-one` stands on the page of Geizen, the house's own on that of every game. */
import { current } from "@/app/current.svelte";
import { gameOfRules, GAMES } from "@/games/registry";

/** The page of what holds at every table. */
export const HOUSE = "table";

/** The page on which a rule stands: a game's, or `table`. What is not known here is a rule of the game on the table. */
export function pageOf(rule: string): string {
  const [prefix = ""] = rule.split(".");
  return prefix === HOUSE ? HOUSE : (gameOfRules(prefix) ?? (current.game || HOUSE));
}

export function ruleAddress(rule: string, at = current.game || GAMES[0]): string {
  const page = pageOf(rule);
  return `/rules/${page === HOUSE ? at : page}#${rule}`;
}
