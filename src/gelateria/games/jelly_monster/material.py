"""The shape of Attack of the Jelly Monster's material, as it stands in edition.toml, and what can be chosen."""

from itertools import combinations
from typing import Annotated, Literal

from msgspec import Meta, Struct, structs

from gelateria.engine import Illegal, Objection, Source
from gelateria.engine.patterns import whole
from gelateria.games.jelly_monster.rewards import MOST_SYMBOLS, pack, read_reward

Seconds = Annotated[float, Meta(ge=1, le=600)]
Steps = Annotated[int, Meta(ge=1, le=99)]
Number = Annotated[int, Meta(ge=0, le=30)]


SIDES = tuple(letter + number for letter in "AB" for number in "12345678")
"""All sides in the order of the rules' numbers: A with green lights, B the others of the same boards."""
KINDS = 10
"""A capsule shows a die or one of nine numbers."""
UP = ("mixed", "green", "advanced")


class Options(Struct, frozen=True, forbid_unknown_fields=True):
    """What can be chosen before the game."""

    beginner: Annotated[bool, Meta(extra_json_schema={"deprecated": True})] = False
    """As `sides` is called by tables that were opened before it was there: green ones only."""
    calm: bool = False
    sides: Annotated[
        str,
        Meta(
            pattern=whole("(mixed|green|advanced|[AB][1-8]( [AB][1-8]){0,6})"),
            extra_json_schema={"choices": [*UP, "picked"], "picks": [[f"A{n}", f"B{n}"] for n in range(1, 9)]},
        ),
    ] = "mixed"
    """Mixed, green, advanced; or those that are named, clockwise from the drone, and the rest is drawn."""

    def __post_init__(self) -> None:
        named = self.named()
        for one, other in combinations(named, 2):
            if one[1] == other[1]:
                raise ValueError(f"{one} and {other} are the same board; each can lie there once")
        if self.beginner and self.sides not in ("mixed", "green"):
            raise ValueError(f"beginner is for green sides only, and these are to be {self.sides}")

    def named(self) -> list[str]:
        """The sides that were picked by name."""
        return [] if self.sides in UP else self.sides.split()

    def up(self) -> str:
        """Which sides are drawn for the districts that nobody picked."""
        if self.beginner:
            return "green"
        return self.sides if self.sides in UP else "mixed"

    def picked(self, districts: int) -> list[int]:
        """The side of each district as the rules' number, -1 where it is drawn."""
        named = self.named()
        if len(named) > districts:
            raise Illegal(
                "table.options", f"There is room for {districts} districts, and {len(named)} are picked.", districts
            )
        return [*map(SIDES.index, named), *[-1] * (7 - len(named))]


class Rounds(Struct, frozen=True, forbid_unknown_fields=True):
    """How long the game is and what everybody has."""

    source: Source
    rounds: Annotated[int, Meta(ge=1, le=20)]
    dice: Annotated[int, Meta(ge=1, le=12)]
    jelly: Annotated[int, Meta(ge=0, le=99)]


class Timer(Struct, frozen=True, forbid_unknown_fields=True):
    """The sand timer."""

    source: Source
    seconds: Seconds


class House(Struct, frozen=True, forbid_unknown_fields=True):
    """Our own numbers: the seconds of the guard and of the countdown, and the steps of calm mode."""

    source: Source
    guard: Seconds
    calm_timer: Steps
    calm_guard: Steps
    calm_round: Steps
    countdown: Seconds = 3.0

    def __post_init__(self) -> None:
        if not self.calm_timer <= self.calm_guard <= self.calm_round:
            raise ValueError("calm_timer, calm_guard and calm_round must not fall")


class Capsules(Struct, frozen=True, forbid_unknown_fields=True):
    """How many capsules show a die, and how many each number."""

    source: Source
    dice: Number
    values: Annotated[dict[Annotated[int, Meta(ge=1, le=99)], Number], Meta(max_length=KINDS - 1)]

    def shows(self) -> list[int]:
        """What each kind of capsule shows: 0 is a die.

        Numbers up to 9 are their own kinds, as ever; where there are larger ones, kinds are counted from the lowest.
        """
        values = range(1, KINDS) if max(self.values, default=0) < KINDS else sorted(self.values)
        return [0, *values, *[0] * (KINDS - 1 - len(values))]

    def packed(self) -> list[int]:
        """How many capsules there are of each kind."""
        return [self.dice, *(self.values.get(value, 0) for value in self.shows()[1:])]


class Neighbours(Struct, frozen=True, forbid_unknown_fields=True):
    """Which neighbour pays where tied players may choose one and differ."""

    source: Source = "reconstructed"
    in_doubt: Literal["clockwise", "counter-clockwise"] = "clockwise"


class Side(Struct, frozen=True, array_like=True, forbid_unknown_fields=True):
    """One side of a board: its three rewards in words, the first lies at the entrance."""

    first: str
    second: str
    third: str

    def __post_init__(self) -> None:
        for zone, words in enumerate(structs.astuple(self), 1):
            try:
                read_reward(words)
            except ValueError as error:
                raise ValueError(f"zone {zone}: {error}") from None

    def twins(self) -> tuple[int, int] | None:
        """Two zones that show the same reward."""
        zones = enumerate(map(read_reward, structs.astuple(self)), 1)
        return next(((one, other) for (one, a), (other, b) in combinations(zones, 2) if a == b), None)

    def packed(self) -> list[list[int]]:
        """The rewards as the rules' numbers, as many symbols a zone as it has room for."""
        rewards = [[pack(symbol) for symbol in read_reward(words)] for words in structs.astuple(self)]
        return [[*symbols, *[-1] * (MOST_SYMBOLS - len(symbols))] for symbols in rewards]


class Districts(Struct, frozen=True, forbid_unknown_fields=True):
    """Eight boards: A the sides with green lights, B the others."""

    source: Source
    A1: Side
    A2: Side
    A3: Side
    A4: Side
    A5: Side
    A6: Side
    A7: Side
    A8: Side
    B1: Side
    B2: Side
    B3: Side
    B4: Side
    B5: Side
    B6: Side
    B7: Side
    B8: Side

    def packed(self) -> list[list[list[int]]]:
        """All rewards as the rules' numbers, side by side."""
        return [self.side(name).packed() for name in SIDES]

    def side(self, name: str) -> Side:
        found: Side = getattr(self, name)
        return found


class Edition(Struct, frozen=True, forbid_unknown_fields=True):
    """Everything that lies in the box."""

    game: Rounds
    timer: Timer
    house: House
    capsules: Capsules
    districts: Districts
    neighbours: Neighbours = Neighbours()


def objection(edition: Edition) -> Objection | None:
    """Each zone of a district shows another reward (jelly.zones); we did not always mind."""
    for name in SIDES:
        if twins := edition.districts.side(name).twins():
            one, other = twins
            reason = f"zones {one} and {other} are equal; each zone of a district shows another reward"
            return Objection("districts", name, reason)
    return None


def timers(options: Options, edition: Edition) -> tuple[float, ...]:
    """The sand timer, the guard that turns it when nobody does, the countdown; in calm mode none (jelly.calm)."""
    house = edition.house
    return () if options.calm else (edition.timer.seconds, house.guard, house.countdown)
