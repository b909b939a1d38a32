/**
 * What the coach points at: `die=6` of a lesson is whatever the board marks as `data-die="6"`, `die` any of them.
 *
 * A board marks its pieces for this and for the tests, and need not know of the guide. One whose table can be moved by
 * hand listens for `reveal`, which bubbles up from a piece that is to be seen.
 */
export const REVEAL = "reveal";

export function selectorOf(point: string): string {
  const [name, value] = point.split("=", 2);
  return value === undefined ? `[data-${name}]` : `[data-${name}="${value}"]`;
}

/** The pieces that can be seen, in the order of the page. */
export function piecesAt(points: readonly string[], within: ParentNode): Element[] {
  if (!points.length) return [];
  return [...within.querySelectorAll(points.map(selectorOf).join(","))].filter((piece) => {
    const { width, height } = piece.getBoundingClientRect();
    return width > 0 && height > 0;
  });
}

/** What a piece is called, for those who do not see the ring around it. */
export function nameOf(piece: Element): string {
  const labelOf = (element: Element | null) => element?.getAttribute("aria-label") ?? "";
  const names = [labelOf(piece), labelOf(piece.querySelector("[aria-label]")), piece.textContent];
  const name = names.find((one) => one.trim()) ?? labelOf(piece.closest("[aria-label]"));
  return name.replace(/\s+/g, " ").trim();
}
