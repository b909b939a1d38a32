"""How strong somebody is in a game: OpenSkill's Plackett-Luce model, for any number of players and for ties.

Only accounts are rated, by games against other accounts; what the house's bots did in them makes no difference. How
much a game counts is another question: `worth`. What some gain, the others lose, so the middle stays where it is. The
shown rating is a number as people know it from chess: 1500 is the middle. It counts in full after ten games' worth
against ten different opponents; until then it lies between 1300, where everybody begins, and what it would be.
"""

from collections.abc import Sequence
from typing import Final

import msgspec
from msgspec import Struct
from openskill.models import PlackettLuce
from sqlalchemy import ColumnElement, case
from sqlalchemy.engine import RowMapping

from gelateria.server.store.schema import ratings

MODEL: Final = PlackettLuce()
MIDDLE = 1500
BEGINNING = 1300
"""What is shown before the first game."""
SCALE = 40
"""Shown points to a point of the model."""
IN_FULL = 10
"""So many games' worth, and different opponents, until a rating counts in full."""
MOST = 20 / SCALE
"""No game moves anybody further: twenty points as they are shown."""


class Skill(Struct, frozen=True):
    """What is believed about a player's strength in a game: the middle, how unsure it is, and what it rests on."""

    mu: float = 25.0
    sigma: float = 25.0 / 3
    games: int = 0
    worth: float = 0.0
    """What these games said, all together."""
    opponents: int = 0
    """How many different ones there were."""

    @property
    def shown(self) -> int:
        in_full = MIDDLE + SCALE * (self.mu - 25)
        return round(BEGINNING + (in_full - BEGINNING) * min(self._counted / IN_FULL, 1))

    @property
    def is_provisional(self) -> bool:
        return self._counted < IN_FULL

    @property
    def _counted(self) -> float:
        return min(self.worth, self.opponents)


def rate(before: Sequence[Skill], places: Sequence[int]) -> list[Skill]:
    """Everybody's strength after a game that ended with these places and says all it can; equals share a place."""
    order = sorted(range(len(before)), key=lambda player: (places[player], before[player].mu, before[player].sigma))
    teams = [[MODEL.rating(before[player].mu, before[player].sigma)] for player in order]
    rated = MODEL.rate(teams, ranks=[places[player] for player in order])
    after = {player: team[0] for player, team in zip(order, rated, strict=True)}
    return [
        msgspec.structs.replace(skill, mu=after[player].mu, sigma=after[player].sigma)
        for player, skill in enumerate(before)
    ]


def step(old: Skill, new: Skill, worth: float) -> float:
    """How far the middle of what is believed moves, by a game that is worth so much."""
    return worth * max(-MOST, min(MOST, new.mu - old.mu))


def balanced(steps: Sequence[float]) -> list[float]:
    """The same, so that some gain what the others lose: the greater of the two sums is cut down to the lesser."""
    gained = sum(one for one in steps if one > 0)
    lost = -sum(one for one in steps if one < 0)
    moved = min(gained, lost)
    return [one * moved / (gained if one > 0 else lost) if moved else 0.0 for one in steps]


def learn(old: Skill, new: Skill, worth: float, step: float, met: int) -> Skill:
    """What is believed after a game that is worth so much, moves by so much and brought so many new opponents."""
    return Skill(
        old.mu + step,
        old.sigma + worth * (new.sigma - old.sigma),
        old.games + 1,
        old.worth + worth,
        old.opponents + met,
    )


def skill_of(row: RowMapping) -> Skill:
    """A row of `ratings`."""
    return Skill(row["mu"], row["sigma"], row["games"], row["worth"], row["opponents"])


def shown_column() -> ColumnElement[float]:
    """The shown rating, before rounding, for a query over `ratings`."""
    less = case((ratings.c.worth < ratings.c.opponents, ratings.c.worth), else_=ratings.c.opponents)
    share = case((less < IN_FULL, less / float(IN_FULL)), else_=1.0)
    return BEGINNING + (MIDDLE - BEGINNING + SCALE * (ratings.c.mu - 25)) * share
