/** A game's board, words and motion: fetched when somebody sits down to it. */
import BOARDS from "virtual:games/boards";
import { recall } from "@/app/browser/storage";
import type { GameModule } from "@/board/board";

/** Whether the game is drawn: whoever wants it plain, or a game without a board, is told it in words. */
export function isDrawn(slug: string): boolean {
  return slug in BOARDS && !recall("plain", false);
}

/** Any game can be played without its board. */
export async function loadGame(slug: string): Promise<GameModule> {
  const found = BOARDS[slug];
  if (found && isDrawn(slug)) return (await found()).default;
  const { default: Board } = await import("@/board/AnyBoard.svelte");
  return { Board };
}
