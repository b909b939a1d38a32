import type { Witness } from "@/dice/witness";

/** What this browser remembers. Where it may not remember anything, it does so until the page is closed. */
const memory = new Map<string, string>();
const PREFIX = "gelateria.";

export function remember(name: string, value: unknown): void {
  const text = JSON.stringify(value);
  try {
    localStorage.setItem(PREFIX + name, text);
  } catch {
    memory.set(name, text);
  }
}

export function recall<T>(name: string, otherwise: T): T {
  let text: string | null | undefined;
  try {
    text = localStorage.getItem(PREFIX + name);
  } catch {
    text = null;
  }
  text ??= memory.get(name);
  if (text == null) return otherwise;
  try {
    return JSON.parse(text) as T;
  } catch {
    return otherwise;
  }
}

/** The keys that open a table for this browser, which never stand in an address, and what it noted there. */
export interface Keys {
  seat?: string;
  watch?: string;
  host?: string;
  /** What the table was bound to when this browser came to it, before its dice were known. */
  promised?: string;
  /** Our own part in its chance. */
  nonce?: string;
  /** What everybody was bound to before that was given away. */
  witness?: Witness;
  /** The line of its chat up to which all was read. */
  read?: number;
  /** Whom we do not listen to: seats, and null for all who watch. */
  muted?: (number | null)[];
}

const MOST_TABLES = 60;

export function keysOf(table: string): Keys {
  return recall<Record<string, Keys>>("keys", {})[table] ?? {};
}

/** What was noted at the table that was bound to this, for a record that does not say where it was played. */
export function keysFor(commitment: string): Keys {
  const known = Object.values(recall<Record<string, Keys>>("keys", {}));
  return known.find(({ promised, witness }) => [promised, witness?.commitment].includes(commitment)) ?? {};
}

/** They open nothing any more; what was noted stays. */
export function dropKeys(table: string): void {
  keepKeys(table, { seat: undefined, watch: undefined, host: undefined });
}

export function keepKeys(table: string, keys: Keys): void {
  const { [table]: before, ...others } = recall<Record<string, Keys>>("keys", {});
  const newest = Object.entries(others).slice(1 - MOST_TABLES);
  remember("keys", Object.fromEntries([...newest, [table, { ...before, ...keys }]]));
}
