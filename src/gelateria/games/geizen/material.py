"""The shape of Geizen's material, as it stands in edition.toml, and what can be chosen."""

from typing import Annotated

from msgspec import Meta, Struct

from gelateria.engine import Source
from gelateria.engine.patterns import whole

Few = Annotated[int, Meta(ge=0, le=9)]


class Options(Struct, frozen=True, forbid_unknown_fields=True):
    """Geizen has no options."""


class Chips(Struct, frozen=True, forbid_unknown_fields=True):
    """How many chips there are, and who starts with how many."""

    source: Source
    total: Annotated[int, Meta(ge=2, le=1000)]
    loan: Annotated[int, Meta(ge=0, le=100)]
    start: dict[int, Annotated[int, Meta(ge=1, le=500)]]

    def __post_init__(self) -> None:
        for players in range(2, 6):
            if players not in self.start:
                raise ValueError(f"start says nothing for {players} players")
            if players * self.start[players] > self.total:
                raise ValueError(
                    f"start gives {players} players {self.start[players]} chips each, of {self.total} in all"
                )


class Dice(Struct, frozen=True, forbid_unknown_fields=True):
    """How many dice are thrown."""

    source: Source
    count: Annotated[int, Meta(ge=1, le=6)]


class Board(Struct, frozen=True, forbid_unknown_fields=True):
    """The five rows: their fields from the top, the chips on the first field, the arrows."""

    source: Source
    rows: Annotated[tuple[Annotated[str, Meta(pattern=whole("[GY]{1,7}R"))], ...], Meta(min_length=5, max_length=5)]
    first: Annotated[tuple[Annotated[int, Meta(ge=1, le=9)], ...], Meta(min_length=5, max_length=5)]
    arrows: Annotated[tuple[Few, ...], Meta(min_length=5, max_length=5)]


class Edition(Struct, frozen=True, forbid_unknown_fields=True):
    """Everything that lies in the box."""

    chips: Chips
    dice: Dice
    board: Board
