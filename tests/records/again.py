"""Replays the kept games of one of ours by plain rules, as they are or in disguise, and prints each one's digest; and
at the end the names of the rules' own fields.

Run as a program, in a process of its own: `GELATERIA_PLAIN=1 python -m tests.records.again geizen disguised`.
"""

import sys

from gelateria.engine import State, find_game, replay
from gelateria.engine.state import fields
from gelateria.uncompiled import is_compiled
from tests.records.disguise import disguised
from tests.records.keep import KEPT, kept


def main(slug: str, form: str) -> None:
    assert not is_compiled()
    game = disguised(find_game(slug)) if form == "disguised" else find_game(slug)
    for path in KEPT:
        if path.name.startswith(f"{slug}-"):
            match = replay(game, kept(path))
            print(path.stem, match.digest())
    print(*set(fields(type(match.state))) - set(fields(State)))


if __name__ == "__main__":
    main(*sys.argv[1:])
