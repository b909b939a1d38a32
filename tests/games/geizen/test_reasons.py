"""The log's reasons: whatever happens is explained by the rule that made it happen."""

from collections.abc import Iterable

import pytest

from gelateria.engine import Dealer, Match, find_game
from gelateria.games.geizen.actions import Keep, Throw
from gelateria.learn.scenes import scenes_of
from tests.games.geizen.drawings import OPENING, board
from tests.marks import rule
from tests.positions import Position

GAME = find_game("geizen")
SIXES = "6 6 6 6"


def told(events: Iterable[object]) -> list[str]:
    """What happened, with the rule that the log cites."""
    return [f"{event.__struct_config__.tag}: {scenes_of(GAME).why(event)}" for event in events]  # type: ignore[attr-defined]


def after(last: int, drawing: str) -> list[str]:
    """What is told when the last die is kept."""
    return told(Position("geizen", drawing).do(0, Keep((last,))))


def laid(last: int, drawing: str) -> list[str]:
    return [line.removeprefix("laid: geizen.") for line in after(last, drawing) if line.startswith("laid")]


@rule("table.log", "geizen.start-player", "geizen.keep-one", "geizen.six-free", "geizen.stay-on-board")
def test_the_first_player_is_drawn_and_the_next_follows_clockwise() -> None:
    assert told(Match(GAME.setting(3), Dealer(1)).events) == ["began: geizen.start-player"]
    drawing = board(stock="18 18", bank=94, thrown="6", kept=SIXES)
    assert after(6, drawing) == ["kept: geizen.keep-one", "free: geizen.six-free", "began: geizen.stay-on-board"]


@rule("table.log", "geizen.roll", "geizen.keep-one")
def test_dice_are_thrown_and_kept() -> None:
    position = Position("geizen", OPENING)
    assert told(position.do(0, Throw(), below=[0, 0, 0, 0, 0])) == ["threw: geizen.roll"]
    assert told(position.do(0, Keep((1,)), below=[0, 0, 0, 0])) == ["kept: geizen.keep-one", "threw: geizen.roll"]


@rule("table.log", "geizen.green", "geizen.double-first", "geizen.yellow", "geizen.yellow-empty-bank", "geizen.red-own")
@pytest.mark.parametrize(
    ("filled", "bank", "last", "reason"),
    [
        ((0, 0, 0, 0, 0), 94, 3, "green"),
        ((0, 0, 0, 0, 0), 94, 1, "double-first"),
        ((0, 0, 0, 0, 0), 94, 2, "double-first"),
        ((1, 0, 0, 0, 0), 92, 1, "green"),
        ((0, 0, 0, 3, 0), 91, 4, "yellow"),
        ((0, 0, 0, 3, 0), 0, 4, "yellow-empty-bank"),
        ((0, 0, 5, 0, 0), 89, 3, "red-own"),
    ],
)
def test_chips_are_laid_for_the_reason_of_the_field(filled: tuple[int, ...], bank: int, last: int, reason: str) -> None:
    assert laid(last, board(stock="18 18", bank=bank, filled=filled, thrown=str(last), kept=SIXES)) == [reason]


@rule("table.log", "geizen.red-own", "geizen.restart-row", "geizen.green")
@pytest.mark.parametrize(("number", "filled"), [(1, (3, 0, 0, 0, 0)), (3, (0, 0, 5, 0, 0))])
def test_a_die_left_over_starts_the_row_again(number: int, filled: tuple[int, ...]) -> None:
    drawing = board(stock="18 18", bank=70, filled=filled, thrown=str(number), kept=f"{number} {number} 6 6")
    assert laid(number, drawing) == ["red-own", "restart-row", "green"]


@rule(
    "table.log",
    "geizen.loan",
    "geizen.red-own",
    "geizen.red-take",
    "geizen.arrow",
    "geizen.double-first",
    "geizen.green",
    "geizen.repay",
    "geizen.stay-on-board",
)
def test_a_loan_is_told_when_it_is_taken_and_when_it_goes_back() -> None:
    drawing = board(stock="0 18", bank=1, filled=(0, 0, 5, 0, 0), thrown="1", kept="1 1 3 6")
    assert after(1, drawing)[2:] == [
        "borrowed: geizen.loan",
        "laid: geizen.red-own",
        "took: geizen.red-take",
        "fined: geizen.arrow",
        "laid: geizen.double-first",
        "laid: geizen.green",
        "laid: geizen.green",
        "repaid: geizen.repay",
        "began: geizen.stay-on-board",
    ]


@rule("table.log", "geizen.red-take", "geizen.arrow", "geizen.arrow-short", "geizen.stay-on-board")
def test_a_row_is_taken_and_the_others_pay_the_arrow_or_what_they_have() -> None:
    drawing = board(stock="18 3 2 0", bank=80, filled=(0, 0, 0, 0, 7), thrown="5", kept=SIXES)
    taken = ["took: geizen.red-take", "fined: geizen.arrow", "fined: geizen.arrow-short"]
    assert after(5, drawing)[3:] == [*taken, "began: geizen.stay-on-board"]


@rule("table.log", "geizen.loan", "geizen.green", "geizen.loan-void", "geizen.repay", "geizen.end")
def test_who_runs_short_borrows_and_what_cannot_be_paid_even_so_is_void() -> None:
    drawing = board(stock="0 60", bank=1, thrown="3", kept="3 6 6 6")
    assert after(3, drawing)[2:] == [
        "borrowed: geizen.loan",
        "laid: geizen.green",
        "void: geizen.loan-void",
        "repaid: geizen.repay",
        "ended: geizen.end",
    ]
