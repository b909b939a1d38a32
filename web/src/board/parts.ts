/**
 * A sentence in parts: words, and pieces that are drawn in their place.
 *
 * A message is filled with signs that no language has where a piece belongs, and taken apart there: so the word order of every
 * language stays, and no message is written twice.
 */
import { t, translator } from "@/app/language/i18n.svelte";
import type { GameEvent } from "@/app/server/messages";
import type { EventWords, Retelling } from "@/board/board";
import { sentenceOf, toldTo, wordsOf } from "@/board/sentences";

/** Pieces, and how they are called. */
export interface Pieces {
  pieces: string[];
  words: string;
}
export type Part = string | Pieces;

const FIRST_SIGN = 0xe000;
const SIGNS = /([\ue000-\uf8ff])/;
const WHOSE = "\uf8ff";

export interface Telling {
  game: string;
  names: string[];
  words?: EventWords;
  retelling?: Retelling;
}

/** `whose` stands above: a sentence that begins with that name goes on without it. What `own` did is told to them. */
export function partsOf(
  { game, names, words, retelling }: Telling,
  event: GameEvent,
  whose: number | null,
  own: number | null = null,
): Part[] {
  const id = toldTo(own, `${game}-event-${event.type}`, event);
  if (!translator.knows(id)) return [sentenceOf(game, event, names, words)];
  const variables = { ...wordsOf(event, names), ...words?.event?.(event, names) };
  const drawn: Pieces[] = [];
  for (const [variable, pieces] of Object.entries(retelling?.pieces?.(event) ?? {})) {
    if (!pieces.length) continue;
    drawn.push({ pieces, words: String(variables[variable]) });
    variables[variable] = String.fromCharCode(FIRST_SIGN + drawn.length - 1);
  }
  const elided = whose !== null && event.seat === whose;
  if (elided) variables.seat = WHOSE;
  const sentence = t(id, variables);
  const parts = withoutWhose(sentence, names[whose ?? -1] ?? "")
    .split(SIGNS)
    .filter(Boolean);
  return parts.map((part) => drawn[part.charCodeAt(0) - FIRST_SIGN] ?? part);
}

function withoutWhose(sentence: string, name: string): string {
  if (!sentence.startsWith(`${WHOSE} `)) return sentence.replaceAll(WHOSE, name);
  const rest = sentence.slice(2).replaceAll(WHOSE, name);
  return rest.charAt(0).toLocaleUpperCase(translator.language) + rest.slice(1);
}

/** The same for those who hear it. */
export function wordsIn(parts: readonly Part[]): string {
  return parts.map((part) => (typeof part === "string" ? part : part.words)).join("");
}
