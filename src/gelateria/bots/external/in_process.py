"""A bot that somebody brought along, at our table: it is shown what a player would see, and its answer is checked."""

import inspect
import operator
import traceback
from collections.abc import Callable
from pathlib import Path
from typing import Any, Protocol

import msgspec

from gelateria.bots.bot import Bot
from gelateria.bots.faults import BotFault
from gelateria.engine.game import Setting
from gelateria.engine.illegal import Illegal
from gelateria.engine.state import State

AnySetting = Setting[Any, Any, Any, Any]

SEEDS = 2**53
"""A guest's seed stays below: every language can count so far."""
LONGEST_ANSWER = 300


class Player(Protocol):
    """All that a class needs to be a bot.

    Its `__init__` may take any of `game`, `players`, `options`, `edition`, `rules` and `seed`, by these names. If it
    has a `reseed(seed)`, that is called before another game; if not, another one is made.
    """

    def decide(self, view: Any, legal: list[Any]) -> Any:
        """One of the legal actions, or its place in the list. `view.viewer` is the own seat."""


class Guest(Bot):
    """Asks somebody else. Whatever comes back is a legal action or a `BotFault`."""

    shown_views = True

    def __init__(self, name: str, setting: AnySetting, seed: int) -> None:
        Bot.__init__(self, setting, seed)
        self.name = name
        self.seed = seed % SEEDS

    def ask(self, view: Any, legal: list[Any]) -> Any:
        """What the guest answers: an action, a plain value that reads as one, or a place in the list."""
        raise NotImplementedError

    def answer(self, view: Any, world: State) -> int:
        seat, legal = view.viewer, self.setting.legal(world, view.viewer)
        reply = self.ask(view, legal)
        place = _place(reply)
        if place is None:
            try:
                return self.setting.number(world, seat, reply)
            except Illegal as refusal:
                raise self.fault(f"answered {_in_short(reply)}. {refusal}", view, legal) from None
        if not 0 <= place < len(legal):
            span = f"The {len(legal)} legal actions have the places 0 to {len(legal) - 1}."
            raise self.fault(f"answered {place}. {span}", view, legal)
        return world.legal(seat)[place]

    def choose(self, world: State, seat: int) -> int:
        return self.answer(self.setting.recollection(world, seat), world)

    def reseed(self, seed: int) -> None:
        Bot.reseed(self, seed)
        self.seed = seed % SEEDS

    def fault(self, problem: str, view: Any, legal: list[Any], last_words: str = "") -> BotFault:
        """What went wrong, with where it was and what the guest was shown."""
        where = f"in {self.setting.game.slug}, seat {view.viewer}, turn {view.turns}"
        shown, choices = (msgspec.json.encode(part).decode() for part in (view, legal))
        return BotFault(self.name, f"({where}) {problem}", shown, choices, last_words)


class ClassGuest(Guest):
    """A guest that is a Python class, in this process."""

    def __init__(self, name: str, kind: Callable[..., Player], setting: AnySetting, seed: int) -> None:
        Guest.__init__(self, name, setting, seed)
        self.kind = kind
        self.player: Player | None = None
        self.at_home_with: int | None = None
        """The seed that the player knows of."""

    def ask(self, view: Any, legal: list[Any]) -> Any:
        try:
            if self.player is None or self.at_home_with != self.seed:
                self.player = self.begin()
                self.at_home_with = self.seed
            return self.player.decide(view, list(legal))
        except (Exception, SystemExit) as error:
            self.player = None
            raise self.fault(f"raised {_told(error)}.", view, legal) from error

    def begin(self) -> Player:
        """A player for another game: the same as before, if it knows how to begin anew."""
        reseed = getattr(self.player, "reseed", None)
        if self.player is not None and callable(reseed):
            reseed(self.seed)
            return self.player
        given = {
            "game": self.setting.game.slug,
            "players": self.setting.players,
            "options": self.setting.option_values(),
            "edition": self.setting.edition_values(),
            "rules": self.setting.version,
            "seed": self.seed,
        }
        return self.kind(**{name: value for name, value in given.items() if name in accepted(self.kind)})

    def reseed(self, seed: int) -> None:
        Guest.reseed(self, seed)
        self.at_home_with = None


GIVEN = ("game", "players", "options", "edition", "rules", "seed")


def accepted(kind: Callable[..., Player]) -> tuple[str, ...]:
    """Which of the things that a player can be told, the class wants to be told."""
    try:
        parameters = inspect.signature(kind).parameters.values()
    except (TypeError, ValueError):  # a class in C may not tell
        return ()
    if any(parameter.kind is parameter.VAR_KEYWORD for parameter in parameters):
        return GIVEN
    by_name = {parameter.name for parameter in parameters if parameter.kind is not parameter.POSITIONAL_ONLY}
    return tuple(name for name in GIVEN if name in by_name)


def _place(reply: Any) -> int | None:
    if isinstance(reply, bool):
        return None
    try:
        return operator.index(reply)
    except TypeError:
        return None


def _in_short(reply: Any) -> str:
    try:
        text = msgspec.json.encode(reply).decode()
    except (TypeError, ValueError, RecursionError, msgspec.MsgspecError):
        text = repr(reply)
    return text if len(text) <= LONGEST_ANSWER else f"{text[:LONGEST_ANSWER]} …"


def _told(error: BaseException) -> str:
    """`ZeroDivisionError: division by zero (my_bot.py, line 12)`."""
    frames = traceback.extract_tb(error.__traceback__)
    place = f" ({Path(frames[-1].filename).name}, line {frames[-1].lineno})" if frames else ""
    text = " ".join(str(error).split())
    return f"{type(error).__name__}{': ' if text else ''}{text}{place}"
