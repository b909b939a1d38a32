import { asDrawings } from "@/board/material";
import Components from "@/games/gelati/Components.svelte";
import Cross from "@/games/gelati/Cross.svelte";
import Orders from "@/games/gelati/Orders.svelte";
import Sides from "@/games/gelati/Sides.svelte";
import type { Edition } from "@/generated/gelati-edition";

export default asDrawings<Edition>({
  "gelati.names": { Drawing: Components, shows: ["menu"] },
  "gelati.orders": { Drawing: Orders, shows: ["menu"] },
  "gelati.cross": { Drawing: Cross, shows: ["cross"] },
  "gelati.points": { Drawing: Sides, shows: ["points"] },
});
