/** How somebody stands: what a customer still lacks, and what a hand holds. */
import { CARDS, flavourOf, LETTERS, type Card, type Flavour } from "@/games/gelato-mio/goods";
import type { Customer, Player } from "@/generated/gelato-mio";

/** One part of what a customer wants. */
export interface Part {
  card?: Card;
  ball?: Flavour;
  have: boolean;
}

/** The parts of an order, each with whether this player has it already; balls first, then the cards. */
export function partsOf(customer: Customer, player: Player | null): Part[] {
  const balls = [...(player?.balls ?? [])];
  const cards = [...(player?.hand.known ?? [])];
  return [
    ...customer.balls
      .split("")
      .map((letter) => ({ ball: flavourOf(letter), have: spend(balls, LETTERS.indexOf(letter)) })),
    ...customer.cards.map((card) => ({ card, have: spend(cards, CARDS.indexOf(card)) })),
  ];
}

/** The parts of a ball of this flavour; `recipe` is what goes into any. */
export function partsOfBall(flavour: Flavour, recipe: readonly Card[], player: Player | null): Part[] {
  const cards = [...(player?.hand.known ?? [])];
  return [flavour, ...recipe].map((card) => ({ card, have: spend(cards, CARDS.indexOf(card)) }));
}

function spend(counts: number[], kind: number): boolean {
  const left = counts[kind] ?? 0;
  if (left > 0) counts[kind] = left - 1;
  return left > 0;
}

export function isBowl(customer: Customer): boolean {
  return customer.cards.includes("bowl");
}

/** A hand as cards in their usual order. */
export function cardsOf(counts: readonly number[]): { card: Card; count: number }[] {
  return CARDS.map((card, kind) => ({ card, count: counts[kind] ?? 0 })).filter(({ count }) => count > 0);
}
