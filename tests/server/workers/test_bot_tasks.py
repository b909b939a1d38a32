"""A worker keeps its bots. What one of them decides is what a new one would."""

from collections.abc import Iterator
from typing import Any

import msgspec
import pytest

from gelateria.bots import BOTS, make_bot
from gelateria.engine import Dealer, Match, find_game, games
from gelateria.server.workers import bot_tasks
from gelateria.server.workers.tasks import Task

AnyMatch = Match[Any, Any, Any, Any]


@pytest.fixture(autouse=True)
def new_worker() -> Iterator[None]:
    bot_tasks.bot_for.cache_clear()
    yield
    bot_tasks.bot_for.cache_clear()


def near_the_end(game: str, players: int = 3, few: int = 6) -> list[AnyMatch]:
    """The last positions of a game: there even an expert is soon through."""
    setting, luck = find_game(game).setting(players), Dealer(8)
    whole = Match(setting, Dealer(7))
    while not whole.over:
        if not whole.awaited():
            whole.ring(whole.state.bell)
            continue
        seat = whole.awaited()[0]
        legal = whole.legal(seat)
        whole.do(seat, legal[luck.draw(len(legal))])
    positions = []
    for length in range(whole.length - few, whole.length):
        positions.append(Match(setting, Dealer(7)))
        for move in whole.moves[:length]:
            positions[-1].repeat(move)
    return positions


def asked(match: AnyMatch, level: str, seed: int) -> bytes:
    setting = match.setting
    task = Task(
        game=setting.game.slug,
        players=setting.players,
        options=setting.option_values(),
        edition=None,
        level=level,
        view=msgspec.json.encode(match.view(match.awaited()[0])),
        seed=seed,
    )
    return msgspec.msgpack.encode(task)


@pytest.mark.parametrize("level", BOTS)
@pytest.mark.parametrize("game", games())
def test_a_kept_bot_decides_as_a_new_one_would(game: str, level: str) -> None:
    for seed, match in enumerate(near_the_end(game)):
        view = match.view(match.awaited()[0])
        new = make_bot(level, match.setting, seed).decide(view)
        assert bot_tasks.answer(asked(match, level, seed)) == msgspec.json.encode(new)
    assert bot_tasks.bot_for.cache_info().misses == 1


def test_another_level_or_setting_is_another_bot() -> None:
    for players in (2, 3):
        for level in ("random", "greedy", "greedy"):
            bot_tasks.answer(asked(near_the_end("geizen", players)[0], level, 1))
    assert bot_tasks.bot_for.cache_info().currsize == 4
    assert bot_tasks.bot_for.cache_info().maxsize == bot_tasks.MOST_BOTS


def test_a_bot_that_broke_is_not_asked_again() -> None:
    bot = bot_tasks.bot_for(msgspec.msgpack.encode(("geizen", 3, {}, None, None)), "easy")
    with pytest.raises(AttributeError):
        bot_tasks.decide(bot, "no view", 1)
    assert bot_tasks.bot_for.cache_info().currsize == 0
