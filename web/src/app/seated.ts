/** Who sits at a table that nobody sits at: in pictures, beside a learner, in a recorded game. */
import type { Sitter } from "@/app/server/messages";

export const SEATED = ["Amarena", "Bacio", "Cocco", "Limone", "Malaga"];

/** People of whom nothing but the name is known. */
export function sittersOf(names: readonly string[]): Sitter[] {
  return names.map((name) => ({
    name,
    person: null,
    bot: null,
    here: true,
    stand_in: false,
    resigned: false,
    free: false,
    added: false,
    reserved: false,
  }));
}
