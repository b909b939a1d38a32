/** The display: which of the cards that lie there now lay there before. */
import type { Card } from "@/games/gelato-mio/goods";
import type { Event } from "@/generated/gelato-mio";

export const LINE = 3;

/** A card with a name of its own, so that it can slide. */
export interface Laid {
  id: number;
  card: Card;
}

export function cardAt(display: readonly (readonly Card[])[], cell: number): Card | undefined {
  return display[Math.floor(cell / LINE)]?.[cell % LINE];
}

/**
 * The cards of the display now, each with the name it had before: `took` takes cards out and closes the lines up,
 * `dealt` adds one. Where that does not lead to this display (after a reload, or when a move is taken back), the line's
 * cards are new ones.
 */
export function follow(
  before: readonly (readonly Laid[])[],
  events: readonly Event[],
  display: readonly (readonly Card[])[],
): Laid[][] {
  let next = Math.max(0, ...before.flat().map(({ id }) => id)) + 1;
  const lines: Laid[][] = display.map((_, line) => [...(before[line] ?? [])]);
  for (const event of events) {
    if (event.type === "took") {
      const cells = new Set(event.cells);
      lines.forEach((cards, line) => {
        lines[line] = cards.filter((_, column) => !cells.has(line * LINE + column));
      });
    } else if (event.type === "dealt") {
      lines[event.line - 1]?.push({ id: next++, card: event.card });
    }
  }
  return display.map((cards, line) => {
    const found = lines[line] ?? [];
    const same = found.length === cards.length && found.every(({ card }, column) => card === cards[column]);
    return same ? found : cards.map((card) => ({ id: next++, card }));
  });
}
