/** What slides in beside a table, or stands there: one sheet at a time. */
import type { IconName } from "@/components/Icon.svelte";

export type SheetName = "log" | "chat" | "rules" | "menu";

export const SHEETS: [SheetName, IconName][] = [
  ["log", "list"],
  ["chat", "chat"],
  ["rules", "rules"],
  ["menu", "settings"],
];

export class Sheets {
  name = $state<SheetName>("log");
  open = $state(false);
  /** The rule that somebody wants to read. */
  asked = $state<string>();
  /** The step from which on somebody wants to see what happened. */
  wanted = $state<number | null>(null);

  show(name: SheetName): void {
    this.open = this.name !== name || !this.open;
    this.name = name;
    this.wanted = null;
  }

  readLog(from: number): void {
    this.wanted = from;
    this.name = "log";
    this.open = true;
  }

  readRule(rule: string): void {
    this.asked = rule;
    this.name = "rules";
    this.open = true;
  }

  close(): void {
    this.open = false;
  }
}
