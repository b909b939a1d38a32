/**
 * Where the keyboard stands after a move. What was pressed is often gone then, and a browser lets the focus fall to the
 * page, far from the board. It goes on to the next thing that can be done or, while there is none, to the board as a whole.
 * What was pressed may also stay and have nothing more to offer, as a district where a die was placed: the keys of the
 * board (space throws) would press it again. From there it goes on as soon as something else can be done.
 */
import type { Attachment } from "svelte/attachments";

const OFFERS = "[data-can]";
const CONTROLS = "button:enabled, a[href], input:enabled, select:enabled";

/** For the part of a page that holds board and bar; `wanted` tells whether something is wanted from this viewer. */
export function keepFocus(wanted: () => boolean): Attachment<HTMLElement> {
  return (region) => {
    /** What had the focus in here; null once it was taken elsewhere on purpose. */
    let last: HTMLElement | null = null;
    /** Something could be done by it. */
    let offered = false;
    /** The board as a whole has it, for want of anything better. */
    let parked = false;
    /** Who goes by keys is led to a control; who points has no use for that, and its preview would be in the way. */
    let byKeys = false;

    function came(event: FocusEvent): void {
      const target = event.target as HTMLElement;
      last = region.contains(target) ? target : null;
      offered = last !== null && last.matches(OFFERS);
      parked = parked && target === region;
    }

    function pointed(event: PointerEvent): void {
      byKeys = false;
      if (!(event.target instanceof Element && event.target.closest(CONTROLS))) last = null;
    }

    function pressed(): void {
      byKeys = true;
    }

    /** A screen reader presses without keys and without pointing. */
    function clicked(event: MouseEvent): void {
      if (event.detail === 0) byKeys = true;
    }

    function isLost(): boolean {
      const active = document.activeElement;
      return last !== null && (active === null || active === document.body || active.matches(":disabled, [inert] *"));
    }

    /** It offered something when the focus came, and does not any more. */
    function isSpent(): boolean {
      if (last === null || last !== document.activeElement) return false;
      const offers = last.matches(OFFERS);
      offered ||= offers;
      return offered && !offers;
    }

    function mend(): void {
      const rests = parked && document.activeElement === region;
      const [lost, spent] = [isLost(), isSpent()];
      if (!lost && !((rests || spent) && wanted() && byKeys)) return;
      const next = byKeys && wanted() ? nextIn(region) : null;
      if (!next && !lost) return;
      parked = !next;
      (next ?? region).focus({ preventScroll: !next });
    }

    const watch = new MutationObserver(mend);
    watch.observe(region, {
      subtree: true,
      childList: true,
      attributes: true,
      attributeFilter: ["disabled", "inert", "aria-disabled", "data-can"],
    });
    document.addEventListener("focusin", came);
    document.addEventListener("pointerdown", pointed, true);
    document.addEventListener("keydown", pressed, true);
    document.addEventListener("click", clicked, true);
    return () => {
      watch.disconnect();
      document.removeEventListener("focusin", came);
      document.removeEventListener("pointerdown", pointed, true);
      document.removeEventListener("keydown", pressed, true);
      document.removeEventListener("click", clicked, true);
    };
  };
}

/** What a board offers first: `data-can` marks all by which something can be done now, `data-first` the one to begin with. */
function nextIn(region: HTMLElement): HTMLElement | null {
  const seen = (selector: string) =>
    [...region.querySelectorAll<HTMLElement>(selector)].find((control) => control.checkVisibility());
  return (
    seen("[data-can][data-first]:enabled") ??
    seen("[data-can]:enabled") ??
    seen("[data-bar] .main:enabled") ??
    seen("[data-bar] .plain:enabled:not(.bare)") ??
    null
  );
}
