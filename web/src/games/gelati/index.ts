import type { Step } from "@/app/server/messages";
import { asGame, type KeyHelp } from "@/board/board";
import { holdBy, soundBy } from "@/board/rhythm";
import { eventsOf } from "@/board/steps";
import Board from "@/games/gelati/Board.svelte";
import { words } from "@/games/gelati/words";
import { retelling, TURNED_UP } from "@/games/gelati/retelling";
import type { Event, View } from "@/generated/gelati";

const moves = holdBy<Event>(
  {
    placed: 620,
    earned: 500,
    missed: 300,
    fulfilled: 1100,
    traded: 420,
    discarded: 240,
    showed: 900,
    swapped: 700,
    passed: 500,
  },
  1700,
);

function hold(steps: Step<Event>[], view: View, seat: number | null): number {
  return eventsOf(steps).some(({ type }) => type === "ended") ? TURNED_UP : moves(steps, view, seat);
}

const sound = soundBy<Event>({
  placed: "wood",
  earned: "glass",
  fulfilled: "turn",
  traded: "glass",
  discarded: "paper",
  showed: "paper",
  swapped: "paper",
});

const keys: KeyHelp[] = [
  { keys: ["1", "2", "3"], does: "gelati-key-tile" },
  { keys: ["←", "↑", "→", "↓"], does: "gelati-key-place" },
  { keys: ["enter"], does: "gelati-key-ahead" },
  { keys: ["escape"], does: "gelati-key-back" },
  { keys: ["+", "−", "0"], does: "gelati-key-zoom" },
];

export default asGame({ Board, words, retelling, hold, sound, keys });
