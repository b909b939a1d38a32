"""Chance with nodes of its own: nothing is lost of what the rules draw, and nothing is added."""

import pickle
from copy import deepcopy
from typing import Any

import pytest

from gelateria.adapters.chance_nodes import Position
from gelateria.engine import Dealer, Setting, State, find_game, outcomes

GELINI = find_game("gelini-nightlife").setting(2)
GEIZEN = find_game("geizen").setting(2)


def unfolded(position: Position, chance: float = 1.0) -> list[tuple[float, State]]:
    """Everything that chance can make of a position."""
    if position.draw is None:
        return [(chance, position.state)]
    return [found for share, after in position.outcomes().values() for found in unfolded(after, chance * share)]


@pytest.mark.parametrize("setting", [GELINI, GEIZEN], ids=lambda setting: setting.game.slug)
def test_all_that_can_come_of_a_throw_comes_as_often_as_it_should(
    setting: Setting[Any, Any, Any, Any],
) -> None:
    state = setting.start(Dealer(5))
    (seat,) = state.seats_awaited()
    (throw,) = state.legal(seat)
    found: dict[bytes, float] = {}
    for chance, after in unfolded(Position(state).after(throw)):
        found[after.key()] = found.get(after.key(), 0.0) + chance
    assert found == pytest.approx({outcome.state.key(): outcome.chance for outcome in outcomes(state, seat, throw)})


def test_numbers_that_lead_to_the_same_are_one() -> None:
    thrown = Position(GELINI.start(Dealer(5))).after(0)
    assert thrown.draw is not None
    assert thrown.draw.below == 6
    assert [round(6 * chance) for chance, _ in thrown.outcomes().values()] == [1, 1, 2, 1, 1]


def test_a_position_never_changes() -> None:
    state = GELINI.start(Dealer(5))
    before = state.facts()
    position = Position(state)
    for _, after in position.after(0).outcomes().values():
        assert after.state.facts() != before
    assert position.state.facts() == before
    assert deepcopy(position) is position


def test_a_position_can_be_stored_in_the_middle_of_a_throw() -> None:
    thrown = Position(GEIZEN.start(Dealer(5))).after(0)
    middle = thrown.after(3).after(2)
    again = pickle.loads(pickle.dumps(middle))
    assert again.draw == middle.draw
    assert again.state == middle.state
