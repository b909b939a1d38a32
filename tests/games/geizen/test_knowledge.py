"""What the bots know of Geizen: what they see in a position, how they reckon a turn, and how strong it makes them."""

from itertools import combinations, product
from math import isclose

import pytest

from gelateria.engine import Dealer, Evaluator, State, find_game, outcomes
from gelateria.games.geizen.turn import all_bunches
from gelateria.uncompiled import is_compiled
from tests.forms import known_in_both_forms
from tests.games.geizen.drawings import EXAMPLE, OPENING, board
from tests.positions import Position
from tests.strength import share_between_two

GAME = find_game("geizen")
SHORT = board(stock="3 9", bank=2, filled=(3, 4, 3, 5, 7), thrown="1 4", kept="2 3 5")


def position(drawing: str) -> Position:
    return Position("geizen", drawing)


def features(drawing: str, seat: int) -> dict[str, float]:
    return position(drawing).features(seat)


# What is seen ------------------------------------------------------------------------------------


def test_the_chips_that_the_kept_dice_will_cost_are_paid_in_thought() -> None:
    seen = features(board(stock="10 8", bank=94, thrown="6 6", kept="1 3 3"), 0)
    assert [seen["chips"], seen["lead"], seen["loose"]] == pytest.approx([0.6, -0.2, 0.4])


def test_a_row_is_promising_as_far_as_the_dice_reach() -> None:
    seen = features(board(stock="20 20", bank=72, filled=(3, 0, 0, 0, 0), thrown="2 3", kept="6 6 6"), 0)
    prize = 5 + 1 - 1
    assert seen["row-1"] == pytest.approx(prize / 10 / 6)  # neither die is a 1: one is kept, the other thrown again
    assert seen["row-5"] == 0
    assert seen["best-row"] == seen["row-1"]


def test_the_next_player_has_all_dice_for_what_is_left() -> None:
    drawing = board(stock="20 20", bank=72, filled=(3, 0, 0, 0, 0), thrown="6", kept="6 6 6 6")
    seen = features(drawing, 1)
    never = (5 / 6) ** (5 + 4 + 3 + 2 + 1)  # no 1 in any of five throws, one die fewer each time
    assert seen["next-1"] == pytest.approx((5 + 1 - 1) / 10 * (1 - never))
    assert (seen["turn"], seen["wait"]) == (0, 0.25)


@pytest.mark.parametrize("players", GAME.seats)
def test_a_forecast_adds_up_to_one(players: int) -> None:
    setting = GAME.setting(players)
    evaluator, state = setting.evaluator(), setting.start(Dealer(players))
    dealer = Dealer(3)
    while state.awaiting:
        assert sum(evaluator.listed_forecast(state)) == pytest.approx(1)
        (seat,) = state.seats_awaited()
        state.apply(seat, state.legal(seat)[0], dealer)
    assert evaluator.listed_forecast(state) == [state.worth(seat) for seat in range(players)]


# The reckoning of a turn -------------------------------------------------------------------------


def test_bunches_are_all_there_and_as_likely_as_their_throws() -> None:
    bunches = all_bunches()
    for dice in range(1, 4):
        throws = [tuple(sorted(throw)) for throw in product(range(1, 7), repeat=dice)]
        found = {tuple(bunches.listed(i)): i for i in range(924) if len(bunches.listed(i)) == dice}
        assert set(found) == set(throws)
        for bunch, i in found.items():
            assert bunches.chance(i) == pytest.approx(throws.count(bunch) / 6**dice)


def test_every_part_of_a_bunch_may_be_kept_once() -> None:
    bunches = all_bunches()
    for i in range(924):
        dice = bunches.listed(i)
        parts = {part for size in range(1, len(dice) + 1) for part in combinations(dice, size)}
        listed = [tuple(part) for part in bunches.listed_parts(i)]
        assert len(listed) == len(parts)
        assert set(listed) == parts


def by_enumeration(evaluator: Evaluator, state: State, seat: int, turn: int) -> float:
    """The seat's chance to win if it does its best for the rest of the turn, found without any shortcut."""
    if state.turns > turn or not state.awaiting:
        return evaluator.listed_forecast(state)[seat]
    return max(after_action(evaluator, state, seat, action, turn) for action in state.legal(seat))


def after_action(evaluator: Evaluator, state: State, seat: int, action: int, turn: int) -> float:
    return sum(chance * by_enumeration(evaluator, after, seat, turn) for chance, after in outcomes(state, seat, action))


@pytest.mark.parametrize(
    "drawing",
    [
        board(stock="18 18", bank=94, thrown="2", kept="1 1 3 6"),
        board(stock="20 11", bank=60, filled=(3, 4, 2, 6, 1), thrown="1 4", kept="1 2 5"),
        board(stock="20 11 25", bank=40, filled=(2, 3, 5, 5, 7), thrown="2 3 3", kept="5 6"),
        SHORT,
        board(stock="1 6 9", bank=0, filled=(3, 2, 3, 4, 6), thrown="3 5", kept="1 2 4"),
    ],
)
def test_a_plan_is_worth_what_brute_force_finds(drawing: str) -> None:
    place = position(drawing)
    evaluator, state = place.setting.evaluator(), place.state
    (seat,) = state.seats_awaited()
    brute = [after_action(evaluator, state, seat, action, state.turns) for action in state.legal(seat)]
    assert evaluator.listed_plan(state, seat) == pytest.approx(brute, abs=1e-12)


@pytest.mark.parametrize(
    ("drawing", "offered"),
    [
        (board(stock="2 9", bank=1, filled=(3, 0, 5, 3, 6), thrown="5", kept="1 2 4 4"), 4),
        (board(stock="2 20", bank=0, filled=(0, 4, 0, 3, 0), thrown="5", kept="1 2 3 4"), 4),  # not the 1
        (board(stock="2 3", bank=0, filled=(2, 0, 5, 6, 3), thrown="5", kept="2 2 3 3"), 2),
        (board(stock="2 9", bank=0, filled=(0, 0, 0, 3, 3), thrown="6", kept="1 1 2 5"), 3),
    ],
)
def test_a_plan_is_worth_what_brute_force_finds_when_the_order_of_paying_is_asked(drawing: str, offered: int) -> None:
    place = position(drawing)
    state = place.state
    state.apply(0, state.legal(0)[0], Dealer(1))
    evaluator = place.setting.evaluator()
    assert len(state.legal(0)) == offered
    brute = [after_action(evaluator, state, 0, action, state.turns) for action in state.legal(0)]
    assert evaluator.listed_plan(state, 0) == pytest.approx(brute, abs=1e-12)
    assert len({round(value, 9) for value in brute}) > 1


def test_before_the_throw_a_plan_is_the_mean_of_what_it_is_after_it() -> None:
    place = position(OPENING)
    evaluator = place.setting.evaluator()
    (before,) = evaluator.listed_plan(place.state, 0)
    after = [(chance, max(evaluator.listed_plan(state, 0))) for chance, state in outcomes(place.state, 0, 0)]
    assert len(after) == 252
    assert isclose(before, sum(chance * value for chance, value in after), abs_tol=1e-12)


def test_only_the_mover_plans() -> None:
    place = position(EXAMPLE)
    assert place.setting.evaluator().listed_plan(place.state, 1) == []


# The same in both forms --------------------------------------------------------------------------


@pytest.mark.skipif(not is_compiled(), reason="this install has no compiled rules to compare with")
def test_compiled_and_plain_python_know_the_same() -> None:
    compiled, plain = known_in_both_forms("geizen", [EXAMPLE, OPENING, SHORT])
    assert compiled == plain


# How strong it makes them ------------------------------------------------------------------------


@pytest.mark.skipif(not is_compiled(), reason="too many games for the plain form")
@pytest.mark.parametrize(
    ("stronger", "weaker", "share"),
    [("easy", "random", 0.8), ("medium", "easy", 0.7), ("hard", "medium", 0.55), ("expert", "greedy", 0.6)],
)
def test_every_level_beats_the_one_below(stronger: str, weaker: str, share: float) -> None:
    assert share_between_two(GAME, stronger, weaker, games=200) > share
