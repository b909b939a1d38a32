/**
 * What slides in beside a table, or stands there: one sheet at a time.
 *
 * Where there is room (Sheet.svelte, TableFrame.svelte) it stands in a column of its own until somebody shuts that, which is
 * remembered; what happened and what is said stand there together, one above the other.
 */
import { recall, remember } from "@/app/browser/storage";
import type { IconName } from "@/components/Icon.svelte";

export type SheetName = "log" | "chat" | "rules" | "menu";

export const SHEETS: [SheetName, IconName][] = [
  ["log", "list"],
  ["chat", "chat"],
  ["rules", "rules"],
  ["menu", "settings"],
];
/** From this width on a sheet stands beside the board, as the style sheets have it. */
const STANDS = "(min-width: 1080px)";
/** So high that a log and a chat have room above each other. */
const HOLDS_TWO = "(min-width: 1080px) and (min-height: 560px)";
const TOGETHER: SheetName[] = ["log", "chat"];

export class Sheets {
  name = $state<SheetName>("log");
  /** It has slid in. */
  open = $state(false);
  /** Somebody wants its room for the board. */
  shut = $state(recall("column-shut", false));
  /** There is room for it beside the board. */
  stands = $state(false);
  #holdsTwo = $state(false);
  /** The rule that somebody wants to read. */
  asked = $state<string>();
  /** The step from which on somebody wants to see what happened. */
  wanted = $state<number | null>(null);
  /** How often somebody wanted to write, where the chat is there already. */
  summoned = $state(0);
  readonly visible = $derived(this.stands ? !this.shut : this.open);
  /** Before the game, when nothing has happened yet. */
  waits = $state(false);
  /** Log and chat, one above the other. */
  readonly together = $derived(this.stands && this.#holdsTwo && !this.waits && TOGETHER.includes(this.name));

  constructor() {
    follow(STANDS, (stands) => (this.stands = stands));
    follow(HOLDS_TWO, (holds) => (this.#holdsTwo = holds));
  }

  /** Whether it can be seen now, alone or together with another. */
  shows(name: SheetName): boolean {
    return this.visible && (this.name === name || (this.together && TOGETHER.includes(name)));
  }

  /** Over the board, a second touch puts it away; beside the board it stays. */
  show(name: SheetName): void {
    if (!this.stands && this.shows(name)) return this.close();
    this.name = name;
    this.#open();
    this.wanted = null;
    if (name === "chat" && this.stands) this.summoned += 1;
  }

  readLog(from: number): void {
    this.wanted = from;
    this.name = "log";
    this.#open();
  }

  readRule(rule: string): void {
    this.asked = rule;
    this.name = "rules";
    this.#open();
  }

  close(): void {
    this.open = false;
    if (this.stands) this.#shut(true);
  }

  #open(): void {
    this.open = true;
    if (this.stands) this.#shut(false);
  }

  #shut(shut: boolean): void {
    this.shut = shut;
    remember("column-shut", shut);
  }
}

function follow(wish: string, tell: (matches: boolean) => void): void {
  if (typeof matchMedia !== "function") return;
  const query = matchMedia(wish);
  tell(query.matches);
  query.addEventListener("change", () => tell(query.matches));
}
