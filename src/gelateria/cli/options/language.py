"""The language of this run of the command line."""

from contextvars import ContextVar

from gelateria.engine import AnyGame
from gelateria.language import DEFAULT, GameTranslator, speak_of

_spoken = ContextVar("language", default=DEFAULT)


def words_for(game: AnyGame) -> GameTranslator:
    """A game's words, and with them those of every table."""
    return speak_of(game, _spoken.get())
