/** Running a table: with the host's key, which whoever is the host is given, and nobody else keeps. */
import { keepKeys, keysOf } from "@/app/browser/storage";
import * as api from "@/app/server/api";
import { orTell } from "@/app/toasts.svelte";

const OPENS_NOTHING = 403;

export class Hosting {
  #table: string;
  #key: string;
  /** Whether we run the table. */
  ours = $state(false);

  constructor(table: string) {
    this.#table = table;
    this.#key = keysOf(table).host ?? "";
  }

  /** The room has said who runs it. */
  follow(ours: boolean): void {
    this.ours = ours;
    if (!ours && this.#key) this.#keep("");
  }

  /** Do what only the host can; a refusal becomes a toast. A key that was taken back meanwhile is asked for anew. */
  run<T>(doing: (key: string) => Promise<T>): Promise<T | undefined> {
    return orTell(async () => {
      if (this.#key) {
        try {
          return await doing(this.#key);
        } catch (error) {
          if (!(error instanceof api.Refused) || error.status !== OPENS_NOTHING) throw error;
        }
      }
      this.#keep((await api.hostKey(this.#table)).host_key);
      return doing(this.#key);
    });
  }

  /** The host is gone, and we sit here. */
  takeOn(): Promise<void> {
    return orTell(async () => this.#keep((await api.takeOn(this.#table)).host_key)).then(() => undefined);
  }

  #keep(key: string): void {
    this.#key = key;
    keepKeys(this.#table, { host: key || undefined });
  }
}
