/** What a screen reader is told: the same sentences as the log. Announcer.svelte speaks them. */
class Announcer {
  sentence = $state("");

  say(sentence: string): void {
    // A sentence that is said twice is told twice: an invisible difference makes it new.
    this.sentence = sentence === this.sentence ? `${sentence}\u200b` : sentence;
  }
}

export const announcer = new Announcer();
