/**
 * Sentences for what happened, what can be done and what is asked.
 *
 * The messages are called GAME-event-TYPE, GAME-do-TYPE and GAME-ask-PHASE; a record's fields are their variables. A seat
 * is told by its name, nobody's is -1; what else is not there is `none`; `FIELD-count` tells how many a list has. What a
 * seat has done itself it is told by the message's attribute `.you`, what others did to it by `.yours`. The terminal goes
 * by the same (src/gelateria/language). Where a game has no message yet, its type and fields are told.
 */
import { t, together, translator, type Variables } from "@/app/language/i18n.svelte";
import type { GameAction, GameEvent, Step, TableView } from "@/app/server/messages";
import type { ActionWords, AskWords, EventWords } from "@/board/board";

const ONE_SEAT = new Set(["seat", "owner", "whom", "to", "first", "mover"]);
const SEATS = new Set(["seats", "winners"]);
/** Who has done it, or is it about. */
const DOES = new Set(["seat", "first"]);

export function wordsOf(record: object, names: string[]): Variables {
  const words: Variables = {};
  for (const [field, value] of Object.entries(record)) {
    if (field === "type") continue;
    words[field] = wordFor(field, value, names);
    if (Array.isArray(value)) words[`${field}-count`] = value.length;
  }
  return words;
}

function wordFor(field: string, value: unknown, names: string[]): string | number {
  if (ONE_SEAT.has(field) && typeof value !== "string") return typeof value === "number" ? (names[value] ?? value) : -1;
  if (SEATS.has(field) && Array.isArray(value)) return together(value.map((seat: number) => names[seat] ?? ""));
  return typeof value === "number" ? value : plain(value);
}

function plain(value: unknown): string {
  if (value === null || value === undefined) return "none";
  if (typeof value === "object") return Object.values(value).map(plain).join(" ");
  return String(value);
}

function bare(record: { type: string }, names: string[]): string {
  const { type, seat, ...others } = record as Record<string, unknown>;
  const fields = Object.entries(others)
    .filter(([, value]) => value !== null)
    .map(([field, value]) => `${field.replaceAll("_", " ")} ${wordFor(field, value, names)}`);
  const what = [String(type).replaceAll("-", " "), ...fields].join(" · ");
  return seat === undefined ? what : `${wordFor("seat", seat, names)}: ${what}`;
}

/** What a view tells in one word or number. */
function figuresOf(view: object): Variables {
  const figures = Object.entries(view).filter(([, value]) => ["number", "string", "boolean"].includes(typeof value));
  return Object.fromEntries(
    figures.map(([field, value]) => [field, typeof value === "number" ? value : String(value)]),
  );
}

/** What happened; to whoever did it, or to whom it was done, as one tells them. */
export function sentenceOf<Event extends GameEvent>(
  game: string,
  event: Event,
  names: string[],
  words?: EventWords<Event>,
  own: number | null = null,
): string {
  const id = `${game}-event-${event.type}`;
  if (!translator.knows(id)) return `${bare(event, names)}.`;
  return t(toldTo(own, id, event), { ...wordsOf(event, names), ...words?.event?.(event, names) });
}

/** The attribute of a message that is meant for this seat: `.you` have done it, or it was done to `.yours`. */
export function toldTo(own: number | null, id: string, event: GameEvent): string {
  if (own === null) return id;
  const fields = Object.entries(event).filter(([field, value]) => ONE_SEAT.has(field) && value === own);
  if (!fields.length) return id;
  const told = `${id}.${fields.some(([field]) => DOES.has(field)) ? "you" : "yours"}`;
  return translator.knows(told) ? told : id;
}

/** A step after another one: that a bot plays in somebody's place is said once, and not again for each of its moves. */
export function sentencesOf(
  game: string,
  step: Step,
  names: string[],
  words?: EventWords,
  own: number | null = null,
  before?: Step,
): string[] {
  const you = step.stand_in ? null : own; // what a bot did for me, I did not do
  const told = step.events.map((event) => sentenceOf(game, event, names, words, you)).filter(Boolean);
  const mine = step.by === own ? ".you" : "";
  const name = names[step.by] ?? "";
  if (step.back) return [t(`log-back${mine}`, { name, moves: step.back }), ...told];
  const goesOn = before?.stand_in && before.by === step.by && !before.back;
  if (step.stand_in && !goesOn) return [t(`log-stand-in${mine}`, { name }), ...told];
  return told;
}

/** `Ada throws 1 2.` `Ada keeps 2.` become `Ada throws 1 2, keeps 2.`, as in the terminal (cli/terminal/story.py). */
export function inOneBreath(sentences: readonly string[], names: readonly string[]): string[] {
  const told: string[] = [];
  let subject: string | undefined;
  for (const sentence of sentences) {
    const named = names.filter((name) => sentence.includes(name)); // of several, not all do what follows
    const who = named.find((name) => named.length === 1 && sentence.startsWith(`${name} `) && sentence.endsWith("."));
    if (who !== undefined && who === subject)
      told.push(`${told.pop()?.slice(0, -1)}, ${sentence.slice(who.length + 1)}`);
    else told.push(sentence);
    subject = who;
  }
  return told;
}

export function labelOf(
  game: string,
  action: GameAction,
  view: TableView,
  names: string[],
  words?: ActionWords,
): string {
  const id = `${game}-do-${action.type}`;
  if (!translator.knows(id)) return bare(action, names);
  return t(id, { ...wordsOf(action, names), ...words?.action?.(action, view, names) });
}

/** What is wanted from this viewer now, or whom the table waits for. */
export function askOf<View extends TableView>(
  game: string,
  view: View,
  seat: number | null,
  names: string[],
  words?: AskWords<View>,
): string {
  if (view.winners.length)
    return t(seat !== null && view.winners.includes(seat) ? "bar-won.you" : "bar-won", {
      count: view.winners.length,
      winners: together(view.winners.map((won) => names[won] ?? "")),
    });
  if (seat === null || !view.awaiting.includes(seat)) {
    return t("bar-waits", {
      count: view.awaiting.length,
      names: together(view.awaiting.map((awaited) => names[awaited] ?? "")),
    });
  }
  const id = `${game}-ask-${view.phase ?? "turn"}`;
  return translator.knows(id) ? t(id, { ...figuresOf(view), ...words?.ask?.(view, names) }) : t("bar-turn");
}

export function scoreOf(game: string, points: number): string {
  const id = `${game}-score`;
  return translator.knows(id) ? t(id, { points }) : t("score", { points });
}
