/** What a tile is, read from how the server writes it: `b3`, `V4`, `S5`, `B6`, `$`, `F`, `C`, `P`. */

export type Kind = "guest" | "vip" | "star" | "band" | "coin" | "flyer" | "call" | "people";

export interface Tile {
  kind: Kind;
  /** The clique's letter, for guests. */
  letter: string;
  /** The squares it fills. */
  size: number;
}

const KINDS: Record<string, Kind> = {
  V: "vip",
  S: "star",
  B: "band",
  $: "coin",
  F: "flyer",
  C: "call",
  P: "people",
};

export function tileOf(written: string): Tile {
  const letter = written.charAt(0);
  return { kind: KINDS[letter] ?? "guest", letter, size: Number(written.charAt(1)) || 0 };
}

/** Whether it dances: fills squares of a floor. */
export function dances(written: string): boolean {
  return tileOf(written).size > 0;
}

/** The clique's letter of a guest, or nothing. */
export function cliqueOf(written: string): string {
  const tile = tileOf(written);
  return tile.kind === "guest" ? tile.letter : "";
}

/** Every colour that a clique can have, each with a first letter of its own, as a gummy of it looks. */
export const TONES = {
  amber: "#ffb224",
  blue: "#3f8cff",
  coral: "#ff8468",
  green: "#46c050",
  indigo: "#7466ff",
  lilac: "#d9adff",
  mint: "#93f2cd",
  navy: "#3a58c4",
  orange: "#ff8a1f",
  pink: "#ff62b0",
  red: "#ee3447",
  silver: "#b8c0d0",
  teal: "#17b5b8",
  violet: "#a052ff",
  white: "#fbf7f0",
  yellow: "#ffe34d",
} as const;
export type Colour = keyof typeof TONES;

const COLOURS = Object.fromEntries(Object.keys(TONES).map((name) => [name.charAt(0), name as Colour]));
const OTHERS: Partial<Record<Kind, string>> = { vip: "#ffe3a1", star: "#f3ff5c", band: "#a96cf0" };

/** The colour of a clique by its letter. */
export function colourOf(letter: string): Colour {
  return COLOURS[letter] ?? "silver";
}

export function toneOf(tile: Tile): string {
  return OTHERS[tile.kind] ?? TONES[colourOf(tile.letter)];
}
