"""Variants: numbers are found, changed, and refused by name."""

from typing import Any

import pytest

from gelateria.engine import find_game
from gelateria.lab import Dial, NoVariant, Variant, all_variants, read_dial
from gelateria.lab.sweeps.variants import replaced, set_variant

GEIZEN = find_game("geizen")
MIO = find_game("gelato-mio")


@pytest.mark.parametrize(
    ("words", "values"),
    [
        ("edition.chips.loan=3,5,8", (3, 5, 8)),
        ("edition.board.arrows=[1,1,2,2,3],[0,0,1,1,2]", ([1, 1, 2, 2, 3], [0, 0, 1, 1, 2])),
        ('edition.board.rows.1="GGGR","GGR"', ("GGGR", "GGR")),
        ("edition.board.rows.1=GGGR,GGR", ("GGGR", "GGR")),
        ("edition.timer.seconds=40,52.5", (40, 52.5)),
    ],
)
def test_values_are_numbers_lists_and_words(words: str, values: tuple[Any, ...]) -> None:
    assert read_dial(GEIZEN, words) == Dial(words.partition("=")[0], values)


@pytest.mark.parametrize("words", ["chain=no,yes", "option.chain=no,yes", "chain=false,true"])
def test_an_option_needs_no_prefix(words: str) -> None:
    assert read_dial(MIO, words) == Dial("option.chain", (False, True))


def test_the_grid_is_every_combination() -> None:
    variants = all_variants([Dial("option.a", (1, 2)), Dial("edition.b.c", (3, 4))])
    assert [tuple(one.values.values()) for one in variants] == [(1, 3), (1, 4), (2, 3), (2, 4)]
    assert variants[0].title == "a 1, b.c 3"


def test_a_path_leads_through_tables_numbers_and_lists() -> None:
    edition = GEIZEN.setting(2).edition_values()
    assert replaced(edition, "chips.start.2", 7)["chips"]["start"]["2"] == 7
    assert replaced(edition, "board.arrows.5", 9)["board"]["arrows"] == [1, 1, 2, 2, 9]
    assert edition == GEIZEN.setting(2).edition_values()


def test_the_rest_of_a_variant_stays() -> None:
    base = MIO.setting(3, {"chain": True})
    changed = set_variant(base, Variant({"edition.limits.hand": 9}))
    assert changed.option_values() == base.option_values()
    assert changed.option_values()["chain"]
    assert changed.edition_values()["limits"] == {**base.edition_values()["limits"], "hand": 9}


@pytest.mark.parametrize(
    ("words", "named"),
    [
        ("edition.chips.lone=3", "edition.chips has no 'lone'. There are: total, loan, start."),
        ("edition.chip.loan=3", "edition has no 'chip'. There are: chips, dice, board."),
        ("edition.chips.loan.x=3", "has no parts"),
        ("edition.board.arrows.6=3", "edition.board.arrows has no '6'. There are: 1, 2, 3, 4, 5."),
        ("edition.chips.loan=500", "edition.chips.loan=500: edition: [chips] loan: Expected `int` <= 100"),
        ("edition.chips.loan=many", "[chips] loan: Expected `int`, got `str`"),
        ("edition.chips.start.2=100", "start gives 2 players 100 chips each, of 130 in all"),
        ("chips.loan=3", "If you mean its material: edition.chips.loan."),
        ("speed=3", "no option 'speed'"),
        ("edition.chips.loan", "changes nothing"),
        ("edition.chips.loan=", "changes nothing"),
        ("edition.chips.loan=3,3", "the same value twice"),
    ],
)
def test_what_cannot_be_is_refused_by_its_name(words: str, named: str) -> None:
    with pytest.raises(NoVariant) as refused:
        for variant in all_variants([read_dial(GEIZEN, words)]):
            set_variant(GEIZEN.setting(2), variant)
    assert named in str(refused.value)


def test_too_much_is_too_much() -> None:
    with pytest.raises(NoVariant, match="set twice"):
        all_variants([Dial("option.a", (1,)), Dial("option.a", (2,))])
    with pytest.raises(NoVariant, match="201 variants"):
        all_variants([Dial("option.a", tuple(range(201)))])
