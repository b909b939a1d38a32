"""The shape of Gelati's material, as it stands in edition.toml, and what can be chosen."""

from typing import Annotated

from msgspec import Meta, Struct

from gelateria.engine import Source
from gelateria.engine.patterns import whole
from gelateria.games.gelati.actions import NEIGHBOURS

Name = Annotated[str, Meta(min_length=1, max_length=40, pattern=whole("[^,]*"))]
Four = Annotated[tuple[Name, ...], Meta(min_length=4, max_length=4)]
Near = Annotated[int, Meta(ge=-1, le=1)]


class Options(Struct, frozen=True, forbid_unknown_fields=True):
    """Gelati has no options."""


class Menu(Struct, frozen=True, forbid_unknown_fields=True):
    """What an ice cream is made of, and which are ordered: cup, flavour, topping."""

    source: Source
    cups: Four
    flavours: Four
    toppings: Four
    orders: Annotated[tuple[str, ...], Meta(min_length=12, max_length=64)]

    def __post_init__(self) -> None:
        for names in (self.cups, self.flavours, self.toppings):
            if len(set(names)) < 4:
                raise ValueError(f"of the four {', '.join(names)} two have one name")
        if len(set(self.ordered())) < len(self.orders):
            raise ValueError("two of the orders are the same")

    def ordered(self) -> list[int]:
        """The orders as ice creams, by their numbers."""
        return [self._number(order) for order in self.orders]

    def _number(self, order: str) -> int:
        parts = [part.strip() for part in order.split(",")]
        lists = (self.cups, self.flavours, self.toppings)
        if len(parts) != 3 or any(part not in names for part, names in zip(parts, lists, strict=True)):
            raise ValueError(f"the order {order!r} is not a cup, a flavour and a topping of this menu")
        cup, flavour, topping = (names.index(part) for part, names in zip(parts, lists, strict=True))
        return cup * 16 + flavour * 4 + topping


class Deal(Struct, frozen=True, forbid_unknown_fields=True):
    """What every player starts with."""

    source: Source
    tiles: Annotated[int, Meta(ge=2, le=3)]
    orders: Annotated[int, Meta(ge=1, le=3)]


class Cross(Struct, frozen=True, forbid_unknown_fields=True):
    """Where the first tiles lie."""

    source: Source
    cells: Annotated[tuple[tuple[Near, Near], ...], Meta(min_length=1, max_length=7)]

    def __post_init__(self) -> None:
        if len(set(self.cells)) < len(self.cells):
            raise ValueError("two tiles lie on one cell")
        joined = {self.cells[0]}
        for _ in self.cells:
            joined |= {(q, r) for q, r in self.cells for dq, dr in NEIGHBOURS if (q + dq, r + dr) in joined}
        if len(joined) < len(self.cells):
            raise ValueError("the cells do not hang together")


class Tokens(Struct, frozen=True, forbid_unknown_fields=True):
    """The component tokens: how many of each kind, how they are earned, how many may be kept."""

    source: Source
    each: Annotated[int, Meta(ge=1, le=20)]
    row: Annotated[int, Meta(ge=3, le=6)]
    limit: Annotated[int, Meta(ge=3, le=7)]


class Points(Struct, frozen=True, forbid_unknown_fields=True):
    """What is worth how much."""

    source: Source
    sides: Annotated[tuple[Annotated[int, Meta(ge=0, le=100)], ...], Meta(min_length=6, max_length=6)]
    order: Annotated[int, Meta(ge=1, le=100)]
    goal: Annotated[int, Meta(ge=1, le=1000)]


class Edition(Struct, frozen=True, forbid_unknown_fields=True):
    """Everything that lies in the box."""

    menu: Menu
    deal: Deal
    cross: Cross
    tokens: Tokens
    points: Points
