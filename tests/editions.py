"""Editions with a slip in them, and how they are refused."""

from pathlib import Path

import pytest

from gelateria.engine import AnyGame, EditionError


def edited(game: AnyGame, folder: Path, *changes: tuple[str, str]) -> Path:
    """The game's printed edition with some words replaced, as a file of one's own."""
    text = (game.folder / "edition.toml").read_text(encoding="utf-8")
    for old, new in changes:
        assert old in text
        text = text.replace(old, new)
    path = folder / "mine.toml"
    path.write_text(text, encoding="utf-8")
    return path


def refusal(game: AnyGame, path: Path) -> EditionError:
    """Why no table can be opened on that edition; the message begins with the file and the table."""
    with pytest.raises(EditionError) as error:
        game.setting(game.seats[0], edition=path)
    assert str(error.value).startswith(f"{path.name}: [{error.value.table}]")
    return error.value
