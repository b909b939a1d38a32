/** Which game lies on the table, and how it is played here: boards that depend on it ask. */
class Current {
  game = $state("");
  /** What was chosen before the game, by its name. */
  options = $state.raw<Record<string, unknown>>({});
  /** At a table a rule is read beside the board, so that nobody has to leave it. */
  readRule = $state.raw<((rule: string) => void) | null>(null);
}

export const current = new Current();
