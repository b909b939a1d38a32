"""The shape of Gelini Nightlife's material, as it stands in edition.toml, and what can be chosen."""

from typing import Annotated

from msgspec import Meta, Struct

from gelateria.engine import Source
from gelateria.games.gelini_nightlife.rules import LETTERS, LIMITS, Colour

Few = Annotated[int, Meta(ge=0, le=9)]
Size = Annotated[int, Meta(ge=1, le=9)]


class Options(Struct, frozen=True, forbid_unknown_fields=True):
    """What can be chosen before the game."""

    actions: bool = False


class Group(Struct, frozen=True, forbid_unknown_fields=True):
    """One clique."""

    colour: Colour
    sizes: Annotated[tuple[Size, ...], Meta(min_length=2, max_length=6)]


class Cliques(Struct, frozen=True, forbid_unknown_fields=True):
    """The guests, by those who belong together."""

    source: Source
    groups: Annotated[tuple[Group, ...], Meta(min_length=1, max_length=16)]

    def __post_init__(self) -> None:
        colours = [group.colour for group in self.groups]
        for colour in colours:
            if colours.count(colour) > 1:
                raise ValueError(f"groups has {colour} twice; every clique has a colour of its own")
        kinds = sum(len(set(group.sizes)) for group in self.groups)
        room = LIMITS["kinds"] - len(LETTERS)
        if kinds > room:
            raise ValueError(f"groups has {kinds} kinds of guests; there is room for {room}")


class Vips(Struct, frozen=True, forbid_unknown_fields=True):
    """Guests without a clique."""

    source: Source
    count: Few
    size: Size


class Stars(Struct, frozen=True, forbid_unknown_fields=True):
    """Who can be hired."""

    source: Source
    count: Few
    size: Size


class Band(Struct, frozen=True, forbid_unknown_fields=True):
    """What the queue waits for."""

    source: Source
    size: Size


class Coins(Struct, frozen=True, forbid_unknown_fields=True):
    """How many coins there are, and how many of them hire a star."""

    source: Source
    count: Few
    price: Annotated[int, Meta(ge=1, le=9)]


class Actions(Struct, frozen=True, forbid_unknown_fields=True):
    """How many action tiles of each sort there are."""

    source: Source
    flyer: Few
    call: Few
    people: Few


class Die(Struct, frozen=True, forbid_unknown_fields=True):
    """The numbers on the die."""

    source: Source
    faces: Annotated[tuple[Annotated[int, Meta(ge=1, le=9)], ...], Meta(min_length=1, max_length=12)]


class Floor(Struct, frozen=True, forbid_unknown_fields=True):
    """How many squares a dance floor has, and the extra stage when two play."""

    source: Source
    squares: Annotated[int, Meta(ge=5, le=60)]
    extra: Annotated[int, Meta(ge=0, le=60)]


class Throws(Struct, frozen=True, forbid_unknown_fields=True):
    """How many throws in a row may find no taker."""

    source: Source
    untaken: Annotated[int, Meta(ge=1, le=100)]


class Edition(Struct, frozen=True, forbid_unknown_fields=True):
    """Everything that lies in the box."""

    cliques: Cliques
    vips: Vips
    stars: Stars
    band: Band
    coins: Coins
    actions: Actions
    die: Die
    floor: Floor
    throws: Throws

    def __post_init__(self) -> None:
        guests = sum(len(group.sizes) for group in self.cliques.groups) + self.vips.count
        tiles = guests + self.coins.count + self.actions.flyer + self.actions.call + self.actions.people
        room = LIMITS["places"] - 2  # one place is the band's, and none has the number 0
        if tiles > room:
            raise ValueError(
                f"cliques, vips, coins and actions make a queue of {tiles} tiles; there is room for {room}"
            )
