"""Rules pages are for players: the aim first, and nothing of the workshop in any language."""

import re
from pathlib import Path

import pytest

from gelateria.engine import AnyGame, find_game
from gelateria.engine.rulebook import AIM
from gelateria.language import rule_page
from tests.fluent import LANGUAGES
from tests.our_games import OURS

WORKSHOP = [
    r"`",  # a name in code
    r"axial",
    r"\bmod(ulo)? ?\d",
    r"\bpacked\b",
    r"\bAsk only\b",
    r"\bto be (a )?tests?\b",
    r"\b(greedy|simulat\w+|edition\.toml|seed|RNG)\b",
    r"\([−-]?\d+, ?[−-]?\d+\)",  # coordinates
    r"\b[GYR]{3,}\b",  # a row of fields in letters
    r"\d+→\d+",  # a table in one line
    r"\([TDCR]( [TDCR])*\)",  # marks of provenance, as in "VIP 4 (T)"
    r"\b(are|is|sind|ist|sont|est|sono|è|son|es|zijn|são|é)( [TDCR]\b)+",
    r"\b[TDCR] [TDCR]\b",
]
PLANTED = [
    "the compact diamond, axial (0,0)",
    "(cup number + flavour number) mod 4",
    "draw them packed all the same",
    "Ask only when the order can change the outcome",
    "Rulebook example to be a test",
    "`greedy` plays 99 turns",
    "at (1, −1)",
    "row 4 `GGGYYGR`",
    "1→0, 2→1",
    "VIP 4 (T)",
    "its arrow and the fourth field are D",
    "the combinations are T D",
    "with the table option `help`",
]


def found_in(sentence: str) -> list[str]:
    return [pattern for pattern in WORKSHOP if re.search(pattern, sentence)]


@pytest.mark.parametrize("sentence", PLANTED)
def test_a_note_of_the_workshop_is_noticed(sentence: str) -> None:
    assert found_in(sentence)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("slug", [*OURS, "table"])
def test_no_rule_speaks_of_the_workshop(slug: str, language: str) -> None:
    game: AnyGame | None = None if slug == "table" else find_game(slug)
    rules = rule_page(game, language).values()
    assert {rule.id: found_in(rule.sentence) for rule in rules if found_in(rule.sentence)} == {}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("slug", OURS)
def test_a_page_begins_with_the_aim(slug: str, language: str) -> None:
    first, second, *_ = rule_page(find_game(slug), language).values()
    assert first.id.endswith(AIM)
    assert first.section != second.section
    assert 1 <= len(re.findall(r"[.!](\s|$)", first.sentence)) <= 3


@pytest.mark.parametrize("slug", OURS)
def test_what_only_makers_need_stands_in_the_notes(slug: str) -> None:
    page = find_game(slug).folder.joinpath("rules.md").resolve()
    text = page.read_text(encoding="utf-8")
    assert "Reference figures" not in text
    assert "own example" not in text
    notes = Path(page.parent, "notes", page.name).read_text(encoding="utf-8")
    assert "## Reference figures" in notes
    assert f"(../{page.name})" in notes
