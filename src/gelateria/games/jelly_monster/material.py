"""The shape of Attack of the Jelly Monster's material, as it stands in edition.toml, and what can be chosen."""

from typing import Annotated

from msgspec import Meta, Struct, structs

from gelateria.engine import Source
from gelateria.games.jelly_monster.rewards import MOST_SYMBOLS, pack, read_reward

Seconds = Annotated[float, Meta(ge=1, le=600)]
Steps = Annotated[int, Meta(ge=1, le=99)]
Number = Annotated[int, Meta(ge=0, le=30)]


class Options(Struct, frozen=True, forbid_unknown_fields=True):
    """What can be chosen before the game."""

    beginner: bool = False
    calm: bool = False


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
    """Our own numbers: the guard's seconds, and the steps of calm mode."""

    source: Source
    guard: Seconds
    calm_timer: Steps
    calm_guard: Steps
    calm_round: Steps

    def __post_init__(self) -> None:
        if not self.calm_timer <= self.calm_guard <= self.calm_round:
            raise ValueError("calm_timer, calm_guard and calm_round must not fall")


class Capsules(Struct, frozen=True, forbid_unknown_fields=True):
    """How many capsules show a die, and how many each number."""

    source: Source
    dice: Number
    values: dict[Annotated[int, Meta(ge=1, le=9)], Number]


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
        sides: list[Side] = [getattr(self, letter + number) for letter in "AB" for number in "12345678"]
        return [side.packed() for side in sides]


class Edition(Struct, frozen=True, forbid_unknown_fields=True):
    """Everything that lies in the box."""

    game: Rounds
    timer: Timer
    house: House
    capsules: Capsules
    districts: Districts


def timers(options: Options, edition: Edition) -> tuple[float, ...]:
    """The sand timer, and the guard that turns it when nobody does; in calm mode no clock runs at all."""
    return () if options.calm else (edition.timer.seconds, edition.house.guard)
