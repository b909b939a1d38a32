import { asBoard, type GameModule } from "@/games/game";
import Board from "@/games/geizen/Board.svelte";
import { words } from "@/games/geizen/words";
import { holdBy, soundBy } from "@/board/rhythm";
import type { Sound } from "@/app/browser/sound.svelte";

const SOUNDS: Record<string, Sound> = { threw: "wood", kept: "paper", laid: "glass", took: "glass", ended: "win" };
const HOLDS: Record<string, number> = { threw: 620, kept: 260, laid: 340, took: 420, ended: 200 };

export default {
  Board: asBoard(Board),
  words,
  hold: holdBy(HOLDS, 1100),
  sound: soundBy(SOUNDS),
} satisfies GameModule;
