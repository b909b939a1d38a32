"""Every event cites the rule by which it happened: what lies there, what happens, and where the log links to."""

from typing import Any

import pytest

from gelateria.engine import Dealer, Match, find_game
from gelateria.games.jelly_monster.actions import Choose, Done, Give, Lose, Place, Remove, Seal, Shift, Throw, Turn
from gelateria.learn.scenes import scenes_of
from tests.games.jelly_monster.drawings import city, hold, jelly
from tests.marks import rule
from tests.positions import Position

GAME = find_game("jelly-monster")
why = scenes_of(GAME).why
CONTROL = ("controlled", "jelly.control")


def cited(events: list[Any]) -> list[tuple[str, str | None]]:
    """What happened, and why."""
    return [(str(event.__struct_config__.tag), why(event)) for event in events]


def scored(drawing: str, below: list[int] | None = None) -> list[tuple[str, str | None]]:
    return cited(jelly(drawing).ring(below))


@rule("table.log", "jelly.districts", "jelly.drone", "jelly.calm-order", "jelly.ready", "jelly.together")
def test_what_is_laid_out_and_begins() -> None:
    match = Match(GAME.setting(3), Dealer(1))
    assert set(cited(list(match.opening_events))) == {("laid", "jelly.districts"), ("began", "jelly.drone")}
    calm = Match(GAME.setting(3, {"calm": True}), Dealer(1))
    assert cited(list(calm.opening_events))[-1] == ("ordered", "jelly.calm-order")
    (action,) = match.legal(0)
    readied = [*(match.do(seat, action) for seat in range(3)), match.ring(1)]
    assert cited([event for events in readied for event in events]) == [
        *[("readied", "jelly.ready")] * 3,
        ("started", "jelly.together"),
    ]


@rule("table.log", "jelly.place", "jelly.remove", "jelly.shift")
@pytest.mark.parametrize(
    ("action", "happens"),
    [
        (Place(6, 1), [("placed", "jelly.place")]),
        (Place(1, 1, Remove(1, 5)), [("placed", "jelly.place"), ("removed", "jelly.remove")]),
        (Place(3, 1, Shift("up")), [("placed", "jelly.place"), ("shifted", "jelly.shift")]),
    ],
)
def test_a_placed_die_and_its_effect(action: Place, happens: list[tuple[str, str]]) -> None:
    assert cited(jelly(city("A1 ▲5"), p1="136").do(0, action)) == happens


@rule("table.log", "jelly.roll", "jelly.place", "jelly.seal", "jelly.timer")
def test_a_throw_and_the_end_of_ones_dice() -> None:
    position = jelly(city(when=""), p1="6")
    assert cited(position.do(1, Throw(), below=[0] * 7)) == [("threw", "jelly.roll")]
    assert cited(position.do(0, Place(6, 1))) == [("placed", "jelly.place"), ("emptied", "jelly.seal")]
    assert cited(position.do(0, Seal(2))) == [("sealed", "jelly.seal")]
    assert cited(position.do(0, Turn())) == [("turned", "jelly.timer")]


@rule("table.log", "jelly.timer-guard", "jelly.calm-timer", "jelly.calm-guard", "jelly.calm-step")
def test_the_table_turns_the_timer_by_its_own_rule_and_calm_mode_by_another() -> None:
    assert cited(jelly(city(seats="2* 2 2", when="guard runs")).ring()) == [("turned", "jelly.timer-guard")]
    match = Match(GAME.setting(3, {"calm": True}), Dealer(1))
    told = dict[str, str | None]()
    while match.state.turns == 0:
        (seat,) = match.awaited()
        legal = match.legal(seat)
        otherwise = legal[-1] if "turned" in told else legal[0]
        wanted = next((one for one in legal if isinstance(one, Turn)), otherwise)
        told |= dict(cited(list(match.do(seat, wanted))))
    assert (told["turned"], told["closed"]) == ("jelly.calm-timer", "jelly.calm-guard")
    assert told["passed"] == "jelly.calm-step"


@rule("table.log", "jelly.time-up", "jelly.done", "jelly.timer-guard")
def test_a_round_is_over_because_time_is_up_or_all_are_done() -> None:
    assert scored(city())[0] == ("closed", "jelly.time-up")
    position = jelly(city(seats="2* 2* 2*"))
    rested = [event for seat in range(3) for event in position.do(seat, Done())]
    assert cited(rested)[:4] == [*[("rested", "jelly.done")] * 3, ("closed", "jelly.timer-guard")]


@rule(
    "table.log",
    "jelly.jelly-n",
    "jelly.cancel",
    "jelly.capsule",
    "jelly.centre",
    "jelly.per-capsule",
    "jelly.lose-capsule",
    "jelly.take-each",
    "jelly.give-each",
    "jelly.first-second",
    "jelly.first-others",
    "jelly.by-dice",
    "jelly.neighbour",
    "jelly.control",
)
@pytest.mark.parametrize(
    ("drawing", "below", "happens"),
    [
        (city("A1 ●6"), [], [CONTROL, ("gained", "jelly.jelly-n")]),
        (city("A1 ●66"), [], [("cancelled", "jelly.cancel")]),
        (city("A4 ●6"), [0], [CONTROL, ("drew", "jelly.capsule")]),
        (city(seats="2x1 2 2"), [0], [("controlled", "jelly.centre"), ("drew", "jelly.centre")]),
        (city("A4 ●6", seats="2c10 2c10 2c10", stack=0), [], [CONTROL, ("short", "jelly.capsule")]),
        (city("B6 ●6", seats="2c1 2 2", stack=29), [], [CONTROL, ("gained", "jelly.per-capsule")]),
        (city("B6/3 ●6", seats="2c1 2 2", stack=29), [], [CONTROL, ("lost", "jelly.lose-capsule")]),
        (city("B5 ●6"), [], [CONTROL, *[("paid", "jelly.take-each")] * 2]),
        (city("B5/3 ●6"), [], [CONTROL, *[("paid", "jelly.give-each")] * 2]),
        (
            city("A5 ●6 ▲5"),
            [],
            [CONTROL, ("gained", "jelly.jelly-n"), ("gained", "jelly.first-second")],
        ),
        (
            city("A6 ●6 ▲5"),
            [],
            [CONTROL, ("gained", "jelly.jelly-n"), ("gained", "jelly.first-others")],
        ),
        (city("B4 ●6"), [], [CONTROL, ("gained", "jelly.by-dice")]),
        (city("B4 ●654"), [0], [CONTROL, ("drew", "jelly.by-dice")]),
        (
            city("B1 ●6", "A7"),
            [],
            [CONTROL, ("pointed", "jelly.neighbour"), ("gained", "jelly.jelly-n")],
        ),
    ],
)
def test_what_a_district_or_the_centre_pays(drawing: str, below: list[int], happens: list[tuple[str, str]]) -> None:
    assert scored(drawing, below)[1:-1] == happens


@rule("table.log", "jelly.neighbour-choice", "jelly.give-each", "jelly.take-each", "jelly.lose-capsule")
@pytest.mark.parametrize(
    ("position", "seat", "answer", "happens"),
    [
        (jelly(city("B3 ●6")), 0, Choose("clockwise"), ("chose", "jelly.neighbour-choice")),
        (jelly(city("B5/3 ●6", seats="1 2 2")), 0, Give(1), ("paid", "jelly.give-each")),
        (jelly(city("B5/2 ●6 ▲6", seats="2 2 1")), 2, Give(1), ("paid", "jelly.take-each")),
        (hold(jelly(city("B6/3 ●6", seats="2c2 2 2", stack=28)), 0, 3, 4), 0, Lose(3), ("lost", "jelly.lose-capsule")),
    ],
)
def test_an_answer(position: Position, seat: int, answer: Any, happens: tuple[str, str]) -> None:
    position.ring()
    assert cited(position.do(seat, answer))[0] == happens


@rule("table.log", "jelly.end", "jelly.winner")
def test_the_end() -> None:
    position = hold(jelly(city(seats="2c1 2 2", number=4, stack=29)), 0, 4)
    assert cited(position.ring())[-2:] == [("opened", "jelly.end"), ("ended", "jelly.winner")]
