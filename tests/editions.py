"""Editions with a slip in them, and how they are refused; and editions in which every number is another one."""

import re
from collections.abc import Iterator, Sequence
from copy import deepcopy
from pathlib import Path
from typing import Any

import pytest

from gelateria.engine import AnyGame, EditionError, check_edition
from gelateria.engine.edition import plain_value


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


# Editions with nothing as it was --------------------------------------------------------------------

Spot = tuple[str | int, ...]
"""Where a number stands in an edition: names of tables and fields, places in lists."""


def with_every_number_changed(game: AnyGame) -> tuple[dict[str, Any], list[Spot]]:
    """The printed edition with each number another one, where that can be; and where it cannot.

    One after the other, by as little as the edition allows; what it refuses alone is tried together, at the end, all
    of it or all but one.
    """
    edition = plain_value(game.printed_edition())
    stubborn = [spot for spot in list(_numbers(edition)) if not _change(game, edition, [spot])]
    for left_out in ([], *([spot] for spot in stubborn)):
        together = [spot for spot in stubborn if spot not in left_out]
        if together and _change(game, edition, together):
            return edition, left_out
    return edition, stubborn


def _numbers(value: Any, spot: Spot = ()) -> Iterator[Spot]:
    """All of them; in a sentence, as of Jelly Monster's rewards, each by where it begins."""
    if isinstance(value, dict | list):
        for name, part in value.items() if isinstance(value, dict) else enumerate(value):
            yield from _numbers(part, (*spot, name))
    elif isinstance(value, str):
        yield from ((*spot, found.start()) for found in re.finditer(r"\d+", value))
    elif isinstance(value, int | float) and not isinstance(value, bool):
        yield spot


def _change(game: AnyGame, edition: dict[str, Any], spots: list[Spot]) -> bool:
    """All of these by the same step, if the edition can be played then."""
    for step in (1, -1, 2, -2):
        trial = deepcopy(edition)
        for spot in spots:
            _step(trial, spot, step)
        try:
            check_edition(game.edition, trial)
        except EditionError:
            continue
        edition.update(trial)
        return True
    return False


def _step(edition: dict[str, Any], spot: Spot, step: int) -> None:
    holder: Any = edition
    *path, last = spot
    if isinstance(last, int) and isinstance(_at(edition, path), str):
        *path, name = path
        holder, words = _at(edition, path), _at(edition, [*path, name])
        holder[name] = words[:last] + re.sub(r"\d+", lambda found: str(int(found[0]) + step), words[last:], count=1)
        return
    holder = _at(edition, path)
    holder[last] += step


def _at(value: Any, path: Sequence[str | int]) -> Any:
    for name in path:
        value = value[name]
    return value
