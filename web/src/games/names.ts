/** The five games in the order of the scoops. */
export const GAMES = ["geizen", "gelati", "gelato-mio", "gelini-nightlife", "jelly-monster"] as const;
export type GameName = (typeof GAMES)[number];
