"""What the bots know of Gelini Nightlife: what they see, how they reckon ahead, and how strong it makes them."""

import pytest

from gelateria.bots import LookBot, make_bot
from gelateria.engine import Dealer, Evaluator, State, find_game, outcomes
from gelateria.games.gelini_nightlife.actions import Gather, Leave, Move, Pass
from gelateria.games.gelini_nightlife.rules import ACTIONS
from gelateria.lab import play_game
from gelateria.uncompiled import is_compiled
from tests.forms import known_in_both_forms
from tests.games.gelini_nightlife.drawings import night
from tests.positions import Position
from tests.strength import share_between_two

GAME = find_game("gelini-nightlife")
THREE = night("● ▲ ■ c1 g2 m1 b3 V4 r2 B6", die=2, floors=("b1 V4", "c1 c1", "V4 $"))
ALONG = night("● ▲ ■ c1 b2 m1 b3 V4 r2 B6", die=2, floors=("b1 V4", "c1 c1", "V4 $"))
"""A move that asks for the clique."""
COSTLY = night(
    "b2 b3 c1 g2 i2 B6",
    behind="● ▲",
    die=1,
    floors=("b1 S5 S5 S5 V4 m1", "V4 V4 V4 r2 r2 r2 t2 t2 t2 w1"),
    aside="–",
)
"""The clique would bring the band near while the other leads."""
TWO = night("● c1 V4 ▲ m1 b2 g2 r2 V4 i3 $ B6", now="● throws", floors=("V4 b1", "S5 i1 $"), aside="S5 S5")


def position(drawing: str) -> Position:
    return Position("gelini-nightlife", drawing)


def features(drawing: str, seat: int) -> dict[str, float]:
    return position(drawing).features(seat)


# What is seen ------------------------------------------------------------------------------------


def test_squares_and_leads_are_counted_in_tens() -> None:
    seen = [features(THREE, seat) for seat in range(3)]
    assert [one["squares"] for one in seen] == pytest.approx([0.5, 0.2, 0.4])
    assert [one["lead"] for one in seen] == pytest.approx([0.1, -0.3, -0.1])
    assert [one["coins"] for one in seen] == [0, 0, 0.25]


def test_the_order_of_the_pawns_is_seen() -> None:
    seen = [features(TWO, seat) for seat in range(2)]
    assert [one["throw"] for one in seen] == [1, 0]
    assert [one["foremost"] for one in seen] == [0, 1]
    assert [one["way"] for one in seen] == [9 / 20, 7 / 20]


def test_a_clique_brings_all_its_guests_and_the_second_coin_a_star() -> None:
    seen = [features(TWO, seat) for seat in range(2)]
    assert seen[0]["reach"] == pytest.approx((1 + 4 + 1 + 1 + 5 + 2) / 6 / 5)  # by 1 2 3 3 4 5: the 4 brings blue
    queue = night("● c1 m1 ▲ V4 $ r2 g2 B6", now="● throws", floors=("V4", "S5 $"), aside="S5 S5")
    assert features(queue, 1)["reach"] == pytest.approx((4 + 5 + 2 + 2 + 2 + 6) / 6 / 5)


def test_a_throw_that_fills_the_floor_is_seen() -> None:
    floors = ("V4 V4 V4 S5 S5 b1", "", "")
    queue = night("● ▲ ■ c1 b2 m1 g2 r2 B6", now="● throws", floors=floors)
    assert features(queue, 0)["winning-throws-first"] == pytest.approx(3 / 6)  # by 2, 4 and 5
    assert features(queue.replace("● throws    die –", "● is asked    die 2"), 0)["winning-offer"] == 1


def test_a_clique_that_may_come_is_seen_as_if_it_had_come() -> None:
    asked = position(ALONG)
    asked.do(0, Move())
    together = position(ALONG)
    together.do(0, Move())
    together.do(0, Gather())
    assert asked.features(0) == together.features(0)
    assert asked.features(0)["squares"] == pytest.approx(1.0)


def test_greedy_takes_a_throw_for_the_clique_that_follows() -> None:
    asked = position(ALONG)
    evaluator = asked.setting.evaluator()
    moved, together = position(ALONG), position(ALONG)
    moved.do(0, Move())
    together.do(0, Move())
    together.do(0, Gather())
    assert evaluator.judge(moved.state, 0) == evaluator.judge(together.state, 0)
    assert make_bot("greedy", asked.setting, 1).decide(asked.setting.view(asked.state, 0)) == Move()


@pytest.mark.parametrize("players", GAME.seats)
def test_a_forecast_adds_up_to_one(players: int) -> None:
    setting = GAME.setting(players)
    evaluator, state, dealer = setting.evaluator(), setting.start(Dealer(players)), Dealer(3)
    while state.awaiting:
        assert sum(evaluator.listed_forecast(state)) == pytest.approx(1)
        (seat,) = state.seats_awaited()
        state.apply(seat, state.legal(seat)[0], dealer)
    assert evaluator.listed_forecast(state) == [state.worth(seat) for seat in range(players)]


# The reckoning of the next rounds ----------------------------------------------------------------


def by_enumeration(evaluator: Evaluator, state: State, rounds: int) -> list[float]:
    """Everybody's chance to win if all do their best for so many throws, found without any shortcut."""
    if not state.awaiting:
        return evaluator.listed_forecast(state)
    (seat,) = state.seats_awaited()
    if state.legal(seat) == [ACTIONS["throw"]]:
        if rounds == 0:
            return evaluator.listed_forecast(state)
        thrown = [
            (chance, by_enumeration(evaluator, after, rounds - 1))
            for chance, after in outcomes(state, seat, ACTIONS["throw"])
        ]
        return [sum(chance * after[i] for chance, after in thrown) for i in range(state.players)]
    return max(after_choices(evaluator, state, seat, rounds), key=lambda chances: chances[seat])


def after_choices(evaluator: Evaluator, state: State, seat: int, rounds: int) -> list[list[float]]:
    return [
        by_enumeration(evaluator, after, rounds)
        for action in state.legal(seat)
        for _, after in outcomes(state, seat, action)
    ]


@pytest.mark.parametrize(
    "drawing",
    [
        THREE,
        ALONG,
        COSTLY,
        TWO.replace("● throws    die –", "● is asked    die 3"),
        TWO.replace("● throws    die –", "▲ is asked    die 5"),
        night("● ▲ m1 b3 B6", die=3, floors=("V4 V4 b1", "V4 V4 V4 V4 V4 S5 S5"), untaken=9),
    ],
)
def test_a_plan_is_worth_what_brute_force_finds(drawing: str) -> None:
    place = position(drawing)
    evaluator, state = place.setting.evaluator(), place.state
    (seat,) = state.seats_awaited()
    brute = [chances[seat] for chances in after_choices(evaluator, state, seat, rounds=2)]
    assert len(brute) == 2
    assert evaluator.listed_plan(state, seat) == pytest.approx(brute, abs=1e-12)


def test_before_the_throw_a_plan_is_the_mean_of_what_can_come_of_it() -> None:
    place = position(TWO)
    evaluator = place.setting.evaluator()
    assert evaluator.listed_plan(place.state, 0) == pytest.approx(
        [by_enumeration(evaluator, place.state, 2)[0]], abs=1e-12
    )
    assert evaluator.listed_plan(place.state, 1) == []


def test_a_full_floor_is_not_passed_by_nor_left_to_others() -> None:
    floors = ("V4 V4 V4 S5 S5 b1", "", "")
    asked = position(night("● ▲ ■ c1 b2 m1 g2 r2 B6", die=2, floors=floors))
    assert make_bot("expert", asked.setting, 1).decide(asked.setting.view(asked.state, 0)) == Move()
    floors = ("", "V4 V4 V4 S5 S5 b1", "")
    dangerous = position(night("● ▲ ■ c1 b2 m1 g2 r2 B6", die=2, floors=floors))
    bot = make_bot("expert", dangerous.setting, 1)
    assert bot.decide(dangerous.setting.view(dangerous.state, 0)) != Pass()


@pytest.mark.parametrize(("drawing", "answer"), [(ALONG, Gather()), (COSTLY, Leave())])
def test_a_clique_comes_along_where_it_helps_and_is_left_where_it_harms(drawing: str, answer: Gather | Leave) -> None:
    asked = position(drawing)
    asked.do(0, Move())
    assert make_bot("expert", asked.setting, 1).decide(asked.setting.view(asked.state, 0)) == answer


@pytest.mark.skipif(not is_compiled(), reason="too much thought for the plain form")
def test_action_tiles_are_planned_too() -> None:
    setting = GAME.setting(3, {"actions": True})
    bots = [LookBot(setting, seat) for seat in range(3)]
    assert play_game(setting, bots, Dealer(5)).winners


# The same in both forms --------------------------------------------------------------------------


@pytest.mark.skipif(not is_compiled(), reason="this install has no compiled rules to compare with")
def test_compiled_and_plain_python_know_the_same() -> None:
    compiled, plain = known_in_both_forms("gelini-nightlife", [THREE, TWO, ALONG])
    assert compiled == plain


# How strong it makes them ------------------------------------------------------------------------


@pytest.mark.skipif(not is_compiled(), reason="too many games for the plain form")
@pytest.mark.parametrize(
    ("stronger", "weaker", "games", "share"),
    [("easy", "random", 100, 0.6), ("medium", "easy", 100, 0.6), ("expert", "medium", 24, 0.55)],
)
def test_every_level_beats_the_one_below(stronger: str, weaker: str, games: int, share: float) -> None:
    assert share_between_two(GAME, stronger, weaker, games) > share
