import { asBoard, type GameModule } from "@/games/game";
import Board from "@/games/jelly-monster/Board.svelte";
import { CHAPTER } from "@/games/jelly-monster/story";
import { words } from "@/games/jelly-monster/words";
import { soundBy } from "@/board/rhythm";
import type { Sound } from "@/app/browser/sound.svelte";

const SOUNDS: Record<string, Sound> = {
  started: "turn",
  placed: "jelly",
  removed: "wood",
  shifted: "glass",
  sealed: "paper",
  turned: "turn",
  closed: "glass",
  drew: "glass",
  opened: "glass",
};
const HOLDS: Record<string, number> = {
  placed: 420,
  removed: 200,
  shifted: 200,
  sealed: 300,
  turned: 300,
  passed: 160,
};

export default {
  Board: asBoard(Board),
  words,
  hold: (steps, view, seat) => {
    const kinds = steps.flatMap((step) => step.events.map((event) => event.type));
    if (!view.calm && !kinds.includes("ended")) return 0;
    const scored = kinds.filter((kind) => kind === "controlled").length;
    if (scored) return CHAPTER * (scored + 1);
    if (steps.every((step) => step.by === seat)) return 0;
    return kinds.reduce((sum, kind) => sum + (HOLDS[kind] ?? 0), 0);
  },
  sound: soundBy(SOUNDS),
} satisfies GameModule;
