import { asDrawings } from "@/board/material";
import Rows from "@/games/geizen/Rows.svelte";
import type { Edition } from "@/generated/geizen-edition";

export default asDrawings<Edition>({ "geizen.board": { Drawing: Rows, shows: ["board"] } });
