import "@/games/geizen/colours.css";
import type { About } from "@/games/registry";

export default {
  colour: "#f2c14e",
  scoop: { x: 322, y: 188 },
} satisfies About;
