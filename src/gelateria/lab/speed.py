"""How fast the rules run: decisions and copies a second of CPU time, in several short rounds.

CPU time, because a machine that does other things besides should not spoil the figure. Whoever compares two things
lets them take turns (`in_turns`), so that a slow minute hits both. Every piece of work gets a seed of its own: games
that come again and again would be learnt by heart, by the processor.
"""

from collections.abc import Callable, Mapping
from time import process_time
from typing import Any

from gelateria.engine import Dealer, Setting, playouts, split

AnySetting = Setting[Any, Any, Any, Any]

Measure = Callable[[int, float], float]
"""Measures for so many seconds, with this seed: how many a second."""

RINGS_ONCE_IN = 64


def playout_speed(setting: AnySetting, seconds: float = 1.0, rounds: int = 5) -> list[float]:
    """Decisions a second of random games, the loop inside the engine; one figure a round."""
    return _alone(playing(setting), seconds, rounds)


def step_speed(setting: AnySetting, seconds: float = 1.0, rounds: int = 5) -> list[float]:
    """Decisions a second of random games, each asked for and applied through the Python API."""
    return _alone(stepping(setting), seconds, rounds)


def copy_speed(setting: AnySetting, seconds: float = 1.0, rounds: int = 5) -> list[float]:
    """Copies of a position a second, each asked for through the Python API."""
    return _alone(copying(setting), seconds, rounds)


def in_turns(measures: Mapping[str, Measure], seconds: float, rounds: int, seed: int) -> dict[str, list[float]]:
    """Every measure once a round, so many seconds each; one figure a round."""
    rates: dict[str, list[float]] = {name: [] for name in measures}
    for number in range(rounds):
        for name, measure in measures.items():
            rates[name].append(measure(split(seed, number), seconds))
    return rates


# What can be measured -----------------------------------------------------------------------------


def playing(setting: AnySetting) -> Measure:
    """Decisions of random games, the loop inside the engine."""
    blank = setting.blank()
    return timed(lambda seed, size: playouts(blank, size, seed))


def stepping(setting: AnySetting) -> Measure:
    """Decisions of random games, one at a time: who is awaited, what is legal, do it."""
    blank, state = setting.blank(), setting.blank()
    dealer = Dealer()
    draw = dealer.draw
    has_timers = bool(setting.game.timers)

    def play(seed: int, size: int) -> int:
        decisions = 0
        dealer.reseed(seed)
        for _ in range(size):
            state.become(blank)
            state.deal(dealer)
            while (awaiting := state.awaiting) or state.timer:
                if has_timers and state.timer and (not awaiting or draw(RINGS_ONCE_IN) == 0):
                    state.apply(-1, state.bell, dealer)
                    continue
                seat = awaiting.bit_length() - 1
                if awaiting != 1 << seat:
                    seats = state.seats_awaited()
                    seat = seats[draw(len(seats))]
                legal = state.legal(seat)
                state.apply(seat, legal[draw(len(legal))], dealer)
                decisions += 1
        return decisions

    return timed(play)


def copying(setting: AnySetting) -> Measure:
    """Copies of the opening position."""

    def copy(seed: int, size: int) -> int:
        state = setting.start(Dealer(seed))
        for _ in range(size):
            state.copy()
        return size

    return timed(copy)


def timed(work: Callable[[int, int], int]) -> Measure:
    """Makes a measure of a piece of work: with a seed and a size, it does things and says how many it did.

    The size grows until looking at the clock costs nothing beside it.
    """

    def measure(seed: int, seconds: float) -> float:
        done, pieces, size = 0, 0, 1
        start = now = process_time()
        while now - start < seconds:
            done += work(split(seed, pieces), size)
            pieces += 1
            before, now = now, process_time()
            if now - before < seconds / 50:
                size *= 2
        return done / (now - start)

    return measure


def _alone(measure: Measure, seconds: float, rounds: int) -> list[float]:
    return in_turns({"": measure}, seconds / rounds, rounds, seed=1)[""]
