/** The scores over a game as lines: what stands where in a box of 100 by 100. */
import type { Tally } from "@/app/server/messages";

export interface Line {
  seat: number;
  points: string;
  /** Where its name stands, from above. */
  end: number;
  score: number;
}

export interface Drawn {
  lines: Line[];
  /** Where the final scoring begins; 100 where there is none. */
  counting: number;
  most: number;
  /** Where nothing is, from above. */
  zero: number;
}

/** The final scoring has at most so much of the width. */
const MOST_COUNTING = 30;
/** So far apart stand the names at the ends, at least. */
const APART = 17;

export function curveOf({ curve, counted }: Pick<Tally, "curve" | "counted">): Drawn {
  const all = curve.flatMap((standing) => standing.scores);
  const [least, most] = [Math.min(0, ...all), Math.max(1, ...all)];
  const steps = curve.length - 1 - counted.length;
  const counting = counted.length ? Math.max(100 - MOST_COUNTING, (100 * steps) / (curve.length - 1)) : 100;
  const across = (at: number) => {
    if (at <= steps) return steps ? (counting * at) / steps : 0;
    return counting + ((100 - counting) * (at - steps)) / counted.length;
  };
  const down = (score: number) => 100 - (100 * (score - least)) / (most - least);
  const last = curve.at(-1)?.scores ?? [];
  const ends = spread(last.map(down));
  return {
    lines: last.map((score, seat) => ({
      seat,
      score,
      end: ends[seat] ?? 0,
      points: curve
        .map((standing, at) => `${across(at).toFixed(1)},${down(standing.scores[seat] ?? 0).toFixed(1)}`)
        .join(" "),
    })),
    counting,
    most,
    zero: down(0),
  };
}

/** The same heights, moved apart so that no two stand on each other. */
export function spread(heights: number[], apart = APART): number[] {
  const order = heights.map((_, seat) => seat).sort((a, b) => (heights[a] ?? 0) - (heights[b] ?? 0));
  const placed = [...heights];
  let above = -apart;
  for (const seat of order) above = placed[seat] = Math.max(placed[seat] ?? 0, above + apart);
  let below = 100 + apart;
  for (const seat of order.reverse()) below = placed[seat] = Math.min(placed[seat] ?? 0, below - apart);
  return placed;
}
