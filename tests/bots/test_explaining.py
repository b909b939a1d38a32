"""A bot says why: about every legal action, in words that fit the position, from the view alone."""

from itertools import islice

import pytest

from gelateria.bots import explain, levels_of
from gelateria.engine import AnyGame
from tests.contract.tables import GAMES, some_positions


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.slug)
def test_every_choice_is_weighed_and_the_best_is_the_bots(game: AnyGame) -> None:
    setting = game.setting(game.seats[0])
    level = "expert" if levels_of(game)["expert"].thinks == "look" else "hard"  # one that is quick and does not slip
    asked = 0
    for match in islice(some_positions(setting, 3, every=5), 12):
        for seat in match.awaited()[:1]:
            view, legal = match.view(seat), match.legal(seat)
            found = explain(setting, view, seed=5, level=level)
            assert sorted(map(repr, (option.action for option in found.options))) == sorted(map(repr, legal))
            assert found.line[0].action == found.options[0].action
            assert found.reason.endswith(".")
            if len(legal) == 1:
                assert found.reason == "There is nothing else to do."
            else:
                asked += 1
                assert game.text.label(found.options[0].action) in found.reason
                assert found.options[0].action == levels_of(game)[level].bot(setting, 5).decide(view)
                values = [option.value for option in found.options if option.value is not None]
                assert all(0 <= value <= 1 for value in values)
            assert found == explain(setting, view, seed=5, level=level)
    assert asked
