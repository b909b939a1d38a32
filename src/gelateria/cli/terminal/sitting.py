"""Who sits where: people, and the bots they play against."""

import getpass
from collections.abc import Sequence

from msgspec import Struct

from gelateria.bots.external.lookup import nickname
from gelateria.bots.names import house_name
from gelateria.cli.options.choosing import bot_names, split_list
from gelateria.cli.options.failing import Unclear

PERSON = ("none", "you")
"""In a list of bots: here sits a person."""
LONGEST_NAME = 20


class Sitter(Struct, frozen=True):
    """Somebody at the table. A person has no bot."""

    name: str
    bot: str = ""

    @property
    def title(self) -> str:
        return f"{self.name} ({nickname(self.bot)})" if self.bot else self.name


def seat_everybody(players: int, bots: str = "greedy", names: str = "") -> list[Sitter]:
    """`greedy`: all others are that bot; `random,greedy`: the last two are; `none`: people only."""
    kinds = ["" if name in PERSON else bot_names(name)[0] for name in split_list(bots)]
    if len(kinds) > players:
        raise Unclear(f"{len(kinds)} bots are too many for {players} seats.")
    if len(kinds) == 1:
        kinds *= players - 1
    kinds = [""] * (players - len(kinds)) + kinds
    given = [_clean(name) for name in names.split(",") if name.strip()]
    if len(given) > players:
        raise Unclear(f"{len(given)} names are too many for {players} seats.")
    called = [
        *given,
        *(your_name() if seat == 0 and not kinds[0] else house_name(seat) for seat in range(len(given), players)),
    ]
    if len(set(called)) < players:
        raise Unclear(f"Two at the table have the same name: {', '.join(called)}.")
    return [Sitter(name, kind) for name, kind in zip(called, kinds, strict=True)]


def your_name() -> str:
    """What the first person is called if nobody says: as their account is."""
    try:
        return _clean(getpass.getuser().capitalize())
    except (KeyError, OSError, ImportError, Unclear):  # there are systems without accounts
        return house_name(0)


def names_of(sitters: Sequence[Sitter]) -> tuple[str, ...]:
    return tuple(sitter.name for sitter in sitters)


def _clean(name: str) -> str:
    name = "".join(letter for letter in name if letter.isprintable()).strip()[:LONGEST_NAME]
    if not name:
        raise Unclear("A name needs a letter that can be printed.")
    return name
