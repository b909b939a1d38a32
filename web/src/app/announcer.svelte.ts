/** What a screen reader is told: each sentence once, one after the other. Announcer.svelte speaks them. */
import { untrack } from "svelte";

interface Said {
  id: number;
  sentence: string;
}

/** What is older has been heard. */
const MOST = 8;

class Announcer {
  said = $state.raw<Said[]>([]);
  /** How many there were. */
  count = 0;

  say(sentence: string): void {
    if (!sentence) return;
    this.count += 1;
    const before = untrack(() => this.said); // whoever says something does not wait for what is said
    this.said = [...before, { id: this.count, sentence }].slice(-MOST);
  }
}

export const announcer = new Announcer();
