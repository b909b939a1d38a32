"""The rulebook's own example."""

from gelateria.games.geizen.actions import Began, Fined, Free, Keep, Laid, Took
from tests.games.geizen.drawings import EXAMPLE
from tests.marks import rule
from tests.positions import Position


@rule("geizen.red-take", "geizen.restart-row", "geizen.double-first", "geizen.yellow", "geizen.arrow")
def test_the_turn_of_the_rulebooks_example() -> None:
    position = Position("geizen", EXAMPLE)
    chips, bank = position.state.stock[0], position.state.bank
    position.do(0, Keep((4,)), below=[1, 1, 0, 2])
    position.do(0, Keep((2, 2)), below=[5, 2])
    position.do(0, Keep((6,)), below=[1])
    assert position.do(0, Keep((2,)))[1:] == [
        Free(0, 1),
        Laid(0, 2, 1, 0, "green"),
        Laid(0, 2, 1, 0, "red"),
        Took(0, 2, 6),
        Fined(1, 2, 1),
        Fined(2, 2, 1),
        Laid(0, 2, 2, 0, "again"),
        Laid(0, 4, 0, 1, "yellow"),
        Began(1),
    ]
    assert position.state.stock[:3] == [chips + 2, 21, 21]
    assert position.state.bank == bank - 1 + 2
    assert position.state.filled == [0, 1, 0, 4, 3]
