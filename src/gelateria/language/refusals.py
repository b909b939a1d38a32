"""Why something cannot be done, in the reader's language. The browser does the same, in web/src/app/refusals.ts."""

import re

from gelateria.engine import AnyGame, Illegal
from gelateria.language.rule_pages import rule_page
from gelateria.language.translator import DEFAULT, LOCALES, Translator


def refusal_in_words(game: AnyGame, refusal: Illegal, language: str) -> str:
    """What a language says of the rule that was broken; in English, the refusal's own sentence.

    A rule that is broken in ways too different for one sentence has more, named by what the refusal says in English.
    """
    if language == DEFAULT:
        return refusal.sentence
    of_every_table = refusal.rule in rule_page(None, language)
    translator = Translator(language, [(LOCALES if of_every_table else game.folder / "locales", "refusals")])
    message = f"refused-{refusal.rule.replace('.', '-')}"
    for said in (f"{message}.{_name_of(refusal.sentence)}", message):
        if translator.knows(said):
            return translator.say(said)
    rule = rule_page(None if of_every_table else game, language).get(refusal.rule)
    return rule.sentence if rule else refusal.sentence


def _name_of(sentence: str) -> str:
    return re.sub("[^a-z0-9]+", "-", sentence.lower()).strip("-")
