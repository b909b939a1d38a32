"""Every part of an edition says where it comes from, in one of four words."""

from typing import Any, get_args

import pytest

from gelateria.engine import check_edition, find_game
from gelateria.engine.edition import Word, plain_value, sources_of
from tests.marks import rule
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


@rule("gelini.sizes", "gelini.pass-limit")
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


CLAIMED: list[tuple[str, str, str]] = [
    ("geizen", "geizen.chips", "chips: printed"),
    ("geizen", "geizen.board", "board.rows: reconstructed"),
    ("geizen", "geizen.double-first", "board.first: printed"),
    ("geizen", "geizen.board", "board.arrows: reconstructed"),
    ("gelati", "gelati.names", "menu: reconstructed"),
    ("gelati", "gelati.orders", "menu: reconstructed"),
    ("gelati", "gelati.cross", "cross: reconstructed"),
    ("gelati", "gelati.tokens", "tokens.each: deduced"),
    ("gelati", "gelati.row", "tokens.row: printed"),
    ("gelati", "gelati.points", "points: printed"),
    ("gelato-mio", "mio.ingredients", "ingredients.vanilla: printed"),
    ("gelato-mio", "mio.ingredients", "ingredients.chocolate: reconstructed"),
    ("gelato-mio", "mio.equipment", "equipment: deduced"),
    ("gelato-mio", "mio.quality", "quality: reconstructed"),
    ("gelato-mio", "mio.quality-hand", "limits: printed"),
    ("gelato-mio", "mio.balls", "balls: reconstructed"),
    ("gelato-mio", "mio.make", "recipes.ball: printed"),
    ("gelato-mio", "mio.recipes", "recipes.bowl: reconstructed"),
    ("gelato-mio", "mio.recipes", "recipes.cone: reconstructed"),
    ("gelato-mio", "mio.orders", "customers.special: deduced"),
    ("gelato-mio", "mio.orders", "customers.others: reconstructed"),
    ("gelato-mio", "mio.objectives", "objectives: reconstructed"),
    ("gelini-nightlife", "gelini.clique-mix", "cliques: reconstructed"),
    ("gelini-nightlife", "gelini.sizes", "vips: printed"),
    ("gelini-nightlife", "gelini.sizes", "stars.size: reconstructed"),
    ("gelini-nightlife", "gelini.sizes", "band: reconstructed"),
    ("gelini-nightlife", "gelini.die", "die: printed"),
    ("gelini-nightlife", "gelini.floor", "floor: printed"),
    ("gelini-nightlife", "gelini.pass-limit", "throws: ruling"),
    ("jelly-monster", "jelly.capsules", "capsules: reconstructed"),
    ("jelly-monster", "jelly.rewards", "districts: reconstructed"),
    ("jelly-monster", "jelly.neighbour-choice", "neighbours: reconstructed"),
    ("jelly-monster", "jelly.timer", "timer: printed"),
    ("jelly-monster", "jelly.timer-guard", "house: ruling"),
    ("jelly-monster", "jelly.calm-guard", "house: ruling"),
]
"""What an edition says of a piece of material, and the rule that tells of it."""
LETTERS = {"printed": "T", "deduced": "D", "reconstructed": "C", "ruling": "R"}


@rule("geizen.board", "geizen.chips", "geizen.double-first")
@rule("gelati.names", "gelati.orders", "gelati.cross", "gelati.tokens", "gelati.row", "gelati.points")
@rule("mio.ingredients", "mio.equipment", "mio.quality", "mio.quality-hand", "mio.balls", "mio.make", "mio.recipes")
@rule("mio.orders", "mio.objectives")
@rule("gelini.clique-mix", "gelini.sizes", "gelini.die", "gelini.floor", "gelini.pass-limit")
@rule("jelly.capsules", "jelly.rewards", "jelly.neighbour-choice", "jelly.timer", "jelly.timer-guard")
@rule("jelly.calm-guard")
@pytest.mark.parametrize(("slug", "rule_id", "claim"), CLAIMED)
def test_edition_and_page_say_the_same_of_where_material_comes_from(slug: str, rule_id: str, claim: str) -> None:
    place, _, word = claim.partition(": ")
    assert sources_of(edition_of(slug))[place] == word
    assert LETTERS[word] in find_game(slug).rulebook[rule_id].source.split()


@rule("gelati.orders")
def test_gelati_prints_one_order_whole() -> None:
    printed = "Only paper cup, strawberry ice and wafer is printed whole"
    assert printed in find_game("gelati").rulebook["gelati.orders"].sentence
    assert edition_of("gelati")["menu"]["orders"].count("paper cup, strawberry, wafer") == 1


@rule("gelati.tokens", "mio.equipment", "mio.ingredients", "jelly.timer-guard")
def test_what_the_rulebooks_do_not_say_is_not_called_printed() -> None:
    """The places where earlier editions said more than is known."""
    assert sources_of(edition_of("gelati"))["tokens.each"] == "deduced"
    assert sources_of(edition_of("gelato-mio"))["equipment"] == "deduced"
    assert sources_of(edition_of("gelato-mio"))["ingredients.chocolate"] == "reconstructed"
    assert sources_of(edition_of("jelly-monster"))["house"] == "ruling"


@rule("gelini.clique-mix", "gelini.cliques")
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
