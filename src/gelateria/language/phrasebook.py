"""A notation's phrases in one language, for a drawing or a label. The browser draws for itself and has none of them."""

from collections.abc import Mapping

from gelateria.language.translator import DEFAULT, Translator


class Phrasebook:
    """Says phrases, and remembers which: `GAME-notation-PHRASE`, or `GAME-PHRASE` where the browser says just that."""

    def __init__(self, translator: Translator, game: str, english: Mapping[str, str]) -> None:
        self.translator = translator
        self.game = game
        self.english = english
        self.said: list[tuple[str, str]] = []

    def __call__(self, phrase: str, /, **filled_in: str | int) -> str:
        message = self.message(phrase)
        text = self.translator.say(message, filled_in) if message else self.english[phrase].format(**filled_in)
        self.said.append((phrase, text))
        return text

    def message(self, phrase: str) -> str | None:
        """The id by which it is said; None where it is said in English, as the notation has it."""
        if self.translator.language == DEFAULT:
            return None
        ids = (f"{self.game}-notation-{phrase}", f"{self.game}-{phrase}")
        return next((message for message in ids if self.translator.has_own(message)), None)
