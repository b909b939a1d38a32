import { asBoard, type GameModule } from "@/games/game";
import Board from "@/games/gelati/Board.svelte";
import { words } from "@/games/gelati/words";
import { speaker, type Sound } from "@/lib/sound.svelte";

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
  hold: (steps, _view, seat) => {
    const kinds = new Set(steps.flatMap((step) => step.events.map((event) => event.type)));
    const time = [...kinds].reduce((sum, kind) => sum + (HOLDS[kind] ?? 0), 0);
    return Math.min(1700, steps.every((step) => step.by === seat) ? time / 2 : time);
  },
  sound: (events) => {
    const kinds = new Set(events.map((event) => SOUNDS[event.type]));
    for (const kind of kinds) if (kind) speaker.play(kind);
  },
} satisfies GameModule;
