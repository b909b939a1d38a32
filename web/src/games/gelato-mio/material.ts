import { asDrawings } from "@/board/material";
import Balls from "@/games/gelato-mio/Balls.svelte";
import Equipment from "@/games/gelato-mio/Equipment.svelte";
import Guests from "@/games/gelato-mio/Guests.svelte";
import Ingredients from "@/games/gelato-mio/Ingredients.svelte";
import Inspections from "@/games/gelato-mio/Inspections.svelte";
import Objectives from "@/games/gelato-mio/Objectives.svelte";
import Recipes from "@/games/gelato-mio/Recipes.svelte";
import type { Edition } from "@/generated/gelato-mio-edition";

export default asDrawings<Edition>({
  "mio.ingredients": { Drawing: Ingredients, shows: ["ingredients"] },
  "mio.equipment": { Drawing: Equipment, shows: ["equipment"] },
  "mio.quality": { Drawing: Inspections, shows: ["quality"] },
  "mio.balls": { Drawing: Balls, shows: ["balls"] },
  "mio.orders": { Drawing: Guests, shows: ["customers"] },
  "mio.recipes": { Drawing: Recipes, shows: ["recipes"] },
  "mio.objectives": { Drawing: Objectives, shows: ["objectives"] },
});
