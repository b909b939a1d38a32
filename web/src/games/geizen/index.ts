import { asBoard, type GameModule } from "@/games/game";
import Board from "@/games/geizen/Board.svelte";
import { words } from "@/games/geizen/words";
import { speaker, type Sound } from "@/lib/sound.svelte";

const SOUNDS: Record<string, Sound> = { threw: "wood", kept: "paper", laid: "glass", took: "glass", ended: "win" };
const HOLDS: Record<string, number> = { threw: 620, kept: 260, laid: 340, took: 420, ended: 200 };

export default {
  Board: asBoard(Board),
  words,
  hold: (steps, _view, seat) => {
    const kinds = new Set(steps.flatMap((step) => step.events.map((event) => event.type)));
    const time = [...kinds].reduce((sum, kind) => sum + (HOLDS[kind] ?? 0), 0);
    return Math.min(1100, steps.every((step) => step.by === seat) ? time / 2 : time);
  },
  sound: (events) => {
    const kinds = new Set(events.map((event) => SOUNDS[event.type]));
    for (const kind of kinds) if (kind) speaker.play(kind);
  },
} satisfies GameModule;
