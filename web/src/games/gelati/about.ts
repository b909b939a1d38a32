import "@/games/gelati/colours.css";
import type { About } from "@/games/registry";

export default {
  colour: "#e8647c",
  scoop: { x: 188, y: 190 },
} satisfies About;
