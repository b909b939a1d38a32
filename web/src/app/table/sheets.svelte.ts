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

  show(name: SheetName): void {
    this.open = this.name !== name || !this.open;
    this.name = name;
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
