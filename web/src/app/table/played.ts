/** What a bot has done in somebody's place since they last did something themselves. */
import type { Step } from "@/app/server/messages";

export interface PlayedFor {
  moves: number;
  /** The number of its first step, and of its last. */
  from: number;
  to: number;
}

export function playedFor(log: readonly Step[], seat: number | null): PlayedFor | null {
  const own = log.filter((step) => step.by === seat && !step.back);
  const since = own.slice(own.findLastIndex((step) => !step.stand_in) + 1);
  const [first, last] = [since[0], since.at(-1)];
  return first && last ? { moves: since.length, from: first.number, to: last.number } : null;
}
