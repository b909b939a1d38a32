/** Who leaves one place and arrives at another hops from there to here. */
import { cubicInOut } from "svelte/easing";
import type { TransitionConfig } from "svelte/transition";
import { motion } from "@/app/browser/motion.svelte";

const left = new Map<string, DOMRect>();
const HOP = 460;
const APART = 110;

/** Remember where somebody was: the drawing, not the room around it. */
export function leave(node: Element, id: string): TransitionConfig {
  left.set(id, (node.querySelector("svg") ?? node).getBoundingClientRect());
  return { duration: 0 };
}

/** Come from where that was, in an arc; several one after the other. */
export function arrive(node: Element, { id, order = 0 }: { id: string; order?: number }): () => TransitionConfig {
  return () => {
    const from = left.get(id);
    left.delete(id);
    if (!from || motion.still) return { duration: 0 };
    const to = node.getBoundingClientRect();
    const x = from.left + from.width / 2 - to.left - to.width / 2;
    const y = from.top + from.height / 2 - to.top - to.height / 2;
    const size = Math.max(0.3, Math.min(2.5, from.height / (to.height || 1)));
    const height = Math.min(70, 24 + Math.abs(x) / 6);
    return {
      duration: motion.ms(HOP),
      delay: motion.ms(APART * Math.min(order, 6)),
      easing: cubicInOut,
      css: (t, u) =>
        `transform: translate(${u * x}px, ${u * y - Math.sin(t * Math.PI) * height}px) scale(${t + u * size}); z-index: 9;`,
    };
  };
}
