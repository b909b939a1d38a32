"""An expert's opinion of a position, in words. The browser tells it the same way, in web/src/board/advice.ts."""

from collections.abc import Sequence
from typing import Any

from gelateria.bots.explain import Because, Explanation
from gelateria.language.game_words import GameTranslator


def reason_in_words(translator: GameTranslator, explanation: Explanation[Any]) -> str:
    """How good the best option is, how it compares with the second, and what speaks for it."""
    return " ".join([_odds(translator, explanation), *_reasons(translator, explanation.because)])


def _odds(translator: GameTranslator, explanation: Explanation[Any]) -> str:
    if len(explanation.options) < 2:
        return translator.say("hint-only")
    best, other = explanation.options[:2]
    if best.value is None or other.value is None:
        return translator.say("hint-one")
    words = {
        "best": translator.percent(best.value),
        "second": translator.percent(other.value),
        "other": translator.label(other.action),
    }
    return translator.say("hint-ahead" if explanation.clear else "hint-close", words)


def _reasons(translator: GameTranslator, because: Sequence[Because]) -> list[str]:
    """What one gains in one sentence, what the others miss in another."""
    said: dict[str, list[str]] = {}
    for item in because:
        message = f"{translator.game.slug}-why-{item.feature.replace('_', '-')}"
        if translator.knows(message):
            said.setdefault(item.whose, []).append(translator.say(message))
    return [translator.say(f"hint-{whose}", {"what": translator.together(what)}) for whose, what in said.items()]
