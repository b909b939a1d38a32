import type { Step } from "@/app/server/messages";
import { asGame, type KeyHelp } from "@/board/board";
import { soundBy } from "@/board/rhythm";
import { eventsOf } from "@/board/steps";
import Board from "@/games/jelly-monster/Board.svelte";
import { CHAPTER } from "@/games/jelly-monster/story";
import { words } from "@/games/jelly-monster/words";
import { retelling } from "@/games/jelly-monster/retelling";
import type { Event, View } from "@/generated/jelly-monster";

const HOLDS: Partial<Record<Event["type"], number>> = {
  placed: 420,
  removed: 200,
  shifted: 200,
  sealed: 300,
  turned: 300,
  passed: 160,
};
const sound = soundBy<Event>({
  started: "turn",
  placed: "jelly",
  removed: "wood",
  shifted: "glass",
  sealed: "paper",
  turned: "turn",
  closed: "glass",
  drew: "glass",
  opened: "glass",
});

/** Against the sand nothing waits; else others' moves are shown, and of a round that is scored every district. */
function hold(steps: Step<Event>[], view: View, seat: number | null): number {
  const kinds = eventsOf(steps).map((event) => event.type);
  if (!view.calm && view.phase !== "over") return 0;
  const scored = kinds.filter((kind) => kind === "controlled").length;
  if (scored) return CHAPTER * (scored + 1);
  if (steps.every((step) => step.by === seat)) return 0;
  return kinds.reduce((sum, kind) => sum + (HOLDS[kind] ?? 0), 0);
}

const keys: KeyHelp[] = [
  { keys: ["space"], does: "jelly-monster-key-throw" },
  { keys: ["1 – 9"], does: "jelly-monster-key-digit" },
  { keys: ["↑", "↓"], does: "jelly-monster-key-marker" },
  { keys: ["enter"], does: "jelly-monster-key-ahead" },
  { keys: ["escape"], does: "jelly-monster-key-back" },
];

export default asGame({ Board, words, retelling, personal: ["ready"], hold, sound, keys });
