/** Geizen told again: dice for the numbers, and chips that come and go. */
import type { Gain, Retelling } from "@/board/board";
import Glyph from "@/games/geizen/Glyph.svelte";
import type { Event, Row, View } from "@/generated/geizen";

const die = (face: number) => `die ${face}`;

function pieces(event: Event): Record<string, string[]> {
  if (event.type === "threw" || event.type === "kept") return { dice: event.dice.map(die) };
  return "number" in event ? { number: [die(event.number)] } : {};
}

function gains(event: Event): Gain[] {
  switch (event.type) {
    case "laid":
      return [{ seat: event.seat, points: -event.own, at: rowOf(event.number) }];
    case "took":
      return [{ seat: event.seat, points: event.chips, at: rowOf(event.number) }];
    case "fined":
    case "repaid":
      return [{ seat: event.seat, points: -event.chips }];
    case "borrowed":
      return [{ seat: event.seat, points: event.chips }];
    default:
      return [];
  }
}

function rowOf(number: number): string {
  return `[data-row="${number}"]`;
}

/** What was told of dice and rows; the rest is as it will be. */
export function stage(before: View, _after: View, told: readonly Event[]): Partial<View> {
  let { rows, kept, thrown, bank } = before;
  for (const event of told) {
    if (event.type === "threw") thrown = event.dice;
    else if (event.type === "kept") {
      kept = [...kept, ...event.dice];
      thrown = without(thrown, event.dice);
    } else if (event.type === "laid") {
      rows = withRow(rows, event.number, (row) => Math.min(row.fields.length, row.filled + 1));
      bank -= event.lent;
    } else if (event.type === "took") rows = withRow(rows, event.number, () => 0);
    else if (event.type === "borrowed") bank -= event.chips;
    else if (event.type === "fined" || event.type === "repaid") bank += event.chips;
  }
  return { rows, kept, thrown, bank, mover: before.mover, phase: before.phase };
}

function withRow(rows: Row[], number: number, filled: (row: Row) => number): Row[] {
  return rows.map((row, index) => (index + 1 === number ? { ...row, filled: filled(row) } : row));
}

function without(dice: readonly number[], gone: readonly number[]): number[] {
  const left = [...dice];
  for (const face of gone) left.splice(left.indexOf(face), 1);
  return left;
}

export const retelling: Retelling<View, Event> = {
  Glyph,
  pieces,
  gains,
  stage,
  beats: ["borrowed", "void", "laid", "took", "fined", "repaid", "ended"],
};
