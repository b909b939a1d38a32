/** What a game is played with. */
import { showEdition } from "@/app/server/api";

/** A table's own edition, or the printed one; null where that cannot be fetched: a board can do without. */
export function editionOf(game: string, own: unknown = null): Promise<unknown> {
  if (own !== null) return Promise.resolve(own);
  return showEdition(game).then(
    (material) => material.edition,
    () => null,
  );
}
