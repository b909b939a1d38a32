/** What is told to those who hear a table. */
import { beforeEach, expect, it, vi } from "vitest";
import { LONGEST, MOMENT, Narrator, PAUSE } from "@/app/table/narrator";

let said: string[];
let narrator: Narrator;

beforeEach(() => {
  vi.useFakeTimers();
  said = [];
  narrator = new Narrator((sentence) => said.push(sentence));
});

it("says what the others did in one go, and then what is wanted", () => {
  for (const sentence of ["Bea throws 3.", "Bea keeps 3.", "Cyd throws 5."]) {
    narrator.happened([sentence]);
    vi.advanceTimersByTime(900);
  }
  expect(said).toEqual([]);
  narrator.asks("Throw the dice.");
  vi.advanceTimersByTime(MOMENT);
  expect(said).toEqual(["Bea throws 3. Bea keeps 3. Cyd throws 5. Throw the dice."]);
  vi.advanceTimersByTime(LONGEST);
  expect(said).toHaveLength(1);
});

it("does not wait for one's turn when nothing follows", () => {
  narrator.happened(["Bea throws 3."]);
  vi.advanceTimersByTime(PAUSE);
  expect(said).toEqual(["Bea throws 3."]);
});

it("does not wait for ever where it never rests", () => {
  for (let time = 0; time < LONGEST; time += 1000) {
    narrator.happened(["Somebody throws."]);
    vi.advanceTimersByTime(1000);
  }
  expect(said).toHaveLength(1);
});

it("says of a question only what is new, and all of it when it is asked again", () => {
  narrator.asks("Keep at least one die.", "Tap dice.");
  vi.advanceTimersByTime(MOMENT);
  narrator.asks("Keep at least one die.", "This costs 1 chip.");
  vi.advanceTimersByTime(MOMENT);
  narrator.rests();
  narrator.asks("Keep at least one die.", "Tap dice.");
  vi.advanceTimersByTime(MOMENT);
  expect(said).toEqual(["Keep at least one die. Tap dice.", "This costs 1 chip.", "Keep at least one die. Tap dice."]);
});

it("waits until it is known what a choice would do", () => {
  narrator.asks("A 5: take it?", "");
  narrator.asks("A 5: take it?", "2 squares.");
  vi.advanceTimersByTime(MOMENT);
  expect(said).toEqual(["A 5: take it? 2 squares."]);
});

it("does not ask what was answered at once", () => {
  narrator.asks("Throw the dice.");
  narrator.rests();
  vi.advanceTimersByTime(LONGEST);
  expect(said).toEqual([]);
});

it("ends with the result", () => {
  narrator.happened(["The game is over."]);
  narrator.asks("Throw the dice.");
  narrator.concludes("You win!");
  vi.advanceTimersByTime(LONGEST);
  expect(said).toEqual(["The game is over. You win!"]);
});
