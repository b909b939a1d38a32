"""Every part of an edition says where it comes from, in one of four words."""

from typing import Any, get_args

import pytest

from gelateria.engine import check_edition, find_game
from gelateria.engine.edition import Word, plain_value, sources_of
from tests.our_games import OURS


def edition_of(slug: str) -> dict[str, Any]:
    return plain_value(find_game(slug).printed_edition())


@pytest.mark.parametrize("slug", OURS)
def test_every_table_tells_where_it_comes_from_and_a_mixed_one_tells_it_of_every_field(slug: str) -> None:
    for name, table in edition_of(slug).items():
        source = table["source"]
        if isinstance(source, dict):
            assert source.keys() == table.keys() - {"source"}, name
            assert len(set(source.values())) > 1, f"{name}: one word is enough"
        else:
            assert source in get_args(Word), name


def test_sources_are_told_by_table_or_by_field() -> None:
    sources = sources_of(edition_of("gelini-nightlife"))
    assert sources["vips"] == "printed"
    assert (sources["stars.count"], sources["stars.size"]) == ("printed", "reconstructed")
    assert sources["throws"] == "ruling"
    assert "stars" not in sources


@pytest.mark.parametrize("slug", OURS)
@pytest.mark.parametrize("word", ["printed", "reconstructed"])
def test_an_edition_of_an_earlier_record_has_one_word_for_each_table(slug: str, word: str) -> None:
    kind = find_game(slug).edition
    earlier = {name: {**table, "source": word} for name, table in edition_of(slug).items()}
    assert set(sources_of(plain_value(check_edition(kind, earlier))).values()) == {word}


def test_what_the_rulebooks_do_not_say_is_not_called_printed() -> None:
    """The places where earlier editions said more than is known."""
    assert sources_of(edition_of("gelati"))["tokens.each"] == "deduced"
    assert sources_of(edition_of("gelato-mio"))["equipment"] == "deduced"
    assert sources_of(edition_of("gelato-mio"))["ingredients.chocolate"] == "reconstructed"
    assert sources_of(edition_of("jelly-monster"))["house"] == "ruling"


def test_ten_mixes_of_cliques_come_to_the_printed_number_of_guests() -> None:
    mixes = {
        (ones, twos, steps)
        for ones in range(1, 10)
        for twos in range(1, 12)
        for steps in range(1, 12)
        if 4 * ones + 3 * twos + 3 * steps == 36
    }
    groups = [tuple(group["sizes"]) for group in edition_of("gelini-nightlife")["cliques"]["groups"]]
    assert len(mixes) == 10
    assert (groups.count((1, 1, 1, 1)), groups.count((2, 2, 2)), groups.count((1, 2, 3))) in mixes
