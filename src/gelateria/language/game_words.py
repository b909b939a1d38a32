"""A game in one language: what happened, what is asked, what it is like. Message ids follow from the records' names."""

from collections.abc import Sequence
from functools import cache
from typing import Any, NamedTuple

import msgspec

from gelateria.engine import AnyGame, TableView, Viewer
from gelateria.engine.game import SpokenNotation
from gelateria.language.phrasebook import Phrasebook
from gelateria.language.record_words import bare, figures_of, part_in, tag_of, words_of
from gelateria.language.translator import HOUSE, Translator


class Drawing(NamedTuple):
    """A board in letters, and the phrases that were said in it, with their names."""

    text: str
    phrases: list[tuple[str, str]]


class GameTranslator(Translator):
    """The words of one game, and with them those of every table."""

    def __init__(self, language: str, game: AnyGame) -> None:
        own = [(game.folder / "locales", name) for name in ("about", "words", "notation", "levels")]
        super().__init__(language, [*HOUSE, *own])
        self.game = game

    def sentence(self, event: msgspec.Struct, names: Sequence[str], own: Viewer = None) -> str:
        """What happened: `GAME-event-TAG` with the event's fields, and with what the game's `words.py` adds.

        To `own`, if that is a seat, as one tells somebody who has done it, or to whom it was done.
        """
        message = f"{self.game.slug}-event-{tag_of(event)}"
        if not self.knows(message):
            return bare(event, names, self)
        more = self.game.words.event(event, self) if self.game.words else {}
        return self.say(self._told_to(own, message, event), {**words_of(event, names, self), **more})

    def _told_to(self, own: Viewer, message: str, event: msgspec.Struct) -> str:
        """The attribute that is meant for this seat, where the message has one: `.you`, or `.yours`."""
        told = f"{message}.{part}" if (part := part_in(event, own)) else message
        return told if self.knows(told) else message

    def prompt(self, view: TableView, names: Sequence[str]) -> str:
        """What is wanted from this viewer now, or whom the table waits for, or who has won."""
        if view.winners:
            winners = self.together([names[seat] for seat in view.winners])
            won = "bar-won.you" if view.viewer in view.winners else "bar-won"
            return self.say(won, {"count": len(view.winners), "winners": winners})
        if view.viewer not in view.awaiting:
            awaited = self.together([names[seat] for seat in view.awaiting])
            return self.say("bar-waits", {"count": len(view.awaiting), "names": awaited})
        message = f"{self.game.slug}-ask-{getattr(view, 'phase', 'turn')}"
        if not self.knows(message):
            return self.say("bar-turn")
        more = self.game.words.ask(view, self) if self.game.words else {}
        return self.say(message, {**figures_of(view), **more})

    def draw(self, view: TableView) -> Drawing:
        """The board; in English where the game's notation has no phrases to be said in other words."""
        notation = self.game.notation
        if not isinstance(notation, SpokenNotation):
            return Drawing(notation.draw(view), [])
        say = Phrasebook(self, self.game.slug, notation.PHRASES)
        return Drawing(notation.draw(view, say), say.said)

    def label(self, action: msgspec.Struct) -> str:
        """What the action is called among the choices: its verb first, so that alike ones stand together."""
        notation = self.game.notation
        if not isinstance(notation, SpokenNotation):
            return notation.label(action)
        return notation.label(action, Phrasebook(self, self.game.slug, notation.PHRASES))

    def level(self, name: str, about: str) -> str:
        """How strong a level is; without words, what its `levels.toml` says."""
        return self._about(f"level-{name}", about)

    @property
    def title(self) -> str:
        return self._about("title", self.game.title)

    @property
    def blurb(self) -> str:
        """What the game is like, in one sentence."""
        return self._about("blurb")

    def options(self) -> dict[str, dict[str, Any]]:
        """Each option's type, default and meaning, as plain values; without words, what the option itself says."""
        return {
            name: {**about, "description": self._about(f"option-{name}", about.get("description", name))}
            for name, about in self.game.describe_options().items()
        }

    def option_value(self, option: str, value: str) -> str:
        """One of the values between which an option lets choose; without words, as it is written."""
        return self._about(f"option-{option}-{value}", value)

    def _about(self, what: str, otherwise: str = "") -> str:
        message = f"{self.game.slug}-{what}"
        return self.say(message) if self.knows(message) else otherwise


@cache
def speak_of(game: AnyGame, language: str) -> GameTranslator:
    """A game in a language; UnknownLanguage names those there are."""
    return GameTranslator(language, game)
