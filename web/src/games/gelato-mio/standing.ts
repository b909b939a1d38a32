/** How somebody stands: what a customer still lacks, and how far the objectives are. All of it can be counted on the table. */
import { CARDS, flavourOf, FLAVOURS, LETTERS, type Card, type Flavour } from "@/games/gelato-mio/goods";
import type { Customer, Goal, Player } from "@/generated/gelato-mio";

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

/** How many of what an objective counts lie before a player: customers for a race, balls for a majority. */
export function counted(goal: Goal["objective"], player: Player): number {
  const { balls, served } = player;
  switch (goal) {
    case "bowls":
      return served.filter(isBowl).length;
    case "doubles":
      return served.filter((customer) => !isBowl(customer) && customer.balls.length === 2).length;
    case "singles":
      return served.filter((customer) => !isBowl(customer) && customer.balls.length === 1).length;
    case "all":
      return FLAVOURS.reduce((sum, flavour) => sum + counted(flavour, player), 0);
    default: {
      const letter = LETTERS[FLAVOURS.indexOf(goal)] ?? "";
      const eaten = served.reduce((sum, customer) => sum + customer.balls.split(letter).length - 1, 0);
      return eaten + (balls[FLAVOURS.indexOf(goal)] ?? 0);
    }
  }
}

export function isBowl(customer: Customer): boolean {
  return customer.cards.includes("bowl");
}

/** Who alone is ahead, or null. */
export function ahead(goal: Goal["objective"], table: readonly Player[]): number | null {
  const counts = table.map((player) => counted(goal, player));
  const most = Math.max(...counts);
  return most > 0 && counts.filter((count) => count === most).length === 1 ? counts.indexOf(most) : null;
}

/** A hand as cards in their usual order. */
export function cardsOf(counts: readonly number[]): { card: Card; count: number }[] {
  return CARDS.map((card, kind) => ({ card, count: counts[kind] ?? 0 })).filter(({ count }) => count > 0);
}
