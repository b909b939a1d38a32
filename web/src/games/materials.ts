/** What lies in a game's box, drawn: fetched when somebody reads its rules. A game without drawings has none. */
import MATERIALS from "virtual:games/materials";
import type { AnyDrawings } from "@/board/material";

export async function drawingsOf(slug: string): Promise<AnyDrawings> {
  return (await MATERIALS[slug]?.())?.default ?? {};
}
