"""The shape of Pig's material, as it stands in edition.toml, and what can be chosen."""

from typing import Annotated

from msgspec import Meta, Struct

from gelateria.engine import Source


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
