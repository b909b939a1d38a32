import { asBoard, type GameModule } from "@/games/game";
import Board from "@/games/gelati/Board.svelte";
import { words } from "@/games/gelati/words";
import { holdBy, soundBy } from "@/board/rhythm";
import type { Sound } from "@/app/browser/sound.svelte";

const SOUNDS: Record<string, Sound> = {
  placed: "wood",
  earned: "glass",
  fulfilled: "turn",
  traded: "glass",
  discarded: "paper",
  showed: "paper",
  swapped: "paper",
};
const HOLDS: Record<string, number> = {
  placed: 620,
  earned: 500,
  missed: 300,
  fulfilled: 1100,
  traded: 420,
  discarded: 240,
  showed: 900,
  swapped: 700,
  passed: 500,
};

export default {
  Board: asBoard(Board),
  words,
  hold: holdBy(HOLDS, 1700),
  sound: soundBy(SOUNDS),
} satisfies GameModule;
