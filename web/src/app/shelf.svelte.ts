/** The games that the server has. Those that are not drawn here are told in the server's own words. */
import { hasText } from "@/app/language/files";
import { t, translator } from "@/app/language/i18n.svelte";
import { listGames, type GameInShort } from "@/app/server/api";
import { GAMES } from "@/games/registry";

class Shelf {
  games = $state.raw<GameInShort[]>([]);
  #asked = false;

  /** Ask what there is to play. */
  async load(): Promise<void> {
    this.#asked = true;
    this.games = await listGames();
  }

  find(slug: string): GameInShort | undefined {
    return this.games.find((game) => game.slug === slug);
  }

  /** A game that somebody speaks of, and that is not drawn here: what it is called will be known soon. */
  wonder(): void {
    if (!this.#asked) void this.load().catch(() => (this.#asked = false));
  }
}

export const shelf = new Shelf();

/** Whether there is such a game; at once where it is drawn here, else the server is asked. */
export function isThere(slug: string): boolean | Promise<boolean> {
  if (GAMES.includes(slug)) return true;
  return shelf.load().then(
    () => shelf.find(slug) !== undefined,
    () => false,
  );
}

export function titleOf(slug: string): string {
  const id = `${slug}-title`;
  if (translator.knows(id)) return t(id);
  if (slug) shelf.wonder();
  return shelf.find(slug)?.title ?? slug;
}

/** Whether a coach leads through a first game: the server has the lessons, but what is said in them was built in here. */
export function hasGuide(slug: string): boolean {
  return hasText(translator.language, `${slug}/guide`) && (shelf.find(slug)?.guide ?? true);
}

/** Whose game it is: who made it, and who published it. Nothing, where nobody is named. */
export function madeBy(game: GameInShort): string {
  const names = [game.designer, game.publisher].filter(Boolean).join(", ");
  return names && t("game-by", { names });
}

/** What it is like, in one sentence. */
export function blurbOf(game: GameInShort): string {
  const id = `${game.slug}-blurb`;
  return translator.knows(id) ? t(id) : game.blurb;
}
