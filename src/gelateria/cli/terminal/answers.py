"""What somebody typed, and which of the choices it means."""

from collections.abc import Callable, Iterator, Sequence
from typing import Any, get_args

import msgspec

from gelateria.cli.terminal.choices import Choice, in_words


def meant(typed: str, choices: Sequence[Choice]) -> list[Choice]:
    """The choices that fit, by the strictest reading that any fits: number, words, words in any order, beginnings."""
    text = typed.strip().removeprefix("#")
    if text.isdecimal() and len(text) <= 4 and (named := [choice for choice in choices if choice.number == int(text)]):
        return named
    words = in_words(text)
    if not words:
        return []
    for reading in (_exactly, _in_any_order, _without_the_verb, _beginning, _in_passing):
        if found := [choice for choice in choices if any(reading(words, label) for label in choice.readings)]:
            return found
    return []


def is_exact(typed: str, choices: Sequence[Choice]) -> bool:
    """Whether this is a choice in its full words."""
    return any(in_words(typed) in choice.readings for choice in choices)


def _exactly(words: list[str], label: list[str]) -> bool:
    return words == label


def _in_any_order(words: list[str], label: list[str]) -> bool:
    return sorted(words) == sorted(label)


def _without_the_verb(words: list[str], label: list[str]) -> bool:
    return sorted(words) == sorted(label[1:])


def _beginning(words: list[str], label: list[str]) -> bool:
    return len(words) <= len(label) and all(map(_begins, words, label))


def _in_passing(words: list[str], label: list[str]) -> bool:
    rest = iter(label)
    return all(any(_begins(word, other) for other in rest) for word in words)


def _begins(word: str, other: str) -> bool:
    """A number is that number; a word may be cut short."""
    return word == other if word.lstrip("-").isdecimal() else other.startswith(word)


def attempts(
    typed: str, kinds: Any, legal: Sequence[Any], label: Callable[[Any], str] = lambda action: ""
) -> Iterator[Any]:
    """Actions of the game that the words could have meant, legal or not, so that its rules can say why not.

    In the words of `label`, which are those of the player's language, only what needs no more words is told so.
    """
    words = in_words(typed)
    possible = {type(action) for action in legal}
    for kind in get_args(kinds) or (kinds,) if words else ():
        tag = str(kind.__struct_config__.tag)
        if words[0] == tag:
            yield from _built(kind, words[1:])
        elif not kind.__struct_fields__ and in_words(label(kind())) == words:
            yield kind()
        elif possible == {kind}:
            yield from _built(kind, words)


def _built(kind: type[msgspec.Struct], words: list[str]) -> Iterator[Any]:
    names = [field.encode_name for field in msgspec.structs.fields(kind)]
    tag = {str(kind.__struct_config__.tag_field): kind.__struct_config__.tag}
    each_its_own: list[Any] = list(words)
    for values in (each_its_own, [words]):
        if len(values) == len(names):
            try:
                yield msgspec.convert({**tag, **dict(zip(names, values, strict=True))}, kind, strict=False)
            except msgspec.ValidationError:
                continue
