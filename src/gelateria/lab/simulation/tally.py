"""Counting what came of many games. Tallies add up, in any order, to the same figures."""

from collections import Counter
from collections.abc import Mapping
from typing import Any

from msgspec import Struct

from gelateria.lab.intervals import rounded, wilson_interval
from gelateria.lab.play.game import Played
from gelateria.lab.play.virtual_clock import Pace


class Spread(Struct, frozen=True):
    """A distribution in three numbers."""

    mean: float
    p10: int
    p90: int


class Mean(Struct, frozen=True):
    """A distribution in one number."""

    mean: float


class Summary(Struct, frozen=True, kw_only=True):
    """The figures of a simulation. Everything but the speed is the same for the same seed."""

    game: str
    games: int
    players: int
    bots: tuple[str, ...]
    options: dict[str, Any]
    seed: int
    pace: Pace | None
    """How quick the players were, where the game has timers."""
    wins: tuple[int, ...]
    """Per seat: the games it won alone."""
    ci: tuple[tuple[float, float], ...]
    """Per seat: where its share of wins lies, with 95 % confidence."""
    ties: int
    """Games with several winners."""
    turns: Spread
    decisions: Mean
    scores: tuple[Spread, ...]
    endings: dict[str, float]
    """The share of games that each rule ended."""
    games_per_second: float


class Tally:
    """How often what happened."""

    def __init__(self, players: int) -> None:
        self.games = 0
        self.wins = [0] * players
        self.ties = 0
        self.decisions = 0
        self.turns: Counter[int] = Counter()
        self.scores: list[Counter[int]] = [Counter() for _ in range(players)]
        self.endings: Counter[str] = Counter()

    def add(self, played: Played) -> None:
        """Count one game."""
        self.games += 1
        if len(played.winners) == 1:
            self.wins[played.winners[0]] += 1
        else:
            self.ties += 1
        self.decisions += played.decisions
        self.turns[played.turns] += 1
        self.endings[played.ending] += 1
        for counter, score in zip(self.scores, played.scores, strict=True):
            counter[score] += 1

    def merge(self, other: "Tally") -> None:
        """Count all games of another tally."""
        self.games += other.games
        self.wins = [ours + theirs for ours, theirs in zip(self.wins, other.wins, strict=True)]
        self.ties += other.ties
        self.decisions += other.decisions
        self.turns.update(other.turns)
        self.endings.update(other.endings)
        for ours, theirs in zip(self.scores, other.scores, strict=True):
            ours.update(theirs)

    def figures(self) -> dict[str, Any]:
        """What a Summary says of the games themselves."""
        return {
            "games": self.games,
            "wins": tuple(self.wins),
            "ci": tuple(wilson(won, self.games) for won in self.wins),
            "ties": self.ties,
            "turns": spread(self.turns),
            "decisions": Mean(round(self.decisions / self.games, 3)),
            "scores": tuple(spread(scores) for scores in self.scores),
            "endings": {rule: round(count / self.games, 4) for rule, count in sorted(self.endings.items())},
        }


def wilson(hits: int, tries: int) -> tuple[float, float]:
    """Wilson's interval: where the true share lies with 95 % confidence, sensible near 0 and 1 too."""
    return rounded(wilson_interval(hits / tries, tries))


def spread(counts: Mapping[int, int]) -> Spread:
    """The mean, and the values that a tenth of the cases lie at or below, and at or above."""
    total = sum(counts.values())
    mean = sum(value * count for value, count in counts.items()) / total
    return Spread(round(mean, 3), percentile(counts, 10), percentile(counts, 90))


def percentile(counts: Mapping[int, int], percent: int) -> int:
    """The smallest value that at least so many per cent of the cases do not exceed (nearest rank)."""
    rank = -(-sum(counts.values()) * percent // 100)
    seen = 0
    for value in sorted(counts):
        seen += counts[value]
        if seen >= rank:
            return value
    raise ValueError("no cases, no percentile")
