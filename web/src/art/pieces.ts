/** A colour on the way to another one, for the two or three tones of a cut-paper shape. */
export function mix(colour: string, other: string, share: number): string {
  const parts = [1, 3, 5].map((at) => {
    const a = parseInt(colour.slice(at, at + 2), 16);
    const b = parseInt(other.slice(at, at + 2), 16);
    return Math.round(a + (b - a) * share)
      .toString(16)
      .padStart(2, "0");
  });
  return `#${parts.join("")}`;
}

export const INK = "#33241e";
export const CREAM = "#fff8ee";
export const WAFFLE = "#e3a857";

/** The corners of a hexagon that stands on a point. */
export function hexagon(x: number, y: number, r: number): string {
  return Array.from({ length: 6 }, (_, k) => {
    const turn = (Math.PI / 3) * k;
    return `${(x + r * Math.sin(turn)).toFixed(1)},${(y - r * Math.cos(turn)).toFixed(1)}`;
  }).join(" ");
}

/** Where the pips of a die lie, in thirds of its half. */
export const PIPS: Record<number, [number, number][]> = {
  1: [[0, 0]],
  2: [
    [-1, -1],
    [1, 1],
  ],
  3: [
    [-1, -1],
    [0, 0],
    [1, 1],
  ],
  4: [
    [-1, -1],
    [1, -1],
    [-1, 1],
    [1, 1],
  ],
  5: [
    [-1, -1],
    [1, -1],
    [0, 0],
    [-1, 1],
    [1, 1],
  ],
  6: [
    [-1, -1],
    [-1, 0],
    [-1, 1],
    [1, -1],
    [1, 0],
    [1, 1],
  ],
};
