"""What a player can do in Geizen and what can happen, as records."""

from collections import Counter
from collections.abc import Mapping
from typing import Annotated

from msgspec import Meta, Struct

from gelateria.engine.illegal import Illegal
from gelateria.games.geizen.rules import ACTIONS, GROUNDS, PHASES, Geizen, Ground

Face = Annotated[int, Meta(ge=1, le=6)]
Number = Annotated[int, Meta(ge=1, le=5)]


class Throw(Struct, frozen=True, tag="throw", forbid_unknown_fields=True):
    """Begin the turn: all dice into the tower."""


class Keep(Struct, frozen=True, tag="keep", forbid_unknown_fields=True):
    """Keep these dice; the others are thrown again."""

    dice: Annotated[tuple[Face, ...], Meta(max_length=6)]


class Pay(Struct, frozen=True, tag="pay", forbid_unknown_fields=True):
    """Pay for all dice of this number next."""

    number: Number


Action = Throw | Keep | Pay
ALLOWED_BY: Mapping[str, str] = {"throw": "geizen.roll", "keep": "geizen.keep-any", "pay": "geizen.order"}


class Began(Struct, frozen=True, tag="began"):
    """A turn begins: the first of all, or the next."""

    seat: int
    first: bool = False


class Threw(Struct, frozen=True, tag="threw"):
    """The loose dice were thrown."""

    seat: int
    dice: tuple[int, ...]


class Kept(Struct, frozen=True, tag="kept"):
    """Dice were kept."""

    seat: int
    dice: tuple[int, ...]


class Free(Struct, frozen=True, tag="free"):
    """Sixes cost nothing."""

    seat: int
    count: int


class Borrowed(Struct, frozen=True, tag="borrowed"):
    """The bank lent what was missing."""

    seat: int
    chips: int


class Void(Struct, frozen=True, tag="void"):
    """A die could not be paid."""

    seat: int
    number: int


class Laid(Struct, frozen=True, tag="laid"):
    """A die laid its chips: own ones, or the bank's on a yellow field."""

    seat: int
    number: int
    own: int
    lent: int
    on: Ground


class Took(Struct, frozen=True, tag="took"):
    """A row was completed and its chips were taken."""

    seat: int
    number: int
    chips: int


class Fined(Struct, frozen=True, tag="fined"):
    """Somebody paid the arrow of a completed row, or as much of it as they had."""

    seat: int
    number: int
    chips: int
    missing: int = 0


class Repaid(Struct, frozen=True, tag="repaid"):
    """The loan went back, or as much of it as there was."""

    seat: int
    chips: int
    missing: int


class Ended(Struct, frozen=True, tag="ended"):
    """The game is over."""

    winners: tuple[int, ...]
    chips: int


Event = Began | Threw | Kept | Free | Borrowed | Void | Laid | Took | Fined | Repaid | Ended


def action(state: Geizen, seat: int, number: int) -> Action:
    if number == ACTIONS["throw"]:
        return Throw()
    if number >= ACTIONS["pay"]:
        return Pay(number - ACTIONS["pay"] + 1)
    return Keep(tuple([die for i, die in enumerate(state.thrown) if number >> i & 1]))


def number(state: Geizen, seat: int, action: Action) -> int:
    match action:
        case Throw():
            if PHASES[state.phase] != "throw":
                raise Illegal("geizen.keep-one", "The dice are thrown: keep at least one first.")
            return ACTIONS["throw"]
        case Keep(dice):
            return _dice_to_keep(state, dice)
        case Pay(row):
            if PHASES[state.phase] != "pay":
                raise Illegal("geizen.order", "There is no order to choose now.")
            offered = [number - ACTIONS["pay"] + 1 for number in state.legal(seat)]
            if not state.kept[row - 1]:
                raise Illegal("geizen.order", f"No {row} is left to be paid.", offered)
            if row not in offered:
                raise Illegal("geizen.loan-void", f"If the {row}s came first, more dice would be void.", offered)
            return ACTIONS["pay"] + row - 1


def _dice_to_keep(state: Geizen, dice: tuple[int, ...]) -> int:
    if PHASES[state.phase] == "pay":
        raise Illegal("geizen.keep-final", "All dice are kept: now they are paid.")
    thrown = [die for die in state.thrown if die]
    if not thrown:
        raise Illegal("geizen.roll", "The dice are not thrown yet.")
    if not dice:
        raise Illegal("geizen.keep-one", "At least one die must be kept.", 1)
    if missing := Counter(dice) - Counter(thrown):
        raise Illegal("geizen.keep-any", f"There is no such {min(missing)} in this throw.", thrown)
    chosen = 0
    for die in dice:
        chosen |= 1 << next(i for i, face in enumerate(thrown) if face == die and not chosen >> i & 1)
    return chosen


def event(name: str, seat: int, a: int, b: int, c: int) -> Event:
    match name:
        case "began":
            return Began(seat, a == 1)
        case "threw":
            return Threw(seat, _faces(a))
        case "kept":
            return Kept(seat, _faces(a))
        case "free":
            return Free(seat, a)
        case "borrowed":
            return Borrowed(seat, a)
        case "void":
            return Void(seat, a)
        case "laid":
            return Laid(seat, a, b, c >> 3, GROUNDS[c & 7])
        case "took":
            return Took(seat, a, b)
        case "fined":
            return Fined(seat, a, b, c)
        case "repaid":
            return Repaid(seat, a, b)
        case _:
            return Ended(tuple(seat for seat in range(5) if a >> seat & 1), b)


def _faces(dice: int) -> tuple[int, ...]:
    return tuple(int(digit) for digit in reversed(f"{dice:o}") if digit != "0")
