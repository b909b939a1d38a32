import "@/games/jelly-monster/colours.css";
import type { About } from "@/games/registry";

export default {
  colour: "#9b5de5",
  scoop: { x: 256, y: 98 },
  rules: "jelly",
} satisfies About;
