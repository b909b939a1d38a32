/** What paying for dice comes to, and where the chips would lie: read off what the server says would happen. */
import type { Event, Row } from "@/generated/geizen";

export interface Cost {
  /** Own chips that would be laid, those on loan among them. */
  cost: number;
  /** Chips that would be borrowed. */
  loan: number;
  /** Dice that could not be paid. */
  voids: number;
  /** Chips that would come from full rows. */
  gain: number;
  /** Rows that would be filled, as their numbers. */
  full: number[];
  /** For each row, the fields on which a chip would be laid before the row is taken. */
  fields: number[][];
  /** Whether all would be paid by then; else it is asked in which order. */
  settled: boolean;
}

export function costOf(rows: readonly Row[], seat: number | null, events: readonly Event[]): Cost {
  const sum: Cost = { cost: 0, loan: 0, voids: 0, gain: 0, full: [], fields: rows.map(() => []), settled: false };
  for (const event of events) {
    if (event.type === "began" || event.type === "ended") sum.settled = true;
    if (!("seat" in event) || event.seat !== seat) continue;
    if (event.type === "borrowed") sum.loan += event.chips;
    if (event.type === "void") sum.voids += 1;
    if (event.type === "took") {
      sum.gain += event.chips;
      sum.full.push(event.number);
    }
    if (event.type === "laid") {
      sum.cost += event.own;
      const fields = sum.fields[event.number - 1];
      if (fields && !sum.full.includes(event.number))
        fields.push((rows[event.number - 1]?.filled ?? 0) + fields.length);
    }
  }
  return sum;
}

/** The same for the dice of one number alone. */
export function costOfNumber(
  number: number,
  rows: readonly Row[],
  seat: number | null,
  events: readonly Event[],
): Cost {
  const own = events.filter((event) => "number" in event && event.number === number);
  return costOf(rows, seat, own);
}
