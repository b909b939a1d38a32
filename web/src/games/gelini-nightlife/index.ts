import { asGame, type KeyHelp } from "@/board/board";
import { holdBy, soundBy } from "@/board/rhythm";
import Board from "@/games/gelini-nightlife/Board.svelte";
import { words } from "@/games/gelini-nightlife/words";
import { retelling } from "@/games/gelini-nightlife/retelling";
import type { Event } from "@/generated/gelini-nightlife";

const hold = holdBy<Event>(
  {
    threw: 760,
    passed: 320,
    untaken: 260,
    moved: 240,
    took: 480,
    joined: 300,
    stayed: 300,
    hired: 300,
    acted: 420,
    idle: 300,
    declined: 300,
    full: 300,
    played: 500,
  },
  1300,
);
const sound = soundBy<Event>({
  threw: "wood",
  passed: "paper",
  took: "jelly",
  joined: "jelly",
  stayed: "paper",
  hired: "glass",
  acted: "paper",
  ended: "win",
});

const keys: KeyHelp[] = [
  { keys: ["enter"], does: "gelini-nightlife-key-ahead" },
  { keys: ["P"], does: "gelini-nightlife-key-pass" },
  { keys: ["←", "→"], does: "gelini-nightlife-key-choose" },
];

export default asGame({ Board, words, retelling, hold, sound, keys });
