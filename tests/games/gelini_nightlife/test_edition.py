"""The material is data: what is wrong with a file is said with the file, the table and the field."""

from pathlib import Path

import pytest

from gelateria.engine import Dealer, EditionError, find_game
from gelateria.games.gelini_nightlife.rules import COLOURS
from tests.editions import edited, refusal

GAME = find_game("gelini-nightlife")


def mine(tmp_path: Path, *changes: tuple[str, str]) -> Path:
    return edited(GAME, tmp_path, *changes)


@pytest.mark.parametrize(
    ("old", "new", "table", "field"),
    [
        ('colour = "coral"', 'colour = "plaid"', "cliques", "groups[0].colour"),
        ('colour = "coral"', 'colour = "mint"', "cliques", ""),
        ("sizes = [1, 1, 1, 1]", "sizes = [1]", "cliques", "groups[0].sizes"),
        ("sizes = [2, 2, 2]", "sizes = [2, 2, 10]", "cliques", "groups[3].sizes[2]"),
        ("count = 4", "count = 10", "vips", "count"),
        ("size = 5", "size = 0", "stars", "size"),
        ("size = 6", "", "band", "size"),
        ("price = 2", "price = 0", "coins", "price"),
        ("flyer = 2", "flyers = 2", "actions", "flyers"),
        ("faces = [1, 2, 3, 3, 4, 5]", "faces = []", "die", "faces"),
        ("faces = [1, 2, 3, 3, 4, 5]", "faces = [0]", "die", "faces[0]"),
        ("squares = 25", "squares = 4", "floor", "squares"),
        ("extra = 12", "extra = -1", "floor", "extra"),
        ("untaken = 10", "untaken = 0", "throws", "untaken"),
        ('"printed"', '"remembered"', "vips", "source"),
        ("[throws]", "[patience]", "patience", ""),
    ],
)
def test_a_bad_edition_is_refused_with_file_table_and_field(
    tmp_path: Path, old: str, new: str, table: str, field: str
) -> None:
    error = refusal(GAME, mine(tmp_path, (old, new)))
    assert (error.file, error.table, error.field) == ("mine.toml", table, field)


def test_more_than_there_is_room_for_is_refused(tmp_path: Path) -> None:
    many = ("sizes = [2, 2, 2]", "sizes = [1, 2, 3, 4, 5, 6]"), ("sizes = [1, 2, 3]", "sizes = [1, 2, 3, 4, 5, 6]")
    with pytest.raises(
        EditionError, match=r"mine.toml: \[cliques\]: groups has 51 kinds of guests; there is room for 41"
    ):
        GAME.setting(2, edition=mine(tmp_path, *many))
    long = ("sizes = [2, 2, 2]", "sizes = [2, 2, 2, 2, 2, 2]"), ("sizes = [1, 2, 3]", "sizes = [1, 1, 2, 2, 3, 3]")
    assert GAME.setting(2, {"actions": True}, mine(tmp_path, *long)).blank().length == 76
    with pytest.raises(EditionError, match="make a queue of 83 tiles; there is room for 78"):
        GAME.setting(2, edition=mine(tmp_path, *long, ("flyer = 2", "flyer = 9")))


def test_every_colour_has_a_letter_of_its_own() -> None:
    assert len({colour[0] for colour in COLOURS}) == len(COLOURS) == 16


def test_another_edition_is_another_game(tmp_path: Path) -> None:
    path = mine(tmp_path, ("squares = 25", "squares = 60"), ("faces = [1, 2, 3, 3, 4, 5]", "faces = [9]"))
    state = GAME.setting(5, edition=path).start(Dealer(1))
    assert state.playout(Dealer(2)) > 0
    assert (state.capacity, state.ending) == (60, 2)


@pytest.mark.parametrize(
    "changes",
    [
        (("count = 6", "count = 0"),),
        (("price = 2", "price = 9"), ("count = 6", "count = 9")),
        (("squares = 25", "squares = 5"), ("extra = 12", "extra = 0")),
        (("untaken = 10", "untaken = 1"),),
        (("sizes = [2, 2, 2]", "sizes = [9, 9, 9, 9]"), ("size = 6", "size = 9")),
    ],
)
def test_designers_may_change_every_number(tmp_path: Path, changes: tuple[tuple[str, str], ...]) -> None:
    for players in GAME.seats:
        setting = GAME.setting(players, {"actions": True}, mine(tmp_path, *changes))
        for seed in range(20):
            state = setting.start(Dealer(seed))
            assert state.playout(Dealer(seed)) > 0
            view = setting.view(state, None)
            drawing = GAME.notation.draw(view)
            assert GAME.notation.read(drawing) == view
            assert max(len(line) for line in drawing.splitlines()) <= 80
