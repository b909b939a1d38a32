/** Where the chips of some dice would lie, so that a choice shows what it costs. The server alone decides. */
import type { Row } from "@/generated/geizen";

export interface Forecast {
  /** Own chips that would be laid. */
  cost: number;
  /** Chips that would come back from full rows. */
  gain: number;
  /** Rows that would be filled, as their numbers. */
  full: number[];
  /** For each row, the fields on which a chip would be laid before the row is taken. */
  fields: number[][];
}

export function forecast(rows: readonly Row[], dice: readonly number[]): Forecast {
  const seen: Forecast = { cost: 0, gain: 0, full: [], fields: rows.map(() => []) };
  rows.forEach((row, index) => {
    const number = index + 1;
    let filled = row.filled;
    for (let left = dice.filter((die) => die === number).length; left > 0; left--) {
      const chips = filled === 0 ? row.first : 1;
      if (row.fields[filled] !== "Y") seen.cost += chips;
      if (!seen.full.includes(number)) seen.fields[index]?.push(filled);
      filled += 1;
      if (filled < row.fields.length) continue;
      seen.gain += row.fields.length - 1 + row.first;
      seen.full.push(number);
      filled = 0;
    }
  });
  return seen;
}
