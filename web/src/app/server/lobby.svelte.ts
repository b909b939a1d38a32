/** The open tables, as they come and go. */
import { openSocket, pauseBefore } from "@/app/server/reconnecting";
import type { Goodbye, Opened, OpenTable } from "@/generated/wire";

export class OpenTables {
  tables = $state.raw<OpenTable[]>([]);
  #socket: WebSocket | null = null;
  #attempt = 0;
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
      if (news.t === "goodbye") return; // it closes, and we come back by ourselves
      const changed = new Set([...news.tables.map((table) => table.table), ...news.gone]);
      const kept = news.all ? [] : this.tables.filter((table) => !changed.has(table.table));
      this.tables = [...kept, ...news.tables];
    };
    socket.onclose = () => {
      if (!this.#closed) this.#retry = setTimeout(() => this.#connect(), 500 + pauseBefore(this.#attempt++));
    };
  }
}
