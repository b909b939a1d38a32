/** What every board needs. */
import { beforeEach, describe, expect, it, vi } from "vitest";
import { actionsOf, typesOf } from "@/board/choices";
import { isForBoard, isOnControl } from "@/board/keys";
import { isSame, marksOf } from "@/board/marking";
import { eventsOf, ofType } from "@/board/steps";
import type { Action, Event } from "@/generated/geizen";

const choices: { action: Action; rule: string }[] = [
  { action: { type: "keep", dice: [1] }, rule: "geizen.keep-one" },
  { action: { type: "keep", dice: [1, 6] }, rule: "geizen.keep-one" },
  { action: { type: "pay", number: 3 }, rule: "geizen.order" },
];
const threw: Event = { type: "threw", seat: 0, dice: [1, 6] };
const began: Event = { type: "began", seat: 1 };

it("finds what can be done by its type", () => {
  expect(actionsOf(choices, "keep").map((keep) => keep.dice)).toEqual([[1], [1, 6]]);
  expect(actionsOf(choices, "throw")).toEqual([]);
  expect([...typesOf(choices)]).toEqual(["keep", "pay"]);
});

it("finds what happened, in order", () => {
  const steps = [
    { number: 1, by: 0, events: [threw] },
    { number: 2, by: 1, events: [began, threw] },
  ];
  expect(eventsOf(steps)).toEqual([threw, began, threw]);
  expect(ofType(eventsOf(steps), "threw").map((event) => event.dice)).toEqual([
    [1, 6],
    [1, 6],
  ]);
});

it("marks as many pieces of a kind as are wanted, and no more", () => {
  expect(marksOf([6, 2, 6, 6], [6, 6])).toEqual([true, false, true, false]);
  expect(marksOf([6, 2], [])).toEqual([false, false]);
  expect(marksOf(["cone"], ["bowl"])).toEqual([false]);
});

it("knows a record by what it says", () => {
  expect(isSame({ type: "keep", dice: [1] }, choices[0]?.action)).toBe(true);
  expect(isSame({ type: "keep", dice: [6] }, choices[0]?.action)).toBe(false);
});

describe("a key", () => {
  /** As much of an element as is asked: which of its kind it is in. */
  class Place {
    constructor(readonly inside: string) {}
    closest(selectors: string): this | null {
      return selectors.split(", ").includes(this.inside) ? this : null;
    }
  }
  const pressed = (inside: string, more: Partial<KeyboardEvent> = {}) =>
    ({ key: "1", target: new Place(inside), ...more }) as unknown as KeyboardEvent; // no browser here to make one

  beforeEach(() => void vi.stubGlobal("Element", Place));

  it.each(["input", "textarea", "select", "dialog"])("that is pressed in a %s is not the board's", (inside) => {
    expect(isForBoard(pressed(inside))).toBe(false);
  });

  it.each(["ctrlKey", "metaKey", "altKey"])("with the %s is the browser's", (modifier) => {
    expect(isForBoard(pressed("main", { [modifier]: true }))).toBe(false);
  });

  it("is the board's anywhere else, and on a button the button's as well", () => {
    expect(isForBoard(pressed("main"))).toBe(true);
    expect(isForBoard(pressed("button"))).toBe(true);
    expect(isOnControl(pressed("button"))).toBe(true);
    expect(isOnControl(pressed("a"))).toBe(true);
    expect(isOnControl(pressed("main"))).toBe(false);
  });
});
