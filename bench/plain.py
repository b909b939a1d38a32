"""`GELATERIA_PLAIN=1 python -m bench.plain GAME SEED SECONDS` prints the decisions a second of its random games."""

import sys

from gelateria.engine import find_game
from gelateria.lab.speed import playing
from gelateria.uncompiled import is_compiled

if __name__ == "__main__":
    slug, seed, seconds = sys.argv[1:]
    if is_compiled():
        sys.exit("this is compiled; set GELATERIA_PLAIN=1")
    game = find_game(slug)
    print(playing(game.setting(game.seats[0]))(int(seed), float(seconds)))
