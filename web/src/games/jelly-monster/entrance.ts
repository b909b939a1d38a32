/** How large the dice at an entrance can be: all of them are seen, row under row, one row for each player who is there. */

/** Pixels: a row is never lower than its sum is high, … */
const LINE = 11;
/** … and apart from the next by so much. */
const APART = 1;
/** What stands beside the dice of a row, its shape and its sum, in pixels at least … */
const BESIDE = 30;
/** … and in dice. */
const BESIDE_DICE = 1.9;
const SMALLEST = 6;
const STEP = 0.5;
/** Dice in one line are read more easily: for that they may be smaller by so much. */
const NEARLY = 0.75;

/** The side of a die in pixels, where rows of so many dice share this room. */
export function dieSize(counts: readonly number[], width: number, height: number): number {
  const most = Math.max(SMALLEST, Math.min(width / 3.4, height / 4));
  const sizes = Array.from({ length: Math.max(1, ...counts) }, (_, i) =>
    largest(
      counts.map((count) => Math.ceil(count / (i + 1))),
      Math.min(most, roomFor(i + 1, width)),
      height,
    ),
  );
  const best = Math.max(...sizes);
  return sizes.findLast((size) => size >= NEARLY * best) ?? best;
}

/** How large dice are when so many of them fill a line. */
function roomFor(columns: number, width: number): number {
  return Math.min((width - BESIDE) / columns, width / (columns + BESIDE_DICE)) - 1;
}

/** The largest size, up to `most`, at which rows of so many lines are not too high together. */
function largest(lines: readonly number[], most: number, height: number): number {
  const high = (size: number) => lines.reduce((sum, many) => sum + Math.max(LINE, many * (size + 1)) + APART, 0);
  for (let size = most; size > SMALLEST; size -= STEP) if (high(size) <= height + APART) return size;
  return SMALLEST;
}
