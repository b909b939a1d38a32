"""Messages by their ids, in one language; what it lacks is said in English."""

from collections.abc import Iterable, Sequence
from functools import cache
from pathlib import Path
from typing import Any

from babel.lists import format_list
from babel.numbers import format_percent
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax.ast import Resource

from gelateria.engine.text import Words

LOCALES = Path(__file__).parent.parent / "locales"
LANGUAGES = tuple(sorted(folder.name for folder in LOCALES.iterdir()))
DEFAULT = "en"
NO_WORDS: Words = {}

File = tuple[Path, str]
"""The folder that has one for each language, and what the file in it is called."""
HOUSE: tuple[File, ...] = ((LOCALES, "app"), (LOCALES, "terminal"))
"""What every table says."""


class UnknownLanguage(LookupError):
    """There are no words in that language."""


class Translator:
    """One language, as far as these files go."""

    def __init__(self, language: str, files: Sequence[File]) -> None:
        if language not in LANGUAGES:
            raise UnknownLanguage(f"There are no words in {language!r}. Languages there are: {', '.join(LANGUAGES)}.")
        self.language = language
        self._bundles = [_bundle(spoken, files) for spoken in dict.fromkeys((language, DEFAULT))]

    def knows(self, message: str) -> bool:
        """Whether there is such a message; `message.attribute` is one of its attributes."""
        return any(_pattern(bundle, message) for bundle in self._bundles)

    def has_own(self, message: str) -> bool:
        """Whether this very language has the message, so that it need not be said in English."""
        return bool(self._bundles[0].has_message(message))

    def say(self, message: str, words: Words = NO_WORDS) -> str:
        """The message with these words filled in; its id where there is no such message."""
        for bundle in self._bundles:
            if pattern := _pattern(bundle, message):
                return str(bundle.format_pattern(pattern, dict(words))[0])
        return message

    def together(self, items: Iterable[str | int]) -> str:
        """Names or numbers as one says them together: `Ada, Ben, and Cleo`."""
        return format_list([str(item) for item in items], locale=self.language)

    def percent(self, share: float) -> str:
        return format_percent(share, locale=self.language)


@cache
def speak(language: str) -> Translator:
    """What every table says in a language; UnknownLanguage names those there are."""
    return Translator(language, HOUSE)


def _pattern(bundle: FluentBundle, message: str) -> Any:
    name, _, attribute = message.partition(".")
    if not bundle.has_message(name):
        return None
    found = bundle.get_message(name)
    return found.attributes.get(attribute) if attribute else found.value


def _bundle(language: str, files: Iterable[File]) -> FluentBundle:
    bundle = FluentBundle([language], use_isolating=False)
    for locales, name in files:
        if resource := _resource(locales / language / f"{name}.ftl"):
            bundle.add_resource(resource)
    return bundle


@cache
def _resource(file: Path) -> Resource | None:
    return FluentResource(file.read_text(encoding="utf-8")) if file.is_file() else None
