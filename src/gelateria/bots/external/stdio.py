"""A guest that is a program of its own, in whatever language: we talk to it over its stdin and stdout."""

import os
import shlex
import shutil
from collections.abc import Sequence
from typing import Any

from gelateria.bots.external.in_process import AnySetting, Guest
from gelateria.bots.external.limits import Limits, chosen_limits
from gelateria.bots.external.program import Broken, Program
from gelateria.bots.external.protocol import PROTOCOL, Bye, Hello, NoAnswer, decide_line, line_of, read_answer
from gelateria.bots.faults import BotFault, UnknownBot

PREFIX = "stdio:"
QUOTED = 200


class ProgramGuest(Guest):
    """Starts its program when it is first asked, and lets it go when it is forgotten."""

    def __init__(
        self, name: str, command: Sequence[str], setting: AnySetting, seed: int, limits: Limits | None = None
    ) -> None:
        Guest.__init__(self, name, setting, seed)
        self.command = command
        self.limits = limits or chosen_limits()
        self.program: Program | None = None
        self.greeted: tuple[int, int] | None = None
        """The seat and the seed that the program was told."""

    def ask(self, view: Any, legal: list[Any]) -> Any:
        seconds = self.limits.move
        if self.program is None:
            self.program = Program(self.command, self.limits, line_of(Bye()))
            self.greeted = None
            seconds += self.limits.start
        lines = decide_line(view, legal)
        if self.greeted != (view.viewer, self.seed):
            lines = line_of(self.hello(view.viewer)) + lines
            self.greeted = view.viewer, self.seed
        try:
            answer = self.program.ask(lines, seconds)
        except Broken as broken:
            raise self.fault(f"{broken}.", view, legal) from None
        try:
            return read_answer(answer)
        except NoAnswer as why:
            text = answer[:QUOTED].decode(errors="replace")
            raise self.fault(f"answered {text!r}, which is no answer: {why}.", view, legal) from None

    def hello(self, seat: int) -> Hello:
        setting = self.setting
        return Hello(
            protocol=PROTOCOL,
            game=setting.game.slug,
            players=setting.players,
            options=setting.option_values(),
            edition=setting.edition_values(),
            seat=seat,
            seed=self.seed,
            rules=setting.version,
        )

    def reseed(self, seed: int) -> None:
        Guest.reseed(self, seed)
        self.greeted = None

    def fault(self, problem: str, view: Any, legal: list[Any], last_words: str = "") -> BotFault:
        """Who did something wrong is not asked again: the next question goes to a program started anew."""
        if self.program is not None:
            last_words = self.program.kill()
            self.program = None
        return Guest.fault(self, problem, view, legal, last_words)

    def close(self) -> bool:
        """Let the program go; whether it ended by itself when it was told so."""
        program, self.program = self.program, None
        return program is None or program.close()


def read_command(name: str) -> list[str]:
    """The words of `stdio:COMMAND`. There is no shell: no `|`, no `$`."""
    if os.name != "posix":
        raise UnknownBot(f"{name} cannot be started: programs can only play on Linux, macOS and the like.")
    try:
        words = shlex.split(name.removeprefix(PREFIX))
    except ValueError as error:
        raise UnknownBot(f"{name} is no command: {error}.") from None
    if not words:
        raise UnknownBot(f"{name!r} names no program: it takes a command, as in stdio:node bot.mjs.")
    if shutil.which(words[0]) is None:
        raise UnknownBot(f"There is no program {words[0]!r} to start.")
    return words
