/** Arrows that turn to the district they speak of, wherever the room lets it lie. */
import type { Attachment } from "svelte/attachments";

export interface Spot {
  x: number;
  y: number;
}

/** In degrees: 0 points right, 90 down. */
export function bearing(from: Spot, to: Spot): number {
  return (Math.atan2(to.y - from.y, to.x - from.x) * 180) / Math.PI;
}

export function middleOf({ left, top, width, height }: DOMRect): Spot {
  return { x: left + width / 2, y: top + height / 2 };
}

/** Turns an arrow to the middle of a district, again whenever the city or the arrow's own place changes its size. */
export function pointAt(district: number): Attachment<Element> {
  return (arrow) => {
    const board = arrow.closest("[data-city]");
    const there = board?.querySelector(`[data-district="${district}"]`);
    if (!board || !there) return;
    const turn = () => {
      const [here, goal] = [arrow, there].map((one) => middleOf(one.getBoundingClientRect())) as [Spot, Spot];
      (arrow as SVGElement).style.rotate = `${bearing(here, goal)}deg`;
    };
    const watch = new ResizeObserver(turn);
    for (const one of [board, there, arrow.parentElement, arrow.closest("[data-zone]")]) if (one) watch.observe(one);
    return () => watch.disconnect();
  };
}
