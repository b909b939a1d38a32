"""Who sits where: people, and the bots they play against."""

import getpass
from collections.abc import Sequence

from msgspec import Struct

from gelateria.bots import BOTS
from gelateria.bots.external.lookup import nickname
from gelateria.bots.levels import LEVELS
from gelateria.bots.names import house_name
from gelateria.cli.options.choosing import bot_names, split_list
from gelateria.cli.options.failing import Unclear
from gelateria.cli.options.language import words

PERSON = ("none", "you")
"""In a list of bots: here sits a person."""
LONGEST_NAME = 20


class Sitter(Struct, frozen=True):
    """Somebody at the table. A person has no bot."""

    name: str
    bot: str = ""

    @property
    def title(self) -> str:
        return f"{self.name} ({_kind(self.bot)})" if self.bot else self.name


def _kind(bot: str) -> str:
    """What sort of bot it is, as one says it: `leicht`; a guest has its own name in every language."""
    if bot in LEVELS:
        return words().say(f"level-{bot}")
    return words().say(f"terminal-bot-{bot}") if bot in BOTS else nickname(bot)


def seat_everybody(players: int, bots: str = "greedy", names: str = "") -> list[Sitter]:
    """`greedy`: all others are that bot; `random,greedy`: the last two are; `none`: people only."""
    kinds = ["" if name in PERSON else bot_names(name)[0] for name in split_list(bots)]
    if len(kinds) > players:
        raise Unclear(words().say("terminal-wrong-bots", {"bots": len(kinds), "players": players}))
    if len(kinds) == 1:
        kinds *= players - 1
    kinds = [""] * (players - len(kinds)) + kinds
    given = [_clean(name) for name in names.split(",") if name.strip()]
    if len(given) > players:
        raise Unclear(words().say("terminal-wrong-names", {"names": len(given), "players": players}))
    called = [
        *given,
        *(your_name() if seat == 0 and not kinds[0] else house_name(seat) for seat in range(len(given), players)),
    ]
    if len(set(called)) < players:
        raise Unclear(words().say("terminal-wrong-same-name", {"names": ", ".join(called)}))
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
        raise Unclear(words().say("terminal-wrong-name"))
    return name
