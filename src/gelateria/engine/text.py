"""Small pieces of language and of drawing that every game shares."""

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


def together(names: list[str]) -> str:
    """`Ada`, `Ada and Ben`, `Ada, Ben and Cleo`."""
    return " and ".join(filter(None, [", ".join(names[:-1]), *names[-1:]]))


def count(number: int, thing: str) -> str:
    """`1 chip`, `2 chips`."""
    return f"{number} {thing}" if number == 1 else f"{number} {thing}s"
