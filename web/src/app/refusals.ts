/** Why something cannot be done, in the reader's language. The terminal does the same, in src/gelateria/language/refusals.py. */
import { FluentBundle, FluentResource } from "@fluent/bundle";
import { textOf } from "@/app/language/files";
import type { Language } from "@/app/language/i18n.svelte";
import { HOUSE, pageOf } from "@/app/rules/addresses";
import { ruleIn } from "@/app/rules/rulewords";

/**
 * What a language says of the rule that was broken: one sentence or, where it can be broken in very different ways, the one that is
 * named by what the server says in English. A game without such sentences is told by its rule, and one without rules not at all.
 */
export async function refusalIn(language: Language, rule: string, sentence: string): Promise<string | undefined> {
  const page = pageOf(rule);
  const text = await textOf(language, page === HOUSE ? "refusals" : `${page}/refusals`);
  return (text && saidIn(language, text, rule, sentence)) || ruleIn(language, rule);
}

export function saidIn(language: string, text: string, rule: string, sentence: string): string | undefined {
  const bundle = new FluentBundle(language, { useIsolating: false });
  bundle.addResource(new FluentResource(text));
  const message = bundle.getMessage(`refused-${rule.replaceAll(".", "-")}`);
  const pattern = message?.attributes[nameOf(sentence)] ?? message?.value;
  return pattern ? bundle.formatPattern(pattern, null, []) : undefined;
}

function nameOf(sentence: string): string {
  return sentence
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "");
}
