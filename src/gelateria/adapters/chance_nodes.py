"""Positions between which chance has nodes of its own, for frameworks that want to be asked before every throw.

The rules draw their numbers in the middle of an action. Here an action that draws one stops and leaves a position in
which chance is awaited; when it has given a number the action is tried again with that number, and so on until it
needs no more. Six dice are six such positions.
"""

from typing import Any, NamedTuple

from gelateria.engine import ReplayingDealer, State
from gelateria.engine.state import Fact


class Draw(NamedTuple):
    """An action that waits for chance: what was drawn for it so far, and from how many the next number is drawn."""

    seat: int
    action: int
    numbers: tuple[int, ...]
    below: int


class Position:
    """A position that never changes: whoever moves on gets another, so copies may share it."""

    __slots__ = ("_outcomes", "draw", "state")

    def __init__(self, state: State, draw: Draw | None = None) -> None:
        self.state = state
        """Before the action, while that waits for chance."""
        self.draw = draw
        self._outcomes: dict[int, tuple[float, Position]] | None = None

    def after(self, number: int) -> "Position":
        """Where the action of that number leads, or the number that chance gave."""
        if self.draw is not None:
            return self.outcomes()[number][1]
        return _tried(self.state, self.state.seats_awaited()[0], number, ())

    def outcomes(self) -> dict[int, tuple[float, "Position"]]:
        """What chance may give, how likely it is, and where it leads; numbers that lead to the same are one."""
        if self._outcomes is None:
            assert self.draw is not None
            seat, action, numbers, below = self.draw
            firsts: dict[bytes, int] = {}
            found: dict[int, tuple[float, Position]] = {}
            for number in range(below):
                after = _tried(self.state, seat, action, (*numbers, number))
                first = number if after.draw else firsts.setdefault(after.state.key(), number)
                share = found[first][0] if first in found else 0.0
                found[first] = share + 1 / below, after
            self._outcomes = found
        return self._outcomes

    def __deepcopy__(self, memo: dict[int, Any]) -> "Position":
        return self

    def __reduce__(self) -> tuple[Any, ...]:
        return _restored, (type(self.state), self.state.facts(), self.draw)


def _tried(state: State, seat: int, action: int, numbers: tuple[int, ...]) -> Position:
    script = ReplayingDealer(list(numbers))
    after = state.copy()
    after.apply(seat, action, script)
    return Position(state, Draw(seat, action, numbers, script.wanted)) if script.wanted else Position(after)


def _restored(kind: type[State], facts: dict[str, Fact], draw: Draw | None) -> Position:
    state = kind.__new__(kind)
    state.restore(facts)
    return Position(state, draw)
