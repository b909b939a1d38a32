"""What several threads read was read before by one: else the process may end in the middle of everybody's games."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from gelateria.server.warming import warm_up

CHILDREN = 10
"""Each has a chance of about one in three to crash, where nothing is warm."""
THREADS = 8


def read_everything() -> None:
    """As threads of the server do when a game is set up, a record replayed, a scene shown."""
    import threading

    from gelateria.bots.levels import levels_of
    from gelateria.engine import Dealer, Match, games, read_record
    from gelateria.learn.scenes import scenes_of

    together = threading.Barrier(THREADS)

    def read() -> None:
        together.wait()
        for game in games().values():
            match = Match(game.setting(game.seats[0]), Dealer(1))
            seat = match.awaited()[0]
            match.setting.read_action(match.legal(seat)[0])
            read_record(match.record().to_token())
            read_record(match.record().to_json())
            levels_of(game)
            scenes_of(game)

    threads = [threading.Thread(target=read) for _ in range(THREADS)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()


def main() -> None:
    """Children of one process, in each of which nothing has been read but what `warm_up` has."""
    sys.setswitchinterval(1e-6)
    if sys.argv[1:] != ["cold"]:
        warm_up()
    for _ in range(CHILDREN):
        child = os.fork()
        if not child:
            read_everything()
            os._exit(0)
        _, status = os.waitpid(child, 0)
        assert status == 0, "it crashed"


@pytest.mark.skipif(not hasattr(os, "fork"), reason="only a fork has nothing warm again and again")
def test_threads_may_read_all_there_is_at_once() -> None:
    subprocess.run([sys.executable, "-m", __name__], cwd=Path(__file__).parents[2], check=True)


if __name__ == "__main__":
    main()
