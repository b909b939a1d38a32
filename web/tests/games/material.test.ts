/** What is drawn beside the rules is what the edition says, also where somebody has changed it. */
import { describe, expect, it } from "vitest";
import { mayDiffer } from "@/board/material";
import { iceOf } from "@/games/gelati/menu";
import { rectangle } from "@/games/gelini-nightlife/rectangle";
import { rewardOf } from "@/games/jelly-monster/rewards";

describe("a mark", () => {
  const sources = {
    board: "printed",
    "stars.count": "printed",
    "stars.size": "reconstructed",
    starship: "reconstructed",
  };

  it("stands where a part, or any field of it, is reconstructed", () => {
    expect(mayDiffer(["stars"], sources)).toBe(true);
    expect(mayDiffer(["board", "stars.size"], sources)).toBe(true);
  });

  it("does not stand where all that is shown is printed", () => {
    expect(mayDiffer(["board", "stars.count"], sources)).toBe(false);
    expect(mayDiffer(["star"], sources)).toBe(false);
    expect(mayDiffer([], sources)).toBe(false);
  });
});

describe("an order of Gelati", () => {
  const menu = {
    source: "printed" as const,
    cups: ["paper cup", "cone", "glass", "bowl"],
    flavours: ["strawberry", "vanilla", "chocolate", "mint"],
    toppings: ["wafer", "strawberry", "cherry", "umbrella"],
    orders: [],
  };

  it("is the ice cream of those names, each in its own group", () => {
    expect(iceOf(menu, "paper cup, strawberry, wafer")).toBe(0);
    expect(iceOf(menu, "cone, strawberry, strawberry")).toBe(16 + 1);
    expect(iceOf(menu, "bowl, mint, umbrella")).toBe(63);
  });
});

describe("a floor of Gelini", () => {
  it.each([
    [25, 5, 5],
    [12, 4, 3],
    [30, 6, 5],
    [13, 4, 4],
    [1, 1, 1],
  ])("of %i squares is %i by %i", (squares, across, down) => {
    expect(rectangle(squares)).toEqual({ across, down });
    expect(across * down).toBeGreaterThanOrEqual(squares);
  });
});

describe("a reward of the Jelly Monster", () => {
  const plain = { who: "control", what: "jelly", amount: 0, least: 0, most: 0 };

  it.each([
    ["5", [{ ...plain, amount: 5 }]],
    [
      "capsule, 2",
      [
        { ...plain, what: "capsule" },
        { ...plain, amount: 2 },
      ],
    ],
    ["lose capsule", [{ ...plain, what: "lose capsule" }]],
    ["2 per capsule", [{ ...plain, what: "per capsule", amount: 2 }]],
    ["take 2", [{ ...plain, what: "take", amount: 2 }]],
    ["give 1", [{ ...plain, what: "give", amount: 1 }]],
    ["counter-clockwise", [{ ...plain, what: "counter-clockwise" }]],
    [
      "first 5, others 1",
      [
        { ...plain, who: "first", amount: 5 },
        { ...plain, who: "others", amount: 1 },
      ],
    ],
    [
      "1-2 dice: 7, 3+ dice: capsule",
      [
        { ...plain, who: "dice", amount: 7, least: 1, most: 2 },
        { ...plain, who: "dice", what: "capsule", least: 3, most: 15 },
      ],
    ],
  ])("reads %s", (written, symbols) => {
    expect(rewardOf(written)).toEqual(symbols);
  });
});
