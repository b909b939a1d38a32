"""Many games between bots. Game number i of a seed is the same game on one core or on a hundred."""

import signal
import threading
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from math import inf
from time import perf_counter
from typing import Any, NamedTuple

from gelateria.bots import Bot, make_bot
from gelateria.engine import Dealer, Setting, find_game, split
from gelateria.lab.playing import play_game
from gelateria.lab.tally import Summary, Tally
from gelateria.lab.tempo import USUAL, Pace

HEAD_START = 0.5
"""Seconds played in this process before others are asked to help: short simulations never need to."""
WORTHWHILE = 1.5
"""Seconds of work left that pay for starting other processes."""
MOST_WORKERS = 256
PORTION = 0.4
"""Seconds of work handed out at a time."""

AnySetting = Setting[Any, Any, Any, Any]
Heard = Callable[[int], object]
"""Is told now and then how many games are done."""


class Task(NamedTuple):
    """A simulation as plain values, for other processes."""

    game: str
    players: int
    options: dict[str, Any]
    edition: dict[str, Any]
    bots: tuple[str, ...]
    seed: int
    pace: Pace = USUAL


def simulate(
    setting: AnySetting,
    bots: Sequence[str],
    games: int,
    seed: int,
    jobs: int | None = None,
    heard: Heard = lambda done: None,
    pace: Pace = USUAL,
) -> Summary:
    """Play that many games, a bot's name a seat, in `jobs` processes: by default in as many as pay for themselves.

    Where a game has timers, `pace` says how quick the players are.
    """
    start = perf_counter()
    task = Task(
        game=setting.game.slug,
        players=setting.players,
        options=setting.option_values(),
        edition=setting.edition_values(),
        bots=tuple(bots),
        seed=seed,
        pace=pace,
    )
    tally = Tally(setting.players)
    if jobs is None or jobs == 1:
        _play_here(setting, task, games, HEAD_START if jobs is None else inf, tally, heard)
    if tally.games < games:
        rate = tally.games / (perf_counter() - start)
        _play_everywhere(task, games, rate, jobs, tally, heard)
    return Summary(
        game=task.game,
        players=task.players,
        bots=task.bots,
        options=task.options,
        seed=seed,
        pace=pace if setting.timers else None,
        games_per_second=round(games / (perf_counter() - start), 1),
        **tally.figures(),
    )


def _play_here(setting: AnySetting, task: Task, games: int, seconds: float, tally: Tally, heard: Heard) -> None:
    """In this process, for so many seconds at most."""
    rounds = Rounds(setting, task)
    start = perf_counter()
    portion = 1
    while tally.games < games and perf_counter() - start < seconds:
        begun = perf_counter()
        tally.merge(rounds.play(tally.games, min(games, tally.games + portion)))
        heard(tally.games)
        portion = _portion(portion / (perf_counter() - begun), HEAD_START / 5)


def _play_everywhere(task: Task, games: int, rate: float, jobs: int | None, tally: Tally, heard: Heard) -> None:
    """In as many processes as asked for, or as are worth starting when one plays `rate` games a second."""
    from joblib import Parallel, cpu_count, delayed  # slow to load, and most simulations never need it

    left = games - tally.games
    workers = min(jobs, MOST_WORKERS) if jobs else cpu_count() if left / rate > WORTHWHILE else 1
    portion = _portion(rate, PORTION) if rate else -(-left // (4 * workers))
    firsts = range(tally.games, games, portion)
    portions = (delayed(_play_portion)(task, first, min(games, first + portion)) for first in firsts)
    with _deaf_to_interrupts():
        parts = Parallel(n_jobs=workers, return_as="generator_unordered")(portions)
    for part in parts:
        tally.merge(part)
        heard(tally.games)


class Rounds:
    """The games of a task, by number."""

    def __init__(self, setting: AnySetting, task: Task) -> None:
        self.setting = setting
        self.seed = task.seed
        self.pace = task.pace
        self.dealer = Dealer()
        self.bots: list[Bot] = [make_bot(name, setting, 0) for name in task.bots]

    def play(self, first: int, last: int) -> Tally:
        """Games `first` up to, not including, `last`."""
        tally = Tally(self.setting.players)
        for game in range(first, last):
            branch = split(self.seed, game)
            self.dealer.reseed(branch)
            for seat, bot in enumerate(self.bots):
                bot.reseed(split(branch, seat))
            tally.add(play_game(self.setting, self.bots, self.dealer, self.pace))
        return tally


@contextmanager
def _deaf_to_interrupts() -> Iterator[None]:
    """Processes started in here leave Ctrl-C to this one, which stops them without a word."""
    if threading.current_thread() is not threading.main_thread():
        yield
        return
    before = signal.signal(signal.SIGINT, signal.SIG_IGN)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)


def _play_portion(task: Task, first: int, last: int) -> Tally:
    setting = find_game(task.game).setting(task.players, task.options, task.edition)
    return Rounds(setting, task).play(first, last)


def _portion(rate: float, seconds: float) -> int:
    return max(1, int(rate * seconds))
