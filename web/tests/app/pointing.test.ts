/** What the coach points at. */
import { expect, it } from "vitest";
import { nameOf, selectorOf } from "@/app/guide/pointing";

it("finds a piece by the mark that the board gave it", () => {
  expect(selectorOf("die")).toBe("[data-die]");
  expect(selectorOf("die=6")).toBe('[data-die="6"]');
  expect(selectorOf("cell=0,-2")).toBe('[data-cell="0,-2"]');
});

/** As much of an element as is asked: its own label, that of something in it, that of what it is in, its text. */
function piece(own: string | null, within: string | null, around: string | null, text: string): Element {
  const labelled = (label: string | null) => (label === null ? null : { getAttribute: () => label });
  return {
    getAttribute: () => own,
    querySelector: () => labelled(within),
    closest: () => labelled(own ?? around),
    textContent: text,
  } as unknown as Element; // no browser here to make one
}

it("calls it by its own label, then by what is in it, then by where it is", () => {
  expect(nameOf(piece("a six", "a face", "dice", "6"))).toBe("a six");
  expect(nameOf(piece(null, "a face", "dice", "6"))).toBe("a face");
  expect(nameOf(piece(null, null, "dice", " row\n 3 "))).toBe("row 3");
  expect(nameOf(piece(null, null, "dice", ""))).toBe("dice");
  expect(nameOf(piece(null, null, null, ""))).toBe("");
});
