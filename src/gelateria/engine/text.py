"""Small pieces of language and of drawing that every game shares."""

import unicodedata
from collections.abc import Iterable, Mapping
from typing import Protocol

SHAPES = "●▲■◆★"
"""Each seat's own shape, beside its colour, on every piece, pile and name."""

Words = Mapping[str, str | int]
"""What is filled into a message, by the names of its variables."""


class Language(Protocol):
    """What a game's `words.py` speaks with; `gelateria.language` has seven."""

    def say(self, message: str, words: Words = ..., /) -> str:
        """The message of that id, with these words filled in."""

    def together(self, items: Iterable[str | int], /) -> str:
        """Names or numbers as one says them together."""


class Say(Protocol):
    """What a game's `notation.py` draws and labels with: its `PHRASES` by their names, in some language."""

    def __call__(self, phrase: str, /, **filled_in: str | int) -> str:
        """The phrase of that name, with these words filled in."""


class Phrases:
    """The phrases of a notation as they stand there, in English."""

    def __init__(self, phrases: Mapping[str, str]) -> None:
        self.phrases = phrases

    def __call__(self, phrase: str, /, **filled_in: str | int) -> str:
        return self.phrases[phrase].format(**filled_in)


def together(names: list[str]) -> str:
    """`Ada`, `Ada and Ben`, `Ada, Ben and Cleo`."""
    return " and ".join(filter(None, [", ".join(names[:-1]), *names[-1:]]))


def count(number: int, thing: str) -> str:
    """`1 chip`, `2 chips`."""
    return f"{number} {thing}" if number == 1 else f"{number} {thing}s"


def columns(text: str) -> int:
    """How many columns of a terminal a line takes: two for a wide letter, none for a mark upon another letter."""
    return sum(
        0 if unicodedata.combining(letter) else 2 if unicodedata.east_asian_width(letter) in "WF" else 1
        for letter in text
    )


def pad(text: str, width: int) -> str:
    """The text, and spaces to so many columns; what is too long for them keeps a distance of two."""
    missing = width - columns(text)
    return text + " " * (missing if missing > 0 else 2)


def in_lines(items: Iterable[str], between: str, width: int = 80) -> list[str]:
    """As many of the items in a line as it has room for; none of them is broken."""
    lines: list[str] = []
    for item in items:
        if lines and columns(lines[-1] + between + item) <= width:
            lines[-1] += between + item
        else:
            lines.append(item)
    return lines
