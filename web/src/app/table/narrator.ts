/**
 * What is told to those who hear a table: what happened in one go, when it is their turn or when nothing follows for a
 * while, and then what is wanted from them. A line for every move would talk over the last one.
 */

/** So long nothing happens: then it can be told, even if it is nobody's turn here. */
export const PAUSE = 3000;
/** Where it never rests, as in a race against the sand, it is told all the same. */
export const LONGEST = 15_000;
/** What a choice would do is known a moment after the question. */
export const MOMENT = 300;

type Timer = ReturnType<typeof setTimeout>;

export class Narrator {
  #say: (sentence: string) => void;
  /** All that happened, as one tells it in one go. */
  #sum: (sentences: string[]) => string[];
  #happened: string[] = [];
  #pause: Timer | undefined;
  #longest: Timer | undefined;
  #asking: Timer | undefined;
  /** What was asked already. */
  #asked = { sentence: "", more: "" };

  constructor(say: (sentence: string) => void, sum = (sentences: string[]) => sentences) {
    this.#say = say;
    this.#sum = sum;
  }

  happened(sentences: string[]): void {
    if (!sentences.length) return;
    this.#happened.push(...sentences);
    clearTimeout(this.#pause);
    this.#pause = setTimeout(() => this.#tell(), PAUSE);
    this.#longest ??= setTimeout(() => this.#tell(), LONGEST);
  }

  /** Something is wanted: the question, and what is said below it. What of it was told already is not told again. */
  asks(sentence: string, more = ""): void {
    clearTimeout(this.#asking);
    this.#asking = setTimeout(() => {
      const fresh = [
        ...(sentence === this.#asked.sentence ? [] : [sentence]),
        ...(more === this.#asked.more ? [] : [more]),
      ];
      this.#asked = { sentence, more };
      this.#tell(fresh);
    }, MOMENT);
  }

  /** Nothing is wanted: what is asked next is asked anew. */
  rests(): void {
    clearTimeout(this.#asking);
    this.#asked = { sentence: "", more: "" };
  }

  /** The last word; a moment later, for what opens over the page then has to be there first (Announcer.svelte). */
  concludes(sentence: string): void {
    this.rests();
    this.#asking = setTimeout(() => this.#tell([sentence]), MOMENT);
  }

  stop(): void {
    for (const timer of [this.#pause, this.#longest, this.#asking]) clearTimeout(timer);
  }

  #tell(question: string[] = []): void {
    clearTimeout(this.#pause);
    clearTimeout(this.#longest);
    this.#longest = undefined;
    const told = [...this.#sum(this.#happened), ...question].filter(Boolean).join(" ");
    this.#happened = [];
    if (told) this.#say(told);
  }
}
