"""The pictures and lessons show what they are there for."""

from gelateria.engine import find_game
from gelateria.games.geizen.actions import Borrowed, Event, Keep, Pay, Repaid, Took, Void
from gelateria.learn.scenes import AnyMatch, scenes_of, set_up
from tests.marks import rule

GAME = find_game("geizen")


def scene(name: str) -> AnyMatch:
    return set_up(GAME, scenes_of(GAME).scene[name])


@rule("geizen.order")
def test_the_picture_of_the_order_asks_for_it() -> None:
    match = scene("order")
    assert match.legal(0) == [Pay(1), Pay(2), Pay(3), Pay(4)]
    for number in (2, 1, 3):
        match.do(0, Pay(number))
    assert [event.number for event in match.events if isinstance(event, Void)] == [4]


@rule("geizen.loan", "geizen.repay")
def test_the_lesson_of_the_loan_borrows_two_chips_and_gives_them_back() -> None:
    match = scene("short")
    assert match.state.stock[0] == 1
    before = len(match.events)
    match.do(0, Keep((5, 6, 6)))
    events: list[Event] = [e for e in match.events[before:] if isinstance(e, Borrowed | Took | Repaid)]
    assert events == [Borrowed(0, 1), Borrowed(0, 1), Took(0, 5, 8), Repaid(0, 2, 0)]
    assert match.state.stock[0] == 6
