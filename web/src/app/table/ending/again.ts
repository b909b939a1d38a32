/** The same game once more. */
import type { Wish } from "@/app/lobby/starting";
import type { Plan } from "@/app/server/api";
import type { Room } from "@/app/server/messages";

/** What to wish for where all others were bots of one level: then nobody is waited for. Null where people played. */
export function againstBots(room: Pick<Room, "game" | "plan" | "seats" | "next">, seat: number): Wish | null {
  const plan = room.plan as Plan;
  const others = room.seats.filter((_, other) => other !== seat);
  const levels = new Set(others.map((sitter) => sitter.bot ?? ""));
  const [level] = levels;
  if (room.next || plan.edition || !level || levels.size > 1) return null;
  return { game: room.game, players: room.seats.length, level, options: plan.options };
}
