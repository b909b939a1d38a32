/** Which game lies on the table, and how it is played here: boards that depend on it ask. */
class Current {
  game = $state("");
  /** What was chosen before the game, by its name. */
  options = $state.raw<Record<string, unknown>>({});
}

export const current = new Current();
