/** What binds somebody to a secret before it is told: docs/fair-dice.md. */
import { fromHex, joined, sha256, toHex, utf8 } from "@/dice/hash";

/** What a table shows before the game: it binds it to its seed. */
export function commitmentOf(seed: string): string {
  return toHex(sha256(joined(utf8("gelateria seed|"), fromHex(seed))));
}

/** What a browser shows before anybody's nonce is known: it binds it to its own. */
export function pledgeOf(nonce: string): string {
  return toHex(sha256(utf8(`gelateria nonce|${nonce}`)));
}

/** What counts as the nonce of a seat that adds none. */
export const placeholderOf = (seat: number) => `seat-${seat}`;
