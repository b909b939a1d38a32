/** Which game lies on the table, and how its rules are read there: a note tells the rule that stands against a move. */
class Current {
  game = $state("");
  /** At a table a rule is read beside the board, so that nobody has to leave it. */
  readRule = $state.raw<((rule: string) => void) | null>(null);
}

export const current = new Current();
