"""The shape of Gelato Mio's material, as it stands in edition.toml, and what can be chosen."""

from collections.abc import Mapping
from typing import Annotated, ClassVar, Literal

from msgspec import Meta, Struct

from gelateria.engine import Source
from gelateria.engine.patterns import whole
from gelateria.games.gelato_mio.actions import Card

Few = Annotated[int, Meta(ge=0, le=12)]
Points = Annotated[int, Meta(ge=0, le=100)]
Recipe = Annotated[tuple[Card, ...], Meta(max_length=4)]


class Options(Struct, frozen=True, forbid_unknown_fields=True):
    """What can be chosen before the game."""

    SINCE: ClassVar[Mapping[str, int]] = {"memory": 2, "help": 2}
    """The version of the rules that brought an option."""

    chain: bool = False
    memory: bool = True
    """Of the other hands one sees how many cards they hold, as at any table; without it, also what was seen of them."""
    help: bool = True
    """A fourth action is to ask for help; without it there are the three of the Portuguese text."""


class Ingredients(Struct, frozen=True, forbid_unknown_fields=True):
    """How many cards there are of what balls are made of."""

    source: Source
    vanilla: Few
    strawberry: Few
    chocolate: Few
    creams: Few
    sugar: Few

    def __post_init__(self) -> None:
        if not self.vanilla + self.strawberry + self.chocolate:
            raise ValueError("there is no flavour to make ice cream of")


class Equipment(Struct, frozen=True, forbid_unknown_fields=True):
    """How many cards there are of what ice cream is served in."""

    source: Source
    bowl: Few
    cone: Few
    wafer: Few


class Quality(Struct, frozen=True, forbid_unknown_fields=True):
    """How many quality cards there are of each sort."""

    source: Source
    hands: Annotated[int, Meta(ge=0, le=4)]
    balls: Annotated[int, Meta(ge=0, le=4)]


class Limits(Struct, frozen=True, forbid_unknown_fields=True):
    """What a player may hold without fear of quality control."""

    source: Source
    hand: Annotated[int, Meta(ge=1, le=100)]
    balls: Annotated[int, Meta(ge=1, le=100)]


class Balls(Struct, frozen=True, forbid_unknown_fields=True):
    """How many ball cards there are of each flavour."""

    source: Source
    pile: Annotated[int, Meta(ge=1, le=30)]


class Recipes(Struct, frozen=True, forbid_unknown_fields=True):
    """Which cards a ball takes besides its flavour, and a bowl and a cone besides their balls."""

    source: Source
    ball: Recipe
    bowl: Recipe
    cone: Recipe

    def of(self, customer: "Customer") -> Recipe:
        return self.bowl if customer.vessel == "bowl" else self.cone


class Customer(Struct, frozen=True, forbid_unknown_fields=True):
    """What a customer wants and pays, and how many want the same."""

    vessel: Literal["bowl", "cone"]
    balls: Annotated[str, Meta(pattern=whole("V{0,3}S{0,3}C{0,3}"), min_length=1, max_length=3)]
    points: Points
    count: Annotated[int, Meta(ge=1, le=6)] = 1

    def __post_init__(self) -> None:
        if self.vessel == "cone" and len(self.balls) > 2:
            raise ValueError("a cone holds one ball or two")


class Customers(Struct, frozen=True, forbid_unknown_fields=True):
    """The special customer, and those who wait in three piles."""

    source: Source
    special: Customer
    others: Annotated[tuple[Customer, ...], Meta(min_length=1, max_length=23)]

    def __post_init__(self) -> None:
        if self.special.count != 1:
            raise ValueError("there is one special customer")
        if sum(customer.count for customer in self.others) % 3:
            raise ValueError("the other customers must make three equal piles")

    def all(self) -> tuple[Customer, ...]:
        return self.special, *self.others


class Race(Struct, frozen=True, forbid_unknown_fields=True):
    """An objective for the first who has served so many."""

    number: Annotated[int, Meta(ge=1, le=9)]
    points: Points


class Objectives(Struct, frozen=True, forbid_unknown_fields=True):
    """Three races, and four cards for the most balls at the end."""

    source: Source
    bowls: Race
    doubles: Race
    singles: Race
    vanilla: Points
    strawberry: Points
    chocolate: Points
    all: Points

    def races(self) -> tuple[Race, ...]:
        return self.bowls, self.doubles, self.singles

    def prizes(self) -> tuple[int, ...]:
        """The points of all seven, in the order of `actions.OBJECTIVES`."""
        return *(race.points for race in self.races()), self.vanilla, self.strawberry, self.chocolate, self.all


class Edition(Struct, frozen=True, forbid_unknown_fields=True):
    """Everything that lies in the box."""

    ingredients: Ingredients
    equipment: Equipment
    quality: Quality
    limits: Limits
    balls: Balls
    recipes: Recipes
    customers: Customers
    objectives: Objectives

    def cards(self) -> tuple[int, ...]:
        """How many cards there are of each kind, in the order of `actions.CARDS`; quality control comes last."""
        goods, tools, quality = self.ingredients, self.equipment, self.quality
        return (
            *(goods.vanilla, goods.strawberry, goods.chocolate, goods.creams, goods.sugar),
            *(tools.bowl, tools.cone, tools.wafer),
            *(quality.hands, quality.balls),
        )
