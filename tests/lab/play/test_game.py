"""One game between bots: repeatable, fair to secrets, and sure to end."""

from pathlib import Path
from typing import Any

import pytest

from gelateria.bots import Bot, RandomBot, make_bot
from gelateria.engine import Dealer, Setting, State, find_game
from gelateria.lab import Endless, Pace, play_game
from gelateria.lab.play import game as playing

ROOT = Path(__file__).parents[3]
GEIZEN = find_game("geizen").setting(3)


@pytest.fixture
def hush(monkeypatch: pytest.MonkeyPatch) -> Setting[Any, Any, Any, Any]:
    monkeypatch.setenv("GELATERIA_GAMES", str(ROOT / "tests" / "drafts"))
    return find_game("hush").setting(3, {"swaps": False})


def bots(setting: Setting[Any, Any, Any, Any], name: str = "greedy") -> list[Bot]:
    return [make_bot(name, setting, seat) for seat in range(setting.players)]


def test_the_same_dealer_and_bots_play_the_same_game() -> None:
    first, again = (play_game(GEIZEN, bots(GEIZEN), Dealer(7)) for _ in range(2))
    assert first == again
    assert first != play_game(GEIZEN, bots(GEIZEN), Dealer(8))


def test_what_is_left_of_a_game_says_who_won_and_why() -> None:
    played = play_game(GEIZEN, bots(GEIZEN), Dealer(7))
    assert played.ending == "geizen.end"
    assert {seat for seat, score in enumerate(played.scores) if score == max(played.scores)} == set(played.winners)
    assert played.decisions > played.turns > 0


class Vandal(RandomBot):
    """Ruins whatever it is shown."""

    def choose(self, world: State, seat: int) -> int:
        choice = super().choose(world, seat)
        world.awaiting = world.winners = 0
        return choice


def test_a_bot_that_ruins_what_it_is_shown_ruins_nothing() -> None:
    vandals = [Vandal(GEIZEN, seat) for seat in range(3)]
    assert play_game(GEIZEN, vandals, Dealer(7)) == play_game(GEIZEN, bots(GEIZEN, "random"), Dealer(7))


class Spy(RandomBot):
    """Writes down the worlds it is shown."""

    def __init__(self, setting: Setting[Any, Any, Any, Any], seed: int) -> None:
        super().__init__(setting, seed)
        self.worlds: list[State] = []

    def choose(self, world: State, seat: int) -> int:
        self.worlds.append(world.copy())
        return super().choose(world, seat)


def test_where_there_are_secrets_a_bot_is_shown_an_imagined_world(hush: Setting[Any, Any, Any, Any]) -> None:
    agreed = set()
    for seed in range(20):
        spy = Spy(hush, 1)
        play_game(hush, [spy, *bots(hush, "random")[1:]], Dealer(seed))
        own, *others = hush.start(Dealer(seed)).card
        for world in spy.worlds:
            mine, *dreamt = world.card  # type: ignore[attr-defined]  # it is a world of Hush
            assert mine == own
            agreed.add(dreamt == others)
    assert agreed == {False, True}


def test_where_time_counts_the_pace_does(hush: Setting[Any, Any, Any, Any]) -> None:
    assert play_game(hush, bots(hush), Dealer(1), Pace(throw=60, choose=60, spread=0, people=0)).decisions == 0
    assert play_game(hush, bots(hush), Dealer(1), Pace(throw=0.1, choose=0.1)).decisions >= 3


def test_a_game_without_an_end_is_given_up(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(playing, "MOST_DECISIONS", 10)
    with pytest.raises(Endless, match="a game of Geizen was not over after 10 decisions"):
        play_game(GEIZEN, bots(GEIZEN), Dealer(7))
