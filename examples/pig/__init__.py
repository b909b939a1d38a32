"""Pig: the box. The smallest game there is, and the tutorial of docs/adding-a-game.md."""

from pathlib import Path
from typing import Annotated

from msgspec import Meta, Struct

from gelateria.engine import Game, Source
from pig import faces, sight, text
from pig.rules import EVENTS, Pig
from pig.sense import PigSense


class Options(Struct, frozen=True, forbid_unknown_fields=True):
    """Pig has no options."""


class Numbers(Struct, frozen=True, forbid_unknown_fields=True):
    """The goal, and the faces of the die."""

    source: Source
    goal: Annotated[int, Meta(ge=2, le=1000)]
    faces: Annotated[int, Meta(ge=2, le=20)]


class Edition(Struct, frozen=True, forbid_unknown_fields=True):
    """Everything that lies in the box."""

    game: Numbers


GAME = Game(
    slug="pig",
    title="Pig",
    designer="traditional",
    publisher="public domain",
    blurb="One die, and the question when to stop.",
    seats=range(2, 6),
    version=1,
    options=Options,
    edition=Edition,
    actions=faces.Action,
    events=EVENTS,
    endings=("pig.end",),
    folder=Path(__file__).parent,
    rules=Pig,
    faces=faces,
    sight=sight,
    text=text,
    sense=PigSense,
)
