"""A State for rules that have no `.pxd` yet: a newcomer's first draft, a game in a notebook, a test.

Compiled code calls the methods of a State through C, where a plain Python subclass cannot step in. A Draft hands
those calls on to Python. Everything works, at Python's speed; with a `.pxd` beside the rules, derive from State
instead, and nothing else changes.
"""

import cython

from gelateria.engine.dealer import Dealer
from gelateria.engine.state import State, fields


class Draft(State):
    """Fill in `setup`, `choices`, `move` and `points` in plain Python, and name the fields in `__slots__`."""

    __slots__ = ()

    def setup(self, dealer: Dealer) -> None:
        with cython.gil:
            getattr(self, "setup")(dealer)  # noqa: B009  # by name: the subclass's, not this one again

    def choices(self, seat: int, out: list[int]) -> int:
        with cython.gil:
            count = write_out(self.legal(seat), out)
        return count

    def move(self, seat: int, action: int, dealer: Dealer) -> None:
        with cython.gil:
            getattr(self, "move")(seat, action, dealer)  # noqa: B009

    def points(self, seat: int) -> int:
        with cython.gil:
            score: int = getattr(self, "points")(seat)  # noqa: B009
        return score

    def legal(self, seat: int) -> list[int]:
        if seat < 0 or not self.awaiting >> seat & 1:
            return []
        out = [0] * 512
        return out[: getattr(self, "choices")(seat, out)]  # noqa: B009

    # In plain Python an error of the rules reaches the caller; through C it could not.

    def apply(self, seat: int, action: int, dealer: Dealer) -> None:
        getattr(self, "move")(seat, action, dealer)  # noqa: B009

    def deal(self, dealer: Dealer) -> None:
        getattr(self, "setup")(dealer)  # noqa: B009

    def assign(self, other: State) -> None:
        with cython.gil:
            for name in fields(type(self)):
                value = getattr(other, name)
                setattr(self, name, value[:] if isinstance(value, list) else value)

    def key(self) -> bytes:
        return repr(self.facts()).encode()


def write_out(listed: list[int], out: list[int]) -> int:
    for i in range(len(listed)):
        out[i] = listed[i]
    return len(listed)
