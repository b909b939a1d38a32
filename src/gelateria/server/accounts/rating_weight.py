"""How much a game says about those who played it, from 0 to 1: by how well they are known, and to each other.

An account costs nothing, so ten people cannot be told from one who has ten. What ten accounts say about each other
must therefore come to little: two count as far as both are known, less each time they meet, and not where one is far
above the other. docs/decisions/0017-ratings-cannot-be-farmed.md has the figures.
"""

from collections.abc import Sequence

from msgspec import Struct

from gelateria.server.accounts.ratings import IN_FULL, SCALE, Skill

DAY = 86_400_000
UNKNOWN_FOR = DAY
"""Milliseconds: so young an account is known to nobody."""
KNOWN_AFTER = 7 * DAY
"""So old, it is known as well as any other."""
COMES_BACK = 30 * DAY
"""So long two must not meet until a game between them says as much as the first."""
FAR = 100 / SCALE
"""A game between two who are so far apart says nothing: a hundred points as they are shown."""


class Player(Struct, frozen=True):
    """Somebody at a table, as far as a game against them can say something."""

    skill: Skill
    age: int
    """Of the account, in milliseconds."""


def worth(own: Player, opponents: Sequence[tuple[Player, float]]) -> float:
    """What a game against these says: the mean over them, each with what is left of the worth of the two."""
    said = [min(known(own), known(other)) * near(own.skill, other.skill) * left for other, left in opponents]
    return sum(said) / len(said)


def known(player: Player) -> float:
    """How far somebody is known: by the age of the account, and by how many they have met besides you."""
    by_age = (player.age - UNKNOWN_FOR) / (KNOWN_AFTER - UNKNOWN_FOR)
    by_opponents = (player.skill.opponents - 1) / (IN_FULL - 1)
    return _share(by_age) * _share(by_opponents)


def near(one: Skill, other: Skill) -> float:
    """All of it among equals, and the less the further they are apart."""
    return _share(1 - abs(one.mu - other.mu) / FAR)


def left_after(left: float, since: int) -> float:
    """What is left of two opponents' worth to each other, so many milliseconds after a game that left so much."""
    return _share(left + since / COMES_BACK)


def used(left: float) -> float:
    """What a game between the two leaves of it."""
    return left / 2


def _share(number: float) -> float:
    return min(1.0, max(0.0, number))
