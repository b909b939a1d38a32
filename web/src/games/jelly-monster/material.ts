import { asDrawings } from "@/board/material";
import Contents from "@/games/jelly-monster/Contents.svelte";
import Sides from "@/games/jelly-monster/Sides.svelte";
import type { Edition } from "@/generated/jelly-monster-edition";

export default asDrawings<Edition>({
  "jelly.rewards": { Drawing: Sides, shows: ["districts"] },
  "jelly.capsules": { Drawing: Contents, shows: ["capsules"] },
});
