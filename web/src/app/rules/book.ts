/** A game's rules as they are read: section by section, in the reader's language, the aim first. */
import { translator } from "@/app/language/i18n.svelte";
import { sectionMessage, type RulePage } from "@/app/rules/rulewords";
import type { RuleBook } from "@/app/server/api";

export interface ShownRule {
  id: string;
  sentence: string;
  /** Of the sentence: English where nobody has translated it. */
  language: string;
  /** Where it comes from, in the words of the editions. */
  sources: string[];
}

export interface Section {
  /** As it stands in an address. */
  id: string;
  title: string;
  rules: ShownRule[];
}

/** Those of the rules that say what is wanted. */
export function sectionsOf(
  rules: RuleBook["rules"],
  marks: RuleBook["sources"],
  page: RulePage | null,
  wanted: string,
): Section[] {
  const sections = new Map<string, Section>();
  for (const rule of rules) {
    const translated = page?.rule(rule.id);
    const sentence = translated ?? rule.sentence;
    if (!`${rule.id} ${sentence}`.toLowerCase().includes(wanted.trim().toLowerCase())) continue;
    const section = sections.get(rule.section) ?? {
      id: sectionMessage(rule.section),
      title: page?.section(rule.section) ?? rule.section,
      rules: [],
    };
    section.rules.push({
      id: rule.id,
      sentence,
      language: translated === undefined ? "en" : translator.language,
      sources: rule.source.split(" ").map((mark) => marks[mark] ?? mark),
    });
    sections.set(rule.section, section);
  }
  return [...sections.values()];
}

/** What one wants in the game, and who wins. */
export function isAim(rule: ShownRule): boolean {
  return rule.id.endsWith(".aim");
}
