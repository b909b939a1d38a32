"""How strong somebody is in a game: OpenSkill's Plackett-Luce model, for any number of players and for ties.

Only games with at least two people are rated. Bots in them are opponents of a known strength, the same for ever, that
no game changes: so ratings of different years mean the same, and nobody gains by letting bots lose. The shown rating
is a number as people know it from chess: 1500 is the middle, and whoever has played fewer than ten rated games
has 20 points less for each that is missing, so everybody begins at 1300.
"""

from collections.abc import Sequence
from typing import Final

from msgspec import Struct
from openskill.models import PlackettLuce
from sqlalchemy import ColumnElement, case

from gelateria.server.store.schema import ratings

MODEL: Final = PlackettLuce()
MIDDLE = 1500
SCALE = 40
"""Shown points to a point of the model."""
PROVISIONAL = 10
"""Games until a rating counts in full."""
STEP = 20
"""Shown points that each missing game takes off."""


class Skill(Struct, frozen=True):
    """What is believed about a player's strength in a game: the middle, how unsure it is, and from how many games."""

    mu: float = 25.0
    sigma: float = 25.0 / 3
    games: int = 0

    @property
    def shown(self) -> int:
        return round(MIDDLE + SCALE * (self.mu - 25) - STEP * max(0, PROVISIONAL - self.games))

    @property
    def is_provisional(self) -> bool:
        return self.games < PROVISIONAL


BOTS = {"random": 10.0, "greedy": 17.5, "easy": 17.5, "medium": 22.5, "hard": 27.5, "expert": 32.5}
BOT_SIGMA = 2.0


def bot_skill(level: str) -> Skill:
    """The strength that a bot of this level is taken to have."""
    return Skill(BOTS.get(level, BOTS["medium"]), BOT_SIGMA, PROVISIONAL)


def rate(before: Sequence[Skill], places: Sequence[int]) -> list[Skill]:
    """Everybody's strength after a game that ended with these places; equals share a place."""
    order = sorted(range(len(before)), key=lambda player: (places[player], before[player].mu, before[player].sigma))
    teams = [[MODEL.rating(before[player].mu, before[player].sigma)] for player in order]
    rated = MODEL.rate(teams, ranks=[places[player] for player in order])
    after = {player: team[0] for player, team in zip(order, rated, strict=True)}
    return [Skill(after[player].mu, after[player].sigma, skill.games + 1) for player, skill in enumerate(before)]


def shown_column() -> ColumnElement[float]:
    """The shown rating, before rounding, for a query over `ratings`."""
    missing = case((ratings.c.games < PROVISIONAL, PROVISIONAL - ratings.c.games), else_=0)
    return MIDDLE + SCALE * (ratings.c.mu - 25) - STEP * missing
