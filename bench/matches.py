"""Games between our search and OpenSpiel's: both may spend as many simulations on a decision, or as much time."""

from collections.abc import Callable
from math import sqrt
from statistics import fmean, stdev
from typing import NamedTuple, Protocol

import msgspec

from bench.boards import Board, board
from bench.compare import Figure
from gelateria.bots.mcts import Budget, SearchBot
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
    skill: Figure | None = None
    """The share without the luck of the dice, where the game is solved: one half, and what the other side gave away
    more than ours. Luck favours nobody in the long run, so this is the same share, known better."""

    @property
    def kept(self) -> bool:
        return (self.skill.median if self.skill else self.share) >= self.at_least


PAIRINGS = (
    Pairing("pig", Effort(simulations=1000), 120, 1.0, 1.4, at_least=0.5),
    Pairing("pig", Effort(milliseconds=2), 120, 1.0, 1.4, at_least=0.55),
    Pairing("gelini-nightlife", Effort(simulations=200), 60, 2.0, 2.8, at_least=0.5),
    Pairing("gelini-nightlife", Effort(milliseconds=50), 30, 2.0, 2.8, at_least=0.65),
)
"""How eagerly each side tries what it tried seldom. In Pig both by `python -m bench.tuned`, ours also by a few matches.
In Gelini Nightlife ours by games against itself, and OpenSpiel's by the best for our own search at a time when that
worked as OpenSpiel's does: tuning OpenSpiel's itself there would take hours. OpenSpiel's values lie between -1 and 1,
ours between 0 and 1, so that its constants are twice ours for the same eagerness."""


class Played(NamedTuple):
    """What came of a game: our share of the win, and what the other side gave away more than ours."""

    share: float
    advantage: float | None
    """None where the game is not solved."""


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
        while root.best_child() is None:  # on a busy machine the time can be up before the first simulation
            root = self.bot.mcts_search(board.spiel)
        self.decisions += 1
        self.simulations += root.explore_count
        return int(root.best_child().action)


def duels(games: dict[str, AnyGame], seed: int, pairs: int = 0, told: Callable[[str], object] = print) -> list[Duel]:
    """Every pairing, and where a game has learned weights, the same with them."""
    found = []
    for number, pairing in enumerate(PAIRINGS):
        game = games[pairing.game]
        if pairs:
            pairing = pairing._replace(pairs=pairs)
        found.append(duel(pairing, game, split(seed, number), told))
        if game.setting(2).evaluator().size:
            learned = pairing._replace(learned=True, our_explore=Budget().explore)
            found.append(duel(learned, game, split(seed, number), told))
    return found


def duel(pairing: Pairing, game: AnyGame, seed: int, told: Callable[[str], object] = lambda line: None) -> Duel:
    """Play all games of a pairing; `told` hears how it stands."""
    ours = Ours(game, pairing.effort, pairing.our_explore, pairing.learned, seed)
    theirs = Theirs(board(pairing.game, seed), pairing.effort, pairing.their_explore, split(seed, 1) % 2**31)
    shares: list[float] = []
    skills: list[float] = []
    for pair in range(pairing.pairs):
        games = [played(board(pairing.game, split(seed, 2 + pair)), ours, theirs, seat) for seat in (0, 1)]
        shares.append(fmean(one.share for one in games))
        advantages = [one.advantage for one in games if one.advantage is not None]
        if advantages:
            skills.append(0.5 + fmean(advantages))
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
        skill=Figure(fmean(skills), *interval(skills)) if skills else None,
    )


def played(board: Board, ours: Side, theirs: Side, our_seat: int) -> Played:
    """One game, from the opening to the end."""
    advantage = 0.0
    solved = True
    while not board.over:
        if not board.has_choice:
            board.act(board.ours.legal(board.seat)[0])
            continue
        we = board.seat == our_seat
        action = (ours if we else theirs).decide(board)
        loss = board.given_away(action)
        solved = loss is not None
        advantage += (-1 if we else 1) * (loss or 0.0)
        board.act(action)
    return Played(board.share(our_seat), advantage if solved else None)


def interval(shares: list[float]) -> tuple[float, float]:
    """Where the mean lies with 95 % confidence. A pair counts once, because its games share their dice."""
    reach = NINETY_FIVE * stdev(shares) / sqrt(len(shares)) if len(shares) > 1 else 1.0
    return max(0.0, fmean(shares) - reach), min(1.0, fmean(shares) + reach)
