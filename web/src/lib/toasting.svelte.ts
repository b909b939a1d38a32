/** Short notes that come and go: mostly why something cannot be done, with the rule. */
import { Refused, type Problem } from "@/lib/api";

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

  refuse(problem: Problem): void {
    this.show(problem.sentence, problem.rule);
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
    toasts.refuse(error.problem);
    return undefined;
  }
}
