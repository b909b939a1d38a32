"""What thinking found out about an action."""

from typing import NamedTuple


class Branch(NamedTuple):
    """One of the actions a bot could choose, and how it did in thought."""

    action: int
    visits: int
    value: float
    """The seat's chance to win."""
    error: float
    """How far off that may be: one standard error of what was seen."""


def judged(action: int, visits: int, total: float, square: float) -> Branch:
    """From the sum of what was seen and the sum of its squares; once seen is not known."""
    if not visits:
        return Branch(action, 0, 0.0, 1.0)
    value = total / visits
    spread = max(0.0, square / visits - value * value)
    return Branch(action, visits, value, ((spread + 0.25 / visits) / visits) ** 0.5)
