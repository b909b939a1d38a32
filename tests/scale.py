"""How thorough the tests are: some in `make test`, much more in `make soak`, little where the rules run uncompiled."""

import os

SCALE = float(os.environ.get("GELATERIA_SCALE", "1"))


def many(count: int) -> range:
    """That many games, more or fewer by SCALE."""
    return range(max(1, round(count * SCALE)))
