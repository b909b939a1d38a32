import { asGame, type KeyHelp } from "@/board/board";
import { holdBy, soundBy } from "@/board/rhythm";
import Board from "@/games/gelato-mio/Board.svelte";
import { words } from "@/games/gelato-mio/words";
import { retelling } from "@/games/gelato-mio/retelling";
import type { Event } from "@/generated/gelato-mio";

const hold = holdBy<Event>(
  {
    took: 460,
    dealt: 300,
    controlled: 600,
    discarded: 300,
    returned: 300,
    made: 480,
    served: 560,
    stole: 480,
    claimed: 300,
  },
  1200,
);
const sound = soundBy<Event>({
  took: "paper",
  dealt: "paper",
  discarded: "paper",
  stole: "paper",
  made: "jelly",
  returned: "jelly",
  served: "glass",
  claimed: "glass",
  controlled: "wood",
});

const keys: KeyHelp[] = [
  { keys: ["1 – 9"], does: "gelato-mio-key-display" },
  { keys: ["←", "↑", "→", "↓"], does: "gelato-mio-key-walk" },
  { keys: ["enter"], does: "gelato-mio-key-take" },
];

export default asGame({ Board, words, retelling, hold, sound, keys });
