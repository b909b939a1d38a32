"""Learning a game: positions worth a picture, and guides that lead through the first game."""
