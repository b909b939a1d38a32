"""What can be wrong with a bot: nobody knows it, or it does what no player may."""

from typing import Any

HOW = "Yours can play too: my_bot.py:MyBot, my_package.my_bot:MyBot or stdio:COMMAND."
LONGEST_PART = 2000
"""So many characters of what a bot was shown are printed; the fault itself keeps all."""


class UnknownBot(LookupError):
    """There is no bot of that name, or what the name leads to is no bot."""


class NoSuchBot(UnknownBot):
    """None of ours is called so, and it is no name that leads to somebody else's; these there are."""

    def __init__(self, name: str, known: tuple[str, ...]) -> None:
        super().__init__(name, known)
        self.name = name
        self.known = known

    def __str__(self) -> str:
        return f"There is no bot called {self.name!r}. There are: {', '.join(self.known)}. {HOW}"


class BotFault(Exception):
    """A bot that somebody brought along broke down or answered with what is no legal action."""

    def __init__(self, bot: str, problem: str, view: str = "", legal: str = "", last_words: str = "") -> None:
        super().__init__(bot, problem)
        self.bot = bot
        """The name it was called by."""
        self.problem = problem
        """Where it was, what it did, and what is wrong with that."""
        self.view = view
        """What it was shown, as JSON."""
        self.legal = legal
        """What it could choose from, as JSON."""
        self.last_words = last_words
        """What it wrote to stderr at the end."""

    def __str__(self) -> str:
        parts = {"It was shown": self.view, "It could choose from": self.legal, "Its last words": self.last_words}
        told = [f"{title}: {_cut(part)}" for title, part in parts.items() if part]
        return "\n".join([f"The bot {self.bot} {self.problem}", *told])

    def __reduce__(self) -> tuple[Any, ...]:
        return type(self), (self.bot, self.problem, self.view, self.legal, self.last_words)


def _cut(part: str) -> str:
    return part if len(part) <= LONGEST_PART else f"{part[:LONGEST_PART]} … ({len(part):,} characters)"
