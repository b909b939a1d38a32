import { asGame } from "@/board/board";
import { holdBy, soundBy } from "@/board/rhythm";
import type { Event } from "@/generated/pig";
import Board from "./Board.svelte";

const hold = holdBy<Event>({ rolled: 560, lost: 900, held: 420 }, 900);
const sound = soundBy<Event>({ rolled: "wood", lost: "jelly", held: "glass", won: "win" });

export default asGame({ Board, hold, sound });
