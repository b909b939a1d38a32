/** Several sentences about one person become one. */
import { expect, it } from "vitest";
import { inOneBreath } from "@/board/sentences";

const NAMES = ["Ada", "Bea", "Carla"];

it("says once who it is", () => {
  expect(inOneBreath(["Bea throws 1 2.", "Bea keeps 2.", "Carla throws 3.", "Row 1 is full!"], NAMES)).toEqual([
    "Bea throws 1 2, keeps 2.",
    "Carla throws 3.",
    "Row 1 is full!",
  ]);
});

it("does not say of two what one of them did", () => {
  const told = ["Bea and Carla control district 4.", "Bea gets 7 jelly.", "Bea gives 1 jelly to Ada.", "Bea is done."];
  expect(inOneBreath(told, NAMES)).toEqual(told);
});
