"""Many games between bots. Game number i of a seed is the same game on one core or on a hundred."""

from collections.abc import Callable, Sequence
from functools import partial
from time import perf_counter

from gelateria.engine import split
from gelateria.lab.parallel import Workers, hand_out
from gelateria.lab.play.game import Played
from gelateria.lab.play.tables import AnySetting, Material, put_away
from gelateria.lab.play.virtual_clock import USUAL, Pace
from gelateria.lab.play.watching import Watched, watch_game
from gelateria.lab.simulation.tally import Summary, Tally

Heard = Callable[[int], object]
"""Is told now and then how many games are done."""


def simulate(
    setting: AnySetting,
    bots: Sequence[str],
    games: int,
    seed: int,
    jobs: int | None = None,
    heard: Heard = lambda done: None,
    pace: Pace = USUAL,
    keep: Callable[[int, Watched], object] | None = None,
) -> Summary:
    """Play that many games, a bot's name a seat, in `jobs` processes: by default in as many as pay for themselves.

    Where a game has timers, `pace` says how quick the players are. Where somebody wants to `keep` every game, an
    onlooker notes more about each, which takes longer.
    """
    start = perf_counter()
    material = Material.of(setting, pace)
    tally = Tally(setting.players)
    workers = Workers(jobs=jobs)
    if keep is None:
        for part in hand_out(partial(play_games, material, tuple(bots), seed), range(games), workers):
            tally.merge(part)
            heard(tally.games)
    else:
        for watched in hand_out(partial(watch_games, material, tuple(bots), seed), range(games), workers):
            for number, game in watched:
                tally.add(Played(game.winners, game.scores, game.turns, game.decisions, game.ending))
                keep(number, game)
            heard(tally.games)
    put_away()
    return Summary(
        game=material.game,
        players=material.players,
        bots=tuple(bots),
        options=material.options,
        seed=seed,
        pace=pace if setting.timers else None,
        games_per_second=round(games / (perf_counter() - start), 1),
        **tally.figures(),
    )


def play_games(material: Material, bots: tuple[str, ...], seed: int, numbers: Sequence[int]) -> Tally:
    """The games of these numbers."""
    table = material.table()
    tally = Tally(material.players)
    for number in numbers:
        tally.add(table.play(split(seed, number), bots))
    return tally


def watch_games(
    material: Material, bots: tuple[str, ...], seed: int, numbers: Sequence[int]
) -> list[tuple[int, Watched]]:
    """The same games, and what an onlooker saw of each."""
    table = material.table()
    return [(number, watch_game(table, split(seed, number), bots)) for number in numbers]
