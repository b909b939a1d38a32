/** How much sand is left: one clock for everything on the board that shows it. */
import { motion } from "@/app/browser/motion.svelte";
import { speaker } from "@/app/browser/sound.svelte";

export const SAND = 1;
/** To the beginning of a round. */
export const COUNTDOWN = 3;
/** From here on it is felt. */
const SHORT = 3;

export class Sand {
  /** Seconds until the timer has run out, or null where none runs. */
  seconds = $state<number | null>(null);
  #whole = $state(1);

  /** What is left, from 1 to 0. */
  get left(): number {
    return this.seconds === null ? 1 : Math.min(1, this.seconds / this.#whole);
  }

  get short(): boolean {
    return this.seconds !== null && this.seconds <= SHORT && this.seconds > 0;
  }

  /**
   * Run until `deadline`, out of so many seconds as the glass holds; `mine` where there is still something to hurry for.
   * Returns how to stop.
   */
  run(deadline: number, kind: number, holds: number, mine: () => boolean): () => void {
    this.#whole = Math.max(holds, (deadline - performance.now()) / 1000);
    let felt = SHORT + 1;
    const beat = () => {
      const seconds = Math.max(0, (deadline - performance.now()) / 1000);
      this.seconds = seconds;
      const whole = Math.ceil(seconds);
      if (kind === SAND && whole < felt && whole > 0 && mine()) {
        felt = whole;
        speaker.play("wood");
        if (navigator.userActivation?.hasBeenActive) navigator.vibrate?.(whole === 1 ? 90 : 40);
      }
    };
    beat();
    const ticking = setInterval(beat, motion.still ? 250 : 60);
    return () => {
      clearInterval(ticking);
      this.seconds = null;
    };
  }
}
