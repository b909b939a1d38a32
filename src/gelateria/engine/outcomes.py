"""Every outcome of an action, with its probability: exact expectations and explicit chance nodes."""

from collections.abc import Iterator
from typing import NamedTuple

from gelateria.engine.dealer.enumerating import EnumeratingDealer
from gelateria.engine.state import State


class Outcome(NamedTuple):
    """One thing that can come of an action."""

    chance: float
    state: State


def outcomes(state: State, seat: int, action: int, most: int = 100_000) -> list[Outcome]:
    """All positions the action can lead to. Equal ones are one outcome; the chances add up to 1."""
    chances: dict[bytes, float] = {}
    states: dict[bytes, State] = {}
    for chance, after in _walk(state, seat, action, most):
        key = after.key()
        if key not in states:
            states[key] = after
        chances[key] = chances.get(key, 0.0) + chance
    return [Outcome(chances[key], after) for key, after in states.items()]


def _walk(state: State, seat: int, action: int, most: int) -> Iterator[Outcome]:
    odometer = EnumeratingDealer()
    for _ in range(most):
        after = state.copy()
        after.apply(seat, action, odometer)
        if odometer.fault:
            raise ValueError("this action draws more numbers than can be enumerated")
        yield Outcome(odometer.chance(), after)
        if not odometer.turn():
            return
    raise ValueError(f"this action has more than {most} sequences of chance; sample it instead")
