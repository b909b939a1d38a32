"""The order of paying, against a slow and obvious player who tries them all with a pencil."""

from collections.abc import Iterator
from itertools import permutations
from random import Random
from typing import NamedTuple

import msgspec
import pytest

from gelateria.engine import Dealer, find_game
from gelateria.games.geizen.actions import Fined, Keep, Laid, Pay, Repaid, Took, Void
from gelateria.games.geizen.rules import PHASES
from gelateria.games.geizen.views import View
from tests.games.geizen.drawings import board
from tests.marks import rule
from tests.positions import Position

GAME = find_game("geizen")
ROWS = {1: "GGGR", 2: "GGGGR", 3: "GGGYGR", 4: "GGGYYGR", 5: "GGGYYGGR"}
ARROWS = {1: 1, 2: 1, 3: 2, 4: 2, 5: 3}


class Paid(NamedTuple):
    """What paying in one order comes to, when the loan is back."""

    order: tuple[int, ...]
    voids: int
    end: tuple[object, ...]


def pencilled(view: View, order: tuple[int, ...]) -> Paid:
    own, bank, loan, voids = view.scores[0], view.bank, view.loan, 0
    others = list(view.scores[1:])
    filled = {number: row.filled for number, row in enumerate(view.rows, 1)}
    for number in order:
        for _ in range(view.kept.count(number)):
            colour = ROWS[number][filled[number]]
            chips = 2 if number <= 2 and filled[number] == 0 else 1
            if colour == "Y" and bank:
                bank -= 1
            elif own >= chips:
                own -= chips
            elif chips - own <= min(5 - loan, bank):
                loan, bank, own = loan + chips - own, bank - (chips - own), 0
            else:
                voids += 1
                continue
            filled[number] += 1
            if colour == "R":
                filled[number] = 0
                own += len(ROWS[number]) + (number <= 2)
                bank += sum(min(chips, ARROWS[number]) for chips in others)
                others = [max(chips - ARROWS[number], 0) for chips in others]
    back = min(own, loan)
    return Paid(order, voids, (own - back, bank + back, *others, *filled.values()))


def best_orders(view: View) -> list[Paid]:
    """All orders with as few void dice as can be."""
    tried = [pencilled(view, order) for order in permutations(sorted(set(view.kept) - {6}))]
    fewest = min(paid.voids for paid in tried)
    return [paid for paid in tried if paid.voids == fewest]


def ends_by_first_number(view: View) -> dict[int, set[tuple[object, ...]]]:
    ends: dict[int, set[tuple[object, ...]]] = {}
    for paid in best_orders(view):
        ends.setdefault(paid.order[0], set()).add(paid.end)
    return ends


def last_dice(count: int) -> Iterator[tuple[View, int]]:
    """Positions in which the fifth die is about to be kept, most of them with few chips left; and that die."""
    chance = Random(7)
    for _ in range(count):
        stock = [chance.randrange(4), *(chance.randrange(7) for _ in range(chance.randrange(1, 5)))]
        last = chance.randint(1, 5)
        drawing = board(
            stock=" ".join(map(str, stock)),
            bank=chance.choice((0, 1, 2, 3, 5, 40)),
            filled=tuple(chance.randrange(len(row)) for row in ROWS.values()),
            thrown=str(last),
            kept=" ".join(str(chance.randint(1, 6)) for _ in range(4)),
        )
        yield GAME.notation.read(drawing), last


FIVE_FIRST = board(stock="0 60", bank=62, filled=(0, 0, 0, 0, 7), thrown="5", kept="1 2 3 3")


@rule("geizen.order", "geizen.loan-void")
def test_a_die_that_some_order_pays_does_not_become_void() -> None:
    position = Position("geizen", FIVE_FIRST)
    events = position.do(0, Keep((5,)))
    assert not [event for event in events if isinstance(event, Void)]
    assert [event.number for event in events if isinstance(event, Laid)] == [5, 1, 2, 3, 3]
    assert [event for event in events if isinstance(event, Took | Fined | Repaid)] == [
        Took(0, 5, 8),
        Fined(1, 5, 3),
        Repaid(0, 1, 0),
    ]
    assert position.state.stock[0] == 1
    assert position.state.awaiting == 0b10


@rule("geizen.order", "geizen.loan-void")
def test_the_first_rules_let_it_become_void() -> None:
    setting = GAME.setting(2, version=1)
    state = setting.imagine(GAME.notation.read(FIVE_FIRST), Dealer(1))
    for action in (Keep((5,)), Pay(3), Pay(1), Pay(2)):
        state.apply(0, setting.number(state, 0, action), Dealer(1))
    assert state.filled == [1, 0, 2, 0, 0]  # the 2 was void
    assert state.stock[0] == 3


@rule("geizen.order")
def test_only_numbers_that_leave_the_fewest_dice_void_are_offered() -> None:
    position = Position("geizen", board(stock="0 9", bank=4, thrown="4", kept="1 2 2 2"))
    position.do(0, Keep((4,)))
    assert position.legal(0) == [Pay(2), Pay(4)]  # after the 1 the bank could lend for one more die only
    refusal = position.refusal(0, Pay(1))
    assert (refusal.rule, refusal.limit) == ("geizen.loan-void", [2, 4])


@rule("geizen.order")
def test_a_number_that_must_come_first_is_paid_before_the_others_are_asked() -> None:
    position = Position("geizen", board(stock="1 9", bank=0, filled=(3, 4, 3, 4, 6), thrown="5", kept="1 2 3 4"))
    assert position.do(0, Keep((5,)))[1:] == [Laid(0, 1, 1, 0, "red"), Took(0, 1, 5), Fined(1, 1, 1)]
    assert position.legal(0) == [Pay(number) for number in (2, 3, 4, 5)]


@rule("geizen.order", "geizen.loan-void", "geizen.loan", "geizen.yellow-empty-bank", "geizen.repay")
@pytest.mark.parametrize("pick", [0, -1])
def test_the_pencil_agrees_with_what_is_asked_and_what_comes_of_it(pick: int) -> None:
    asked = 0
    for view, last in last_dice(3000):
        setting = GAME.setting(view.players)
        state = setting.imagine(view, Dealer(1))
        ends = {paid.end for paid in best_orders(msgspec.structs.replace(view, kept=(*view.kept, last)))}
        state.apply(0, 1, Dealer(1))
        assert (PHASES[state.phase] == "pay") == (len(ends) > 1)
        while PHASES[state.phase] == "pay":
            asked += 1
            differ = ends_by_first_number(setting.view(state, None))
            assert len({frozenset(end) for end in differ.values()}) > 1
            assert [action.number for action in setting.legal(state, 0)] == sorted(differ)
            state.apply(0, state.legal(0)[pick], Dealer(1))
        end = setting.view(state, None)
        assert (end.scores[0], end.bank, *end.scores[1:], *(row.filled for row in end.rows)) in ends
    assert asked > 500


@rule("geizen.order")
def test_ends_never_differ_in_the_last_row_alone() -> None:
    several = 0
    for view, last in last_dice(3000):
        ends = {paid.end for paid in best_orders(msgspec.structs.replace(view, kept=(*view.kept, last)))}
        assert len({end[:-1] for end in ends}) == len(ends)
        several += len(ends) > 1
    assert several > 500


@rule("geizen.order")
@pytest.mark.parametrize("version", [1, 2])
def test_a_question_always_leaves_a_choice(version: int) -> None:
    setting = GAME.setting(3, version=version)
    for seed in range(200):
        dealer = Dealer(seed)
        state = setting.start(dealer)
        while state.awaiting:
            seat = state.mover
            legal = state.legal(seat)
            assert len(legal) > 1 or legal[0] < 64
            state.apply(seat, legal[dealer.draw(len(legal))], dealer)
