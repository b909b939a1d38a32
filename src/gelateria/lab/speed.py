"""How fast the rules run: decisions and copies a second, in several short rounds."""

from collections.abc import Callable
from time import perf_counter
from typing import Any

from gelateria.engine import Dealer, Setting, playouts, split

ROUNDS = 5

AnySetting = Setting[Any, Any, Any, Any]


def playout_speed(setting: AnySetting, seconds: float) -> list[float]:
    """Decisions a second of random games, the loop inside the engine; one figure a round."""
    state = setting.blank()
    return _rounds(seconds, lambda seed: playouts(state, 10, seed))


def step_speed(setting: AnySetting, seconds: float) -> list[float]:
    """Decisions a second of random games, every one asked for and applied through the Python API."""
    dealer = Dealer()

    def play(seed: int) -> int:
        dealer.reseed(seed)
        state = setting.start(dealer)
        decisions = 0
        while state.awaiting:
            if state.timer and dealer.draw(64) == 0:
                state.apply(-1, state.bell, dealer)
                continue
            seat = state.awaiting.bit_length() - 1
            legal = state.legal(seat)
            state.apply(seat, legal[dealer.draw(len(legal))], dealer)
            decisions += 1
        return decisions

    return _rounds(seconds, play)


def copy_speed(setting: AnySetting, seconds: float) -> list[float]:
    """Copies of a position a second."""
    state = setting.start(Dealer())

    def copy(seed: int) -> int:
        for _ in range(1000):
            state.copy()
        return 1000

    return _rounds(seconds, copy)


def _rounds(seconds: float, work: Callable[[int], int]) -> list[float]:
    rates = []
    seed = 0
    for _ in range(ROUNDS):
        done, start = 0, perf_counter()
        while perf_counter() - start < seconds / ROUNDS:
            done += work(split(1, seed))  # fresh games always: a few played again and again would be learnt by heart
            seed += 1
        rates.append(done / (perf_counter() - start))
    return rates
