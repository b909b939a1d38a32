"""Imagined worlds: whatever a seat cannot rule out, each as likely as it is."""

from collections import Counter
from itertools import combinations
from math import comb, prod
from typing import Any

import pytest
from scipy.stats import chisquare

from gelateria.engine import Dealer, find_game
from gelateria.games.jelly_monster.actions import Controlled, Place, Throw, dice_in
from tests.games.jelly_monster.drawings import city, hold, jelly
from tests.marks import rule
from tests.positions import Position

GAME = find_game("jelly-monster")
SURE = 1e-4


def worlds(position: Position, viewer: int | None, count: int) -> list[Any]:
    view, dealer = position.setting.view(position.state, viewer), Dealer(5)
    return [position.setting.imagine(view, dealer) for _ in range(count)]


def as_likely(seen: Counter[Any], chances: dict[Any, float]) -> bool:
    """Whether counts fit these chances, and nothing else was seen."""
    assert set(seen) <= set(chances)
    total = sum(seen.values())
    return float(chisquare([seen[one] for one in chances], [chances[one] * total for one in chances]).pvalue) > SURE


def heaps(*capsules: tuple[int, ...]) -> list[list[int]]:
    """How many of each value lie before each seat."""
    return [[one.count(value) for value in range(10)] for one in (*capsules, *[()] * (5 - len(capsules)))]


def few_capsules() -> Position:
    """Seat 0 knows its own 8 and its lost 2; seat 1 holds two, seat 2 has lost one, of a 3, a 3, a 5 and two dice."""
    position = jelly(city(seats="2 2 2", stack=30))
    state = position.state
    state.box = [2, 0, 1, 2, 0, 1, 0, 0, 1, 0]
    state.bag = [1, 0, 0, 1, 0, 0, 0, 0, 0, 0]
    state.held = heaps((8,), (0, 3), ())
    state.lost = heaps((2,), (), (5,))
    position.setting._blank.box = state.box
    return position


def test_unseen_capsules_are_dealt_as_they_may_lie() -> None:
    position = few_capsules()
    unseen = {0: 2, 3: 2, 5: 1}
    hands = {
        hand: prod(comb(unseen[value], hand.count(value)) for value in unseen) / comb(5, 2)
        for hand in combinations([0, 0, 3, 3, 5], 2)
    }
    seen, gone = Counter[tuple[int, ...]](), Counter[int]()
    for world in worlds(position, 0, 3000):
        assert (world.held[0][8], world.lost[0][2]) == (1, 1)
        seen[tuple(value for value in range(10) for _ in range(world.held[1][value]))] += 1
        gone[next(value for value in range(10) if world.lost[2][value])] += 1
        assert sum(world.bag) == 2
    assert as_likely(seen, hands)
    assert as_likely(gone, {0: 0.4, 3: 0.4, 5: 0.2})


def test_a_spectator_can_rule_nothing_out() -> None:
    seen = Counter(
        next(value for value in range(10) if world.held[0][value]) for world in worlds(few_capsules(), None, 3000)
    )
    assert as_likely(seen, {0: 2 / 7, 2: 1 / 7, 3: 2 / 7, 5: 1 / 7, 8: 1 / 7})


@rule("jelly.screen")
def test_what_others_have_thrown_is_thrown_again_and_whether_they_have_is_a_coin() -> None:
    position = jelly(city("A1 ▲66666"), p1="1", p2="24")
    thrown, faces = Counter[bool](), Counter[tuple[int, ...]]()
    for world in worlds(position, 0, 4000):
        assert dice_in(world.thrown[0]) == (1,)
        thrown[bool(world.throws[1])] += 1
        faces[dice_in(world.thrown[1])] += 1
    assert as_likely(thrown, {True: 0.5, False: 0.5})
    del faces[()]
    pairs = {(a, b): (1 if a == b else 2) / 36 for a in range(1, 7) for b in range(a, 7)}
    assert as_likely(faces, pairs)


def test_in_calm_mode_only_who_steps_can_have_thrown() -> None:
    setting = GAME.setting(3, {"calm": True})
    state = setting.start(Dealer(3))
    (stepper,) = state.seats_awaited()
    state.apply(stepper, GAME.actions.number(state, stepper, Throw()), Dealer(4))
    viewer = (stepper + 1) % 3
    dealer = Dealer(1)
    seen = [setting.imagine(setting.view(state, viewer), dealer).throws for _ in range(50)]
    assert {sum(throws) for throws in seen} == {0, 1}
    assert all(not throws[seat] for throws in seen for seat in range(3) if seat != stepper)


def test_an_own_throw_is_imagined_as_it_is_with_its_count() -> None:
    position = jelly(city(), p1="1256")
    position.do(0, Throw(), below=[0, 0, 1, 5])
    (world,) = worlds(position, 0, 1)
    assert (world.throws[0], dice_in(world.thrown[0])) == (2, (1, 1, 2, 6))
    assert Place(6, 1) in position.setting.legal(world, 0)


def test_a_question_is_imagined_with_everything_it_needs() -> None:
    for district, seats in (("B3 ●6 ▲6", "2 2 2"), ("B6/3 ●6", "2c3 2 2"), ("B5/3 ●6", "2 2 2 2")):
        position = hold(
            jelly(city("B2/2", district, "B1", seats=seats, stack=27)), 0, *[4] * (3 if "c" in seats else 0)
        )
        position.ring()
        assert position.state.asks
        for viewer in (0, 1):
            (world,) = worlds(position, viewer, 1)
            facts, known = world.facts(), position.state.facts()
            hidden = ("bag", "held", "lost") if viewer else ()
            assert {name for name in facts if facts[name] != known[name]} <= {*hidden}
            assert world.legal(viewer) == position.state.legal(viewer)


@rule("jelly.control", "jelly.cancel")
@pytest.mark.parametrize(
    ("dice", "sums", "cancelled", "leads"),
    [
        ("A1 ●34 ▲4 ■12", (7, 4, 3), ((), (), ()), (0,)),
        ("A1 ●6 ▲24 ■5", (6, 6, 5), ((), (), ()), (0, 1)),
        ("A1 ●6646 ▲3 ■11", (4, 3, 0), ((6,), (), (1,)), (0,)),
        ("A1 ●66 ▲5544", (0, 0, 0), ((6,), (4, 5), ()), ()),
        ("A1", (0, 0, 0), ((), (), ()), ()),
    ],
)
def test_a_district_says_what_its_dice_make_which_cancel_and_who_would_control_it(
    dice: str, sums: tuple[int, ...], cancelled: tuple[tuple[int, ...], ...], leads: tuple[int, ...]
) -> None:
    position = jelly(city(dice))
    district = position.setting.view(position.state, None).districts[0]
    assert (district.sums, district.cancelled, district.leads) == (sums, cancelled, leads)
    controlled = [event.seats for event in position.ring() if isinstance(event, Controlled) and event.district == 1]
    assert controlled == ([leads] if leads else [])


@rule("jelly.control", "jelly.cancel", "jelly.screen")
def test_who_has_thrown_sees_what_each_die_would_make_and_who_would_lead_and_nobody_else_does() -> None:
    position = jelly(city("A1 ●3 ▲6", "A2 ●5 ▲4", "A3 !■"), p1="35")
    view = position.setting.view(position.state, 0)
    told = {(one.die, one.district): (one.sum, one.leads) for one in view.prospects if one.district <= 2}
    assert told == {(3, 1): (0, (1,)), (5, 1): (8, (0,)), (3, 2): (8, (0,)), (5, 2): (0, (1,))}
    assert not any(one.district == 3 for one in view.prospects), "what is sealed is closed"
    assert [position.setting.view(position.state, other).prospects for other in (1, 2, None)] == [(), (), ()]


def test_every_secret_is_named() -> None:
    assert set(GAME.views.SECRETS) == {"thrown", "capsules", "lost", "stack"}
