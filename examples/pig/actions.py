"""What a player can do in Pig and what can happen, as records."""

from collections.abc import Mapping

from msgspec import Struct

from gelateria.engine import Illegal
from pig.rules import ACTIONS, Pig


class Roll(Struct, frozen=True, tag="roll", forbid_unknown_fields=True):
    """Throw the die."""


class Hold(Struct, frozen=True, tag="hold", forbid_unknown_fields=True):
    """Keep the turn's total and pass the die on."""


Action = Roll | Hold
ALLOWED_BY: Mapping[str, str] = {"roll": "pig.roll", "hold": "pig.hold"}


class Rolled(Struct, frozen=True, tag="rolled"):
    """The die showed a 2 to 6."""

    seat: int
    face: int
    total: int


class Lost(Struct, frozen=True, tag="lost"):
    """The die showed a 1."""

    seat: int
    total: int


class Held(Struct, frozen=True, tag="held"):
    """The turn's total was added to the score."""

    seat: int
    total: int
    score: int


class Won(Struct, frozen=True, tag="won"):
    """Somebody reached the goal."""

    seat: int
    score: int


Event = Rolled | Lost | Held | Won


def action(state: Pig, seat: int, number: int) -> Action:
    return Roll() if number == ACTIONS["roll"] else Hold()


def number(state: Pig, seat: int, action: Action) -> int:
    if isinstance(action, Roll):
        return ACTIONS["roll"]
    if not state.total:
        raise Illegal("pig.hold-something", "Throw the die first: there is nothing to hold yet.")
    return ACTIONS["hold"]


def event(name: str, seat: int, a: int, b: int, c: int) -> Event:
    match name:
        case "rolled":
            return Rolled(seat, a, b)
        case "lost":
            return Lost(seat, a)
        case "held":
            return Held(seat, a, b)
        case _:
            return Won(seat, a)
