"""The examples of the printed rulebook, by the names they have there."""

from gelateria.games.gelati.actions import Earned, Fulfil, Fulfilled, Place, Scored, Trade
from gelateria.games.gelati.notation import ice
from tests.games.gelati.drawings import table
from tests.positions import Position

PAPER_CUP, VANILLA, CHOCOLATE, WAFER = 0, 5, 6, 8


def test_right_placement_three_sides_that_all_match_are_three_points() -> None:
    board = """
      0  0 │ PsW     CvC
      1  0 │     BsC
    """
    position = Position("gelati", table(board, hands="CsU GpC / PcU BcU"))
    assert Scored(0, 3, 3) in position.do(0, Place(ice("CsU"), 1, 0), below=[0])


def test_wrong_placement_the_third_side_does_not_match() -> None:
    board = """
      0  0 │ PsW     CvC
      1  0 │     BsC
    """
    position = Position("gelati", table(board, hands="GsU GpC / PcU BcU"))
    refusal = position.refusal(0, Place(ice("GsU"), 1, 0))
    assert (refusal.rule, refusal.limit) == ("gelati.match", [ice("CvC")])


def test_right_placement_without_points_one_side() -> None:
    position = Position("gelati", table("0 0 │ PsW", hands="GsU GpC / PcU BcU"))
    assert Scored(0, 0, 1) in position.do(0, Place(ice("GsU"), 1, 0), below=[0])
    assert position.state.score[0] == 0


def test_four_in_a_row_twice_chocolate_and_paper_cups_with_two_sides() -> None:
    board = """
     -3  3 │               PvU
     -2  2 │             PsC
     -1  1 │           PpW
      0 -3 │ GcW CcS BcC
    """
    position = Position("gelati", table(board, hands="PcU GpC / CsU BsU"))
    events = position.do(0, Place(ice("PcU"), 0, 0))
    assert events[1:] == [Scored(0, 1, 2), Earned(0, CHOCOLATE, 0), Earned(0, PAPER_CUP, 2)]


def test_an_order_of_paper_cup_strawberry_ice_and_wafer() -> None:
    tokens = "1··· 1··· 1···"
    position = Position("gelati", table(hands="PpW / ???", orders="PsW CvC / ???", tokens=tokens, head="● to order"))
    assert position.do(0, Fulfil(ice("PsW")), below=[0, 0])[0] == Fulfilled(0, ice("PsW"), 15, 0)
    assert position.state.score[0] == 15


def test_the_second_vanilla_and_the_wafer_are_traded_for_a_paper_cup() -> None:
    tokens = "···· ·2·· 11··"
    position = Position("gelati", table(hands="PpW / ???", orders="PvS CvC / ???", tokens=tokens, head="● to order"))
    assert Fulfil(ice("PvS")) not in position.legal(0)
    position.do(0, Trade((VANILLA, WAFER), PAPER_CUP))
    assert position.do(0, Fulfil(ice("PvS")), below=[0, 0])[0] == Fulfilled(0, ice("PvS"), 15, 0)
    assert sum(position.state.tokens[0]) == 0
