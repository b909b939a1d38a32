/** How a table is set up, in words. */
import { t, translator } from "@/app/language/i18n.svelte";
import { choicesOf, isOutdated } from "@/app/lobby/picking";
import type { Plan } from "@/app/server/api";

export const CLOCKS = ["none", "relaxed", "fast", "days"] as const;
export const WATCHERS = ["none", "link", "everyone"] as const;

/** All that can be chosen before a game. */
export type Draft = Required<Omit<Plan, "edition" | "pace" | "rules" | "stand_in">>;

/** What stands in a plan, to be changed. */
export function draftOf({ game, players, options, clock, days, listed, watch, rated }: Plan): Draft {
  return {
    game,
    players,
    options: options ?? {},
    clock: clock ?? "none",
    days: days ?? 2,
    listed: listed ?? true,
    watch: watch ?? "link",
    rated: rated ?? false,
  };
}

/** What is otherwise than it was. */
export function changesOf(before: Draft, after: Draft): Partial<Draft> {
  const changed = Object.entries(after).filter(
    ([name, value]) => JSON.stringify(value) !== JSON.stringify(before[name as keyof Draft]),
  );
  return Object.fromEntries(changed);
}

/** One thing that was chosen: what it is, and how it is. */
export interface Fact {
  what: string;
  how: string;
}

/** What was chosen of the game itself: each of its options, the usual ones too. */
export function optionFacts(plan: Plan, schemas: Record<string, unknown>): Fact[] {
  return Object.entries(schemas)
    .filter(([, schema]) => !isOutdated(schema))
    .map(([name, schema]) => ({ what: saidOf(plan.game, name, schema), how: valueOf(plan, name, schema) }));
}

/** How the table itself is run. */
export function tableFacts(plan: Plan): Fact[] {
  return [
    { what: t("plan-players"), how: String(plan.players) },
    { what: t("plan-clock"), how: t(`plan-clock-${plan.clock ?? "none"}`, { days: plan.days ?? 2 }) },
    { what: t("plan-counts"), how: t(plan.rated ? "plan-rated" : "plan-casual") },
    { what: t("plan-found"), how: t(plan.listed ? "plan-listed" : "plan-unlisted") },
    { what: t("plan-watch"), how: t(`plan-watch-${plan.watch ?? "link"}`) },
    ...(plan.edition ? [{ what: t("plan-material"), how: t("plan-material-own") }] : []),
  ];
}

function saidOf(game: string, name: string, schema: unknown): string {
  const id = `${game}-option-${name}`;
  return translator.knows(id) ? t(id) : String((schema as { description?: string }).description ?? name);
}

function valueOf({ game, options }: Plan, name: string, schema: unknown): string {
  const value = options?.[name] ?? (schema as { default?: unknown }).default ?? false;
  if (typeof value === "boolean") return t(value ? "yes" : "no");
  const said = `${game}-option-${name}-${String(value)}`;
  return choicesOf(schema) && translator.knows(said) ? t(said) : String(value);
}
