/** The queue from the band to the pawns, and where each place in it is on its winding way. */

export interface Waiting {
  key: string;
  /** Counted from the tail; 0 and below are behind it. */
  place: number;
  /** The tile there, or nothing where a pawn stands. */
  tile: string;
  seat: number | null;
  /** Every pawn has passed it. */
  behind: boolean;
}

export function lineUp(queue: readonly string[], pawns: readonly number[]): Waiting[] {
  const rear = Math.min(...pawns);
  const line: Waiting[] = [];
  for (let place = queue.length; place >= Math.min(1, rear); place--) {
    const seat = pawns.indexOf(place);
    const tile = queue[place - 1] ?? "";
    if (seat >= 0) line.push({ key: `pawn${seat}`, place, tile: "", seat, behind: false });
    else if (tile) line.push({ key: `q${place}`, place, tile, seat: null, behind: place < rear });
  }
  return line;
}

/**
 * The widths of all places from the band, which is broad, to behind the tail, in cells: of those too that are empty by now. So the way never
 * winds anew, and whoever waits stays where they are until they leave.
 */
export function placesOf(queue: readonly string[], pawns: readonly number[]): number[] {
  const rear = Math.min(1 - pawns.length, ...pawns);
  return Array.from({ length: queue.length + 1 - rear }, (_, index) => (index === 0 ? 2 : 1));
}

/** The places that are counted from a pawn to where the throw leads, in order: only tiles, no gaps and no pawns. */
export function stepsTo(queue: readonly string[], pawn: number, target: number): number[] {
  const places = queue.map((tile, index) => (tile ? index + 1 : 0));
  return places.filter((place) => place > Math.max(0, pawn) && place <= target);
}

/** Space below each row for the rope, as a share of a cell. */
export const ROPE = 0.16;

export interface Winding {
  cell: number;
  columns: number;
  rows: number;
  /** From the left edge to the first column, and from the top to the first row. */
  left: number;
  top: number;
  spots: { x: number; y: number }[];
}

/** Wind a line through a room: row after row, to and fro, in cells as large as fit. `widths` are in cells. */
export function wind(widths: readonly number[], width: number, height: number, most: number): Winding {
  const total = widths.reduce((sum, cells) => sum + cells, 0);
  let columns = 2;
  let cell = 0;
  for (let tried = 2; tried <= Math.max(2, total); tried++) {
    const size = Math.min(most, width / tried, height / (Math.ceil(total / tried) * (1 + ROPE)));
    if (size >= cell) [columns, cell] = [tried, size];
  }
  const rows = Math.ceil(total / columns);
  const left = (width - columns * cell) / 2;
  const top = Math.max(0, height - (rows * (1 + ROPE) - ROPE) * cell) / 2;
  let at = 0;
  const spots = widths.map((cells) => {
    const row = Math.floor(at / columns);
    const column = row % 2 ? columns - (at % columns) - cells : at % columns;
    at += cells;
    return { x: left + column * cell, y: top + row * cell * (1 + ROPE) };
  });
  return { cell, columns, rows, left, top, spots };
}
