"""What a good player wants, as numbers: the base of every game's `evaluation.py`.

`value` is a rule of thumb on any scale, made by hand. `features` are what a position looks like to a seat; weighed with
what self-play taught (`weights.toml` in the game's folder) they tell every seat's chance to win.
"""

from collections.abc import Sequence

import cython

from gelateria.engine.state import State, own_method

if cython.compiled:
    from cython.cimports.libc.math import exp
else:
    from math import exp

MOST_FEATURES = 48
"""More than this no game has."""


class Evaluator:
    """How good a position is for a seat. Higher is better; a won game should beat every running one."""

    __slots__ = ("samples", "size", "weights")

    FEATURES = tuple[str, ...]()
    """The names of the features. What it is called to have more of each, or less of a burden, the game's words tell:
    `GAME-why-FEATURE`."""

    BURDENS = frozenset[str]()
    """Those features that nobody wants."""

    def __init__(self) -> None:
        self.samples = 8
        """How many throws of chance to average over; 1 where `value` does not look at what chance just gave."""
        self.size = 0
        """How many features are weighed; none before it has learnt."""
        self.weights = [0.0] * 48

    # The rule of thumb ----------------------------------------------------------------------------

    def value(self, state: State, seat: int) -> float:
        """Judge the position by what the seat may know of it. An evaluator in plain Python is asked through here."""
        with cython.gil:
            value = drafted_value(self, state, seat)
        return value

    def judge(self, state: State, seat: int) -> float:
        """`value`, for callers in plain Python."""
        return self.value(state, seat)

    # What self-play taught ------------------------------------------------------------------------

    def learn(self, weights: Sequence[float]) -> None:
        """Weigh the features like this from now on; none at all means to forget."""
        if len(weights) not in (0, len(self.FEATURES)):
            raise ValueError(f"{len(weights)} weights for {len(self.FEATURES)} features")
        self.size = len(weights)
        padded = [float(weight) for weight in weights] + [0.0] * (MOST_FEATURES - len(weights))
        self.weights = padded

    def features(self, state: State, seat: int, out: list[float]) -> None:
        """Write what the position looks like to the seat, also when the game is over. Plain Python is asked here."""
        with cython.gil:
            drafted_features(self, state, seat, out)

    def weighed(self, state: State, seat: int) -> float:
        """The features, weighed. Of two seats with a difference of 1 the stronger wins e times as often."""
        if not cython.compiled:
            out = [0.0] * 48
        self.features(state, seat, out)
        total = 0.0
        for i in range(self.size):
            total += self.weights[i] * out[i]
        return total

    def forecast(self, state: State, out: list[float]) -> None:
        """Write every seat's chance to win; over, it is its share of the win."""
        if not state.goes_on():
            share_out(state, out)
            return
        top = 0.0
        for seat in range(state.players):
            out[seat] = self.weighed(state, seat)
            if seat == 0 or out[seat] > top:
                top = out[seat]
        total = 0.0
        for seat in range(state.players):
            out[seat] = exp(out[seat] - top)
            total += out[seat]
        for seat in range(state.players):
            out[seat] /= total

    def plan(self, state: State, seat: int, out: list[float]) -> int:
        """Write the seat's chance to win after each of its choices, by an exact reckoning of the game's own.

        Returns how many there are; 0 where the game has no such reckoning, or not here.
        """
        return 0

    # For callers in plain Python ------------------------------------------------------------------

    def listed_features(self, state: State, seat: int) -> list[float]:
        """`features`, as a list."""
        if not cython.compiled:
            out = [0.0] * 48
        self.features(state, seat, out)
        return [out[i] for i in range(len(self.FEATURES))]

    def listed_weights(self) -> list[float]:
        """What was learnt, in the order of the features."""
        return [self.weights[i] for i in range(self.size)]

    def listed_forecast(self, state: State) -> list[float]:
        """`forecast`, as a list."""
        if not cython.compiled:
            out = [0.0] * 48
        self.forecast(state, out)
        return [out[i] for i in range(state.players)]

    def listed_plan(self, state: State, seat: int) -> list[float]:
        """`plan`, as a list."""
        if not cython.compiled:
            out = [0.0] * 512
        return [out[i] for i in range(self.plan(state, seat, out))]


def share_out(state: State, out: list[float]) -> None:
    """Every seat's share of a win."""
    count = 0
    for seat in range(state.players):
        count += state.winners >> seat & 1
    for seat in range(state.players):
        out[seat] = 1.0 / count if state.winners >> seat & 1 else 0.0


def drafted_value(evaluator: Evaluator, state: State, seat: int) -> float:
    judge = own_method(evaluator, "value", Evaluator)
    return float(judge(state, seat)) if judge else 0.0


def drafted_features(evaluator: Evaluator, state: State, seat: int, out: list[float]) -> None:
    look = own_method(evaluator, "features", Evaluator)
    seen = [0.0] * 48
    if look:
        look(state, seat, seen)
    for i in range(48):
        out[i] = seen[i]
