/** Which game lies on the table: boards that serve any game ask. */
class Current {
  game = $state("");
}

export const current = new Current();
