"""The numbered rules in other languages. In English they are what stands on the rules pages."""

import re
from functools import cache

import msgspec

from gelateria.engine import AnyGame, Rule
from gelateria.engine.rulebook import COMMON, read_rules
from gelateria.language.translator import LOCALES, Translator


@cache
def rule_page(game: AnyGame | None, language: str) -> dict[str, Rule]:
    """The rules of a game, or for None those of every table, by their ids."""
    folder = game.folder / "locales" if game else LOCALES
    translator = Translator(language, [(folder, "rules")])
    rules = game.rulebook if game else read_rules(COMMON)
    return {rule.id: _translated(rule, translator) for rule in rules.values()}


def _translated(rule: Rule, translator: Translator) -> Rule:
    sentence = f"rule-{rule.id.replace('.', '-')}"
    section = f"rules-section-{re.sub('[^a-z0-9]+', '-', rule.section.lower()).strip('-')}"
    return msgspec.structs.replace(
        rule,
        sentence=translator.say(sentence) if translator.knows(sentence) else rule.sentence,
        section=translator.say(section) if translator.knows(section) else rule.section,
    )
