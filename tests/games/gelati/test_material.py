"""The material is data: what is wrong with a file is said with the file, the table and the field."""

from pathlib import Path

import pytest

from gelateria.engine import Dealer, RecordingDealer, find_game, playouts
from gelateria.games.gelati.actions import Showed
from gelateria.games.gelati.notation import ice
from gelateria.games.gelati.rules import cell_at
from tests.contract.tables import random_match
from tests.editions import edited, refusal
from tests.games.gelati.laws import check, listed

GAME = find_game("gelati")


def mine(tmp_path: Path, *changes: tuple[str, str]) -> Path:
    return edited(GAME, tmp_path, *changes)


@pytest.mark.parametrize(
    ("old", "new", "table", "field"),
    [
        ('"cone", ', "", "menu", "cups"),
        ('"cone", "sundae glass"', '"cone", "cone"', "menu", ""),
        ('    "cone, vanilla, cherry",', '    "cone, vanilla, ketchup",', "menu", ""),
        ('    "cone, vanilla, cherry",', '    "cone, vanilla",', "menu", ""),
        ('    "cone, vanilla, cherry",', '    "paper cup, strawberry, wafer",', "menu", ""),
        ("tiles = 2", "tiles = 4", "deal", "tiles"),
        ("orders = 2", "orders = 0", "deal", "orders"),
        ("[1, -1]]", "[2, -1]]", "cross", "cells[3][0]"),
        ("[1, -1]]", "[0, 0]]", "cross", ""),
        ("[[0, 0], [1, 0], [0, 1], [1, -1]]", "[[-1, -1], [1, 1]]", "cross", ""),
        ("each = 4", "each = 0", "tokens", "each"),
        ("row = 4", "row = 2", "tokens", "row"),
        ("limit = 5", "limit = 8", "tokens", "limit"),
        ("limit = 5", "", "tokens", "limit"),
        ("sides = [0, 1, 3, 6, 10, 15]", "sides = [0, 1, 3, 6, 10]", "points", "sides"),
        ("goal = 50", "goal = 0", "points", "goal"),
        ("order = 15", "order = 15\nextra = 1", "points", "extra"),
        ('[points]\nsource = "printed"', '[points]\nsource = "guessed"', "points", "source"),
        ("[cross]", "[crown]", "crown", ""),
    ],
)
def test_a_bad_edition_is_refused_with_file_table_and_field(
    tmp_path: Path, old: str, new: str, table: str, field: str
) -> None:
    error = refusal(GAME, mine(tmp_path, (old, new)))
    assert (error.file, error.table, error.field) == ("mine.toml", table, field)


def test_the_printed_numbers() -> None:
    state = GAME.setting(2).blank()
    assert state.side_points == [0, 0, 1, 3, 6, 10, 15]
    assert (state.order_points, state.goal, state.limit, state.row, state.tokens_each) == (15, 50, 5, 4, 4)
    assert (state.tiles_each, state.orders_each, len(listed(state.menu))) == (2, 2, 16)


def test_another_edition_is_another_game(tmp_path: Path) -> None:
    setting = GAME.setting(2, edition=mine(tmp_path, ("goal = 50", "goal = 10")))
    assert playouts(setting.blank(), 50, 1) < playouts(GAME.setting(2).blank(), 50, 1)


def test_three_tiles_are_shown_as_they_stand(tmp_path: Path) -> None:
    setting, keeper = GAME.setting(2, edition=mine(tmp_path, ("tiles = 2", "tiles = 3"))), RecordingDealer(Dealer(1))
    state, misfits = setting.blank(), [ice(tile) for tile in ("GvU", "BcC", "CpS")]
    state.lay_out([(ice("PsW"), cell_at(0, 0))])
    state.hand = [[*misfits[::-1], -1], [*misfits, -1], [-1] * 4, [-1] * 4]
    state.phase = 2
    state.apply(0, 0, keeper)
    assert Showed(1, tuple(misfits)) in setting.events(keeper.take()[1])


@pytest.mark.parametrize(
    "changes",
    [
        [("tiles = 2", "tiles = 3"), ("orders = 2", "orders = 3")],
        [("orders = 2", "orders = 1"), ("row = 4", "row = 3"), ("limit = 5", "limit = 7")],
        [("each = 4", "each = 1"), ("row = 4", "row = 3"), ("limit = 5", "limit = 3"), ("goal = 50", "goal = 1000")],
        [("[[0, 0], [1, 0], [0, 1], [1, -1]]", "[[1, 1]]"), ("row = 4", "row = 6")],
        [("[[0, 0], [1, 0], [0, 1], [1, -1]]", "[[0, 0], [1, 0], [0, 1], [-1, 1], [-1, 0], [0, -1], [1, -1]]")],
    ],
)
@pytest.mark.parametrize("players", GAME.seats)
def test_designers_may_change_what_the_box_holds(tmp_path: Path, changes: list[tuple[str, str]], players: int) -> None:
    setting = GAME.setting(players, edition=mine(tmp_path, *changes))
    for seed in range(3):
        match = random_match(setting, seed)
        check(match.state)
        view = match.view(0)
        assert GAME.notation.read(GAME.notation.draw(view)) == view
    state = setting.start(Dealer(4))
    while state.awaiting:
        check(state)
        legal = state.legal(state.mover)
        assert len(legal) <= 512
        state.apply(state.mover, legal[len(legal) // 2], Dealer(len(legal)))
