/** Short notes that come and go: mostly why something cannot be done, with the rule. */
import { Refused, type Problem } from "@/lib/api";
import { translator } from "@/lib/i18n.svelte";
import { ruleIn } from "@/lib/rulewords";

export interface Note {
  id: number;
  sentence: string;
  rule?: string;
}

const LASTS = 7000;

class Toasts {
  notes = $state<Note[]>([]);
  #next = 0;

  show(sentence: string, rule?: string): void {
    const id = this.#next++;
    this.notes = [...this.notes.filter((note) => note.sentence !== sentence).slice(-2), { id, sentence, rule }];
    setTimeout(() => this.drop(id), LASTS);
  }

  /** Why not. The server says it in English; whoever reads another language is told the rule that stands against it. */
  async refuse(problem: Problem): Promise<void> {
    const byRule = problem.code === "illegal" && problem.rule && translator.language !== "en";
    const translated = byRule ? await ruleIn(translator.language, problem.rule as string) : undefined;
    this.show(translated ?? problem.sentence, problem.rule);
  }

  drop(id: number): void {
    this.notes = this.notes.filter((note) => note.id !== id);
  }
}

export const toasts = new Toasts();

/** Run what the server may refuse; a refusal becomes a note. */
export async function orTell<T>(doing: () => Promise<T>): Promise<T | undefined> {
  try {
    return await doing();
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
    void toasts.refuse(error.problem);
    return undefined;
  }
}
