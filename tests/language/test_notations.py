"""Boards and choices in every language: English stands in notation.py, the others in notation.ftl and beside it."""

import re
import tomllib
from typing import Any

import pytest

from gelateria.engine import Dealer, Match, find_game
from gelateria.engine.game import SpokenNotation
from gelateria.engine.text import Phrases, columns, in_lines, pad
from gelateria.language import speak_of
from gelateria.language.phrasebook import Phrasebook
from tests.fluent import LANGUAGES, text_of
from tests.language.spoken import actions_of, views_of
from tests.our_games import OURS

OTHERS = [language for language in LANGUAGES if language != "en"]
WIDEST = 80
MARKS = {
    "geizen": ["→ "],
    "gelati": [" │ (?=[^│]*$)", r"(PCGB svcp|[\d·]{4} [\d·]{4}) "],
    "gelato-mio": [r"(?<= )[1-4]: (?=[a-x] |\w{4,})"],
    "gelini-nightlife": ["[┐┘]", "[┌└]", "[╮╯]"],
}
"""What stands in a column of its own."""
MESSAGE = re.compile(r"^([a-z][a-z0-9-]*) = \S", re.MULTILINE)
WORD = re.compile(r"[^\W\d_]{3,}")
PARTY = {"party", "flyer", "call", "people"}
COINCIDE = {
    "de": PARTY | {"band", "bank", "clique", "die", "hand", "jelly", "sand"},
    "es": PARTY | {"chocolate", "control"},
    "fr": PARTY | {"capsule", "capsules", "centre", "clique", "drone", "points", "via"},
    "it": PARTY | {"band", "capsule", "drone", "per", "round", "via"},
    "nl": PARTY | {"band", "bank", "capsule", "capsules", "drone", "hand", "jelly", "per", "via"},
    "pt": PARTY | {"chocolate", "cone", "drone"},
}
"""Words that are spelt so in that language too, and the names on three tiles."""


def notation_of(slug: str) -> SpokenNotation[Any, Any]:
    notation = find_game(slug).notation
    assert isinstance(notation, SpokenNotation)
    return notation


def words_in(text: str) -> set[str]:
    return {word.casefold() for word in WORD.findall(text)}


def english_words(slug: str) -> set[str]:
    return words_in(re.sub(r"\{\w+\}", "", " ".join(notation_of(slug).PHRASES.values())))


@pytest.mark.parametrize("slug", OURS)
@pytest.mark.parametrize("language", OTHERS)
def test_every_phrase_is_there_and_none_is_left_over(slug: str, language: str) -> None:
    english = notation_of(slug).PHRASES
    book = Phrasebook(speak_of(find_game(slug), language), slug, english)
    to_be_said = {name for name, text in english.items() if re.sub(r"\{\w+\}", "", text).strip()}
    assert {name for name in to_be_said if book.message(name) is None} == set()
    own = {
        message.removeprefix(f"{slug}-notation-") for message in MESSAGE.findall(text_of(slug, "notation", language))
    }
    assert own <= set(english)


@pytest.mark.parametrize("slug", OURS)
def test_in_english_everybody_sees_what_the_notation_reads_back(slug: str) -> None:
    notation, english = find_game(slug).notation, speak_of(find_game(slug), "en")
    assert all(english.draw(view).text == notation.draw(view) for view in views_of(slug))
    assert all(english.label(action) == notation.label(action) for actions in actions_of(slug) for action in actions)


@pytest.mark.parametrize("slug", OURS)
@pytest.mark.parametrize("language", OTHERS)
def test_a_position_has_no_english_word_and_fits_a_terminal(slug: str, language: str) -> None:
    told = speak_of(find_game(slug), language)
    english = english_words(slug) - COINCIDE[language]
    for view in views_of(slug):
        drawing = told.draw(view).text
        assert "{" not in drawing
        assert not words_in(drawing) & english, drawing
        assert max(map(columns, drawing.splitlines())) <= WIDEST, drawing


@pytest.mark.parametrize("slug", OURS)
@pytest.mark.parametrize("language", OTHERS)
def test_choices_are_told_apart_without_an_english_word(slug: str, language: str) -> None:
    told = speak_of(find_game(slug), language)
    english = english_words(slug) - COINCIDE[language]
    for actions in actions_of(slug):
        labels = [told.label(action) for action in actions]
        assert len(set(labels)) == len(labels)
        assert not words_in(" ".join(labels)) & english, labels


@pytest.mark.parametrize("slug", MARKS)
@pytest.mark.parametrize("language", OTHERS)
def test_what_stands_below_each_other_does_so_in_every_language(slug: str, language: str) -> None:
    """Whatever marks a column in the English drawing stands in one column in the other, too."""
    game = find_game(slug)
    for view in views_of(slug):
        english, other = game.notation.draw(view).splitlines(), speak_of(game, language).draw(view).text.splitlines()
        for mark in MARKS[slug]:
            assert len(_columns_of(mark, other)) == len(_columns_of(mark, english)) <= 2, "\n".join(other)


def _columns_of(mark: str, lines: list[str]) -> set[int]:
    """Where it stands in a line for the last time."""
    return {columns(line[: found.start()]) for line in lines for found in list(re.finditer(mark, line))[-1:]}


@pytest.mark.parametrize("slug", OURS)
@pytest.mark.parametrize("language", OTHERS)
def test_every_level_says_how_it_plays(slug: str, language: str) -> None:
    game = find_game(slug)
    levels = tomllib.loads((game.folder / "levels.toml").read_text(encoding="utf-8"))
    assert MESSAGE.findall(text_of(slug, "levels", language)) == [f"{slug}-level-{name}" for name in levels]
    for name, level in levels.items():
        assert speak_of(game, language).level(name, level["about"]) != level["about"]
        assert speak_of(game, "en").level(name, level["about"]) == level["about"]


def test_letters_are_explained_where_they_are_not_the_words_own() -> None:
    geizen = find_game("geizen")
    view = Match(geizen.setting(2), Dealer(1)).view(None)
    assert speak_of(geizen, "de").draw(view).text.endswith("G grün, Y gelb, R rot")
    assert "green" not in speak_of(geizen, "en").draw(view).text


def test_a_game_without_phrases_is_drawn_in_english() -> None:
    hush = find_game("hush")
    match = Match(hush.setting(2), Dealer(1))
    assert speak_of(hush, "fr").draw(match.view(0)).text == hush.notation.draw(match.view(0))
    (action, *_) = match.legal(0)
    assert speak_of(hush, "fr").label(action) == hush.notation.label(action)


def test_a_language_that_a_game_lacks_is_drawn_in_english() -> None:
    pig = find_game("pig")
    view = Match(pig.setting(2), Dealer(1)).view(None)
    assert "in diesem Zug 0" in speak_of(pig, "de").draw(view).text
    assert speak_of(pig, "it").draw(view).text == pig.notation.draw(view)


def test_a_phrase_is_filled_in() -> None:
    assert Phrases({"bank": "bank {chips}"})("bank", chips=3, unused=1) == "bank 3"


@pytest.mark.parametrize(("text", "width"), [("ab", 5), ("氷菓", 5), ("e\u0301", 5)])
def test_a_column_is_as_wide_as_it_looks(text: str, width: int) -> None:
    assert columns(pad(text, width)) == width


def test_what_is_too_long_keeps_its_distance() -> None:
    assert pad("abcdef", 4) == "abcdef  "
    assert in_lines(["氷菓", "b", "cc"], ", ", 8) == ["氷菓, b", "cc"]
