"""A refusal that teaches: which rule stands against it, why, and what the limit is."""

from typing import Any


class Illegal(Exception):
    """Raised for anything the rules refuse. Nothing has changed when it is raised."""

    def __init__(self, rule: str, sentence: str, limit: str | int | list[str] | list[int] | None = None) -> None:
        super().__init__(f"{sentence} ({rule})")
        self.rule = rule
        """The id of a rule on a rules page."""
        self.sentence = sentence
        """Why not, in words for the player who tried."""
        self.limit = limit
        """What would have been allowed, where that can be said in a word or a number."""

    def __reduce__(self) -> tuple[Any, ...]:
        return type(self), (self.rule, self.sentence, self.limit)
