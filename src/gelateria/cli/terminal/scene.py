"""What the people at a table see: what happened, who is who, the board, the question, the choices."""

from collections.abc import Sequence
from math import ceil
from time import sleep

from rich.columns import Columns
from rich.console import Console
from rich.rule import Rule
from rich.text import Text

from gelateria.cli.asking import ask
from gelateria.cli.commands.rules import in_prose
from gelateria.cli.options.language import spoken, words, words_for
from gelateria.cli.terminal.choices import MANY, Choice, laid_out
from gelateria.cli.terminal.looks import board, prose, seat_ink, seat_mark, shape
from gelateria.cli.terminal.sitting import Sitter, names_of
from gelateria.cli.terminal.story import AnyMatch, tell
from gelateria.engine import Illegal, Viewer
from gelateria.language import refusal_in_words


class Scene:
    """The screen of one match. Where there are secrets and several people, it shows each only what they may know."""

    def __init__(self, console: Console, match: AnyMatch, sitters: Sequence[Sitter]) -> None:
        self.console = console
        self.match = match
        self.game = match.setting.game
        self.sitters = sitters
        self.names = names_of(sitters)
        self.people = [seat for seat, sitter in enumerate(sitters) if not sitter.bot]
        self.you: Viewer = self.people[0] if len(self.people) == 1 else None
        """Whoever plays alone against bots is told as one tells them."""
        self.is_secret = bool(self.game.views.SECRETS) and len(self.people) > 1
        self.looking: Viewer = None
        self.told: dict[Viewer, int] = {}

    def show(self, seat: int, seconds: float | None = None) -> None:
        """Everything somebody needs to decide, and how long they have."""
        self.headline()
        self.tell_news(seat)
        self.console.print()
        self.draw(seat)
        self.console.print()
        question = prose([words_for(self.game).prompt(self.match.view(seat), self.names)], self.names)
        if seconds is not None:
            question.append(" " + words().say("terminal-seconds", {"seconds": round(max(seconds, 0))}), "bold")
        self.console.print(question)

    def headline(self) -> None:
        self.console.print()
        self.console.print(Rule(Text(words_for(self.game).title, "bold"), style="dim", align="left"))

    def draw(self, viewer: Viewer) -> None:
        """Who is who, whose turn it is, and the board."""
        awaited = self.match.awaited()
        seats = [seat_mark(seat, sitter.title) for seat, sitter in enumerate(self.sitters)]
        for seat in awaited:
            seats[seat].stylize(f"{seat_ink(seat)} underline", 2)
        self.console.print(Columns(seats, padding=(0, 3)))
        self.console.print(board(self.game, self.match.view(viewer)), crop=False)

    def tell_news(self, viewer: Viewer, counted: bool = True) -> None:
        """What happened since this viewer last heard of it; without the final scoring, where that is shown apart."""
        key = viewer if self.is_secret else None
        start = min(self.told.get(key, self.last_heard(viewer)), len(self.match.moves))
        for paragraph in tell(self.match, viewer, self.names, start, self.you, counted):
            self.console.print(paragraph)
        self.told[key] = len(self.match.moves)

    def last_heard(self, viewer: Viewer) -> int:
        """Before the last move that this viewer, or without secrets anybody here, made: what followed is news."""
        ears = [viewer] if self.is_secret else self.people
        return max((index for index, move in enumerate(self.match.moves) if move.by in ears), default=-1)

    def offer(self, choices: Sequence[Choice], most: int = MANY) -> None:
        self.console.print(laid_out(choices, self.console.width, most))
        if len(choices) == 1:
            self.say("terminal-enter")
        elif len(choices) > most:
            self.say("terminal-begin")

    def hand_over(self, seat: int) -> None:
        """Where there are secrets and several people, nobody sees what the one before them saw."""
        if not self.is_secret or self.looking == seat:
            return
        self.console.clear()
        if self.console.is_terminal:
            self.console.file.write("\x1b[3J")  # what can be scrolled back to, too
        ask(words().say("terminal-hand-over", {"name": f"{shape(seat)} {self.names[seat]}"}) + " > ")
        self.looking = seat

    def refuse(self, refusal: Illegal) -> None:
        """A sentence; the rule itself is told by `why`."""
        sentence = in_prose(refusal_in_words(self.game, refusal, spoken()))
        self.console.print(Text.assemble(sentence, (f"  `why`: {refusal.rule}", "dim")))

    def count(self, seconds: float) -> None:
        """Down, a second at a time; nobody waits where nobody looks."""
        self.console.print(Text(f"{ceil(seconds)} …", "bold yellow"))
        if self.console.is_terminal:
            sleep(1)

    def say(self, message: str, **filled_in: str | int) -> None:
        """A message of the table, by its id; in one line, so that a command or a file in it can be copied."""
        self.console.print(Text(words().say(message, filled_in), "dim"), soft_wrap=True)

    def note(self, sentence: str) -> None:
        self.console.print(Text(sentence, "dim"))
