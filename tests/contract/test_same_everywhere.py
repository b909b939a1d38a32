"""Compiled or plain, in any process, with any hash seed: the same games, move by move."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from gelateria.uncompiled import is_compiled
from tests.contract.tables import TABLES
from tests.scale import many

ROOT = Path(__file__).parent.parent.parent
GAMES_A_TABLE = len(many(40))
GAMES = list(dict.fromkeys(table.game.slug for table in TABLES))


def trace(game: str, **environment: str) -> tuple[str, list[str]]:
    """Whether the rules run compiled, and the fingerprints of some games at every table, hardly two of them equal."""
    run = subprocess.run(
        [sys.executable, "-m", "tests.contract.trace", str(GAMES_A_TABLE), game],
        env={**os.environ, **environment},
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=True,
    )
    lines = run.stdout.splitlines()
    assert len(lines) == GAMES_A_TABLE * [table.game.slug for table in TABLES].count(game)
    assert len({line.split()[-1] for line in lines}) > len(lines) // 2
    return run.stderr.strip(), lines


@pytest.mark.parametrize("game", GAMES)
def test_other_processes_play_the_same_games_move_by_move(game: str) -> None:
    """A compiled one, where there is one, and a plain one; with other hash seeds."""
    form, ours = trace(game, PYTHONHASHSEED="1")
    plain, theirs = trace(game, PYTHONHASHSEED="2", GELATERIA_PLAIN="1")
    assert (form, plain) == ("compiled" if is_compiled() else "plain", "plain")
    assert ours == theirs
