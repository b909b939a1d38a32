"""The numbered rules in the browser's other languages: each page says all of its rules, and no others."""

import re

import pytest

from gelateria.engine import find_game
from gelateria.engine.rulebook import COMMON, Rule, read_rules
from tests.fluent import LANGUAGES, SOURCE, text_of
from tests.our_games import OURS

OTHERS = [language for language in LANGUAGES if language != "en"]
PAGES = {**{slug: find_game(slug).rulebook for slug in OURS}, "table": read_rules(COMMON)}
"""All rules by their pages; English is what stands there."""

MESSAGE = re.compile(r"^([a-z][a-z0-9-]*) = \S", re.MULTILINE)


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


@pytest.mark.parametrize("language", OTHERS)
def test_what_stands_in_code_is_left_as_it_is(language: str) -> None:
    for page, rules in PAGES.items():
        said = dict(re.findall(r"^(rule-[a-z0-9-]+) = (.+)$", page_in(language, page), re.MULTILINE))
        for rule in rules.values():
            sentence = said[f"rule-{rule.id.replace('.', '-')}"]
            assert re.findall("`[^`]+`", sentence) == re.findall("`[^`]+`", rule.sentence), rule.id
