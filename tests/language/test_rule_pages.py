"""The numbered rules in other languages."""

from pathlib import Path

import pytest

from gelateria.engine import find_game
from gelateria.language import rule_page


def test_english_is_what_stands_on_the_page() -> None:
    geizen = find_game("geizen")
    assert rule_page(geizen, "en") == geizen.rulebook


def test_a_page_keeps_its_ids_and_sources_and_says_the_rest_in_another_language() -> None:
    geizen = find_game("geizen")
    german = rule_page(geizen, "de")
    assert list(german) == list(geizen.rulebook)
    assert german["geizen.dice"].sentence == "Es gibt fünf sechsseitige Würfel."
    assert german["geizen.dice"].section == "Spielmaterial"
    assert german["geizen.dice"].source == geizen.rulebook["geizen.dice"].source


def test_the_rules_of_every_table_are_there_too() -> None:
    assert rule_page(None, "de")["table.seats"].section == "Platz nehmen"


def test_a_game_that_has_only_english_rules_keeps_them(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("GELATERIA_GAMES", str(Path(__file__).parents[1] / "drafts"))
    assert rule_page(find_game("hush"), "de") == find_game("hush").rulebook
