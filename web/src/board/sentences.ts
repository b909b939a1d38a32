/**
 * Sentences for what happened, what can be done and what is asked.
 *
 * The messages are called GAME-event-TYPE, GAME-do-TYPE and GAME-ask-PHASE; a record's fields are their variables. A seat
 * is told by its name, nobody's is -1; what else is not there is `none`; `FIELD-count` tells how many a list has. The
 * terminal goes by the same (src/gelateria/language). Where a game has no message yet, its type and fields are told.
 */
import { t, together, translator, type Variables } from "@/app/language/i18n.svelte";
import type { GameAction, GameEvent, Step, TableView } from "@/app/server/messages";
import type { ActionWords, AskWords, EventWords } from "@/board/board";

const ONE_SEAT = new Set(["seat", "owner", "whom", "to", "first", "mover"]);
const SEATS = new Set(["seats", "winners"]);

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

export function sentenceOf<Event extends GameEvent>(
  game: string,
  event: Event,
  names: string[],
  words?: EventWords<Event>,
): string {
  const id = `${game}-event-${event.type}`;
  if (!translator.knows(id)) return `${bare(event, names)}.`;
  return t(id, { ...wordsOf(event, names), ...words?.event?.(event, names) });
}

export function sentencesOf(game: string, step: Step, names: string[], words?: EventWords): string[] {
  const told = step.events.map((event) => sentenceOf(game, event, names, words)).filter(Boolean);
  if (step.back) return [t("log-back", { name: names[step.by] ?? "", moves: step.back }), ...told];
  if (step.stand_in) return [t("log-stand-in", { name: names[step.by] ?? "" }), ...told];
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
    return t("bar-won", { count: view.winners.length, winners: together(view.winners.map((won) => names[won] ?? "")) });
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
