"""The numbered rules in the browser's other languages: each page says all of its rules, and no others."""

import re

import pytest

from gelateria.engine import find_game
from gelateria.engine.rulebook import COMMON, Rule, read_rules
from gelateria.language import rule_page
from tests.fluent import LANGUAGES, SOURCE, text_of
from tests.our_games import OURS

OTHERS = [language for language in LANGUAGES if language != "en"]
PAGES = {**{slug: find_game(slug).rulebook for slug in OURS}, "table": read_rules(COMMON)}
"""All rules by their pages; English is what stands there."""

MESSAGE = re.compile(r"^([a-z][a-z0-9-]*) = \S", re.MULTILINE)
OPTION = re.compile(r"^([a-z-]+-option-[a-z]+) = (.+)$", re.MULTILINE)
NAMED = {
    "mio.no-help": ("gelato-mio", "help"),
    "mio.chain": ("gelato-mio", "chain"),
    "mio.known": ("gelato-mio", "memory"),
    "gelini.actions-option": ("gelini-nightlife", "actions"),
    "jelly.calm": ("jelly-monster", "calm"),
}
"""Rules that name a table option: the game and the option."""


def page_in(language: str, page: str) -> str:
    if page == "table":
        return (SOURCE / "locales" / language / "rules.ftl").read_text(encoding="utf-8")
    return text_of(page, "rules", language)


def wanted(rules: dict[str, Rule]) -> list[str]:
    sections = {re.sub("[^a-z0-9]+", "-", rule.section.lower()).strip("-") for rule in rules.values()}
    return sorted([f"rule-{rule.replace('.', '-')}" for rule in rules] + [f"rules-section-{name}" for name in sections])


@pytest.mark.parametrize("language", OTHERS)
@pytest.mark.parametrize("page", PAGES)
def test_a_page_has_its_rules_in_every_language(language: str, page: str) -> None:
    assert sorted(MESSAGE.findall(page_in(language, page))) == wanted(PAGES[page])


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("rule", NAMED)
def test_an_option_is_called_what_a_new_table_calls_it(rule: str, language: str) -> None:
    game, option = NAMED[rule]
    called = dict(OPTION.findall(text_of(game, "about", language)))
    assert called[f"{game}-option-{option}"] in rule_page(find_game(game), language)[rule].sentence
