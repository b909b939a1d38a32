"""Rules in plain Python run on the compiled engine, and their mistakes come to light."""

import msgspec
import pytest

from gelateria.bots import Bot, make_bot
from gelateria.engine import Dealer, Evaluator, RecordingDealer, State, find_game, playouts
from tests.contract.tables import GAMES


class Countdown(State):
    """Everybody in turn takes 1 or 2; who takes the last wins."""

    __slots__ = ("left",)

    def __init__(self) -> None:
        State.__init__(self, 2)
        self.left = 0

    def setup(self, dealer: Dealer) -> None:
        self.left = 5 + dealer.below(3)
        self.winners = 0
        self.awaiting = 1

    def choices(self, seat: int, out: list[int]) -> int:
        out[0] = 1
        out[1] = 2
        return 2 if self.left > 1 else 1

    def move(self, seat: int, action: int, dealer: Dealer) -> None:
        self.left -= action
        dealer.tell(0, seat, action, self.left, 0)
        self.awaiting = 3 ^ self.awaiting
        if not self.left:
            self.winners = 1 << seat
            self.awaiting = 0

    def points(self, seat: int) -> int:
        return self.winners >> seat & 1


class Broken(Countdown):
    """Has a mistake in it."""

    __slots__ = ()

    def move(self, seat: int, action: int, dealer: Dealer) -> None:
        raise ZeroDivisionError("a mistake in the rules")


class Grid(State):
    """Has nothing but a board of two rows."""

    __slots__ = ("board",)

    def __init__(self) -> None:
        State.__init__(self, 2)
        self.board = [[1, 2], [3, 4]]


class Nothing(State):
    """Has no rules yet."""

    __slots__ = ()


def test_a_draft_plays() -> None:
    state = Countdown()
    keeper = RecordingDealer(Dealer(2))
    state.deal(keeper)
    assert state.legal(0) == [1, 2]
    state.apply(0, 2, keeper)
    assert keeper.take()[1] == [(0, 0, 2, state.left, 0)]
    assert state.playout(Dealer(1)) > 0
    assert sum(state.scores()) == 1
    assert playouts(Countdown(), 50, 1) == playouts(Countdown(), 50, 1) > 100


def test_a_copy_of_a_draft_is_deep_and_equal() -> None:
    state = Countdown()
    state.deal(Dealer(2))
    twin = state.copy()
    assert twin == state
    assert twin.key() == state.key()
    twin.playout(Dealer(1))
    assert twin != state


def test_a_copy_has_rows_of_its_own() -> None:
    state = Grid()
    twin = state.copy()
    assert twin == state
    twin.board[1][0] = 9
    assert state.board == [[1, 2], [3, 4]]
    state.become(twin)
    twin.board[0][0] = 0
    assert state.board == [[1, 2], [9, 4]]


def test_a_mistake_in_a_draft_comes_to_light() -> None:
    state = Broken()
    state.deal(Dealer(1))
    with pytest.raises(ZeroDivisionError):
        state.apply(0, 1, Dealer(1))
    with pytest.raises(ZeroDivisionError):
        state.playout(Dealer(1))
    with pytest.raises(ZeroDivisionError):
        playouts(Broken(), 1, 1)


def test_missing_rules_are_named() -> None:
    with pytest.raises(NotImplementedError, match="Nothing has no setup"):
        Nothing(2).deal(Dealer(1))


def test_positions_of_different_games_do_not_mix() -> None:
    with pytest.raises(TypeError, match="a Countdown cannot become a Nothing"):
        Countdown().become(Nothing(2))


class LastOfThem(Bot):
    """A bot in plain Python."""

    __slots__ = ()

    def pick(self, world: State, seat: int) -> int:
        return world.legal(seat)[-1]


def test_a_bot_in_plain_python_is_asked() -> None:
    setting = find_game("geizen").setting(2)
    state = setting.start(Dealer(1))
    state.apply(state.mover, 0, Dealer(2))
    assert LastOfThem(setting, 1).choose(state, state.mover) == state.legal(state.mover)[-1] == 31
    assert Bot(setting, 1).choose(state, state.mover) == state.legal(state.mover)[0]


class LikesToBeDone(Evaluator):
    """An evaluator in plain Python: nothing is worse than being awaited."""

    __slots__ = ()

    def value(self, state: State, seat: int) -> float:
        return -float(state.awaiting >> seat & 1)


def test_a_sense_in_plain_python_is_asked() -> None:
    hush = msgspec.structs.replace(next(game for game in GAMES if game.slug == "hush"), evaluator=LikesToBeDone)
    setting = hush.setting(2)
    state = setting.start(Dealer(1))
    assert LikesToBeDone().judge(state, 0) == -1
    assert Evaluator().judge(state, 0) == 0
    decisions = {type(make_bot("greedy", setting, seed).decide(setting.view(state, 0))).__name__ for seed in range(20)}
    assert decisions == {"Knock", "Show"}
