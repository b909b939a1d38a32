/** Short notes that come and go: mostly why something cannot be done, with the rule. */
import { t, translator } from "@/app/language/i18n.svelte";
import { refusalIn } from "@/app/refusals";
import { OFFLINE, Refused, type Problem } from "@/app/server/api";

export interface Toast {
  id: number;
  sentence: string;
  rule?: string;
  /** The server speaks English. */
  english?: boolean;
}

const LASTS = 7000;

/**
 * Why something could not be done: the server's own sentence, or that there is none to ask. It speaks English; in other
 * languages a more general sentence of ours says it.
 */
export function problemSentence(problem: Problem): string {
  if (problem.code === OFFLINE.code) return t("offline-now");
  return isEnglish(problem) ? problem.sentence : t(`problem-${problem.code}`);
}

function isEnglish(problem: Problem): boolean {
  return translator.language === "en" || !translator.knows(`problem-${problem.code}`);
}

class Toasts {
  shown = $state<Toast[]>([]);
  #next = 0;

  show(sentence: string, rule?: string, english = false): void {
    const id = this.#next++;
    const others = this.shown.filter((toast) => toast.sentence !== sentence).slice(-2);
    this.shown = [...others, { id, sentence, rule, english }];
    setTimeout(() => this.drop(id), LASTS);
  }

  /** Why not: in another language than English, what it says of the rule that stands against it, if it is one. */
  async refuse(problem: Problem): Promise<void> {
    const { rule, sentence } = problem;
    const { language } = translator;
    const translated = rule && language !== "en" ? await refusalIn(language, rule, sentence) : undefined;
    const english = !translated && problem.code !== OFFLINE.code && isEnglish(problem);
    this.show(translated ?? problemSentence(problem), rule, english);
  }

  drop(id: number): void {
    this.shown = this.shown.filter((toast) => toast.id !== id);
  }
}

export const toasts = new Toasts();

/** Run what the server may refuse; a refusal becomes a toast. */
export async function orTell<T>(doing: () => Promise<T>): Promise<T | undefined> {
  try {
    return await doing();
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
    void toasts.refuse(error.problem);
    return undefined;
  }
}
