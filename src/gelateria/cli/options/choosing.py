"""From the words of a command line to a game that is set out, and to the bots at its table."""

import re
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Annotated, Any

import msgspec
from cyclopts import Parameter
from cyclopts.validators import Number

from gelateria.bots import BOTS, find_bot
from gelateria.cli.options.failing import Unclear
from gelateria.cli.options.language import shown, words, words_for
from gelateria.engine import AnyGame, Setting
from gelateria.engine.text import Words
from gelateria.lab import Pace

AnySetting = Setting[Any, Any, Any, Any]

# Parameters that several commands share.
Seed = Annotated[int, Parameter(validator=Number(gte=0, lt=2**64))]
Options = Annotated[tuple[str, ...], Parameter(name="--option")]
Paces = Annotated[
    tuple[str, ...],
    Parameter(
        name="--pace",
        help="How quick players are where time counts, name=value: the seconds of a throw and a choice (throw, "
        "choose), and how much actions and players differ (spread, people); can be given several times. "
        "It holds for all.",
    ),
]
Tempos = Annotated[bool, Parameter(negative="--no-tempo")]
Positive = Annotated[int, Parameter(validator=Number(gte=1))]

BETWEEN_COMMAS = re.compile(r"""(?:[^,"'\\]|"(?:\\.|[^"\\])*"|'[^']*'|\\.|["'\\])+""")
YES, NO = ("", "yes", "on"), ("no", "off")


@Parameter(name="*")
@dataclass(frozen=True, kw_only=True)
class PlayOptions:
    """What is played, and how."""

    players: int | None = None
    """How many play; by default as few as the game allows."""
    seed: Seed = 1
    """Where chance begins."""
    option: Options = ()
    """An option of the game, name=value; can be given several times."""
    edition: Path | None = None
    """An edition file to play with instead of the printed material."""
    pace: Paces = ()

    def set_out(self, game: AnyGame) -> AnySetting:
        return set_out(game, self.players, self.option, self.edition)


AS_PRINTED = PlayOptions()


def set_out(game: AnyGame, players: int | None, options: Iterable[str] = (), edition: Path | None = None) -> AnySetting:
    """The game for that many players, by default as few as it takes, with options written `name=value`."""
    if players is not None and players not in game.seats:
        span: Words = {"from": game.seats[0], "to": game.seats[-1], "players": players}
        raise Unclear(words().say("terminal-wrong-seats", {"game": words_for(game).title, **span}))
    return game.setting(players if players is not None else game.seats[0], read_options(game, options), edition)


def read_options(game: AnyGame, given: Iterable[str]) -> dict[str, Any]:
    """`["action_tiles", "rounds=3"]` as the game's own types; `Illegal` from the game if it knows no such option."""
    known = game.describe_options()
    title = words_for(game).title
    read: dict[str, Any] = {}
    for word in given:
        name, _, value = word.partition("=")
        name = name.strip().replace("-", "_")
        if name not in known:
            said: Words = {"game": title, "option": shown(name), "options": ", ".join(known) or "none"}
            raise Unclear(words().say("terminal-wrong-option", said))
        if known[name].get("type") == "boolean":
            value = "true" if value in YES else "false" if value in NO else value
        read[name] = value
    try:
        return dict(msgspec.to_builtins(msgspec.convert(read, game.options, strict=False)))
    except msgspec.ValidationError as error:
        raise Unclear(words().say("terminal-wrong-value", {"game": title, "why": str(error)})) from None


def read_pace(setting: AnySetting, wanted: Iterable[str], tempo: bool = True) -> Pace:
    """`["throw=1.5", "choose=2"]` as a pace, for a game that has timers; whoever sets one means it for all.

    Without `tempo` nobody keeps to a tempo of their own.
    """
    given: dict[str, Any] = {name.strip(): value for name, _, value in (word.partition("=") for word in wanted)}
    if given and not setting.timers:
        raise Unclear(f"Nobody needs to hurry in this game of {setting.game.title}: it has no clock, and so no pace.")
    try:
        return msgspec.convert({"tempo": tempo and not given, **given}, Pace, strict=False)
    except msgspec.ValidationError as error:
        there_are = ", ".join(field.name for field in msgspec.structs.fields(Pace))
        raise Unclear(f"That is no pace: {error}. A pace has: {there_are}.") from None


def split_list(listed: str) -> list[str]:
    """`greedy,stdio:node bot.mjs "a,b"` at its commas, but for those in quotes or after a backslash."""
    return [word.strip() for word in BETWEEN_COMMAS.findall(listed) if word.strip()]


def bot_names(listed: str) -> list[str]:
    """`greedy,my_bot.py:MyBot`, every name checked."""
    names = split_list(listed)
    for name in names:
        find_bot(name)
    if not names:
        raise Unclear(words().say("terminal-wrong-no-bot", {"bots": ", ".join(BOTS)}))
    return names


def around_the_table(names: Sequence[str], players: int) -> list[str]:
    """A bot for every seat; a shorter list goes round again."""
    if len(names) > players:
        raise Unclear(words().say("terminal-wrong-bots", {"bots": len(names), "players": players}))
    return [names[seat % len(names)] for seat in range(players)]
