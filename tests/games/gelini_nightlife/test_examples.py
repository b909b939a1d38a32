"""The rulebook's own examples."""

from gelateria.games.gelini_nightlife.actions import Began, Joined, Move, Moved, Pass, Passed, Threw, Throw, Took
from tests.games.gelini_nightlife.drawings import night
from tests.marks import rule
from tests.positions import Position

RED, BLUE, GREEN, YELLOW = 0, 1, 2, 3


@rule("gelini.rearmost-rolls", "gelini.ask-in-order", "gelini.move", "gelini.take", "gelini.next-roller")
def test_red_passes_a_2_blue_takes_it_and_red_throws_again() -> None:
    position = Position("gelini-nightlife", night("● ▲ ■ c1 g2 m1 b3 V4 r2 B6", now="● throws"))
    assert position.do(RED, Throw(), below=[1]) == [Threw(RED, 2)]
    assert position.do(RED, Pass()) == [Passed(RED)]
    assert position.do(BLUE, Move()) == [Moved(BLUE, 2, 5, "move"), Took(BLUE, "g2", 5, None, "move"), Began(RED)]
    assert position.do(RED, Throw(), below=[2]) == [Threw(RED, 3)]
    assert position.do(RED, Move()) == [Moved(RED, 1, 7, "move"), Took(RED, "b3", 7, None, "move"), Began(GREEN)]


@rule("gelini.clique")
def test_blue_takes_the_blue_2_and_gets_the_blue_3_from_yellow() -> None:
    floors = ("", "b1", "", "b3 V4")
    position = Position("gelini-nightlife", night("▲ c1 m1 ● r2 b2 ■ ◆ V4 B6", now="▲ throws", floors=floors))
    position.do(BLUE, Throw(), below=[4])
    assert position.do(BLUE, Move()) == [
        Moved(BLUE, 1, 6, "move"),
        Took(BLUE, "b2", 6, None, "move"),
        Joined(BLUE, "b3", None, YELLOW),
        Began(RED),
    ]
    assert position.state.scores() == [0, 6, 0, 4]
