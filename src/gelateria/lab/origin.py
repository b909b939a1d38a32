"""By what a run is played: with other rules, or with bots that think otherwise, the same seed is another game."""

from functools import cache
from hashlib import sha256
from pathlib import Path

from msgspec import Struct

import gelateria.bots
from gelateria import __version__
from gelateria.engine import AnyGame

THOUGHT_BY = ("*.py", "levels.toml", "weights.toml")


class Origin(Struct, frozen=True):
    """What has to be the same for a run to be gone on with."""

    gelateria: str
    rules: int
    minds: str
    """A mark of all files that our bots think by: with one letter changed it is another one."""


def origin_of(game: AnyGame) -> Origin:
    return Origin(__version__, game.version, _mark_of(game.folder))


@cache
def _mark_of(folder: Path) -> str:
    found = sha256()
    for place in (Path(gelateria.bots.__file__).parent, folder):
        for file in sorted(path for pattern in THOUGHT_BY for path in place.glob(pattern)):
            found.update(file.name.encode() + b"\0" + file.read_bytes() + b"\0")
    return found.hexdigest()[:16]
