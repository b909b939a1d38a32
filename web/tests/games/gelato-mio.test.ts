/** Gelato Mio: cards that keep their names, and how somebody stands. */
import { describe, expect, it } from "vitest";
import { follow } from "@/games/gelato-mio/display";
import type { Card } from "@/games/gelato-mio/goods";
import { partsOf, partsOfBall } from "@/games/gelato-mio/standing";
import type { Event } from "@/generated/gelato-mio";

const DISPLAY: Card[][] = [
  ["sugar", "cone"],
  ["sugar", "sugar", "sugar"],
  ["bowl", "wafer", "sugar"],
];

function customer(balls: string, ...cards: Card[]) {
  return { order: 1, balls, cards, points: 7 };
}

function player(known: number[], balls: number[]) {
  return { hand: { size: known.length, known, sure: known }, balls, served: [] };
}

describe("cards that lie there", () => {
  const before = follow([], [], DISPLAY);

  it("keep their names when the line closes up", () => {
    const after = follow(
      before,
      [{ type: "took", seat: 0, card: "wafer", cells: [7] }],
      [...DISPLAY.slice(0, 2), ["bowl", "sugar"]],
    );
    expect(after[2]).toEqual([before[2]?.[0], before[2]?.[2]]);
    expect(after.slice(0, 2)).toEqual(before.slice(0, 2));
  });

  it("are joined by new ones that are dealt", () => {
    const events: Event[] = [
      { type: "took", seat: 0, card: "sugar", cells: [0, 3] },
      { type: "dealt", line: 1, column: 2, card: "creams" },
    ];
    const after = follow(before, events, [["cone", "creams"], ["sugar", "sugar"], DISPLAY[2] as Card[]]);
    const names = after.flat().map(({ id }) => id);
    expect(new Set(names).size).toBe(names.length);
    expect(after[0]?.[0]).toEqual(before[0]?.[1]);
    expect(before.flat()).not.toContainEqual(after[0]?.[1]);
  });

  it("are new where no event tells how they came", () => {
    const after = follow(before, [], [["vanilla"], ...DISPLAY.slice(1)]);
    expect(after[0]).toHaveLength(1);
    expect(before.flat().map(({ id }) => id)).not.toContain(after[0]?.[0]?.id);
    expect(after[1]).toEqual(before[1]);
  });
});

describe("how somebody stands", () => {
  const ada = player([1, 0, 0, 1, 0, 1, 0, 0], [1, 0, 0]);

  it("uses each ball and card for one part only", () => {
    const parts = partsOf(customer("VV", "bowl", "wafer"), ada);
    expect(parts.map(({ have }) => have)).toEqual([true, false, true, false]);
    expect(partsOfBall("vanilla", ["creams", "sugar"], ada).map(({ have }) => have)).toEqual([true, true, false]);
  });
});
