"""Where a test begins: a moment of a game that quick bots have played beforehand, the same in every run.

Nobody waits in a browser until chance brings what a test is about: the moment is looked for in the engine, and the
server plays on from there (`/api/tables/from-record`).
"""

from collections.abc import Callable, Iterator
from functools import cache
from typing import Any, NamedTuple

from gelateria.bots import make_bot
from gelateria.engine import Dealer, Match, find_game, split
from tests.contract.tables import AnyMatch

MOST_GAMES = 300
"""What is not found in so many games is too rare to be tested like this."""

Kind = Callable[[AnyMatch, int], bool]
"""Whether a seat has something of this kind to decide."""


class Moment(NamedTuple):
    """A seat that is about to decide, after so many moves of a recorded game."""

    record: str
    move: int
    seat: int


class Layout(NamedTuple):
    """A game, for so many players, with these options switched on."""

    game: str
    players: int
    options: tuple[str, ...] = ()


def offered(match: AnyMatch, seat: int) -> set[str]:
    """The types of what may be done."""
    return {type_of(action) for action in match.legal(seat)}


def type_of(action: Any) -> str:
    """As it is called in JSON."""
    return str(action.__struct_config__.tag)


def only(*types: str) -> Kind:
    return lambda match, seat: offered(match, seat) == set(types)


def among_others(*types: str) -> Kind:
    return lambda match, seat: not offered(match, seat).isdisjoint(types)


def played(layout: Layout, seed: int) -> Iterator[AnyMatch]:
    """A game of greedy bots: the match before each decision, and at its end."""
    game = find_game(layout.game)
    setting = game.setting(layout.players, dict.fromkeys(layout.options, True))
    match: AnyMatch = Match(setting, Dealer(seed))
    bots = [make_bot("greedy", setting, split(seed, seat)) for seat in range(layout.players)]
    while not match.over:
        yield match
        seat = match.awaited()[0]
        match.do(seat, bots[seat].decide(match.view(seat)))
    yield match


def opening(game: str, players: int, edition: dict[str, Any]) -> Moment:
    """Before anything is done, with other material than the printed one."""
    match: AnyMatch = Match(find_game(game).setting(players, {}, edition), Dealer(0))
    return Moment(match.record().to_token(), 0, 0)


@cache
def first(layout: Layout, kind: Kind) -> Moment:
    """The first moment at which somebody has something of this kind to decide."""
    for seed in range(MOST_GAMES):
        for match in played(layout, seed):
            for seat in match.awaited():
                if kind(match, seat):
                    return Moment(match.record().to_token(), match.length, seat)
    raise LookupError(f"not in {MOST_GAMES} games of {layout}")


@cache
def latest(layout: Layout, kind: Kind) -> Moment:
    """The last such moment of the first game that has one: a board as full as it gets."""
    for seed in range(MOST_GAMES):
        seats = [
            (match.length, seat) for match in played(layout, seed) for seat in match.awaited() if kind(match, seat)
        ]
        if seats:
            *_, match = played(layout, seed)
            return Moment(match.record().to_token(), *seats[-1])
    raise LookupError(f"not in {MOST_GAMES} games of {layout}")


@cache
def near_the_end(layout: Layout, decisions: int, seed: int = 0) -> Moment:
    """So many decisions of the first seat before a game's end."""
    *_, match = played(layout, seed)
    own = [move for move, made in enumerate(match.moves) if made.by == 0]
    return Moment(match.record().to_token(), own[-decisions], 0)
