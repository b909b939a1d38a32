"""The material is data: what is wrong with a file is said with the file, the table and the field."""

from pathlib import Path

import pytest

from gelateria.engine import Dealer, find_game
from gelateria.games.jelly_monster.rewards import Symbol, in_words, pack, read_reward, unpack
from tests.editions import edited, refusal

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
        ("8 = 2", "10 = 2", "capsules", "values", "Expected `int` <= 9"),
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
        ('"either"', '"either, 2"', "districts", "B3", "zone 1: 'either, 2': a neighbour's reward stands alone"),
        ('"either"', '"first clockwise"', "districts", "B3", "stands alone"),
        ('"capsule, 2"', '"1, 1, 1, 1"', "districts", "A8", "room for 3"),
        ('"1-2 dice: 7, 3+ dice: capsule"', '"2-1 dice: 7"', "districts", "B4", "nobody has 2 to 1 dice"),
        ("A1 =", "C1 =", "districts", "C1", ""),
    ],
)
def test_a_bad_edition_is_refused_with_file_table_and_field(
    tmp_path: Path, old: str, new: str, table: str, field: str, reason: str
) -> None:
    error = refusal(GAME, mine(tmp_path, (old, new)))
    assert (error.file, error.table, error.field) == ("mine.toml", table, field)
    assert reason in error.reason


def test_the_timers_are_the_editions(tmp_path: Path) -> None:
    setting = GAME.setting(3, edition=mine(tmp_path, ("seconds = 10", "seconds = 30"), ("guard = 20", "guard = 45")))
    assert setting.timers == (30, 45)
    assert GAME.setting(3).timers == (10, 20)
    assert GAME.setting(3, {"calm": True}).timers == ()


def test_designers_may_change_almost_everything(tmp_path: Path) -> None:
    path = mine(
        tmp_path,
        ("rounds = 4", "rounds = 2"),
        ("dice = 7 ", "dice = 12 "),
        ('"take 1"', '"second take 3, others give 2"'),
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
    ],
)
def test_rewards_are_read_and_written_in_words(words: str, symbols: list[Symbol]) -> None:
    assert read_reward(words) == tuple(symbols)
    assert in_words(tuple(symbols)) == words
    assert [unpack(pack(symbol)) for symbol in symbols] == symbols
