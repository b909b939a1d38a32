"""How thorough the tests are: some in `make test`, much more in `make soak`, little where the rules run uncompiled."""

import os

SCALE = float(os.environ.get("GELATERIA_SCALE", "1"))


def many(count: int, at_least: int = 1) -> range:
    """That many games, more or fewer by SCALE; at least so many as show what a test wants to see."""
    return range(max(at_least, round(count * SCALE)))
