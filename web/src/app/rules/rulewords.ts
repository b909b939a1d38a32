/** The numbered rules in the reader's language. English is the server's; the others stand in `rules.ftl`. */
import { FluentBundle, FluentResource } from "@fluent/bundle";
import { textOf } from "@/app/language/files";
import type { Language } from "@/app/language/i18n.svelte";
import { HOUSE, pageOf } from "@/app/rules/addresses";

export function ruleMessage(id: string): string {
  return `rule-${id.replaceAll(".", "-")}`;
}

export function sectionMessage(title: string): string {
  const plain = title.toLowerCase().replace(/[^a-z0-9]+/g, "-");
  return `rules-section-${plain.replace(/^-|-$/g, "")}`;
}

/** One page of rules, translated. */
export class RulePage {
  #bundle: FluentBundle;

  constructor(language: string, text: string) {
    this.#bundle = new FluentBundle(language, { useIsolating: false });
    this.#bundle.addResource(new FluentResource(text));
  }

  rule(id: string): string | undefined {
    return this.#say(ruleMessage(id));
  }

  section(title: string): string | undefined {
    return this.#say(sectionMessage(title));
  }

  #say(id: string): string | undefined {
    const pattern = this.#bundle.getMessage(id)?.value;
    return pattern ? this.#bundle.formatPattern(pattern, null, []) : undefined;
  }
}

/** The page of a game, or `table`; null where it is only there in English. */
export async function rulePage(language: Language, page: string): Promise<RulePage | null> {
  const text = await textOf(language, page === HOUSE ? "rules" : `${page}/rules`);
  return text === undefined ? null : new RulePage(language, text);
}

/** A rule's sentence in this language, if there is one. */
export async function ruleIn(language: Language, id: string): Promise<string | undefined> {
  return (await rulePage(language, pageOf(id)))?.rule(id);
}
