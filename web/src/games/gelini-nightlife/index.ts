import { asBoard, type GameModule } from "@/games/game";
import Board from "@/games/gelini-nightlife/Board.svelte";
import { words } from "@/games/gelini-nightlife/words";
import { holdBy, soundBy } from "@/board/rhythm";
import type { Sound } from "@/app/browser/sound.svelte";

const SOUNDS: Record<string, Sound> = {
  threw: "wood",
  passed: "paper",
  took: "jelly",
  joined: "jelly",
  hired: "glass",
  acted: "paper",
  ended: "win",
};
const HOLDS: Record<string, number> = {
  threw: 760,
  passed: 320,
  untaken: 260,
  moved: 240,
  took: 480,
  joined: 300,
  hired: 300,
  acted: 420,
  idle: 300,
  declined: 300,
  full: 300,
  played: 500,
};

export default {
  Board: asBoard(Board),
  words,
  hold: holdBy(HOLDS, 1300),
  sound: soundBy(SOUNDS),
} satisfies GameModule;
