"""Hush: a game for the tests. All at once, with secrets, a timer, and rules in plain Python without a `.pxd`.

Everybody holds one secret card. At any time before the bell you may swap it once for an unseen one, knock to stay
out, or show it. The highest card shown wins; equal ones share; if nobody shows, everybody does.
"""

from pathlib import Path
from typing import Annotated

from msgspec import Meta, Struct

from gelateria.engine import Game, Sense, Source
from hush import faces, sight, text
from hush.rules import EVENTS, Hush


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


GAME = Game(
    slug="hush",
    title="Hush",
    designer="the test suite",
    publisher="nobody",
    blurb="Hold your card close.",
    seats=range(2, 5),
    version=1,
    options=Options,
    edition=Edition,
    actions=faces.Action,
    events=EVENTS,
    endings=("hush.end",),
    timers=(10.0,),
    folder=Path(__file__).parent,
    rules=Hush,
    faces=faces,
    sight=sight,
    text=text,
    sense=Sense,
)
