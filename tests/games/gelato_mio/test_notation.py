"""Drawings and what is wrong with them."""

import pytest

from gelateria.engine import Dealer, Match, find_game
from tests.contract.tables import random_moves
from tests.games.gelato_mio.drawings import board, mio

GAME = find_game("gelato-mio")
NAMES = ("Ada", "Ben", "Cleo", "Dora")
OPENING = """
turn 0, ▲ to act
1 [Va] [Cr] [Co]     deck 31      1: a Bo Wa + VSC = 12
2 [Su] [Su] [Wa]     V 7 balls    2: h Co + VV = 6, 5 more
3 [Bo] [Bo] [Ch]     S 7 balls    3: c Bo Wa + VVC = 10, 5 more
                     C 7 balls    4: p Co + C = 3, 5 more
discards –   out –
first to   bowls 2/4  doubles 2/3  singles 3/3
most at the end   vanilla 2  strawberry 2  chocolate 2  all 3
● 0      balls V0 S0 C0   hand 0: –
▲ 0 ←    balls V0 S0 C0   hand 0: –
""".strip()


def test_a_drawing_is_a_position_and_the_position_draws_it() -> None:
    table = mio(OPENING)
    assert GAME.notation.draw(table.view()) == OPENING
    assert (table.state.mover, table.state.deck_left, sum(table.state.deck)) == (1, 31, 31)


def test_the_middle_of_a_control_can_be_drawn() -> None:
    head = "turn 12, ▲ to discard 3, ●'s turn, 3 turns to go"
    table = mio(board("Va … / Cr Su / Wa Ch Cr", ["Su1", "St4 Ch3"], head=head, piles=(0, 7, 7), balls=["V4", "V3"]))
    drawing = GAME.notation.draw(table.view())
    assert drawing.splitlines()[0] == head
    assert "[Va] …" in drawing
    assert (table.state.quality, table.state.inspected, table.state.asked) == (8, 1, 2)
    assert GAME.notation.draw(mio(drawing).view()) == drawing


def test_what_a_viewer_does_not_know_is_a_question_mark() -> None:
    drawing = board("Va Cr Su / St Bo Co / Wa Ch Cr", ["Va1 ?2", "Cr2 ?1", "Co1"], loose="St1 Su1 Bo1")
    assert "hand 3: Va1 ?2" in GAME.notation.draw(mio(drawing).view())
    assert "in some hand St1 Su1 Bo1" in GAME.notation.draw(mio(drawing).view())
    assert "?" not in GAME.notation.draw(mio(drawing).view(0))  # who sees one of the two hands can count the other


@pytest.mark.parametrize("memory", [True, False])
@pytest.mark.parametrize("players", GAME.seats)
def test_how_far_everybody_is_can_be_read_off_a_drawing(players: int, memory: bool) -> None:
    match = Match(GAME.setting(players, {"memory": memory}), Dealer(players))
    ways = set()
    for _ in random_moves(match, Dealer(2)):
        for viewer in (None, 0):
            view = match.view(viewer)
            assert GAME.notation.read(GAME.notation.draw(view)).goals == view.goals
        ways |= {(goal.leader is not None, any(goal.counts)) for goal in match.view(None).goals}
    assert ways == {(False, False), (False, True), (True, True)}


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ("turn 0", "round 0"),
        ("to act", "to sleep"),
        ("V 7 balls", "7 balls"),
        ("h Co + VV = 6", "h Co + VX = 6"),
        ("[Va]", "[Xx]"),
        ("[Va]", "[Qh]"),
        ("● 0  ", "x 0  "),
        ("hand 0: –", "hand –"),
        ("first to   bowls 2/4", "first to   spoons 2/4"),
        ("most at the end   vanilla 2  strawberry 2  chocolate 2  all 3\n", ""),
    ],
)
def test_a_spoilt_drawing_is_refused(old: str, new: str) -> None:
    assert old in OPENING
    with pytest.raises(ValueError):
        GAME.notation.read(OPENING.replace(old, new))


def test_a_whole_game_fits_on_the_screen() -> None:
    for players in GAME.seats:
        match = Match(GAME.setting(players), Dealer(players))
        for _ in random_moves(match, Dealer(1)):
            for viewer in (None, 0):
                assert max(map(len, GAME.notation.draw(match.view(viewer)).splitlines())) <= 80
