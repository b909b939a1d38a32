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
GAMES_A_TABLE = len(many(60))
GAMES = list(dict.fromkeys(table.game.slug for table in TABLES))


def trace(game: str, games: int, **environment: str) -> tuple[str, list[str]]:
    run = subprocess.run(
        [sys.executable, "-m", "tests.contract.trace", str(games), game],
        env={**os.environ, **environment},
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=True,
    )
    return run.stderr.strip(), run.stdout.splitlines()


@pytest.mark.skipif(not is_compiled(), reason="this install has no compiled rules to compare with")
@pytest.mark.parametrize("game", GAMES)
def test_compiled_and_plain_python_agree_move_by_move(game: str) -> None:
    form, compiled = trace(game, GAMES_A_TABLE)
    plain_form, plain = trace(game, GAMES_A_TABLE, GELATERIA_PLAIN="1")
    assert (form, plain_form) == ("compiled", "plain")
    assert len(compiled) == GAMES_A_TABLE * [table.game.slug for table in TABLES].count(game)
    assert compiled == plain


@pytest.mark.parametrize("game", GAMES)
def test_fresh_processes_with_other_hash_seeds_play_the_same_games(game: str) -> None:
    one, other = trace(game, 5, PYTHONHASHSEED="1"), trace(game, 5, PYTHONHASHSEED="2")
    assert one == other
    assert len({line.split()[-1] for line in one[1]}) > len(one[1]) // 2
