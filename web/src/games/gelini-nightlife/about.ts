import "@/games/gelini-nightlife/colours.css";
import type { About } from "@/games/registry";

export default {
  colour: "#5b6ee1",
  scoop: { x: 186, y: 292 },
  rules: "gelini",
} satisfies About;
