/** The queue from the band to the pawns, closed up, and where each in it stands on its winding way. */

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

/** The places that are counted from a pawn to where the throw leads, in order: only tiles, no gaps and no pawns. */
export function stepsTo(queue: readonly string[], pawn: number, target: number): number[] {
  const places = queue.map((tile, index) => (tile ? index + 1 : 0));
  return places.filter((place) => place > Math.max(0, pawn) && place <= target);
}

/** Space below each row for the rope, as a share of a cell. */
export const ROPE = 0.16;
/** Room is made for whole groups, so that the rows do not change with every guest who leaves. */
const GROUP = 6;

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
  const roomy = Math.ceil(total / GROUP) * GROUP;
  let columns = 2;
  let cell = 0;
  for (let tried = 2; tried <= Math.max(2, roomy); tried++) {
    const size = Math.min(most, width / tried, height / (Math.ceil(roomy / tried) * (1 + ROPE)));
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
