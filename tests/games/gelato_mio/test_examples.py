"""The rulebook's own example."""

from gelateria.games.gelato_mio.actions import Began, Draw, Took
from tests.games.gelato_mio.drawings import board, mio
from tests.marks import rule


@rule("mio.draw", "mio.close-up")
def test_the_middle_lines_first_card_with_equal_cards_above_and_to_the_right_brings_three() -> None:
    table = mio(board("Su Va Co / Su Su Ch / Cr Bo Wa", ["", ""]))
    assert table.do(0, Draw(2, 1)) == [Took(0, "sugar", (0, 3, 4)), Began(1)]
    assert table.state.hand[0][4] == 3
    assert table.view().display == (("vanilla", "cone"), ("chocolate",), ("creams", "bowl", "wafer"))
