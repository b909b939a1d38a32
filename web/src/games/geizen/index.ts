import { asGame, type KeyHelp } from "@/board/board";
import { holdBy, soundBy } from "@/board/rhythm";
import Board from "@/games/geizen/Board.svelte";
import { retelling } from "@/games/geizen/retelling";
import type { Event } from "@/generated/geizen";

const hold = holdBy<Event>({ threw: 620, kept: 260, laid: 340, took: 420, ended: 200 }, 1100);
const sound = soundBy<Event>({ threw: "wood", kept: "paper", laid: "glass", took: "glass", ended: "win" });

const keys: KeyHelp[] = [
  { keys: ["1 – 6"], does: "geizen-key-dice" },
  { keys: ["enter"], does: "geizen-key-ahead" },
];

export default asGame({ Board, retelling, hold, sound, keys });
