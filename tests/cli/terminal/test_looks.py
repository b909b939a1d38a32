"""How a board looks: the same colours in every language."""

from collections.abc import Iterator

import pytest

from gelateria.cli.options.language import choose_language
from gelateria.cli.terminal.looks import PALETTE, board
from gelateria.engine import Dealer, Match, find_game
from gelateria.language import LANGUAGES
from tests.language.spoken import views_of


@pytest.fixture(autouse=True)
def english_again() -> Iterator[None]:
    yield
    choose_language("en")


@pytest.mark.parametrize(("language", "bank"), [("en", "bank 94"), ("de", "Vorrat 94"), ("fr", "banque 94")])
def test_a_phrase_has_its_colour_in_whatever_language_it_is_said(language: str, bank: str) -> None:
    choose_language(language)
    geizen = find_game("geizen")
    text = board(geizen, Match(geizen.setting(2), Dealer(1)).view(None))
    assert bank in {text.plain[span.start : span.end] for span in text.spans if span.style == PALETTE["cyan"]}


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_clique_is_named_in_its_colour(language: str) -> None:
    choose_language(language)
    text = board(find_game("gelini-nightlife"), views_of("gelini-nightlife")[0])
    coral = [text.plain[span.start : span.end] for span in text.spans if span.style == "light_coral"]
    assert any(named.endswith(" c1111") and named[0].isalpha() for named in coral), coral
