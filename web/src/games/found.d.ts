/** What web/games.ts finds in the games' folders, by their names in addresses. */
declare module "virtual:games/boards" {
  const boards: Record<string, () => Promise<{ default: import("@/board/board").GameModule }>>;
  export default boards;
}

declare module "virtual:games/materials" {
  const materials: Record<string, () => Promise<{ default: import("@/board/material").AnyDrawings }>>;
  export default materials;
}

declare module "virtual:games/abouts" {
  const abouts: Record<string, import("@/games/registry").About>;
  export default abouts;
}

declare module "virtual:games/scenes" {
  const scenes: Record<string, import("svelte").Component>;
  export default scenes;
}

/** By language, game and file: `de/gelato-mio/words`. */
declare module "virtual:games/words" {
  const words: Record<string, () => Promise<string>>;
  export default words;
}
