import { asBoard, type GameModule } from "@/games/game";
import Board from "@/games/gelato-mio/Board.svelte";
import { words } from "@/games/gelato-mio/words";
import { holdBy, soundBy } from "@/board/rhythm";
import type { Sound } from "@/app/browser/sound.svelte";

const SOUNDS: Record<string, Sound> = {
  took: "paper",
  dealt: "paper",
  discarded: "paper",
  stole: "paper",
  made: "jelly",
  returned: "jelly",
  served: "glass",
  claimed: "glass",
  controlled: "wood",
};
const HOLDS: Record<string, number> = {
  took: 460,
  dealt: 300,
  controlled: 600,
  discarded: 300,
  returned: 300,
  made: 480,
  served: 560,
  stole: 480,
  claimed: 300,
  showed: 400,
};

export default {
  Board: asBoard(Board),
  words,
  hold: holdBy(HOLDS, 1200),
  sound: soundBy(SOUNDS),
} satisfies GameModule;
