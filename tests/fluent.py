"""The Fluent files as they lie in the package: what every page says, and each game's own words in its folder."""

from pathlib import Path

import gelateria
from gelateria.engine import games

SOURCE = Path(gelateria.__file__).parent
LANGUAGES = sorted(folder.name for folder in (SOURCE / "locales").iterdir())


def locales_of(slug: str) -> Path:
    return SOURCE / "games" / slug.replace("-", "_") / "locales"


WORDED = [slug for slug in games() if locales_of(slug).is_dir()]


def text_of(game: str, file: str, language: str = "en") -> str:
    return (locales_of(game) / language / f"{file}.ftl").read_text(encoding="utf-8")
