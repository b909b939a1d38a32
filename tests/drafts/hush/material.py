"""The shape of Hush's material, as it stands in edition.toml, and what can be chosen."""

from typing import Annotated

from msgspec import Meta, Struct

from gelateria.engine import Source


class Options(Struct, frozen=True, forbid_unknown_fields=True):
    """One option, so that options are tested."""

    swaps: Annotated[bool, Meta(description="Cards may be swapped.")] = True


class Cards(Struct, frozen=True, forbid_unknown_fields=True):
    """How many cards of each value, 1 first."""

    source: Source
    counts: Annotated[tuple[Annotated[int, Meta(ge=0, le=9)], ...], Meta(min_length=6, max_length=6)]

    def __post_init__(self) -> None:
        if sum(self.counts) < 8:
            raise ValueError("counts add up to fewer than 8 cards")


class Edition(Struct, frozen=True, forbid_unknown_fields=True):
    """Everything that lies in the box."""

    cards: Cards
