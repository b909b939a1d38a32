"""The reference figures in docs/rules/notes: a simple player that comes near them, and what our own players do."""

from statistics import mean
from typing import NamedTuple, Protocol

import pytest

from gelateria.bots import make_bot
from gelateria.engine import Dealer, find_game, split
from gelateria.games.gelini_nightlife.rules import ACTIONS, LETTERS, PHASES, Gelini

GAME = find_game("gelini-nightlife")
MOVE, PASS, THROW, GATHER = (ACTIONS[name] for name in ("move", "pass", "throw", "gather"))


class Player(Protocol):
    def choose(self, world: Gelini, seat: int) -> int: ...


class Choosy:
    """Takes a throw for three squares or more, and for one less after each throw in a row that nobody took.

    Cliques always come along.
    """

    def choose(self, world: Gelini, seat: int) -> int:
        if PHASES[world.phase] == "throw":
            return THROW
        if PHASES[world.phase] == "clique":
            return GATHER
        after = world.copy()
        after.apply(seat, MOVE, Dealer(1))
        if PHASES[after.phase] == "clique":
            after.apply(seat, GATHER, Dealer(1))
        if not after.awaiting:
            return MOVE if after.winners >> seat & 1 or len(world.legal(seat)) == 1 else PASS
        gain = self.squares(after, seat) - self.squares(world, seat)
        return MOVE if gain >= 3 - world.untaken or len(world.legal(seat)) == 1 else PASS

    @staticmethod
    def squares(world: Gelini, seat: int) -> float:
        coins = world.holds[seat][LETTERS.index("$")]
        return world.filled[seat] + (2.5 * coins if world.stars else 0)


class Figures(NamedTuple):
    moves: float
    full: float
    first: float
    """What the first player wins, who sits in every seat in turn."""


def play(first: Player, others: Player, players: int, games: int, *, actions: bool = False) -> Figures:
    setting = GAME.setting(players, {"actions": actions})
    moves, full, won = [], [], []
    for game in range(games):
        dealer = Dealer(split(23, game))
        state = setting.start(dealer)
        while state.awaiting:
            (seat,) = state.seats_awaited()
            state.apply(seat, (first if seat == game % players else others).choose(state, seat), dealer)
        moves.append(state.turns)
        full.append(state.ending == 1)
        won.append(state.worth(game % players))
    return Figures(mean(moves), mean(full), mean(won))


def bot(name: str, players: int, *, actions: bool = False) -> Player:
    return make_bot(name, GAME.setting(players, {"actions": actions}), 3)


@pytest.mark.parametrize(("players", "full"), [(2, None), (3, 0.99), (4, None), (5, 0.64)])
def test_choosy_players_come_near_the_reference_figures(players: int, full: float | None) -> None:
    found = play(Choosy(), Choosy(), players, 150)
    assert 21 * 0.85 <= found.moves <= 30 * 1.15
    assert full is None or found.full == pytest.approx(full, rel=0.15)


@pytest.mark.parametrize(("players", "moves", "full"), [(2, 28, 0.7), (3, 28, 0.9), (4, 34, 0.2), (5, 36, 0.02)])
def test_greedy_players_have_figures_of_their_own(players: int, moves: int, full: float) -> None:
    found = play(bot("greedy", players), bot("greedy", players), players, 150)
    assert found.moves == pytest.approx(moves, rel=0.05)
    assert found.full == pytest.approx(full, abs=0.1)


@pytest.mark.parametrize("players", [2, 3, 5])
def test_greedy_wins_among_choosy_players(players: int) -> None:
    assert play(bot("greedy", players), Choosy(), players, 100).first > 0.75


@pytest.mark.parametrize("actions", [False, True])
def test_greedy_beats_random(actions: bool) -> None:
    greedy, random = bot("greedy", 2, actions=actions), bot("random", 2, actions=actions)
    assert play(greedy, random, 2, 200, actions=actions).first > 0.8
