/** Cards and balls travel from where they were to where they are. */
import { cubicInOut } from "svelte/easing";
import type { TransitionConfig } from "svelte/transition";
import { motion } from "@/app/browser/motion.svelte";

interface Journey {
  /** A selector of what it comes from or goes to; null does not travel at all. */
  place: string | null;
  delay?: number;
  time?: number;
}

/** For `in:` it comes from the place, for `out:` it goes there. */
export function travel(node: Element, { place, delay = 0, time = 340 }: Journey): TransitionConfig {
  const other = place ? node.closest(".mio")?.querySelector(place) : null;
  const there = other?.getBoundingClientRect();
  if (!there?.width || motion.still) return { duration: 0 };
  const here = node.getBoundingClientRect();
  const x = there.left + there.width / 2 - here.left - here.width / 2;
  const y = there.top + there.height / 2 - here.top - here.height / 2;
  const size = Math.min(1.2, Math.max(0.35, there.height / Math.max(1, here.height)));
  return {
    duration: motion.ms(time),
    delay: motion.ms(delay),
    easing: cubicInOut,
    css: (near, far) =>
      `translate: ${x * far}px ${y * far - 26 * Math.sin(Math.PI * near)}px; scale: ${1 + (size - 1) * far}; ` +
      `opacity: ${Math.min(1, 0.25 + near * 2)}; z-index: 5`,
  };
}
