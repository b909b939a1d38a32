/**
 * Why something happened: the rule that the log cites beside an event, chosen by what the event tells.
 *
 * A game's scenes.toml names one rule for an event, or several cases of which the first that fits is cited; the server has
 * checked them. src/gelateria/learn/reasons.py chooses by the same, and tests/vectors/reasons.json holds both to it.
 */
import type { Case, Reasons } from "@/app/server/api";
import type { GameEvent } from "@/app/server/messages";

const NOT_THERE = "none";

export function ruleFor(reasons: Reasons, event: GameEvent): string | undefined {
  const reason = reasons[event.type];
  return typeof reason === "object" ? reason.find((each) => fits(each, event))?.rule : reason;
}

function fits({ when = {} }: Case, event: GameEvent): boolean {
  const told: Record<string, unknown> = { ...event };
  return Object.entries(when).every(([field, wanted]) => {
    const value = told[field] ?? NOT_THERE;
    return Array.isArray(wanted) ? wanted.some((one) => one === value) : wanted === value;
  });
}
