"""How thorough the tests are: some in `make test`, much more in `make soak`, little where the rules run uncompiled."""

import os
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from hypothesis import settings

SCALE = float(os.environ.get("GELATERIA_SCALE", "1"))


def many(count: int, at_least: int = 1) -> range:
    """That many games, more or fewer by SCALE; at least so many as show what a test wants to see."""
    return range(max(at_least, round(count * SCALE)))


def examples(count: int) -> "settings":
    """Above `@given`: try so many examples, more or fewer by SCALE."""
    from hypothesis import settings  # the programs among the tests do without it

    return settings(max_examples=round(count * SCALE) or 1)


def set_up_hypothesis() -> None:
    """The same examples every time, and no hurry on a machine that is busy."""
    from hypothesis import HealthCheck, settings

    settings.register_profile("steady", deadline=None, derandomize=True, suppress_health_check=list(HealthCheck))
    settings.load_profile("steady")
