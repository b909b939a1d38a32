/** The five games in the order of the scoops. */
export const GAMES = ["geizen", "gelati", "gelato-mio", "gelini-nightlife", "jelly-monster"] as const;
export type GameName = (typeof GAMES)[number];

/** Who sits at a table that nobody sits at: in pictures, and beside a learner. */
export const SEATED = ["Amarena", "Bacio", "Cocco", "Limone", "Malaga"];
