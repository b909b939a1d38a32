"""The games, one package each. The registry finds them; there is no list to edit."""
