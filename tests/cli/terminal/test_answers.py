import re

import msgspec
import pytest

from gelateria.cli.terminal.answers import attempts, is_exact, meant
from gelateria.cli.terminal.choices import Choice, beginnings, laid_out, number_them
from gelateria.engine import find_game
from gelateria.engine.text import columns
from gelateria.games.geizen.actions import Action, Keep, Pay, Throw
from gelateria.language import LANGUAGES, speak_of
from tests.language.spoken import actions_of
from tests.our_games import OURS

SOME = 5
"""So many choices of a position are typed."""
KEEPS = ["keep 1", "keep 3", "keep 1 3", "keep 4", "keep 1 4", "keep 3 4", "keep 4 4", "keep 3 4 4"]


def choices(labels: list[str]) -> list[Choice]:
    return number_them(labels, labels)


def test_a_lone_number_means_the_same_as_number_and_as_word() -> None:
    numbers = {choice.label: choice.number for choice in choices(KEEPS)}
    assert sorted(numbers.values()) == list(range(1, 9))
    assert (numbers["keep 1"], numbers["keep 3"], numbers["keep 4"]) == (1, 3, 4)


def test_numbers_beyond_the_choices_are_words() -> None:
    pays = choices(["pay 2", "pay 4"])
    assert [choice.label for choice in meant("2", pays)] == ["pay 2"]
    assert [choice.label for choice in meant("4", pays)] == ["pay 4"]
    assert [choice.label for choice in meant("1", pays)] == ["pay 4"]


@pytest.mark.parametrize(
    ("typed", "label"),
    [
        ("keep 4 4", "keep 4 4"),
        ("KEEP  4   4", "keep 4 4"),
        ("4 4", "keep 4 4"),
        ("4,4", "keep 4 4"),
        ("4 3 4", "keep 3 4 4"),
        ("4 1", "keep 1 4"),
        ("#1", "keep 1"),
        ("k 3 4 4", "keep 3 4 4"),
    ],
)
def test_words_are_understood(typed: str, label: str) -> None:
    assert [choice.label for choice in meant(typed, choices(KEEPS))] == [label]


@pytest.mark.parametrize("typed", ["", "   ", "9", "99999999999999999999", "keep 5", "4 4 4", "-1", "٩", "\x00", "#"])
def test_what_is_no_choice_means_nothing(typed: str) -> None:
    assert meant(typed, choices(KEEPS)) == []


def test_choices_of_one_verb_stand_in_columns_whatever_the_verb_is_called() -> None:
    labels = ["取る 1", "取る 3", "取る 1 3", "取る 4", "取る 1 4", "取る 3 4", "取る 4 4", "取る 3 4 4", "取る 氷 4"]
    lines = laid_out(number_them(labels, [*KEEPS, "keep 1 1 4"], labels), 60).plain.splitlines()
    assert lines[0] == "取る …"
    ends = [columns(line[: found.start()]) for line in lines[1:] for found in re.finditer(r"\)", line)]
    assert {end % (5 + columns("3 4 4") + 2) for end in ends} == {3}


def test_a_beginning_that_fits_several_means_all_of_them() -> None:
    assert len(meant("keep", choices(KEEPS))) == len(KEEPS)
    assert [choice.label for choice in meant("p", choices(["pass", "move"]))] == ["pass"]
    assert [choice.label for choice in meant("blue", choices(["move to the blue floor", "pass"]))] == [
        "move to the blue floor"
    ]


@pytest.mark.parametrize("slug", OURS)
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_choice_is_meant_by_its_label_by_its_notation_and_by_its_number(slug: str, language: str) -> None:
    game = find_game(slug)
    for actions in actions_of(slug):
        notations = [game.notation.label(action) for action in actions]
        told = number_them(actions, notations, [speak_of(game, language).label(action) for action in actions])
        for choice in told[:: max(1, len(told) // SOME)]:
            assert meant(choice.label, told) == [choice]
            assert meant(choice.notation, told) == [choice]
            assert meant(str(choice.number), told) == [choice]
            assert is_exact(choice.label.upper(), told)


def test_numbers_are_the_same_in_every_language() -> None:
    told = number_them(KEEPS, KEEPS, [label.replace("keep", "behalten") for label in KEEPS])
    assert [choice.number for choice in told] == [choice.number for choice in choices(KEEPS)]


def test_accents_and_apostrophes_make_no_difference() -> None:
    told = number_them(["ready", "throw"], ["ready", "throw"], ["C’est parti\u00a0!", "Échanger"])
    assert [choice.action for choice in meant("c'est parti", told)] == ["ready"]
    assert [choice.action for choice in meant("echanger", told)] == ["throw"]


def test_a_number_is_never_cut_short() -> None:
    assert meant("move 1", choices(["move 12", "pass"])) == []
    assert meant("move -1", choices(["move -12", "pass"])) == []


@pytest.mark.parametrize("typed", ["place BsS at 1,-3", "bss at 1 -3", "BsS 1,-3", "1, -3"])
def test_commas_and_capitals_make_no_difference(typed: str) -> None:
    labels = ["place BsS at 1,-3", "place BsS at 1,-31", "place BsS at 1,3"]
    assert [choice.label for choice in meant(typed, choices(labels))] == labels[:1]


def test_the_same_thing_stands_in_rows_of_its_own() -> None:
    lines = laid_out(choices([f"place {tile} at 0,{at}" for tile in ("BsS", "BvW") for at in range(5)]), 99).plain
    assert [line.split()[1] for line in lines.splitlines()[1:]] == ["BsS", "BvW"]


@pytest.mark.parametrize(
    ("typed", "action"),
    [("keep 5 5", Keep((5, 5))), ("5 5", Keep((5, 5))), ("pay 3", Pay(3)), ("throw", Throw())],
)
def test_words_become_an_action_that_the_rules_can_refuse(typed: str, action: msgspec.Struct) -> None:
    assert list(attempts(typed, Action, [Keep((1,))])) == [action]


@pytest.mark.parametrize("typed", ["", "keep nine", "pay", "pay 1 2", "keep 7", "hop 1"])
def test_what_is_no_action_becomes_none(typed: str) -> None:
    assert list(attempts(typed, Action, [Keep((1,))])) == []


def test_many_choices_are_shown_in_rows_of_as_many_words() -> None:
    lines = laid_out(choices([*KEEPS, "keep 1 3 4"]), 60).plain.splitlines()
    assert lines[0] == "keep …"
    assert lines[1].split() == ["1)", "1", "3)", "3", "4)", "4"]
    assert all(len(line) <= 60 for line in lines)


def test_very_many_choices_are_shown_by_how_they_begin() -> None:
    labels = [f"place {letter} at {field}" for letter in "AB" for field in range(40)] + ["pass"]
    assert beginnings(choices(labels)) == ["place … (80)", "81  pass"]
    assert beginnings(choices(labels[:-1])) == ["place A … (40)", "place B … (40)"]
    assert len(laid_out(choices(labels), 80).plain.splitlines()) == 2
