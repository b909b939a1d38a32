"""The numbered rules in the browser's other languages: each page says all of its rules, and no others."""

import re
from pathlib import Path

import pytest

from gelateria.engine import games
from gelateria.engine.rulebook import COMMON, Rule, read_rules

LOCALES = Path(__file__).parent.parent / "src" / "gelateria" / "locales"
LANGUAGES = ["de", "es", "fr", "it", "nl", "pt"]
SLUGS = ["geizen", "gelati", "gelato-mio", "gelini-nightlife", "jelly-monster"]
MESSAGE = re.compile(r"^([a-z][a-z0-9-]*) = \S", re.MULTILINE)


def pages() -> dict[str, dict[str, Rule]]:
    """All rules by their pages; English is what stands there."""
    return {**{slug: games()[slug].rulebook for slug in SLUGS}, "table": read_rules(COMMON)}


def wanted(rules: dict[str, Rule]) -> list[str]:
    sections = {re.sub("[^a-z0-9]+", "-", rule.section.lower()).strip("-") for rule in rules.values()}
    return sorted([f"rule-{rule.replace('.', '-')}" for rule in rules] + [f"rules-section-{name}" for name in sections])


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("page", [*SLUGS, "table"])
def test_a_page_has_its_rules_in_every_language(language: str, page: str) -> None:
    text = (LOCALES / language / "rules" / f"{page}.ftl").read_text(encoding="utf-8")
    assert sorted(MESSAGE.findall(text)) == wanted(pages()[page])


@pytest.mark.parametrize("language", LANGUAGES)
def test_there_are_no_other_pages(language: str) -> None:
    assert sorted(file.stem for file in (LOCALES / language / "rules").iterdir()) == sorted([*SLUGS, "table"])


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_stands_in_code_is_left_as_it_is(language: str) -> None:
    for page, rules in pages().items():
        text = (LOCALES / language / "rules" / f"{page}.ftl").read_text(encoding="utf-8")
        said = dict(re.findall(r"^(rule-[a-z0-9-]+) = (.+)$", text, re.MULTILINE))
        for rule in rules.values():
            sentence = said[f"rule-{rule.id.replace('.', '-')}"]
            assert re.findall("`[^`]+`", sentence) == re.findall("`[^`]+`", rule.sentence), rule.id
