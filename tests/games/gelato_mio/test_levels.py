"""Easy, medium, hard and expert are in their order."""

import msgspec
import pytest

from gelateria.bots import Bot, levels_of, make_bot
from gelateria.engine import Dealer, find_game, split
from gelateria.lab import play_game
from tests.contract.tables import AnySetting

GAME = find_game("gelato-mio")


def level(name: str, setting: AnySetting, simulations: int) -> Bot:
    """A level that thinks no longer than this."""
    described = levels_of(setting.game)[name]
    return msgspec.structs.replace(described, simulations=min(described.simulations, simulations)).bot(setting, 1)


def share(setting: AnySetting, one: Bot, others: list[Bot], deals: int) -> float:
    """The share of the wins that one takes, on every seat once with each deal."""
    won = 0.0
    for deal in range(deals):
        for seat in range(setting.players):
            for number, bot in enumerate((one, *others)):
                bot.reseed(split(split(deal, seat), number))
            winners = play_game(setting, [*others[:seat], one, *others[seat:]], Dealer(split(9, deal))).winners
            won += (seat in winners) / len(winners)
    return won / (deals * setting.players)


@pytest.mark.parametrize(
    ("stronger", "weaker", "at_least"),
    [("easy", "random", 0.9), ("medium", "easy", 0.6), ("hard", "medium", 0.6), ("expert", "greedy", 0.7)],
)
def test_levels_are_in_their_order(stronger: str, weaker: str, at_least: float) -> None:
    setting = GAME.setting(2)
    other = make_bot(weaker, setting, 1)
    assert share(setting, level(stronger, setting, 100), [other], 10) >= at_least
