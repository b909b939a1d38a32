/** Who we are to the server: nobody needs an account, a friendly name is found for everybody. */
import { recall, remember } from "@/app/browser/storage";
import * as api from "@/app/server/api";

const FIRST = [
  "Amarena",
  "Bacio",
  "Cocco",
  "Fiordilatte",
  "Gianduia",
  "Lampone",
  "Limone",
  "Malaga",
  "Mandorla",
  "Melone",
  "Nocciola",
  "Pesca",
  "Pinoli",
  "Ricotta",
  "Stracciatella",
  "Torrone",
  "Vaniglia",
  "Zabaione",
];

export function friendlyName(chance: () => number = Math.random): string {
  return `${FIRST[Math.floor(chance() * FIRST.length)]} ${1 + Math.floor(chance() * 99)}`;
}

class Person {
  known = $state.raw<api.Me | null>(null);
  #coming: Promise<api.Me> | null = null;

  get name(): string {
    return this.known?.name ?? recall("name", "");
  }

  /** If this browser was here before, who it was; does not make anybody up. */
  async recognise(): Promise<api.Me | null> {
    if (this.known || !recall("visited", false)) return this.known;
    try {
      this.known = await api.me();
    } catch {
      this.known = null;
    }
    return this.known;
  }

  /** The same, where somebody may have signed in or out meanwhile. */
  recogniseAnew(): Promise<api.Me | null> {
    this.known = null;
    return this.recognise();
  }

  /** Somebody, at any rate: the person of this browser, or a new guest. */
  comeIn(): Promise<api.Me> {
    this.#coming ??= this.#enter().finally(() => (this.#coming = null));
    return this.#coming;
  }

  async rename(name: string): Promise<void> {
    if (!name.trim() || name.trim() === this.name) return;
    remember("name", name.trim());
    if (await this.recognise()) this.known = await api.rename(name.trim());
  }

  /** Another name, here and at a table where we sit; the one that we have there then. */
  async renameAt(table: string, name: string): Promise<string> {
    const { name: given } = await api.renameAt(table, name.trim());
    await this.rename(given);
    return given;
  }

  /** Sit down at a table under this name, or under any; whoever is new comes in with it. */
  async join(
    table: string,
    name: string,
    wish: { ticket: string; pledge: string; invite?: string },
  ): Promise<api.JoinedTable> {
    const joined = await api.join(table, { name: name.trim() || this.name || friendlyName(), ...wish });
    this.#be(joined.me);
    return joined;
  }

  async #enter(): Promise<api.Me> {
    const known = await this.recognise();
    if (known) return known;
    try {
      return this.#be(await api.comeIn(recall("name", "") || friendlyName()));
    } catch (error) {
      if (!(error instanceof api.Refused) || error.status !== 409) throw error;
      return this.#be(await api.me());
    }
  }

  #be(me: api.Me): api.Me {
    this.known = me;
    remember("visited", true);
    remember("name", me.name);
    return me;
  }
}

export const person = new Person();
