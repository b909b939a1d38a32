/** How guests stand on a dance floor: whole squares for each, nobody on another's feet, and nobody moves needlessly. */
import { tileOf } from "@/games/gelini-nightlife/tiles";

export type Cell = readonly [x: number, y: number];
export interface Guest {
  id: string;
  tile: string;
}
export interface Dancer extends Guest {
  cells: Cell[];
}

/** What a guest of a size likes to stand on, best first; each can be turned. */
const STANCES: Record<number, Cell[][]> = {
  1: [[[0, 0]]],
  2: [
    [
      [0, 0],
      [0, 1],
    ],
  ],
  3: [
    [
      [0, 0],
      [0, 1],
      [1, 1],
    ],
    [
      [0, 0],
      [0, 1],
      [0, 2],
    ],
  ],
  4: [
    [
      [0, 0],
      [1, 0],
      [0, 1],
      [1, 1],
    ],
  ],
  5: [
    [
      [0, 0],
      [1, 0],
      [0, 1],
      [1, 1],
      [0, 2],
    ],
    [
      [1, 0],
      [0, 0],
      [0, 1],
      [1, 1],
      [1, 2],
    ],
  ],
  6: [
    [
      [0, 0],
      [1, 0],
      [2, 0],
      [0, 1],
      [1, 1],
      [2, 1],
    ],
  ],
};
const PATIENCE = 400;

function normal(cells: readonly Cell[]): Cell[] {
  const left = Math.min(...cells.map(([x]) => x));
  const top = Math.min(...cells.map(([, y]) => y));
  return cells.map(([x, y]): Cell => [x - left, y - top]).sort((a, b) => a[1] - b[1] || a[0] - b[0]);
}

function turned(stance: Cell[]): Cell[][] {
  const all: Cell[][] = [];
  let now = normal(stance);
  for (let turn = 0; turn < 4; turn++) {
    if (!all.some((other) => String(other) === String(now))) all.push(now);
    now = normal(now.map(([x, y]): Cell => [-y, x]));
  }
  return all;
}

const TURNED: Record<number, Cell[][]> = Object.fromEntries(
  Object.entries(STANCES).map(([size, stances]) => [size, stances.flatMap(turned)]),
);

/** What a guest looks like in the queue: the stance it likes best. */
export function stanceOf(size: number): Cell[] {
  return TURNED[size]?.[0] ?? Array.from({ length: size }, (_, i): Cell => [i % 3, Math.floor(i / 3)]);
}

/** Between a floor and its Extra Stage, in squares. */
const APART = 0.5;

/** The squares of a floor as square as can be, and beside it, halfway down, those of its Extra Stage. */
export function floorOf(capacity: number, extra = 0): Cell[] {
  const floor = rowsOf(capacity - extra, Math.ceil(Math.sqrt(capacity - extra)));
  const stage = rowsOf(extra, Math.max(1, Math.floor(Math.sqrt(extra))));
  const { across, down } = extent(floor);
  const lower = Math.max(0, down - extent(stage).down) / 2;
  return [...floor, ...stage.map(([x, y]): Cell => [x + across + APART, y + lower])];
}

/** Full rows, and above them a short one at the left for what is left over. */
function rowsOf(squares: number, across: number): Cell[] {
  const rest = squares % across;
  const cells: Cell[] = Array.from({ length: rest }, (_, x): Cell => [x, 0]);
  const first = rest ? 1 : 0;
  for (let i = 0; i < squares - rest; i++) cells.push([i % across, first + Math.floor(i / across)]);
  return cells;
}

export function extent(cells: readonly Cell[]): { across: number; down: number } {
  return { across: 1 + Math.max(0, ...cells.map(([x]) => x)), down: 1 + Math.max(0, ...cells.map(([, y]) => y)) };
}

const name = ([x, y]: Cell) => `${x},${y}`;

/** Where these guests stand. Who stood there before stays, if the new ones find room so; else all make room. */
export function settle(guests: readonly Guest[], before: readonly Dancer[], floor: readonly Cell[]): Dancer[] {
  const squares = guests.reduce((sum, guest) => sum + tileOf(guest.tile).size, 0);
  if (squares > floor.length) return squeeze(guests, floor);
  const stood = new Map(before.map((dancer) => [dancer.id, dancer.cells]));
  const free = new Set(floor.map(name));
  const kept = guests.flatMap((guest): Dancer[] => {
    const cells = stood.get(guest.id);
    return cells?.every((cell) => free.has(name(cell))) ? [{ ...guest, cells }] : [];
  });
  const staying = new Set(kept.map((dancer) => dancer.id));
  const coming = guests.filter((guest) => !staying.has(guest.id));
  const found = seat(bySize(coming), take(free, kept), floor) ?? seat(bySize(guests), free, floor);
  if (!found) return squeeze(guests, floor);
  const all = new Map([...kept, ...found].map((dancer) => [dancer.id, dancer]));
  return guests.map((guest) => all.get(guest.id) as Dancer);
}

function bySize(guests: readonly Guest[]): Guest[] {
  return [...guests].sort((a, b) => tileOf(b.tile).size - tileOf(a.tile).size);
}

function take(free: ReadonlySet<string>, dancers: readonly Dancer[]): Set<string> {
  const left = new Set(free);
  for (const dancer of dancers) for (const cell of dancer.cells) left.delete(name(cell));
  return left;
}

/** Find room for all, one after the other, each where it leaves the fewest gaps; null when patience ends. */
function seat(guests: readonly Guest[], free: Set<string>, floor: readonly Cell[]): Dancer[] | null {
  let patience = PATIENCE;
  function next(at: number, left: Set<string>): Dancer[] | null {
    const guest = guests[at];
    if (!guest) return [];
    for (const cells of rooms(tileOf(guest.tile).size, left, floor)) {
      if (--patience < 0) return null;
      const dancer = { ...guest, cells };
      const others = next(at + 1, take(left, [dancer]));
      if (others) return [dancer, ...others];
    }
    return null;
  }
  return next(0, free);
}

/** Where a guest of this size can stand, the snuggest first. */
function rooms(size: number, free: ReadonlySet<string>, floor: readonly Cell[]): Cell[][] {
  const found: { cells: Cell[]; open: number; order: number }[] = [];
  (TURNED[size] ?? []).forEach((stance, order) => {
    for (const [left, top] of floor) {
      const cells = stance.map(([x, y]): Cell => [x + left, y + top]);
      if (!cells.every((cell) => free.has(name(cell)))) continue;
      const own = new Set(cells.map(name));
      const open = cells.flatMap(around).filter((cell) => free.has(name(cell)) && !own.has(name(cell))).length;
      found.push({ cells, open, order });
    }
  });
  return found.sort((a, b) => a.open - b.open || a.order - b.order).map(({ cells }) => cells);
}

function around([x, y]: Cell): Cell[] {
  return [
    [x - 1, y],
    [x + 1, y],
    [x, y - 1],
    [x, y + 1],
  ];
}

/** Who finds room on the Extra Stage goes there, all others squeeze in; what has no square hangs over the lower edge. */
function squeeze(guests: readonly Guest[], floor: readonly Cell[]): Dancer[] {
  const stage = floor.filter((cell) => !Number.isInteger(cell[0]));
  let left = stage.length;
  const aside = bySize(guests).filter(({ tile }) => {
    const fits = tileOf(tile).size <= left;
    if (fits) left -= tileOf(tile).size;
    return fits;
  });
  const others = bySize(guests).filter((guest) => !aside.includes(guest));
  const dancers = [
    ...inLine(aside, stage),
    ...inLine(
      others,
      floor.filter((cell) => Number.isInteger(cell[0])),
    ),
  ];
  const all = new Map(dancers.map((dancer) => [dancer.id, dancer]));
  return guests.map((guest) => all.get(guest.id) as Dancer);
}

/** Along one line to and fro, which goes on below the lower edge. */
function inLine(guests: readonly Guest[], squares: readonly Cell[]): Dancer[] {
  const xs = [...new Set(squares.map(([x]) => x))].sort((a, b) => a - b);
  const ys = [...new Set(squares.map(([, y]) => y))].sort((a, b) => a - b);
  const short = squares.filter(([, y]) => y === ys[0]).length < xs.length ? 1 : 0;
  const needed = guests.reduce((sum, guest) => sum + tileOf(guest.tile).size, 0);
  const line: Cell[] = [];
  for (let row = 0; row < ys.length || line.length < needed; row++) {
    const y = (ys[0] ?? 0) + row;
    const cells = row < ys.length ? squares.filter((cell) => cell[1] === y) : xs.map((x): Cell => [x, y]);
    line.push(...(row % 2 !== short ? cells.toReversed() : cells));
  }
  let at = 0;
  return guests.map((guest) => ({ ...guest, cells: line.slice(at, (at += tileOf(guest.tile).size)) }));
}
