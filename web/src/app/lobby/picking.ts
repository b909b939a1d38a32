/** An option of which one value is chosen, or several picked by name: "mixed", "A1 B2". */
export interface ChoiceOption {
  choices: string[];
  default: string;
  /** Names of which at most one a group can be picked. */
  picks: string[][];
}

/** The last choice, where there is something to pick. */
export const PICKED = "picked";

/** What an option offers, as its JSON Schema tells it; null for one that is on or off, or that nobody needs any more. */
export function choicesOf(schema: unknown): ChoiceOption | null {
  const { choices, picks = [], default: usual = "" } = schema as Partial<ChoiceOption>;
  return choices ? { choices, picks, default: usual } : null;
}

/** What a value stands for: one of the choices, or names that were picked. */
export function chosenBefore(
  value: unknown,
  offered: ChoiceOption | null,
): { choice: string | null; picked: string[] } {
  if (typeof value !== "string" || !offered) return { choice: null, picked: [] };
  if (offered.choices.includes(value)) return { choice: value, picked: [] };
  return { choice: PICKED, picked: value.split(" ") };
}

export function isOutdated(schema: unknown): boolean {
  return (schema as { deprecated?: boolean }).deprecated === true;
}

/** The names that are picked, when this one is touched: it goes, takes the place of its group's other, or comes last. */
export function touched(picked: readonly string[], name: string, groups: readonly string[][]): string[] {
  if (picked.includes(name)) return picked.filter((other) => other !== name);
  const group = groups.find((names) => names.includes(name)) ?? [name];
  const place = picked.findIndex((other) => group.includes(other));
  return place < 0 ? [...picked, name] : picked.map((other, i) => (i === place ? name : other));
}
