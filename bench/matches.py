"""Games between our search and OpenSpiel's: both may spend as many simulations on a decision, or as much time."""

from collections.abc import Callable
from math import sqrt
from statistics import fmean, stdev
from typing import NamedTuple, Protocol

import msgspec

from bench.boards import Board, board
from gelateria.bots.search import Budget, SearchBot
from gelateria.engine import AnyGame, split
from gelateria.lab.intervals import NINETY_FIVE

NO_LIMIT = 10**9
MEMORY = 1000
"""Megabytes for OpenSpiel's tree: more than it ever needs here."""


class Effort(NamedTuple):
    """What a decision may cost: so many simulations, or so many milliseconds."""

    simulations: int = 0
    milliseconds: int = 0

    def __str__(self) -> str:
        return f"{self.simulations:,} simulations" if self.simulations else f"{self.milliseconds} ms"


class Pairing(NamedTuple):
    """Who meets whom. Every opening is played twice, with the seats swapped."""

    game: str
    effort: Effort
    pairs: int
    our_explore: float
    their_explore: float
    at_least: float
    """The share of wins that ours promises to reach."""
    learned: bool = False
    """Whether ours judges by what self-play taught, and not by random games as OpenSpiel does."""


class Duel(msgspec.Struct, frozen=True):
    """What came of a pairing."""

    game: str
    effort: str
    ours: str
    our_simulations: float
    """A decision, on average."""
    theirs: str
    their_simulations: float
    games: int
    share: float
    """Of the wins, ours; a shared win is shared."""
    low: float
    high: float
    """Where that share lies with 95 % confidence."""
    at_least: float

    @property
    def kept(self) -> bool:
        return self.share >= self.at_least


class Side(Protocol):
    """Somebody who thinks. `decisions` and `simulations` tell how much."""

    decisions: int
    simulations: int

    def decide(self, board: Board) -> int: ...


class Ours:
    """Our search."""

    def __init__(self, game: AnyGame, effort: Effort, explore: float, learned: bool, seed: int) -> None:
        budget = Budget(effort.simulations or NO_LIMIT, effort.milliseconds, explore)
        self.bot = SearchBot(game.setting(2), seed, budget)
        if not learned:
            self.bot.teach([])
        self.decisions = self.simulations = 0

    def decide(self, board: Board) -> int:
        action = self.bot.choose(board.ours.copy(), board.seat)
        self.decisions += 1
        self.simulations += sum(branch.visits for branch in self.bot.found(board.ours, board.seat))
        return action


class Theirs:
    """OpenSpiel's search in C++, with random games as its evaluator."""

    def __init__(self, board: Board, effort: Effort, explore: float, seed: int) -> None:
        import pyspiel

        self.bot = pyspiel.MCTSBot(
            board.spiel.get_game(),
            pyspiel.RandomRolloutEvaluator(n_rollouts=1, seed=seed),
            explore,
            effort.simulations or NO_LIMIT,
            MEMORY,
            solve=False,
            seed=seed,
            verbose=False,
            max_wall_clock_time=effort.milliseconds / 1000 if effort.milliseconds else -1.0,
        )
        self.decisions = self.simulations = 0

    def decide(self, board: Board) -> int:
        root = self.bot.mcts_search(board.spiel)
        self.decisions += 1
        self.simulations += root.explore_count
        return int(root.best_child().action)


def duel(pairing: Pairing, game: AnyGame, seed: int, told: Callable[[str], object] = lambda line: None) -> Duel:
    """Play all games of a pairing; `told` hears how it stands."""
    ours = Ours(game, pairing.effort, pairing.our_explore, pairing.learned, seed)
    theirs = Theirs(board(pairing.game, seed), pairing.effort, pairing.their_explore, split(seed, 1) % 2**31)
    shares: list[float] = []
    for pair in range(pairing.pairs):
        shares.append(fmean(played(board(pairing.game, split(seed, 2 + pair)), ours, theirs, at) for at in (0, 1)))
        told(f"{game.title}, {pairing.effort}: {fmean(shares):.3f} after {2 * len(shares)} games")
    low, high = interval(shares)
    return Duel(
        game=game.title,
        effort=str(pairing.effort),
        ours="as it learned" if pairing.learned else "random games",
        our_simulations=ours.simulations / ours.decisions,
        theirs="random games",
        their_simulations=theirs.simulations / theirs.decisions,
        games=2 * pairing.pairs,
        share=fmean(shares),
        low=low,
        high=high,
        at_least=pairing.at_least,
    )


def played(board: Board, ours: Side, theirs: Side, our_seat: int) -> float:
    """One game; our share of the win."""
    while not board.over:
        if not board.has_choice:
            board.act(board.ours.legal(board.seat)[0])
        else:
            board.act((ours if board.seat == our_seat else theirs).decide(board))
    return board.share(our_seat)


def interval(shares: list[float]) -> tuple[float, float]:
    """Where the mean lies with 95 % confidence. A pair counts once, because its games share their dice."""
    reach = NINETY_FIVE * stdev(shares) / sqrt(len(shares)) if len(shares) > 1 else 1.0
    return max(0.0, fmean(shares) - reach), min(1.0, fmean(shares) + reach)
