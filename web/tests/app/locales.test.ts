/** Seven languages say the same things, and nothing that nobody asks for. */
import { Visitor, type Attribute, type Message, type VariableReference } from "@fluent/syntax";
import { readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";
import { LANGUAGES, languageOf } from "@/app/language/i18n.svelte";
import { entriesOf, filesOf } from "../fluent";

const SOURCES = fileURLToPath(new URL("../../src", import.meta.url));
const languages = Object.keys(LANGUAGES);
/**
 * Rules, refusals, levels and what the terminal draws stand in English elsewhere (rules.md, actions.py, levels.toml,
 * notation.py); the other languages are compared with those in tests/test_rule_words.py and tests/language.
 */
const ELSEWHERE = /\/(rules|refusals|levels|notation)\.ftl$/;
const files = filesOf("en");
const TERMINAL = "locales/LANGUAGE/terminal.ftl";

/** By message, and by each of its attributes, the names of the variables. */
function messages(language: string, file: string): Map<string, string> {
  const found = new Map<string, string>();
  for (const entry of entriesOf(language, file)) {
    expect(entry.type, JSON.stringify(entry)).not.toBe("Junk");
    if (entry.type !== "Message") continue;
    const message = entry as Message;
    found.set(message.id.name, variables(message).join(" "));
    for (const attribute of message.attributes)
      found.set(`${message.id.name}.${attribute.id.name}`, variables(attribute).join(" "));
  }
  return found;
}

function variables(message: Message | Attribute): string[] {
  const names = new Set<string>();
  class Collector extends Visitor {
    override visitVariableReference(node: VariableReference): void {
      names.add(node.id.name);
    }
  }
  new Collector().visit(message);
  return [...names].sort();
}

function texts(folder: string): string[] {
  return readdirSync(folder).flatMap((name) => {
    const path = join(folder, name);
    if (statSync(path).isDirectory()) return name === "generated" ? [] : texts(path);
    return /\.(svelte|ts)$/.test(name) ? [readFileSync(path, "utf-8")] : [];
  });
}

/** What can be asked for: whole names in quotes, and names with a part that is put in, as in `sheet-${name}`. */
function asked(): { whole: Set<string>; patterns: RegExp[] } {
  const text = texts(SOURCES).join("\n");
  const whole = new Set([...text.matchAll(/"([a-z][a-z0-9-]*)"/g)].map((found) => found[1] as string));
  const patterns = [...text.matchAll(/`([a-z0-9-]*\$\{[^`]*)`/g)]
    .map((found) => (found[1] as string).replace(/\$\{[^}]*\}/g, "\0"))
    .filter((pattern) => /^[a-z0-9\0-]+$/.test(pattern) && /[a-z]{2}/.test(pattern) && pattern.includes("-"))
    .map((pattern) => new RegExp(`^${pattern.replaceAll("\0", "[a-z0-9-]+")}$`));
  return { whole, patterns };
}

describe.each(files)("%s", (file) => {
  const english = messages("en", file);

  it.each(languages)("says the same things in %s", (language) => {
    expect([...messages(language, file).keys()].sort()).toEqual([...english.keys()].sort());
  });

  it.each(languages)("fills in the same words in %s", (language) => {
    expect(Object.fromEntries(messages(language, file))).toEqual(Object.fromEntries(english));
  });

  it.skipIf(file === TERMINAL)("says nothing that nobody asks for", () => {
    const { whole, patterns } = asked();
    const messages = [...english.keys()].filter((id) => !id.includes(".")); // who is told it chooses the attribute
    const unused = messages.filter((id) => !whole.has(id) && !patterns.some((pattern) => pattern.test(id)));
    expect(unused).toEqual([]);
  });
});

it("knows every message that is asked for by its whole name", () => {
  const known = new Set(files.flatMap((file) => [...messages("en", file).keys()]));
  const text = texts(SOURCES).join("\n");
  const missing = [...text.matchAll(/\bt\("([a-z0-9-]+)"/g)]
    .map((found) => found[1])
    .filter((id) => !known.has(id as string));
  expect(missing).toEqual([]);
});

it("is there in every language for every game that has words", () => {
  for (const language of languages) expect(filesOf(language).filter((file) => !ELSEWHERE.test(file))).toEqual(files);
});

it("speaks the browser's language, or English", () => {
  expect(languageOf(["pt-BR", "en"])).toBe("pt");
  expect(languageOf(["ja", "it-CH"])).toBe("it");
  expect(languageOf(["ja"])).toBe("en");
});
