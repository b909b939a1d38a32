"""How many moves a second the table server holds, beside boardgame.io's: `python -m bench.load`."""
