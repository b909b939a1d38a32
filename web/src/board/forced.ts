/** What can only be done one way, and may be done by itself. */
import type { Choice, Step } from "@/app/server/messages";

export interface Standing {
  choices: readonly Choice[];
  /** What is left to a person in this game. */
  personal?: readonly string[];
  /** A timer runs, for the game or for a decision of everybody at once. */
  race: boolean;
  log: readonly Step[];
}

/** The only choice, if it may be done by itself: not in a race, and not where a move has just been taken back. */
export function forcedOf({ choices, personal = [], race, log }: Standing): Choice | null {
  const [only] = choices;
  if (!only || choices.length > 1 || race || log.at(-1)?.back) return null;
  return personal.includes(only.action.type) ? null : only;
}
