"""Gelati as text: a drawing is read back as it was, for every viewer and however wide the board."""

import re

import pytest
from msgspec.structs import replace

from gelateria.engine import find_game
from gelateria.games.gelati.actions import Action, Discard, Done, Fulfil, Place, Swap, Trade
from gelateria.games.gelati.notation import code, draw, ice, label, read
from gelateria.games.gelati.rules import cell_at
from gelateria.language import speak_of
from tests.contract.tables import some_positions
from tests.games.gelati.drawings import table
from tests.games.gelati.laws import AXES

GAME = find_game("gelati")

DRAWING = """
turn 9, ▲ to place, 1 passed, seen by ▲
stack 47, orders 9
aside: PvW
discards: PsW CvC
  r   q
 -2   1 │            ·   ·
 -1   0 │          ·  PsS  ·
  0  -1 │        ·  GvS CsC  ·
  1  -1 │         ·   ·  +1   ·
            PCGB svcp WSCU │ tiles   │ orders
supply      4444 4434 4444
● 12        ···· ··1· ···· │ ??? ??? │ ??? ???
▲ 10 ←      ···· ···· ···· │ PvW GsU* │ GcW CpW
never ● tile 2: PsW PvW
never ● order 1: BpC
points 0 1 3 6 10 15, order 15, goal 50, limit 5
"""


def test_a_drawing_says_what_is_where() -> None:
    view = read(DRAWING)
    assert [(code(laid.tile), laid.q, laid.r) for laid in view.board] == [("PsS", 1, -1), ("GvS", 0, 0), ("CsC", 1, 0)]
    assert (view.viewer, view.mover, view.passes, view.scores) == (1, 1, 1, (12, 10))
    assert [held.ice for held in view.hands[1]] == [ice("PvW"), ice("GsU")]
    assert [held.shown for held in view.hands[1]] == [False, True]
    assert view.hands[0][1].never == (ice("PsW"), ice("PvW"))
    assert view.orders[0][0].never == (ice("BpC"),)
    assert view.tokens[0][6] == 1


@pytest.mark.parametrize("players", GAME.seats)
def test_every_view_is_read_back_as_it_was(players: int) -> None:
    for seed in range(2):
        for match in some_positions(GAME.setting(players), seed, every=4):
            for viewer in (None, *range(players)):
                assert read(draw(match.view(viewer))) == match.view(viewer)


@pytest.mark.parametrize("axis", AXES)
@pytest.mark.parametrize("way", [1, -1])
def test_a_board_of_any_width_fits_into_eighty_columns_and_is_read_back(axis: tuple[int, int], way: int) -> None:
    state = GAME.setting(2).blank()
    state.awaiting = 1
    state.lay_out([(tile, cell_at(way * tile * axis[0], way * tile * axis[1])) for tile in range(64)])
    view = GAME.setting(2).view(state, None)
    assert max(map(len, draw(view).splitlines())) <= 80
    assert read(draw(view)) == view


def test_every_ice_cream_has_three_letters_of_its_own() -> None:
    assert len({code(number) for number in range(64)}) == 64
    assert [ice(code(number)) for number in range(64)] == list(range(64))
    assert code(0) == "PsW"


def test_actions_as_a_player_would_type_them() -> None:
    actions: list[Action] = [Place(0, 1, -2), Swap(63), Fulfil(0), Trade((5, 8), 0), Discard(4), Done()]
    assert [label(action) for action in actions] == [
        "place PsW at 1,-2",
        "swap BpU",
        "fulfil PsW",
        "trade vanilla ice + wafer for paper cup",
        "discard strawberry ice",
        "done",
    ]


def test_what_is_wanted_now() -> None:
    def asked(drawing: str) -> str:
        view = read(drawing)
        return speak_of(GAME, "en").prompt(replace(view, viewer=view.mover), ("Ada", "Ben"))

    assert asked(table()) == "Place a tile."
    assert asked(table(head="▲ to swap")) == "Nothing fits. Which tile do you swap?"
    assert asked(table(head="● to order")) == "Serve, trade, or go on."
    assert asked(table(head="● to order", tokens="4... 3... ....")) == "You have 2 tokens too many."


@pytest.mark.parametrize("missing", ["turn", "stack", "supply", "points", "▲"])
def test_a_drawing_without_one_of_its_lines_is_refused(missing: str) -> None:
    with pytest.raises(ValueError, match="a drawing of Gelati has"):
        read("\n".join(line for line in table().splitlines() if not line.startswith(missing)))


def test_inks_are_patterns_that_match() -> None:
    drawing = draw(read(DRAWING))
    assert all(re.search(ink, drawing) for ink in GAME.notation.INKS if "c[" not in ink and "p[" not in ink)
