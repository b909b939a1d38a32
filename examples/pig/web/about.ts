import "./colours.css";
import type { About } from "@/games/registry";

export default { colour: "#f4a9bb" } satisfies About;
