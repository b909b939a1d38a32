"""Why something cannot be done, in a sentence of every language."""

import ast
import os
import re
from functools import cache
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax.ast import Message

from gelateria.engine import Illegal, find_game
from gelateria.engine.rulebook import COMMON, read_rules
from gelateria.language import refusal_in_words, rule_page
from tests.fluent import LANGUAGES, SOURCE, locales_of
from tests.our_games import OURS

OTHERS = [language for language in LANGUAGES if language != "en"]
HOUSE = "table"
NEVER_BROKEN = {"gelati.swap", "mio.help-steps", "gelini.actions-option", "gelini.move", "jelly.done"}
"""Rules that stand in `actions.py` for what they allow."""
ONLY_TOLD = {"table.end-together"}
"""Rules of the house that say why a game is over."""


@cache
def broken(page: str) -> set[str]:
    """The rules of a page that some refusal may name: a game's where its actions are checked, the house's anywhere."""
    rules = read_rules(COMMON) if page == HOUSE else find_game(page).rulebook
    files = _sources() if page == HOUSE else [find_game(page).folder / "actions.py"]
    named = {text for file in files for text in _texts(file) if text in rules}
    return named - NEVER_BROKEN - ONLY_TOLD


def _sources() -> list[Path]:
    return [*(SOURCE / "engine").rglob("*.py"), *(SOURCE / "server").rglob("*.py")]


@cache
def _texts(file: Path) -> list[str]:
    """Every text in the code of a file."""
    nodes = ast.walk(ast.parse(file.read_text(encoding="utf-8")))
    return [node.value for node in nodes if isinstance(node, ast.Constant) and isinstance(node.value, str)]


def messages(page: str, language: str) -> list[Message]:
    locales = SOURCE / "locales" if page == HOUSE else locales_of(page)
    text = (locales / language / "refusals.ftl").read_text(encoding="utf-8")
    return [entry for entry in FluentParser().parse(text).body if isinstance(entry, Message)]


@pytest.mark.parametrize("language", OTHERS)
@pytest.mark.parametrize("page", [*OURS, HOUSE])
def test_every_rule_that_can_be_broken_has_its_sentence_and_no_other_has(page: str, language: str) -> None:
    said = [message.id.name for message in messages(page, language)]
    assert sorted(said) == sorted(f"refused-{rule.replace('.', '-')}" for rule in broken(page))


@pytest.mark.parametrize("language", OTHERS)
@pytest.mark.parametrize("page", OURS)
def test_it_is_one_sentence_and_not_the_rule(page: str, language: str) -> None:
    game = find_game(page)
    for rule in broken(page) - {"jelly.plain"}:
        said = refusal_in_words(game, Illegal(rule, "No."), language)
        assert said != rule_page(game, language)[rule].sentence, rule
        assert len(said) <= 110, said
        assert re.fullmatch(r"[^.]+\.", said), said


def test_what_a_rule_says_in_one_word_may_be_the_refusal_too() -> None:
    jelly = find_game("jelly-monster")
    assert (
        refusal_in_words(jelly, Illegal("jelly.plain", "A 6 removes nothing."), "de")
        == "Eine 5 oder 6 hat keinen Effekt."
    )


def test_in_english_it_is_what_the_game_said() -> None:
    geizen = find_game("geizen")
    refusal = Illegal("geizen.keep-any", "There is no such 4 in this throw.")
    assert refusal_in_words(geizen, refusal, "en") == "There is no such 4 in this throw."
    assert refusal_in_words(geizen, refusal, "fr") == "Vous ne pouvez garder que des dés de ce lancer."


def test_a_rule_broken_in_very_different_ways_has_a_sentence_for_each() -> None:
    geizen = find_game("geizen")
    assert refusal_in_words(geizen, Illegal("table.seats", "Nobody sits there."), "de") == "Dort sitzt niemand."
    assert refusal_in_words(geizen, Illegal("table.seats", "Geizen is for 2 to 5 players, not 6."), "de") == (
        "Das passt nicht zu den Plätzen an diesem Tisch."
    )


@pytest.mark.parametrize("language", OTHERS)
def test_such_sentences_are_named_by_what_is_really_said_in_english(language: str) -> None:
    english = {re.sub("[^a-z0-9]+", "-", text.lower()).strip("-") for file in _sources() for text in _texts(file)}
    named = {attribute.id.name for message in messages(HOUSE, language) for attribute in message.attributes}
    assert named
    assert named <= english


def test_a_game_without_such_sentences_is_told_by_its_rule_or_in_english(monkeypatch: pytest.MonkeyPatch) -> None:
    drafts = Path(__file__).parents[1] / "drafts"
    examples = Path(__file__).parents[2] / "examples"
    monkeypatch.setenv("GELATERIA_GAMES", os.pathsep.join(map(str, (drafts, examples))))
    pig, hush = find_game("pig"), find_game("hush")
    rule = next(iter(pig.rulebook))
    assert refusal_in_words(pig, Illegal(rule, "No."), "de") == rule_page(pig, "de")[rule].sentence
    assert refusal_in_words(hush, Illegal("hush.no-such-rule", "No."), "de") == "No."
