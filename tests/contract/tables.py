"""Every table the contract is tested on: each game in the registry, each player count, each option on and off.

Where a game has more than two options, the fewest players try each of them alone, and all others the usual ones and
all changed together. Where there is little time, as in plain Python, it is the fewest players and those two.

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
        usual = usual_options(self.game)
        changed = [name if on else f"no-{name}" for name, on in self.options.items() if on != usual[name]]
        return "-".join([self.game.slug, f"{self.players}p", *changed])

    def setting(self) -> AnySetting:
        return _setting(self.game.slug, self.players, tuple(self.options.items()))


@cache
def _setting(slug: str, players: int, options: tuple[tuple[str, bool], ...]) -> AnySetting:
    return games()[slug].setting(players, dict(options))


def usual_options(game: AnyGame) -> dict[str, bool]:
    """The options that are on or off, as they are where nobody says anything."""
    return {name: about["default"] for name, about in game.describe_options().items() if about.get("type") == "boolean"}


def _options(game: AnyGame, players: int) -> Iterator[dict[str, bool]]:
    usual = usual_options(game)
    alone = 1 if players == game.seats[0] else 0
    for changed in itertools.product((False, True), repeat=len(usual)):
        if len(usual) < 3 or sum(changed) <= alone or all(changed):
            yield {name: on != other for (name, on), other in zip(usual.items(), changed, strict=True)}


def tables_of(game: AnyGame, hurried: bool = False) -> list[Table]:
    """As many as there are; or where there is little time, the smallest as usual and with all options changed."""
    if not hurried:
        return [Table(game, players, options) for players in game.seats for options in _options(game, players)]
    options = list(_options(game, game.seats[0]))
    return [Table(game, game.seats[0], chosen) for chosen in options[:: max(1, len(options) - 1)]]


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
        if state.timer and (not state.awaiting or choice.draw(16) == 0):
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
