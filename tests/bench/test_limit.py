"""The C program plays the same game: draw for draw, chip for chip."""

import shutil

import pytest

from bench import limit
from gelateria.engine import find_game, playouts

GEIZEN = find_game("geizen")

pytestmark = pytest.mark.skipif(shutil.which(limit.compiler()[0]) is None, reason="there is no C compiler")


@pytest.mark.parametrize("players", GEIZEN.seats)
def test_c_and_python_take_the_same_decisions(players: int) -> None:
    decisions, _ = limit.play(players, games=300, seed=2026)
    assert decisions == playouts(GEIZEN.setting(players, version=limit.RULES).blank(), 300, 2026)


@pytest.mark.parametrize("players", GEIZEN.seats)
def test_every_single_game_ends_the_same_in_c_and_in_python(players: int) -> None:
    blank, state = (
        GEIZEN.setting(players, version=limit.RULES).blank(),
        GEIZEN.setting(players, version=limit.RULES).blank(),
    )
    for seed, line in enumerate(limit.ledger(players, games=100, seed=7), 7):
        decisions = playouts(blank, 1, seed, state)
        assert line == [decisions, state.turns, state.winners, state.bank, *state.scores()]
