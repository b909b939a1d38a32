"""The small file in which a game keeps what self-play taught: for each number of players, a weight a feature."""

import tomllib
from collections.abc import Iterable
from functools import cache
from pathlib import Path


def read_weights(path: Path, players: int, features: Iterable[str]) -> list[float]:
    """The weights in the order of the features; none where nobody has tuned the game, or not these features."""
    table = _tables(path).get(f"players-{players}", {}) if path.is_file() else {}
    names = list(features)
    return [float(table[name]) for name in names] if set(table) == set(names) else []


@cache
def _tables(path: Path) -> dict[str, dict[str, float]]:
    return tomllib.loads(path.read_text(encoding="utf-8"))
