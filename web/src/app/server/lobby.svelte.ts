/** The open tables, as they come and go. */
import { openSocket, pauseAfter } from "@/app/server/reconnecting";
import type { Goodbye, Opened, OpenTable } from "@/generated/wire";

export class OpenTables {
  tables = $state.raw<OpenTable[]>([]);
  #socket: WebSocket | null = null;
  #attempt = 0;
  /** When to come back, if the server has said so. */
  #again: number | null = null;
  #retry: ReturnType<typeof setTimeout> | undefined;
  #closed = false;

  constructor() {
    this.#connect();
  }

  close(): void {
    this.#closed = true;
    clearTimeout(this.#retry);
    this.#socket?.close();
  }

  #connect(): void {
    const socket = openSocket("lobby");
    this.#socket = socket;
    socket.onmessage = (event) => {
      this.#attempt = 0;
      const news = JSON.parse(event.data as string) as Opened | Goodbye;
      if (news.t === "goodbye") {
        this.#again = news.again ?? null; // it closes, and we come back by ourselves
        return;
      }
      const changed = new Set([...news.tables.map((table) => table.table), ...news.gone]);
      const kept = news.all ? [] : this.tables.filter((table) => !changed.has(table.table));
      this.tables = [...kept, ...news.tables];
    };
    socket.onclose = () => {
      if (this.#closed) return;
      const pause = pauseAfter(this.#again, this.#attempt++);
      this.#again = null;
      this.#retry = setTimeout(() => this.#connect(), 500 + pause);
    };
  }
}
