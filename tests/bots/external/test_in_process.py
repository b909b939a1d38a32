"""A bot can be named by where it is, wherever a bot is named."""

import pickle
from pathlib import Path

import pytest

from gelateria.bots import Bot, BotFault, GreedyBot, UnknownBot, make_bot
from gelateria.engine import Dealer, Match, find_game
from gelateria.lab import play_game
from tests.bots.external.bring import deciding, write

SETTING = find_game("geizen").setting(2)
OPENING = Match(SETTING, Dealer(1))


def decide(name: str, seed: int = 5) -> object:
    (seat,) = OPENING.awaited()
    return make_bot(name, SETTING, seed).decide(OPENING.view(seat))


def test_a_class_in_a_file_plays(tmp_path: Path) -> None:
    assert decide(deciding(tmp_path, "return legal[0]")) == OPENING.legal(OPENING.awaited()[0])[0]


def test_a_class_in_a_module_plays(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    deciding(tmp_path, "return legal[0]")
    (tmp_path / "my_bot.py").rename(tmp_path / "found_from_here.py")
    monkeypatch.chdir(tmp_path)
    assert decide("found_from_here:Mine")


def test_one_of_our_own_classes_can_be_named_too() -> None:
    assert isinstance(make_bot("gelateria.bots:GreedyBot", SETTING, 1), GreedyBot)


def test_a_file_finds_its_neighbours_and_is_read_again_when_it_changed(tmp_path: Path) -> None:
    (tmp_path / "a_neighbour.py").write_text("WHICH = 0\n")
    name = write(
        tmp_path,
        """
        from a_neighbour import WHICH

        class Mine:
            def decide(self, view, legal):
                return legal[WHICH]
        """,
    )
    assert decide(name)
    with pytest.raises(BotFault):
        decide(deciding(tmp_path, "return 'pass'"))


@pytest.mark.parametrize(
    "answer", ["0", "legal[0]", "{'type': 'throw'}", "type('N', (), {'__index__': lambda s: 0})()"]
)
def test_an_answer_is_an_action_a_plain_value_or_a_place(tmp_path: Path, answer: str) -> None:
    assert decide(deciding(tmp_path, f"return {answer}")) == OPENING.legal(OPENING.awaited()[0])[0]


@pytest.mark.parametrize(
    ("line", "why"),
    [
        ("return 7", "The 1 legal actions have the places 0 to 0"),
        ("return -1", "places 0 to 0"),
        ("return True", "answered true. That is no action of Geizen"),
        ("return None", "answered null. That is no action of Geizen"),
        ("return {'type': 'fly'}", "no action of Geizen"),
        ("return {'type': 'keep', 'dice': [6]}", 'answered {"type":"keep","dice":[6]}.'),
        ("return object()", "no action of Geizen"),
        ("return [[]] * 1000", "no action of Geizen"),
        ("return legal.clear() or legal[0]", "raised IndexError: list index out of range (my_bot.py, line 3)"),
        ("view.turns = 9", "raised AttributeError: immutable"),
        ("raise SystemExit(3)", "raised SystemExit: 3"),
    ],
)
def test_a_wrong_answer_names_the_bot_the_move_and_what_it_was_shown(tmp_path: Path, line: str, why: str) -> None:
    name = deciding(tmp_path, line)
    with pytest.raises(BotFault) as caught:
        decide(name)
    fault = caught.value
    (seat,) = OPENING.awaited()
    assert why in str(fault)
    assert f"The bot {name} (in geizen, seat {seat}, turn 0)" in str(fault)
    assert (f'"viewer":{seat}' in fault.view, fault.legal) == (True, '[{"type":"throw"}]')
    assert str(pickle.loads(pickle.dumps(fault))) == str(fault)


@pytest.mark.parametrize(
    ("name", "why"),
    [
        ("deep", "Yours can play too: my_bot.py:MyBot, my_package.my_bot:MyBot or stdio:COMMAND."),
        ("my_bot.py", "it takes a module or file and a class in it, as in my_bot.py:MyBot"),
        (":Mine", "it takes a module or file and a class in it"),
        ("nowhere.py:Mine", "There is no file nowhere.py"),
        ("no_such_module_here:Mine", "cannot be loaded: ModuleNotFoundError: No module named 'no_such_module_here'"),
        ("gelateria.bots:DeepBot", "has no class 'DeepBot'"),
        ("gelateria.bots:make_bot", "is no class"),
        ("pathlib:Path", "it has no decide(view, legal)"),
    ],
)
def test_who_is_not_there_is_refused_with_the_reason(name: str, why: str) -> None:
    with pytest.raises(UnknownBot) as caught:
        make_bot(name, SETTING, 1)
    assert why in str(caught.value)


@pytest.mark.parametrize(
    ("code", "why"),
    [
        ("class Mine\n", "cannot be loaded: SyntaxError"),
        ("import no_such_module_here\n", "cannot be loaded: ModuleNotFoundError"),
        ("1 / 0\n", "cannot be loaded: ZeroDivisionError"),
        ("raise SystemExit\n", "cannot be loaded: SystemExit"),
        ("class Other:\n    def decide(self, view, legal): ...\n", "has no class 'Mine'. There are: Other."),
        ("Mine = 3\n", "is no class"),
        ("class Mine:\n    def decide(self, view): ...\n", "its decide must take a view and the legal actions"),
        (
            "class Mine:\n    def __init__(self, depth): ...\n    def decide(self, view, legal): ...\n",
            "missing a required argument: 'depth'. What it can be told: game, players, options, edition, rules, seed.",
        ),
    ],
)
def test_a_file_without_a_bot_is_refused_with_the_reason(tmp_path: Path, code: str, why: str) -> None:
    with pytest.raises(UnknownBot) as caught:
        make_bot(write(tmp_path, code), SETTING, 1)
    assert why in str(caught.value)


def test_a_player_is_told_what_it_asks_for(tmp_path: Path) -> None:
    name = write(
        tmp_path,
        """
        class Mine:
            def __init__(self, game, players, *, options, seed=0):
                self.told = game, players, options, seed

            def decide(self, view, legal):
                assert self.told == ("geizen", 2, {}, 5), self.told
                return 0
        """,
    )
    assert decide(name, seed=5)


def test_a_seed_is_a_number_that_every_language_can_hold(tmp_path: Path) -> None:
    name = write(
        tmp_path,
        """
        class Mine:
            def __init__(self, **told):
                assert set(told) == {"game", "players", "options", "edition", "rules", "seed"}
                assert told["seed"] == 7

            def decide(self, view, legal):
                return 0
        """,
    )
    assert decide(name, seed=2**53 + 7)


COUNTING = """
    made = []

    class Mine:
        def __init__(self, seed):
            made.append(seed)
            self.seed = seed

        def decide(self, view, legal):
            assert self.seed == {expected}
            return 0
"""


def counted(folder: Path, more: str = "") -> tuple[Bot, list[int]]:
    """A bot that keeps count of how often it was made."""
    bot = make_bot(write(folder, COUNTING.format(expected="self.seed") + more), SETTING, 1)
    made: list[int] = bot.kind.__init__.__globals__["made"]  # type: ignore[attr-defined]
    return bot, made


def test_another_game_is_played_by_another_player(tmp_path: Path) -> None:
    bot, made = counted(tmp_path)
    view = OPENING.view(OPENING.awaited()[0])
    for seed in (1, 2, 2):
        bot.reseed(seed)
        bot.decide(view)
        bot.decide(view)
    assert made == [1, 2, 2]


def test_a_player_that_can_begin_anew_is_kept(tmp_path: Path) -> None:
    bot, made = counted(tmp_path, "\n        def reseed(self, seed):\n            made.append(-seed)\n")
    view = OPENING.view(OPENING.awaited()[0])
    for seed in (1, 2, 3):
        bot.reseed(seed)
        bot.decide(view)
    assert made == [1, -2, -3]


@pytest.mark.parametrize("game", ["geizen", "gelati", "jelly-monster"])
def test_guests_play_whole_games_beside_our_own(tmp_path: Path, game: str) -> None:
    setting = find_game(game).setting(3)
    bots = [make_bot(name, setting, 3) for name in (deciding(tmp_path, "return legal[-1]"), "random", "greedy")]
    assert len(play_game(setting, bots, Dealer(2)).scores) == 3


def test_in_an_open_game_a_position_is_as_good_as_a_view(tmp_path: Path) -> None:
    bot = make_bot(deciding(tmp_path, "return legal[0]"), SETTING, 1)
    (seat,) = OPENING.awaited()
    assert bot.choose(OPENING.state.copy(), seat) == OPENING.state.legal(seat)[0]
