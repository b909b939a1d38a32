"""The material is data: what is wrong with a file is said with the file, the table and the field."""

from pathlib import Path

import pytest

from gelateria.engine import Dealer, RecordingDealer, find_game
from gelateria.games.jelly_monster.actions import Opened
from gelateria.games.jelly_monster.rewards import Symbol, in_words, pack, read_reward, unpack
from tests.editions import edited, refusal
from tests.marks import rule

GAME = find_game("jelly-monster")


def mine(tmp_path: Path, *changes: tuple[str, str]) -> Path:
    return edited(GAME, tmp_path, *changes)


@pytest.mark.parametrize(
    ("old", "new", "table", "field", "reason"),
    [
        ("rounds = 4", "rounds = 0", "game", "rounds", "Expected `int` >= 1"),
        ("dice = 7", "dice = 13", "game", "dice", "Expected `int` <= 12"),
        ("seconds = 10", "seconds = 'ten'", "timer", "seconds", "Expected `float`"),
        ("calm_guard = 12", "calm_guard = 2", "house", "", "must not fall"),
        ("8 = 2", "100 = 2", "capsules", "values", "Expected `int` <= 99"),
        ("8 = 2", "8 = 2\n9 = 1\n10 = 1\n11 = 1\n12 = 1", "capsules", "values", "length <= 9"),
        ('in_doubt = "clockwise"', 'in_doubt = "left"', "neighbours", "in_doubt", "Invalid enum value 'left'"),
        ('A1 = ["5", "7", "3"]', "", "districts", "A1", "is missing"),
        ('A1 = ["5", "7", "3"]', 'A1 = ["5", "7"]', "districts", "A1", "length"),
        ('A1 = ["5", "7", "3"]', 'A1 = ["5", 7, "3"]', "districts", "A1[1]", "Expected `str`"),
        (
            'A1 = ["5", "7", "3"]',
            'A1 = ["5", "7 jelly", "3"]',
            "districts",
            "A1",
            "zone 2: no reward is called '7 jelly'",
        ),
        ('"take 2"', '"take 1 per capsule"', "districts", "B5", "zone 2: no reward is called"),
        ('"capsule, 2"', '"1, 1, 1, 1"', "districts", "A8", "room for 3"),
        ('"1-2 dice: 7, 3+ dice: capsule"', '"2-1 dice: 7"', "districts", "B4", "nobody has 2 to 1 dice"),
        ("A1 =", "C1 =", "districts", "C1", ""),
        ('A1 = ["5", "7", "3"]', 'A1 = ["5", "7", "5"]', "districts", "A1", "zones 1 and 3 are equal"),
        ('"first 6, second 4"', '"lose capsule"', "districts", "B7", "zones 2 and 3 are equal"),
    ],
)
def test_a_bad_edition_is_refused_with_file_table_and_field(
    tmp_path: Path, old: str, new: str, table: str, field: str, reason: str
) -> None:
    error = refusal(GAME, mine(tmp_path, (old, new)))
    assert (error.file, error.table, error.field) == ("mine.toml", table, field)
    assert reason in error.reason


@rule("jelly.zones")
def test_what_was_begun_with_equal_zones_is_played_on(tmp_path: Path) -> None:
    path = mine(tmp_path, ('A1 = ["5", "7", "3"]', 'A1 = ["5", "7", "5"]'))
    assert GAME.setting(3, edition=path, version=1).edition_values()["districts"]["A1"] == ["5", "7", "5"]


def test_an_edition_without_neighbours_has_them_clockwise() -> None:
    values = GAME.setting(3).edition_values()
    del values["neighbours"]
    assert GAME.setting(3, edition=values).start(Dealer(1)) == GAME.setting(3).start(Dealer(1))


@rule("jelly.capsules")
def test_capsules_may_show_more_than_nine(tmp_path: Path) -> None:
    setting = GAME.setting(3, edition=mine(tmp_path, ("8 = 2", "20 = 30"), ("2 = 3", "2 = 0")))
    blank = setting.blank()
    assert blank.shows == [0, 2, 3, 4, 5, 6, 20, 0, 0, 0]
    assert blank.box == [6, 0, 5, 6, 5, 3, 30, 0, 0, 0]
    dealer = RecordingDealer(Dealer(3))
    state = setting.start(dealer)
    state.playout(dealer)
    opened = [event for event in setting.events(dealer.take()[1]) if isinstance(event, Opened)]
    assert {event.capsule for event in opened} > {20}
    assert all(event.jelly == event.capsule for event in opened if event.capsule != "die")
    assert {capsule for player in setting.view(state, None).seats for capsule in player.opened} > {20}


def test_the_timers_are_the_editions(tmp_path: Path) -> None:
    setting = GAME.setting(
        3,
        edition=mine(
            tmp_path, ("seconds = 10", "seconds = 30"), ("guard = 20", "guard = 45"), ("countdown = 3", "countdown = 5")
        ),
    )
    assert setting.timers == (30, 45, 5)
    assert GAME.setting(3).timers == (10, 20, 3)
    assert GAME.setting(3, {"calm": True}).timers == ()


def test_designers_may_change_almost_everything(tmp_path: Path) -> None:
    path = mine(
        tmp_path,
        ("rounds = 4", "rounds = 2"),
        ("dice = 7 ", "dice = 12 "),
        ('"take 1"', '"second take 3, others give 2"'),
        (
            '"clockwise", "4", "8"',
            '"2, either, capsule", "clockwise, counter-clockwise", "1-2 dice: either, 3+ dice: 8"',
        ),
        ('"counter-clockwise", "6"', '"others clockwise, first either", "either, either, lose capsule"'),
        ("8 = 2", "12 = 2"),
        ('"7", "4", "0"', '"first capsule, second lose capsule, 1 per capsule", "2-3 dice: 4", "1 dice: give 9"'),
    )
    for players in GAME.seats:
        setting = GAME.setting(players, edition=path)
        for seed in range(30):
            state = setting.start(Dealer(seed))
            state.playout(Dealer(seed))
            assert state.turns == 2
            assert all(jelly >= 0 for jelly in state.jelly)


@pytest.mark.parametrize(
    ("words", "symbols"),
    [
        ("0", [Symbol("control", "jelly", 0)]),
        ("capsule, 2", [Symbol("control", "capsule"), Symbol("control", "jelly", 2)]),
        ("first 5, second 2", [Symbol("first", "jelly", 5), Symbol("second", "jelly", 2)]),
        ("first 7, others 3", [Symbol("first", "jelly", 7), Symbol("others", "jelly", 3)]),
        ("1-2 dice: 2, 3+ dice: 9", [Symbol("dice", "jelly", 2, 1, 2), Symbol("dice", "jelly", 9, 3, 15)]),
        ("4 dice: capsule", [Symbol("dice", "capsule", 0, 4, 4)]),
        ("2 per capsule", [Symbol("control", "per capsule", 2)]),
        ("take 2", [Symbol("control", "take", 2)]),
        ("lose capsule", [Symbol("control", "lose capsule")]),
        ("counter-clockwise", [Symbol("control", "counter-clockwise")]),
        ("2, either", [Symbol("control", "jelly", 2), Symbol("control", "either")]),
        ("first clockwise", [Symbol("first", "clockwise")]),
    ],
)
def test_rewards_are_read_and_written_in_words(words: str, symbols: list[Symbol]) -> None:
    assert read_reward(words) == tuple(symbols)
    assert in_words(tuple(symbols)) == words
    assert [unpack(pack(symbol)) for symbol in symbols] == symbols
