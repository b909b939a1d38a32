"""Watches a bot while it plays: what it decides, how long it takes, whether it touches what it must not."""

from collections.abc import Iterator
from contextlib import contextmanager
from time import perf_counter
from typing import Any, NamedTuple

import msgspec

from gelateria.bots import Bot, BotFault
from gelateria.bots.external.limits import Limits
from gelateria.bots.external.stdio import ProgramGuest
from gelateria.engine import State
from gelateria.lab.alarm import alarm


class Decision(NamedTuple):
    """What was seen, what was chosen."""

    view: Any
    action: int


class TooLate(BotFault):
    """It took longer than it may."""


class Meddling(BotFault):
    """It changed the view that it was shown."""


class Watched(Bot):
    """Plays as the bot does that it watches."""

    shown_views = True

    def __init__(self, name: str, bot: Bot, limits: Limits) -> None:
        Bot.__init__(self, bot.setting, 0)
        self.name = name
        self.bot = bot
        self.limits = limits
        self.decisions: list[Decision] = []
        self.seconds: list[float] = []
        """How long the decisions took, but for the one that a program was started for."""

    def imagine(self, view: Any) -> State:
        return self.bot.imagine(view)

    def answer(self, view: Any, world: State) -> int:
        before, choices = msgspec.json.encode(view), world.legal(view.viewer)
        comes_up = isinstance(self.bot, ProgramGuest) and self.bot.program is None
        allowed = self.limits.move + (0 if self.decisions else self.limits.start)
        start = perf_counter()
        try:
            if isinstance(self.bot, ProgramGuest):  # which has limits of its own
                action = self.bot.answer(view, world)
            else:
                with interrupted_after(allowed):
                    action = self.bot.answer(view, world)
        except Interrupted:
            raise self.fault(TooLate, f"did not answer within {allowed:g} s.", before) from None
        except BotFault as fault:
            if perf_counter() - start < allowed:
                raise
            raise TooLate(fault.bot, fault.problem, fault.view, fault.legal, fault.last_words) from None
        seconds = perf_counter() - start
        if seconds > allowed:
            raise self.fault(TooLate, f"took {seconds:.3g} s; allowed are {allowed:g} s.", before)
        if not comes_up:
            self.seconds.append(seconds)
        if msgspec.json.encode(view) != before:
            raise self.fault(Meddling, "changed the view that it was shown.", before)
        if action not in choices:
            raise self.fault(BotFault, f"chose action {action}; legal are {choices}.", before)
        self.decisions.append(Decision(view, action))
        return action

    def fault(self, kind: type[BotFault], problem: str, view: bytes) -> BotFault:
        return kind(self.name, f"(in {self.setting.game.slug}) {problem}", view.decode())


class Interrupted(BaseException):
    """The time is up. Not an Exception, so that a bot that catches everything does not catch this."""


@contextmanager
def interrupted_after(seconds: float) -> Iterator[None]:
    """Whatever goes on in here is interrupted when it takes longer, where the system has a timer for that."""

    def interrupt() -> None:
        raise Interrupted

    with alarm(interrupt, seconds):
        yield
