"""Levels are data: every game has four, each says what it is, and a file with a slip is refused."""

from pathlib import Path

import msgspec
import pytest

from gelateria.bots import LEVELS, Bot, levels_of, make_bot
from gelateria.bots.levels import read_levels
from gelateria.engine import AnyGame
from tests.contract.tables import GAMES


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.slug)
def test_every_game_has_four_levels_with_a_description(game: AnyGame) -> None:
    levels = levels_of(game)
    assert tuple(levels) == LEVELS
    assert len({level.about for level in levels.values()}) == 4
    assert all(level.about.endswith(".") and len(level.about) < 120 for level in levels.values())
    setting = game.setting(game.seats[0])
    assert all(isinstance(make_bot(name, setting, 1), Bot) for name in LEVELS)


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ("[easy]", "[simple]"),
        ('thinks = "search"', 'thinks = "deeply"'),
        ("simulations = 1000", "simulations = 0"),
        ("looks = 2\n", "looks = 2\nsleeps = 1\n"),
    ],
)
def test_a_slip_in_the_file_is_refused(tmp_path: Path, old: str, new: str) -> None:
    text = Path("src/gelateria/bots/levels.toml").read_text(encoding="utf-8")
    assert old in text
    path = tmp_path / "levels.toml"
    path.write_text(text.replace(old, new), encoding="utf-8")
    with pytest.raises((msgspec.ValidationError, ValueError)):
        read_levels(path)
