"""One game between bots, from the opening to the end, as fast as Python can ask and answer."""

from collections.abc import Callable, Sequence
from typing import Any, NamedTuple

from gelateria.bots import Bot
from gelateria.engine import CLOCK, Dealer, Setting, State, split

MOST_DECISIONS = 200_000
"""No game of ours comes near; a variant that does would go on for ever."""
RINGS_ONCE_IN = 64

Clock = Callable[[State, Dealer], bool]
"""Asked before every decision while a timer runs: is this the moment it rings?"""


class Endless(RuntimeError):
    """A game that found no end."""


class Played(NamedTuple):
    """What is left of a game when the pieces are back in the box."""

    winners: tuple[int, ...]
    scores: tuple[int, ...]
    turns: int
    decisions: int
    ending: str
    """The id of the rule that ended it."""


def now_and_then(state: State, dealer: Dealer) -> bool:
    """A clock without hands, as in `State.rollout`: a running timer rings after some sixty decisions."""
    return dealer.draw(RINGS_ONCE_IN) == 0


def play_game(
    setting: Setting[Any, Any, Any, Any], bots: Sequence[Bot], dealer: Dealer, rings: Clock = now_and_then
) -> Played:
    """Deal, let every awaited bot decide, and tell how it went. Same bots, same dealer: same game."""
    state: State = setting.start(dealer)
    imagine = _imagination(setting, dealer) if setting.game.sight.SECRETS else None
    for decisions in range(MOST_DECISIONS):
        while state.timer and rings(state, dealer):
            state.apply(CLOCK, state.bell, dealer)
        awaiting = state.awaiting
        if not awaiting:
            ending = setting.game.endings[state.ending - 1]
            return Played(tuple(state.seats_winning()), tuple(state.scores()), state.turns, decisions, ending)
        seat = _some(state, dealer) if awaiting & (awaiting - 1) else awaiting.bit_length() - 1
        world = imagine(state, seat) if imagine else state.copy()
        state.apply(seat, bots[seat].choose(world, seat), dealer)
    raise Endless(f"a game of {setting.game.title} was not over after {MOST_DECISIONS:,} decisions")


def _some(state: State, dealer: Dealer) -> int:
    """Where several are awaited, any of them may be the quickest."""
    seats = state.seats_awaited()
    return seats[dealer.draw(len(seats))]


def _imagination(setting: Setting[Any, Any, Any, Any], dealer: Dealer) -> Callable[[State, int], State]:
    """Where there are secrets, a bot is shown a world that its view cannot rule out; every seat dreams for itself."""
    seed = dealer.draw(2**31 - 1)
    dreams = [Dealer(split(seed, seat)) for seat in range(setting.players)]
    return lambda state, seat: setting.imagine(setting.view(state, seat), dreams[seat])
