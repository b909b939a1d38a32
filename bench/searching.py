"""Simulations of the two searches, each in the same positions of Pig."""

from functools import cache

from bench.matches import Effort, Ours, Side, Theirs
from bench.twins import Twins, choices_met
from gelateria.engine import AnyGame
from gelateria.lab.speed import Measure, timed

POSITIONS = 64
OUR_EXPLORE, THEIR_EXPLORE = 1.0, 1.4
"""As in the matches."""


def ours(game: AnyGame, simulations: int) -> Measure:
    return thinking(Ours(game, Effort(simulations), OUR_EXPLORE, learned=False, seed=1))


def theirs(simulations: int) -> Measure:
    return thinking(Theirs(positions()[0], Effort(simulations), THEIR_EXPLORE, seed=1))


def thinking(side: Side) -> Measure:
    """Simulations of its decisions, one position after the other."""

    def work(seed: int, size: int) -> int:
        before = side.simulations
        for number in range(size):
            side.decide(positions()[(seed + number) % POSITIONS])
        return side.simulations - before

    return timed(work)


@cache
def positions() -> list[Twins]:
    """From the opening to the end, the same for both."""
    return choices_met(POSITIONS, seed=1)
