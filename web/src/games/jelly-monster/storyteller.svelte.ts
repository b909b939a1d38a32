/** A round that was scored is told: one district after the other, each for a while. */
import { untrack } from "svelte";
import { motion } from "@/app/browser/motion.svelte";
import type { Gain } from "@/board/board";
import { CAPSULES, CHAPTER, tellOn, total, type Story } from "@/games/jelly-monster/story";
import type { Event, View } from "@/generated/jelly-monster";

export class Storyteller {
  story = $state.raw<Story | null>(null);
  /** So many of its chapters. */
  told = $state(0);
  /** Somebody reads it again, and turns the pages. */
  turning = $state(false);
  /** The one that was told last. */
  #last = $state.raw<Story | null>(null);
  /** How often the monster has wobbled: whenever a die is pushed into the centre. */
  wobbles = $state(0);

  /** `given` tells the view and what led to it. */
  constructor(given: () => { view: View; events: Event[] }) {
    const events = $derived(given().events);
    let before: View | null = null;
    $effect.pre(() => {
      const news = events;
      untrack(() => {
        const next = tellOn(this.story, before, news);
        if (next?.round !== this.story?.round) {
          this.told = 0;
          this.turning = false;
        }
        this.story = next;
        if (next) this.#last = next;
        if (news.some((event) => event.type === "removed")) this.wobbles += 1;
      });
    });
    $effect.pre(() => {
      before = given().view;
    });
    $effect(() => {
      const chapters = this.story?.chapters.length ?? 0;
      if (this.told >= chapters || this.turning) return;
      if (motion.still) {
        this.told = chapters;
        return;
      }
      const next = setTimeout(() => (this.told += 1), this.told ? motion.ms(CHAPTER) : 0);
      return () => clearTimeout(next);
    });
  }

  /** What its chapters bring that are still to be told; the capsules are opened by the final scoring. */
  get untold(): Gain[] {
    if (!this.story || this.turning || motion.still) return [];
    const chapters = this.story.chapters.slice(this.told).filter(({ district }) => district !== CAPSULES);
    return Object.entries(total(chapters)).map(([seat, { jelly }]) => ({ seat: Number(seat), points: jelly }));
  }

  /** Tell the rest at once. */
  hurry(): void {
    if (this.story) this.told = this.story.chapters.length;
    this.turning = false;
  }

  /** Enough of it. */
  close(): void {
    this.story = null;
    this.turning = false;
  }

  get canBeReadAgain(): boolean {
    const isTold = !this.story || (!this.turning && this.told >= this.story.chapters.length);
    return isTold && (this.#last?.chapters.length ?? 0) > 0;
  }

  readAgain(): void {
    this.story = this.#last;
    this.told = 1;
    this.turning = true;
  }

  turnPage(): void {
    if (this.told < (this.story?.chapters.length ?? 0)) this.told += 1;
    else this.turning = false;
  }
}
