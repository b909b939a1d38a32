"""How high a server can go: which rate is tried next, and which one held."""

import statistics

from msgspec import Struct

from bench.load.clients import Ask, Found

MOST_LATENCY = 100.0
"""Milliseconds that the 99th of a hundred moves may take."""
LEAST_SHARE = 0.98
"""Of the moves that were asked for, to say that a rate was held."""
TRIES = 2
MOST_ELSEWHERE = 0.2
"""Cores that others on the machine may take before its figures are not to be trusted."""
FINENESS = 1.1
"""The climb ends when the lowest rate that did not hold is so many times the highest that did."""


class Spread(Struct, frozen=True):
    """Many latencies in three numbers, in milliseconds."""

    p50: float
    p99: float
    worst: float


class Step(Struct, frozen=True):
    """One rate, asked of one server for some seconds."""

    rate: float
    moves: float
    """A second, shown to all four."""
    own: Spread
    """From sending the command until it is acknowledged and shown at the same socket."""
    others: Spread
    """From the same moment until it is shown at another socket of the table."""
    games: int
    refused: int
    lost: int
    server_cpu: float
    """Cores, of the server's processes together."""
    server_memory: float
    """Megabytes."""
    client_cpu: float
    elsewhere: float
    """Cores that the machine gave to neither of them: the rest of the machine should be at rest."""

    @property
    def held(self) -> bool:
        return (
            self.moves >= LEAST_SHARE * self.rate
            and max(self.own.p99, self.others.p99) <= MOST_LATENCY
            and not self.refused
            and not self.lost
        )

    @property
    def cost(self) -> float:
        """Milliseconds of the server's CPU for one move."""
        return 1000 * self.server_cpu / self.moves if self.moves else 0.0


def spread(microseconds: list[int]) -> Spread:
    if len(microseconds) < 2:
        return Spread(*(3 * [microseconds[0] / 1000 if microseconds else 0.0]))
    cuts = statistics.quantiles(microseconds, n=100, method="inclusive")
    return Spread(cuts[49] / 1000, cuts[98] / 1000, max(microseconds) / 1000)


def step(
    ask: Ask, found: Found, server_cpu: float, server_memory: float, client_cpu: float, elsewhere: float = 0.0
) -> Step:
    return Step(
        ask.rate,
        found.moves / ask.seconds,
        spread(found.own),
        spread(found.others),
        found.games,
        found.refused,
        found.lost,
        server_cpu,
        server_memory,
        client_cpu,
        elsewhere,
    )


class Climb:
    """Doubles the rate until it does not hold, then halves the gap. A rate fails when it fails twice."""

    def __init__(self, first: float, doublings: int = 8, fineness: float = FINENESS) -> None:
        self.first = first
        self.fineness = fineness
        self.most = first * 2**doublings
        self.steps: list[Step] = []

    @property
    def held(self) -> Step | None:
        """The highest rate that held."""
        return max((step for step in self.steps if step.held), key=lambda step: step.rate, default=None)

    def next(self) -> float | None:
        """The rate to try now, or None at the end."""
        if not self.steps:
            return self.first
        last = self.steps[-1]
        if not last.held and sum(step.rate == last.rate for step in self.steps) < TRIES:
            return last.rate
        low = self.held.rate if self.held else None
        failed = [step.rate for step in self.steps if not step.held and step.rate > (low or 0)]
        if low is None:
            return None
        if not failed:
            return low * 2 if low * 2 <= self.most else None
        high = min(failed)
        return None if high <= low * self.fineness else round((low + high) / 2)
