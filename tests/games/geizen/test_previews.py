"""What kept dice would cost if they were paid now: the server says it, so that no client need know how."""

from typing import Any

from gelateria.engine import Preview
from gelateria.games.geizen.actions import Began, Borrowed, Keep, Kept, Laid, Took, Void
from tests.games.geizen.drawings import board
from tests.marks import rule
from tests.positions import Position


def preview_of(drawing: str, *dice: int) -> Preview:
    position = Position("geizen", drawing)
    found = position.legal(0).index(Keep(dice))
    return position.setting.previews(position.state, 0)[found]


def so_far(drawing: str, *dice: int) -> tuple[Any, ...]:
    told = preview_of(drawing, *dice).so_far
    assert isinstance(told, tuple)
    return told


def paid_alone(drawing: str, *dice: int) -> tuple[Any, ...]:
    """What happens where these are the last dice."""
    return tuple(Position("geizen", drawing).do(0, Keep(dice)))


@rule("table.preview", "geizen.pay-each", "geizen.red-take")
def test_dice_that_leave_others_are_told_as_if_they_were_the_last() -> None:
    filled = (0, 4, 0, 3, 0)
    drawing = board(stock="9 9", bank=40, filled=filled, thrown="2 4 4 5", kept="1")
    preview = preview_of(drawing, 2, 4)
    assert preview.open
    assert preview.events == (Kept(0, (2, 4)),)
    told = so_far(drawing, 2, 4)
    assert told == paid_alone(board(stock="9 9", bank=40, filled=filled, thrown="2 4", kept="1"), 2, 4)
    assert [event.number for event in told if isinstance(event, Took)] == [2]
    assert sum(event.own for event in told if isinstance(event, Laid)) == 3
    assert told[-1] == Began(1)


@rule("table.preview", "geizen.yellow-empty-bank")
def test_an_empty_bank_lays_nothing_on_yellow() -> None:
    told = so_far(board(stock="9 9", bank=0, filled=(0, 0, 0, 3, 0), thrown="4 5"), 4)
    assert [(event.own, event.lent) for event in told if isinstance(event, Laid)] == [(1, 0)]


@rule("table.preview", "geizen.loan", "geizen.loan-void")
def test_the_loan_and_what_it_cannot_pay_are_told() -> None:
    told = so_far(board(stock="1 9", bank=2, thrown="3 3 3 3 5"), 3, 3, 3, 3)
    assert [event.chips for event in told if isinstance(event, Borrowed)] == [1, 1]
    assert sum(isinstance(event, Void) for event in told) == 1


@rule("table.preview", "geizen.keep-final")
def test_the_last_dice_are_told_as_they_are() -> None:
    preview = preview_of(board(stock="9 9", bank=40, thrown="2 4"), 2, 4)
    assert not preview.open
    assert not preview.so_far
    assert preview.events[-1] == Began(1)
