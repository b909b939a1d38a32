/** The display: which cards a choice brings along, and which of the cards that lie there now lay there before. */
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

/** The cells beside a cell: above, left, right, below. */
export function beside(cell: number): number[] {
  const column = cell % LINE;
  return [
    ...(cell >= LINE ? [cell - LINE] : []),
    ...(column > 0 ? [cell - 1] : []),
    ...(column < LINE - 1 ? [cell + 1] : []),
    ...(cell < LINE * (LINE - 1) ? [cell + LINE] : []),
  ];
}

/** The chosen cell, and those whose cards would come along: its neighbours, or with `chain` the whole group. */
export function comesAlong(display: readonly (readonly Card[])[], cell: number, chain = false): number[] {
  const card = cardAt(display, cell);
  if (!card) return [];
  const taken = new Set([cell]);
  const looking = [cell];
  for (let at = looking.pop(); at !== undefined; at = looking.pop()) {
    for (const other of beside(at)) {
      if (taken.has(other) || cardAt(display, other) !== card) continue;
      taken.add(other);
      if (chain) looking.push(other);
    }
  }
  return [...taken].sort();
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
