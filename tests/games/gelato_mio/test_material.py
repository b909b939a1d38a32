"""The material is data: what is wrong with a file is said with the file, the table and the field."""

from pathlib import Path

import pytest

from gelateria.engine import Dealer, find_game, playouts
from gelateria.games.gelato_mio.rules import ACTIONS
from tests.editions import edited, refusal
from tests.games.gelato_mio.laws import check

GAME = find_game("gelato-mio")


def mine(tmp_path: Path, *changes: tuple[str, str]) -> Path:
    return edited(GAME, tmp_path, *changes)


@pytest.mark.parametrize(
    ("old", "new", "table", "field"),
    [
        ("vanilla = 4", "vanilla = 'some'", "ingredients", "vanilla"),
        ("sugar = 6", "", "ingredients", "sugar"),
        ("sugar = 6", "sugar = 13", "ingredients", "sugar"),
        ("cone = 6", "cone = 6\ncup = 1", "equipment", "cup"),
        ("hands = 1 ", "hands = 9 ", "quality", "hands"),
        ("hand = 7", "hand = 0", "limits", "hand"),
        ("pile = 7", "pile = 31", "balls", "pile"),
        ('cone = ["cone"]', 'cone = ["horn"]', "recipes", "cone[0]"),
        ('ball = ["creams", "sugar"]', 'ball = "milk"', "recipes", "ball"),
        ('balls = "VV",', 'balls = "VVX",', "customers", "others[6].balls"),
        ('balls = "VV",', 'balls = "VVV",', "customers", "others[6]"),
        ("points = 12", "points = 120", "customers", "special.points"),
        ('balls = "C", points = 3, count = 2', 'balls = "C", points = 3, count = 1', "customers", ""),
        ("bowls = { number = 2", "bowls = { number = 0", "objectives", "bowls.number"),
        ("all = 3", "all = -1", "objectives", "all"),
        ('[limits]\nsource = "printed"', '[limits]\nsource = "guessed"', "limits", "source"),
        ("[balls]", "[scoops]", "scoops", ""),
    ],
)
def test_a_bad_edition_is_refused_with_file_table_and_field(
    tmp_path: Path, old: str, new: str, table: str, field: str
) -> None:
    error = refusal(GAME, mine(tmp_path, (old, new)))
    assert (error.file, error.table, error.field) == ("mine.toml", table, field)


def test_there_must_be_a_flavour(tmp_path: Path) -> None:
    nothing = [(f"{flavour} = 4\n", f"{flavour} = 0\n") for flavour in ("vanilla", "strawberry", "chocolate")]
    assert "no flavour" in refusal(GAME, mine(tmp_path, *nothing)).reason


def test_there_is_one_special_customer(tmp_path: Path) -> None:
    assert "one special customer" in refusal(GAME, mine(tmp_path, ("points = 12", "points = 12, count = 2"))).reason


def test_another_edition_is_another_game(tmp_path: Path) -> None:
    setting = GAME.setting(3, edition=mine(tmp_path, ("pile = 7", "pile = 2")))
    assert setting.start(Dealer(1)).pile == [2, 2, 2]
    assert playouts(setting.blank(), 50, 1) < playouts(GAME.setting(3).blank(), 50, 1)


@pytest.mark.parametrize(
    "change",
    [
        ("hands = 1 ", "hands = 4 "),
        ("hand = 7", "hand = 1"),
        ("creams = 6", "creams = 2"),
        ("balls = 3 ", "balls = 1 "),
        ('ball = ["creams", "sugar"]', 'ball = ["creams", "creams", "wafer"]'),
        ('cone = ["cone"]', "cone = []"),
        ("pile = 7", "pile = 1"),
        ("hands = 1 ", "hands = 0 "),
    ],
)
def test_designers_may_change_what_they_like(tmp_path: Path, change: tuple[str, str]) -> None:
    setting = GAME.setting(4, edition=mine(tmp_path, change))
    dealer, choice = Dealer(1), Dealer(2)
    state = setting.start(dealer)
    for _ in range(600):
        check(state)
        for seat in state.seats_awaited():
            legal = state.legal(seat)
            state.apply(seat, legal[choice.draw(len(legal))], dealer)
    for viewer in (None, 0, 3):
        view = setting.view(state, viewer)
        assert setting.view(setting.imagine(view, dealer), viewer) == view


def test_a_ball_takes_whatever_the_edition_says(tmp_path: Path) -> None:
    recipe = ('ball = ["creams", "sugar"]', 'ball = ["creams", "creams", "wafer"]')
    state = GAME.setting(2, edition=mine(tmp_path, recipe)).start(Dealer(1))
    state.hand, state.size = [[0, 1, 0, 2, 0, 0, 0, 1], *([0] * 8 for _ in range(3))], [4, 0, 0, 0]
    state.mover, state.awaiting = 0, 1
    state.apply(0, ACTIONS["make"] + 1, Dealer(1))
    assert (state.size[0], state.balls[0]) == (0, [0, 1, 0])
    assert state.discards[:8] == [0, 1, 0, 2, 0, 0, 0, 1]
