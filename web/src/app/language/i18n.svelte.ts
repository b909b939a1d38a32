/** Words, in seven languages; each game's own are fetched with its board. */
import { FluentBundle, FluentResource, type FluentVariable, type Message } from "@fluent/bundle";
import { recall, remember } from "@/app/browser/storage";
import { textOf } from "@/app/language/files";

export const LANGUAGES = {
  de: "Deutsch",
  en: "English",
  es: "Español",
  fr: "Français",
  it: "Italiano",
  nl: "Nederlands",
  pt: "Português",
} as const;
export type Language = keyof typeof LANGUAGES;
export type Variables = Record<string, FluentVariable>;
type Pattern = NonNullable<Message["value"]>;

export function languageOf(wishes: readonly string[]): Language {
  for (const wish of wishes) {
    const language = wish.toLowerCase().split("-")[0] ?? "";
    if (language in LANGUAGES) return language as Language;
  }
  return "en";
}

class Translator {
  language = $state<Language>("en");
  #bundle = $state.raw<FluentBundle>(new FluentBundle("en"));
  #names = new Set(["app"]);
  #wanted: Language = "en";
  #speaking: Promise<void> = Promise.resolve();

  /** Speak the language that was chosen before, or the browser's. */
  async begin(): Promise<void> {
    await this.choose(recall<Language | null>("language", null) ?? languageOf(navigator.languages));
  }

  /** Speak another language, from here on. */
  async choose(language: Language, keep = false): Promise<void> {
    if (keep) remember("language", language);
    this.#wanted = language;
    await this.#speak();
  }

  /** Also know the words in these files, as `geizen/words`; what has no words of its own has none to fetch. */
  async learn(...names: string[]): Promise<void> {
    if (names.every((name) => this.#names.has(name))) return this.#speaking;
    for (const name of names) this.#names.add(name);
    await this.#speak();
  }

  /** One after the other: what was wanted last is spoken last. */
  #speak(): Promise<void> {
    this.#speaking = this.#speaking
      .catch(() => undefined)
      .then(async () => {
        const language = this.#wanted;
        this.#bundle = await this.#load(language);
        this.language = language;
        if (typeof document !== "undefined") document.documentElement.lang = language;
      });
    return this.#speaking;
  }

  /** Whether there is such a message; `id.attribute` is one of its attributes. */
  knows(id: string): boolean {
    return this.#pattern(id) !== null;
  }

  say(id: string, words?: Variables): string {
    const pattern = this.#pattern(id);
    if (pattern === null) return id;
    return this.#bundle.formatPattern(pattern, words ?? null, []);
  }

  #pattern(id: string): Pattern | null {
    const [name = "", attribute] = id.split(".");
    const message = this.#bundle.getMessage(name);
    return (attribute ? message?.attributes[attribute] : message?.value) ?? null;
  }

  async #load(language: Language): Promise<FluentBundle> {
    const bundle = new FluentBundle(language, { useIsolating: false });
    const texts = await Promise.all([...this.#names].map((name) => textOf(language, name)));
    for (const text of texts) if (text) bundle.addResource(new FluentResource(text));
    return bundle;
  }
}

export const translator = new Translator();

/** The message in the language of the moment; where it is called in a component, it changes with the language. */
export function t(id: string, words?: Variables): string {
  return translator.say(id, words);
}

/** Names or numbers as one says them together: "Ada, Ben and Cleo". */
export function together(items: readonly (string | number)[]): string {
  return new Intl.ListFormat(translator.language, { type: "conjunction" }).format(items.map(String));
}

/** One of them: "Ada, Ben or Cleo". */
export function eitherOf(items: readonly string[]): string {
  return new Intl.ListFormat(translator.language, { type: "disjunction" }).format(items);
}
