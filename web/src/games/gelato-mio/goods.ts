/** What the cards are: eight kinds in their usual order, and their colours. */
import type { View } from "@/generated/gelato-mio";

export type Card = View["display"][number][number];
export type Flavour = "vanilla" | "strawberry" | "chocolate";

export const CARDS: readonly Card[] = [
  "vanilla",
  "strawberry",
  "chocolate",
  "creams",
  "sugar",
  "bowl",
  "cone",
  "wafer",
];
export const FLAVOURS: readonly Flavour[] = ["vanilla", "strawberry", "chocolate"];
/** How a customer's balls are written. */
export const LETTERS = "VSC";

/** The colour of a card's frame, and the light one behind its picture. */
export const TINTS: Record<Card, [deep: string, light: string]> = {
  vanilla: ["#d9a52c", "#fff1bf"],
  strawberry: ["#d6455f", "#ffd9de"],
  chocolate: ["#7a4a2e", "#ecd3bd"],
  creams: ["#4f8fc4", "#dceefb"],
  sugar: ["#8a68bf", "#ebe0f8"],
  bowl: ["#2f8f7d", "#d2f0e8"],
  cone: ["#c77f22", "#ffe3b8"],
  wafer: ["#b5562f", "#ffdcc8"],
};

/** A ball's body, its shade, and the ink that is read on it. */
export const ICES: Record<Flavour, [body: string, shade: string, ink: string]> = {
  vanilla: ["#f8e19a", "#dcb555", "#4a2f12"],
  strawberry: ["#f396a6", "#d85f76", "#4d0d1c"],
  chocolate: ["#8a5a3d", "#653d26", "#fff8ee"],
};

export function flavourOf(letter: string): Flavour {
  return FLAVOURS[LETTERS.indexOf(letter)] ?? "vanilla";
}
