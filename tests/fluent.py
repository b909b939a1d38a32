"""The Fluent files as they lie there: what every page says in the package, and each game's own words in its folder."""

from pathlib import Path

import gelateria
from gelateria.engine import find_game

SOURCE = Path(gelateria.__file__).parent
LANGUAGES = sorted(folder.name for folder in (SOURCE / "locales").iterdir())


def locales_of(slug: str) -> Path:
    return find_game(slug).folder / "locales"


def text_of(game: str, file: str, language: str = "en") -> str:
    return (locales_of(game) / language / f"{file}.ftl").read_text(encoding="utf-8")
