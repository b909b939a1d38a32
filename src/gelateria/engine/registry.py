"""Finds every game: the packages under `gelateria/games`, and those in the folders that GELATERIA_GAMES names.

There is no list to edit. A game is a package whose `__init__.py` has a `GAME`.
"""

import importlib
import os
import pkgutil
import sys
from functools import cache
from pathlib import Path
from typing import Any

from gelateria.engine.game import Game
from gelateria.uncompiled import take_in

AnyGame = Game[Any, Any, Any, Any]
"""A game whose own types do not matter here."""


class UnknownGame(LookupError):
    """There is no game of that name; these there are."""

    def __init__(self, slug: str, known: tuple[str, ...]) -> None:
        super().__init__(slug, known)
        self.slug = slug
        self.known = known

    def __str__(self) -> str:
        return f"There is no game called {self.slug!r}. There are: {', '.join(self.known)}."


def games() -> dict[str, AnyGame]:
    """All games by slug, ours first, each in its box's alphabetical order."""
    found = dict(_ours())
    for folder in filter(None, os.environ.get("GELATERIA_GAMES", "").split(os.pathsep)):
        found.update(games_in(Path(folder)))
    return found


def find_game(slug: str) -> AnyGame:
    """The game of that slug; UnknownGame names those there are."""
    found = games()
    if slug not in found:
        raise UnknownGame(slug, tuple(found))
    return found[slug]


@cache
def games_in(folder: Path) -> dict[str, AnyGame]:
    """The games that lie in a folder outside our package: every package there that has a GAME."""
    folder = folder.resolve()
    if str(folder) not in sys.path:
        sys.path.append(str(folder))
    return _scan([str(folder)], "")


@cache
def _ours() -> dict[str, AnyGame]:
    package = importlib.import_module("gelateria.games")
    return _scan(list(package.__path__), "gelateria.games.")


def _scan(path: list[str], prefix: str) -> dict[str, AnyGame]:
    packages = [found.name for found in pkgutil.iter_modules(path, prefix) if found.ispkg]
    for name in packages:
        take_in(name)
    boxes = [module.GAME for module in map(importlib.import_module, packages) if hasattr(module, "GAME")]
    return {box.slug: box for box in boxes}
