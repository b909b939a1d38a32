"""What a good player wants, as a number: the base of every game's `sense.py`."""

import cython

from gelateria.engine.state import State, own_method


class Sense:
    """How good a position is for a seat. Higher is better; a won game should beat every running one."""

    __slots__ = ("samples",)

    def __init__(self) -> None:
        self.samples = 8
        """How many throws of chance to average over; 1 where `value` does not look at what chance just gave."""

    def value(self, state: State, seat: int) -> float:
        """Judge the position by what the seat may know of it. A sense in plain Python is asked through here."""
        with cython.gil:
            value = drafted_value(self, state, seat)
        return value

    def judge(self, state: State, seat: int) -> float:
        """`value`, for callers in plain Python."""
        return self.value(state, seat)


def drafted_value(sense: Sense, state: State, seat: int) -> float:
    judge = own_method(sense, "value", Sense)
    return float(judge(state, seat)) if judge else 0.0
