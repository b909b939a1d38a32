"""One word for one thing: what each language's `glossary.toml` says holds in every text a player reads."""

import re
import tomllib
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from fluent.syntax import FluentParser
from fluent.syntax.ast import BaseNode, Message, TextElement

from tests.fluent import LANGUAGES, SOURCE, locales_of
from tests.our_games import OURS

Term = dict[str, Any]

MAIN = {
    "geizen": {"chip", "die", "row", "field"},
    "gelati": {"tile", "component", "order", "supply"},
    "gelato-mio": {"ball", "bowl", "cone", "wafer", "customer", "objective", "display"},
    "gelini-nightlife": {"tile", "pawn", "queue", "dance floor", "guest", "clique", "coin", "star", "band"},
    "jelly-monster": {"district", "zone", "reward", "marker", "capsule", "screen", "sand timer", "drone"},
}
"""What lies on the table, game by game."""


def glossary(language: str) -> list[Term]:
    file = SOURCE / "locales" / language / "glossary.toml"
    return list(tomllib.loads(file.read_text(encoding="utf-8"))["term"])


def texts(language: str, game: str) -> Iterator[tuple[str, str]]:
    """Where something is said, and what: of a game, or of the house and every game."""
    games = OURS if game == "all" else [game]
    folders = [locales_of(slug) / language for slug in games]
    if game == "all":
        folders.append(SOURCE / "locales" / language)
    for folder in folders:
        for file in sorted(folder.glob("*.ftl")):
            for message, text in said_in(file.read_text(encoding="utf-8")):
                yield f"{file.relative_to(SOURCE)}: {message}", text


@cache
def said_in(fluent: str) -> list[tuple[str, str]]:
    """Each message and its texts, without the names of variables, which no player sees."""
    messages = [entry for entry in FluentParser().parse(fluent).body if isinstance(entry, Message)]
    return [(message.id.name, text) for message in messages for text in _texts_in(message)]


def _texts_in(node: object) -> Iterator[str]:
    if isinstance(node, TextElement):
        yield node.value
    elif isinstance(node, BaseNode):
        yield from _texts_in(list(vars(node).values()))
    elif isinstance(node, list):
        for part in node:
            yield from _texts_in(part)


def forbidden_in(text: str, term: Term) -> list[str]:
    """The synonyms that somebody used there; each is a word, or how words begin."""
    return [word for word in term.get("not", ()) if re.search(rf"\b{re.escape(word)}", text, re.IGNORECASE)]


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_term_says_what_it_is_and_by_whose_word(language: str) -> None:
    for term in glossary(language):
        assert {"thing", "game", "say", "source"} <= set(term) <= {"thing", "game", "say", "source", "where", "not"}
        assert term["game"] in (*OURS, "all"), term
        assert term["source"] in ("printed", "translated"), term
        assert ("where" in term) == (term["source"] == "printed"), term


@pytest.mark.parametrize("language", LANGUAGES)
def test_whatever_lies_on_the_table_has_its_term(language: str) -> None:
    named: dict[str, set[str]] = {}
    for term in glossary(language):
        named.setdefault(term["game"], set()).add(term["thing"])
    everywhere = named.get("all", set())
    missing = {game: things - everywhere - named.get(game, set()) for game, things in MAIN.items()}
    assert missing == {game: set() for game in OURS}


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_thing_has_one_term_and_no_term_is_forbidden_beside_it(language: str) -> None:
    terms = glossary(language)
    things = [(term["game"], term["thing"]) for term in terms]
    assert len(things) == len(set(things))
    for term in terms:
        beside = [other for other in terms if "all" in (term["game"], other["game"]) or other["game"] == term["game"]]
        assert [other["thing"] for other in beside if forbidden_in(term["say"], other)] == [], term


@pytest.mark.parametrize("language", LANGUAGES)
def test_nobody_uses_a_forbidden_synonym(language: str) -> None:
    used = [
        f"{where}: “{text.strip()}” says {word!r} for {term['say']!r}"
        for term in glossary(language)
        for where, text in texts(language, term["game"])
        for word in forbidden_in(text, term)
    ]
    assert used == []


def test_a_planted_synonym_is_found_where_a_word_begins_and_only_there() -> None:
    term = {"say": "Bezirk", "not": ["Viertel"]}
    planted = "laid = { $viertel ->\n    [one] Ein Viertel liegt da.\n   *[other] Alle Bezirke.\n}\n"
    assert [(message, forbidden_in(text, term)) for message, text in said_in(planted)] == [
        ("laid", ["Viertel"]),
        ("laid", []),
    ]
    assert forbidden_in("das nächste VIERTELCHEN", term) == ["Viertel"]
    assert forbidden_in("ein Dreiviertel", term) == []


def test_a_synonym_in_a_games_own_file_is_found_there(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "de").mkdir()
    (tmp_path / "de" / "words.ftl").write_text("geizen-kept = Beiseite\n", encoding="utf-8")
    monkeypatch.setattr("tests.language.test_glossary.locales_of", lambda _: tmp_path)
    monkeypatch.setattr("tests.language.test_glossary.SOURCE", tmp_path)
    assert list(texts("de", "geizen")) == [("de/words.ftl: geizen-kept", "Beiseite")]
