/** Whether what can only be done one way is done by itself: a wish that this browser remembers. */
import { recall, remember } from "@/app/browser/storage";

class ForcedMoves {
  alone = $state(recall("forced", false));

  choose(alone: boolean): void {
    this.alone = alone;
    remember("forced", alone);
  }
}

export const forcedMoves = new ForcedMoves();
