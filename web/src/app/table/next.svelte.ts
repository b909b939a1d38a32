/** The next game of the evening, as soon as somebody has laid it out. */
import { person } from "@/app/person.svelte";
import * as api from "@/app/server/api";
import type { Room } from "@/app/server/messages";

export class NextTable {
  #room = $state.raw<Room | null>(null);
  #id: string | null = null;

  /** Its room, unless it was closed again: then another can be laid out. */
  get room(): Room | null {
    return this.#room?.status === "closed" ? null : this.#room;
  }

  /** Look at this one; returns its room, if it is another than before. */
  async follow(id: string): Promise<Room | null> {
    if (id === this.#id) return null;
    this.#id = id;
    return this.look();
  }

  /** How it stands now: seats are taken meanwhile, or it was closed. */
  async look(): Promise<Room | null> {
    const id = this.#id;
    if (!id) return null;
    try {
      await person.recognise();
      const { room } = await api.showTable(id);
      if (id === this.#id) this.#room = room;
    } catch {
      return null; // it is asked for again when somebody comes along
    }
    return this.room;
  }
}
