/** How much moves, and how fast. Boards ask here before they animate anything. */
import { recall, remember } from "@/app/browser/storage";

export type Speed = "calm" | "brisk" | "still";
const FACTOR: Record<Speed, number> = { calm: 1, brisk: 0.5, still: 0 };

class Motion {
  speed = $state<Speed>(recall<Speed>("speed", "calm"));
  #reduced = $state(false);

  constructor() {
    if (typeof matchMedia !== "function") return;
    const wish = matchMedia("(prefers-reduced-motion: reduce)");
    this.#reduced = wish.matches;
    wish.addEventListener("change", () => {
      this.#reduced = wish.matches;
      this.#tellPage();
    });
    this.#tellPage();
  }

  /** Nothing travels: a highlight says the same. */
  get still(): boolean {
    return this.#reduced || this.speed === "still";
  }

  /** So many milliseconds, at the speed that was chosen. */
  ms(time: number): number {
    return this.still ? 0 : time * FACTOR[this.speed];
  }

  choose(speed: Speed): void {
    this.speed = speed;
    remember("speed", speed);
    this.#tellPage();
  }

  /** So that style.css can hold still what the style sheets move. */
  #tellPage(): void {
    document.documentElement.toggleAttribute("data-still", this.still);
  }
}

export const motion = new Motion();
