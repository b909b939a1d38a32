import { asDrawings } from "@/board/material";
import Cliques from "@/games/gelini-nightlife/Cliques.svelte";
import Faces from "@/games/gelini-nightlife/Faces.svelte";
import Floors from "@/games/gelini-nightlife/Floors.svelte";
import Sizes from "@/games/gelini-nightlife/Sizes.svelte";
import type { Edition } from "@/generated/gelini-nightlife-edition";

export default asDrawings<Edition>({
  "gelini.clique-mix": { Drawing: Cliques, shows: ["cliques"] },
  "gelini.sizes": { Drawing: Sizes, shows: ["vips", "stars", "band"] },
  "gelini.die": { Drawing: Faces, shows: ["die"] },
  "gelini.floor": { Drawing: Floors, shows: ["floor"] },
});
