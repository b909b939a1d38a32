"""The table in a terminal: what is asked, what is typed, what is told, and how a game is kept."""
