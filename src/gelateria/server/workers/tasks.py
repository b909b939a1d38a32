"""What a bots' worker is asked: all that a bot gets to know."""

from typing import Any

from msgspec import Struct


class Task(Struct, frozen=True, kw_only=True, array_like=True):
    """A decision for a bot."""

    game: str
    players: int
    options: dict[str, Any]
    edition: dict[str, Any] | None
    """Another edition than the printed one, as a value."""
    level: str
    """One of `gelateria.bots.BOTS`."""
    view: bytes
    """The seat's own view, as JSON."""
    seed: int
    rules: int | None = None
    """The version of the game's rules; None: today's."""
    explain: bool = False
    """Not what to do, but what there is to say about it."""
