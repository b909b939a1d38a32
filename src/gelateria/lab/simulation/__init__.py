"""Many games between bots, what came of them, and a row for each."""
