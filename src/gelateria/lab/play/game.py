"""One game between bots, from the opening to the end, as fast as Python can ask and answer."""

from collections.abc import Callable, Sequence
from typing import Any, NamedTuple, Protocol

from gelateria.bots import Bot
from gelateria.engine import Dealer, Setting, State
from gelateria.lab.play.virtual_clock import USUAL, Pace, VirtualClock

MOST_DECISIONS = 200_000
"""No game of ours comes near; a variant that does would go on for ever."""


class Tempo(Protocol):
    """Says who acts next: an awaited seat, or the clock when a running timer rings."""

    def next(self, state: State) -> int: ...

    def errs(self, seat: int) -> bool:
        """Whether the seat's hand goes wrong this time, in the hurry."""


Asked = Callable[[State, int, int], object]
"""Is shown a position, the seat that decided there, and the action it chose."""


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


class InAnyOrder:
    """Where nobody hurries: whoever is awaited, and of several any."""

    def __init__(self, dealer: Dealer) -> None:
        self.dealer = dealer

    def next(self, state: State) -> int:
        awaiting = state.awaiting
        if not awaiting & (awaiting - 1):
            return awaiting.bit_length() - 1
        seats = state.seats_awaited()
        return seats[self.dealer.draw(len(seats))]

    def errs(self, seat: int) -> bool:
        return False


def play_game(
    setting: Setting[Any, Any, Any, Any],
    bots: Sequence[Bot],
    dealer: Dealer,
    pace: Pace = USUAL,
    watch: Callable[[State], object] | None = None,
    asked: Asked | None = None,
) -> Played:
    """Deal, let every awaited bot decide, and tell how it went. Same bots, same dealer, same pace: same game.

    Where time counts, a bot that has a tempo of its own keeps to it, unless the pace says that all are alike.
    `asked` is shown every decision before it is carried out, `watch` every position that a decision led to.
    """
    state: State = setting.start(dealer)
    secret = bool(setting.game.views.SECRETS)
    tempo: Tempo = InAnyOrder(dealer)
    if setting.timers:
        own = [getattr(bot, "tempo", None) for bot in bots]
        tempo = VirtualClock(setting, pace, dealer.draw(2**31 - 1), own)
    decisions = 0
    while not state.over:
        author = tempo.next(state)
        if author < 0:
            state.apply(author, state.bell, dealer)
            continue
        bot = bots[author]
        if secret or bot.shown_views:
            view = setting.recollection(state, author)
            action = bot.answer(view, bot.imagine(view))
        else:
            action = bot.choose(state.copy(), author)
        if tempo.errs(author):
            legal = state.legal(author)
            action = legal[dealer.draw(len(legal))]
        if asked:
            asked(state, author, action)
        state.apply(author, action, dealer)
        decisions += 1
        if watch:
            watch(state)
        if decisions == MOST_DECISIONS:
            raise Endless(f"a game of {setting.game.title} was not over after {MOST_DECISIONS:,} decisions")
    ending = setting.game.endings[state.ending - 1]
    return Played(tuple(state.seats_winning()), tuple(state.scores()), state.turns, decisions, ending)
