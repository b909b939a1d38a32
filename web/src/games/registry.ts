/** The games that are drawn here. A folder is a game: what lies in it is found, and listed nowhere. */
import ABOUTS from "virtual:games/abouts";
import { WAFFLE } from "@/art/pieces";

/** `about.ts`: what every page must know of a game, before anybody sits down to it. */
export interface About {
  /** Of its paper, in the mark and on its card. */
  colour: string;
  /** Where its scoop lies in the mark. */
  scoop?: { x: number; y: number };
  /** What the ids of its rules begin with, where that is not its own name. */
  rules?: string;
}

const KNOWN = Object.entries(ABOUTS).map(([slug, about]) => ({ slug, ...about }));

/** Their names in addresses. */
export const GAMES: readonly string[] = KNOWN.map(({ slug }) => slug);

/** The scoops of the mark, from the lowest to the highest. */
export const SCOOPS = KNOWN.flatMap(({ slug, colour, scoop }) => (scoop ? [{ slug, colour, ...scoop }] : [])).sort(
  (one, other) => other.y - one.y || one.x - other.x,
);

export function colourOf(slug: string): string {
  return ABOUTS[slug]?.colour ?? WAFFLE;
}

/** The game whose rules' ids begin so. */
export function gameOfRules(prefix: string): string | undefined {
  return KNOWN.find(({ slug, rules = slug }) => rules === prefix)?.slug;
}
