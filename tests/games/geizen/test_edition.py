"""The material is data: what is wrong with a file is said with the file, the table and the field."""

from pathlib import Path

import pytest

from gelateria.engine import Dealer, EditionError, RecordingDealer, ReplayingDealer, find_game, playouts
from gelateria.games.geizen.actions import Void
from tests.editions import edited, refusal
from tests.games.geizen.drawings import board

GAME = find_game("geizen")


def mine(tmp_path: Path, *changes: tuple[str, str]) -> Path:
    return edited(GAME, tmp_path, *changes)


@pytest.mark.parametrize(
    ("old", "new", "table", "field"),
    [
        ("total = 130", "total = 'many'", "chips", "total"),
        ("total = 130", "", "chips", "total"),
        ("total = 130", "total = 130\nextra = 1", "chips", "extra"),
        ("total = 130", "total = 80", "chips", ""),
        ("3 = 22", "", "chips", ""),
        ("3 = 22", "x = 22", "chips", "start"),
        ("count = 5", "count = 7", "dice", "count"),
        ("GGGYGR", "GGGYG", "board", "rows[2]"),
        ("GGGYGR", "GGBYGR", "board", "rows[2]"),
        ("GGGYYGGR", "GGGYYGGGGGR", "board", "rows[4]"),
        ("arrows = [1, 1, 2, 2, 3]", "arrows = [1, 1, 2, 2]", "board", "arrows"),
        ('rows = "reconstructed"', 'rows = "guessed"', "board", "source[...]"),
        ("[dice]", "[die]", "die", ""),
    ],
)
def test_a_bad_edition_is_refused_with_file_table_and_field(
    tmp_path: Path, old: str, new: str, table: str, field: str
) -> None:
    error = refusal(GAME, mine(tmp_path, (old, new)))
    assert (error.file, error.table, error.field) == ("mine.toml", table, field)


def test_what_is_no_toml_is_said_so(tmp_path: Path) -> None:
    path = tmp_path / "mine.toml"
    path.write_text("chips = ", encoding="utf-8")
    with pytest.raises(EditionError, match=r"mine\.toml: the file: is not TOML"):
        GAME.setting(2, edition=path)
    with pytest.raises(EditionError, match="cannot be read"):
        GAME.setting(2, edition=tmp_path / "none.toml")
    path.write_bytes(b"#" * 100_000)
    with pytest.raises(EditionError, match="larger than 64 KiB"):
        GAME.setting(2, edition=path)


def test_another_edition_is_another_game(tmp_path: Path) -> None:
    setting = GAME.setting(3, edition=mine(tmp_path, ("3 = 22", "3 = 5")))
    assert setting.start(Dealer(1)).scores() == [5, 5, 5]
    assert playouts(setting.blank(), 50, 1) < playouts(GAME.setting(3).blank(), 50, 1)


@pytest.mark.parametrize("count", [1, 2, 3, 4, 6])
def test_designers_may_change_the_number_of_dice(tmp_path: Path, count: int) -> None:
    setting = GAME.setting(2, edition=mine(tmp_path, ("count = 5", f"count = {count}")))
    state = setting.start(Dealer(1))
    state.apply(state.mover, 0, Dealer(2))
    assert len([die for die in state.thrown if die]) == count
    assert state.playout(Dealer(3)) > 0


def test_six_equal_dice_can_be_kept_in_six_ways(tmp_path: Path) -> None:
    setting = GAME.setting(2, edition=mine(tmp_path, ("count = 5", "count = 6")))
    state = setting.start(Dealer(1))
    state.apply(state.mover, 0, ReplayingDealer([3] * 6))
    assert [action.dice for action in setting.legal(state, state.mover)] == [(4,) * count for count in range(1, 7)]


def test_a_yellow_field_of_two_chips_takes_the_banks_last_and_none_is_left_to_lend(tmp_path: Path) -> None:
    setting = GAME.setting(2, edition=mine(tmp_path, ('"GGGR"', '"YGGR"')))
    view = setting.game.notation.read(board(stock="0 129", bank=1, thrown="1", kept="6 6 6 6"))
    state, keeper = setting.imagine(view, Dealer(1)), RecordingDealer(Dealer(1))
    state.apply(0, 1, keeper)
    assert Void(0, 1) in setting.events(keeper.take()[1])
    assert state.bank == 1
