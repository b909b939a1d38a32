import msgspec
import pytest

from gelateria.cli.terminal.answers import attempts, meant
from gelateria.cli.terminal.choices import Choice, beginnings, laid_out, number_them
from gelateria.games.geizen.actions import Action, Keep, Pay, Throw

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


def test_a_beginning_that_fits_several_means_all_of_them() -> None:
    assert len(meant("keep", choices(KEEPS))) == len(KEEPS)
    assert [choice.label for choice in meant("p", choices(["pass", "move"]))] == ["pass"]
    assert [choice.label for choice in meant("blue", choices(["move to the blue floor", "pass"]))] == [
        "move to the blue floor"
    ]


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
