"""Hush's actions and events."""

from collections.abc import Mapping

from msgspec import Struct

from gelateria.engine import Illegal
from hush.rules import KNOCK, SHOW, SWAP, Hush


class Swap(Struct, frozen=True, tag="swap", forbid_unknown_fields=True):
    """Swap the card for an unseen one."""


class Knock(Struct, frozen=True, tag="knock", forbid_unknown_fields=True):
    """Stay out."""


class Show(Struct, frozen=True, tag="show", forbid_unknown_fields=True):
    """Show the card."""


Action = Swap | Knock | Show
ALLOWED_BY: Mapping[str, str] = {"swap": "hush.swap", "knock": "hush.act-once", "show": "hush.end"}


class Dealt(Struct, frozen=True, tag="dealt"):
    """A card was dealt; its value is the owner's secret."""

    seat: int
    card: int | None


class Swapped(Struct, frozen=True, tag="swapped"):
    """A card was swapped; the new value is the owner's secret."""

    seat: int
    card: int | None


class Knocked(Struct, frozen=True, tag="knocked"):
    """Somebody stays out."""

    seat: int


class Showed(Struct, frozen=True, tag="showed"):
    """Somebody shows."""

    seat: int
    card: int


class Ended(Struct, frozen=True, tag="ended"):
    """It is over."""

    winners: tuple[int, ...]


Event = Dealt | Swapped | Knocked | Showed | Ended


def action(state: Hush, seat: int, number: int) -> Action:
    return Swap() if number == SWAP else Knock() if number == KNOCK else Show()


def number(state: Hush, seat: int, action: Action) -> int:
    if isinstance(action, Swap):
        if not state.swaps or state.old[seat]:
            raise Illegal("hush.swap", "No swap, or no second one.", 1)
        return SWAP
    return KNOCK if isinstance(action, Knock) else SHOW


def event(name: str, seat: int, a: int, b: int, c: int) -> Event:
    match name:
        case "dealt":
            return Dealt(seat, a)
        case "swapped":
            return Swapped(seat, a)
        case "knocked":
            return Knocked(seat)
        case "showed":
            return Showed(seat, a)
        case _:
            return Ended(tuple(seat for seat in range(4) if a >> seat & 1))
