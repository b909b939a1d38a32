"""Every table the contract is tested on: each game in the registry, each player count, each option on and off.

Where there is little time, as in plain Python, it is the fewest players, with no option on and with all of them.

The registry finds ours; the examples and the drafts of the tests are named as folders with further games, the same
way as anybody's own game would be.
"""

import importlib
import itertools
import os
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from types import ModuleType
from typing import Any, NamedTuple

from gelateria.engine import AnyGame, Dealer, Match, Setting, games
from tests.scale import SCALE

HERE = Path(__file__).parent
FOLDERS = (HERE.parent.parent / "examples", HERE.parent / "drafts")
os.environ["GELATERIA_GAMES"] = os.pathsep.join(
    [*map(str, FOLDERS), *filter(None, [os.environ.get("GELATERIA_GAMES", "")])]
)

HURRIED = SCALE < 0.1
STRIDE = 3 if HURRIED else 1
"""Where there is little time, only every so many of a match's positions is looked at."""

AnyMatch = Match[Any, Any, Any, Any]
AnySetting = Setting[Any, Any, Any, Any]


class Table(NamedTuple):
    """A game, laid out for some players with some options."""

    game: AnyGame
    players: int
    options: dict[str, bool]

    def __str__(self) -> str:
        return "-".join([self.game.slug, f"{self.players}p", *(name for name, on in self.options.items() if on)])

    def setting(self) -> AnySetting:
        return _setting(self.game.slug, self.players, tuple(self.options.items()))


@cache
def _setting(slug: str, players: int, options: tuple[tuple[str, bool], ...]) -> AnySetting:
    return games()[slug].setting(players, dict(options))


def _options(game: AnyGame) -> Iterator[dict[str, bool]]:
    switches = [name for name, about in game.describe_options().items() if about.get("type") == "boolean"]
    for values in itertools.product((False, True), repeat=len(switches)):
        yield dict(zip(switches, values, strict=True))


def tables_of(game: AnyGame, hurried: bool = False) -> list[Table]:
    """As many as there are; or where there is little time, the smallest with no option and with all."""
    players, options = game.seats, list(_options(game))
    if hurried:
        players, options = players[:1], options[:: max(1, len(options) - 1)]
    return [Table(game, some, chosen) for some in players for chosen in options]


GAMES = list(games().values())
TABLES = [table for game in GAMES for table in tables_of(game, HURRIED)]


def laws(game: AnyGame) -> ModuleType:
    """The game's `laws.py`: beside our tests for our games, in its own folder for any other."""
    if game.folder.parent.name == "games":
        return importlib.import_module(f"tests.games.{game.folder.name}.laws")
    return importlib.import_module(f"{game.folder.name}.laws")


def random_moves(match: AnyMatch, choice: Dealer) -> Iterator[tuple[int, Any]]:
    """Play a match on at random, yielding each author with the action just before it is done; the clock's is None."""
    while not match.over:
        state = match.state
        if state.timer and choice.draw(16) == 0:
            yield -1, None
            match.ring(state.bell)
            continue
        seats = match.awaited()
        seat = seats[choice.draw(len(seats))]
        legal = match.legal(seat)
        action = legal[choice.draw(len(legal))]
        yield seat, action
        match.do(seat, action)


def random_match(setting: AnySetting, seed: int) -> AnyMatch:
    """A match played at random to its end."""
    match = Match(setting, Dealer(seed))
    for _ in random_moves(match, Dealer(seed + 1)):
        pass
    return match


def some_positions(setting: AnySetting, seed: int, every: int = 7, stride: int = STRIDE) -> Iterator[AnyMatch]:
    """The same match again and again, some moves further on each time, the last time at its end.

    A long game is not looked at more often than a short one deserves: the steps grow wider.
    """
    match = Match(setting, Dealer(seed))
    for index, _ in enumerate(random_moves(match, Dealer(seed + 1))):
        if index % (every * stride * (1 + index // 120)) == 0:
            yield match
    yield match
