"""The language of this run of the command line: chosen with `--lang`, or the environment's."""

import os
from contextvars import ContextVar

from gelateria.cli.options.failing import Unclear
from gelateria.engine import AnyGame, Rule
from gelateria.language import DEFAULT, LANGUAGES, GameTranslator, Translator, rule_page, speak, speak_of

_spoken = ContextVar("language", default=DEFAULT)


def choose_language(wish: str | None) -> None:
    """From here on, this one; without a wish, the one in which the environment speaks to its user."""
    _spoken.set(wish if wish in LANGUAGES else _of_environment())
    if wish and wish not in LANGUAGES:
        raise Unclear(
            words().say("terminal-wrong-language", {"language": shown(wish), "languages": ", ".join(LANGUAGES)})
        )


def spoken() -> str:
    return _spoken.get()


def words() -> Translator:
    """What every table says."""
    return speak(spoken())


def words_for(game: AnyGame) -> GameTranslator:
    """A game's words, and with them those of every table."""
    return speak_of(game, spoken())


def shown(typed: str) -> str:
    """What somebody typed, so that it can be quoted: what cannot be printed is written out."""
    return repr(typed)[1:-1]


def rules_for(game: AnyGame | None) -> dict[str, Rule]:
    """The rules of a game, or for None those of every table."""
    return rule_page(game, spoken())


def _of_environment() -> str:
    """`de_AT.UTF-8` is German; what is none of ours, `C` for instance, is English."""
    wishes = (os.environ.get(name, "") for name in ("LC_ALL", "LC_MESSAGES", "LANG"))
    language = next(filter(None, wishes), DEFAULT).partition("_")[0]
    return language if language in LANGUAGES else DEFAULT
