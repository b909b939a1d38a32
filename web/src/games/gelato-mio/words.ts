/** Cards and balls as one says them: "2 vanilla, sugar and a cone". The records name kinds; people count things. */
import { t, together, type Variables } from "@/app/language/i18n.svelte";
import type { GameWords } from "@/board/board";
import { CARDS, flavourOf, LETTERS, type Card, type Flavour } from "@/games/gelato-mio/goods";
import type { Part } from "@/games/gelato-mio/standing";
import type { Action, Customer, Event, View } from "@/generated/gelato-mio";

export function cardName(card: Card, count = 1): string {
  return t(`gelato-mio-card-${card}`, { count });
}

export function ballName(flavour: Flavour, count = 1): string {
  return t(`gelato-mio-ball-${flavour}`, { count });
}

/** A hand, kind by kind: "2 vanilla", "sugar". */
export function cardList(counts: readonly number[]): string[] {
  return CARDS.flatMap((card, kind) => (counts[kind] ? [cardName(card, counts[kind])] : []));
}

/** Balls as their letters tell, flavour by flavour. */
export function ballList(balls: string): string[] {
  const counts = LETTERS.split("").map((letter) => [letter, balls.split(letter).length - 1] as const);
  return counts.flatMap(([letter, count]) => (count ? [ballName(flavourOf(letter), count)] : []));
}

export function customerName(customer: Customer): string {
  const vessel = customer.cards.includes("bowl") ? "bowl" : "cone";
  return t("gelato-mio-order", { vessel, balls: together(ballList(customer.balls)), points: customer.points });
}

/** What is not there yet, as one says it; empty when all is. */
export function lacking(parts: readonly Part[]): string {
  const lacks = parts.filter((part) => !part.have);
  const balls = lacks.flatMap(({ ball }) => (ball ? [LETTERS[CARDS.indexOf(ball)]] : [])).join("");
  const cards = CARDS.map((card) => lacks.filter((part) => part.card === card).length);
  const names = [...ballList(balls), ...cardList(cards)];
  return names.length ? t("gelato-mio-missing", { parts: together(names) }) : "";
}

function countsOf(cards: readonly Card[]): number[] {
  return CARDS.map((card) => cards.filter((other) => other === card).length);
}

export const words: GameWords<View, Action, Event> = {
  event: (event): Variables => {
    if (event.type === "showed") return { cards: together(cardList(countsOf(event.cards))) };
    return {
      ...("card" in event && event.card
        ? { card: cardName(event.card, "cells" in event ? event.cells.length : 1) }
        : {}),
      ...("flavour" in event ? { ball: ballName(event.flavour) } : {}),
      ...("objective" in event ? { goal: t(`gelato-mio-goal-${event.objective}`) } : {}),
    };
  },
  action: (action, view): Variables => {
    if (action.type === "draw") {
      const card = view.display[action.line - 1]?.[action.column - 1];
      return { cards: card ? cardName(card) : "" };
    }
    if (action.type === "serve") {
      const customer = view.places[action.place - 1]?.customer;
      return { order: customer ? customerName(customer) : "" };
    }
    if (action.type === "discard") return { card: cardName(action.card) };
    if (action.type === "make" || action.type === "return") return { ball: ballName(action.flavour) };
    return {};
  },
};
