import { asBoard, type GameModule } from "@/games/game";
import Board from "@/games/gelato-mio/Board.svelte";
import { words } from "@/games/gelato-mio/words";
import { speaker, type Sound } from "@/lib/sound.svelte";

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
  hold: (steps, _view, seat) => {
    const kinds = new Set(steps.flatMap((step) => step.events.map((event) => event.type)));
    const time = [...kinds].reduce((sum, kind) => sum + (HOLDS[kind] ?? 0), 0);
    return Math.min(1200, steps.every((step) => step.by === seat) ? time / 2 : time);
  },
  sound: (events) => {
    const kinds = new Set(events.map((event) => SOUNDS[event.type]));
    for (const kind of kinds) if (kind) speaker.play(kind);
  },
} satisfies GameModule;
