import "@/games/gelato-mio/colours.css";
import type { About } from "@/games/registry";

export default {
  colour: "#7fb77e",
  scoop: { x: 326, y: 292 },
  rules: "mio",
} satisfies About;
