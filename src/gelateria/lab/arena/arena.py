"""The arena: a league of bots on duplicate deals, with win rates, ratings and how sure they are."""

from collections.abc import Callable, Iterable, Iterator, Sequence
from functools import partial
from math import ceil
from pathlib import Path
from typing import Any

from msgspec import Struct

from gelateria.engine import find_game
from gelateria.lab.arena.contest import Bout, Contest, play_bouts
from gelateria.lab.arena.seating import LineUp, round_robin
from gelateria.lab.arena.standings import Standing, Standings, TableResult
from gelateria.lab.checkpoint import Journal
from gelateria.lab.origin import Origin, origin_of
from gelateria.lab.parallel import THIS_MACHINE, Workers, hand_out
from gelateria.lab.play.tables import AnySetting, Material, put_away
from gelateria.lab.play.virtual_clock import USUAL, Pace

FIRST_LOOK = 32
"""Deals before an interval is narrow enough to be believed."""
NEXT_LOOK = 1.25
"""Each look at the intervals comes after so many times the deals of the last. The looks depend on nothing else."""

Heard = Callable[[int], object]
"""Is told now and then how many games are done."""


class Result(Struct, frozen=True, kw_only=True):
    """What the arena says. The same settings give the same result, wherever it was played."""

    game: str
    games: int
    seed: int
    bots: tuple[Standing, ...]
    players: int
    options: dict[str, Any]
    pace: Pace | None
    deals: int
    until_ci: float | None
    reached_ci: bool | None
    """Whether all win rates are as sure as was asked for."""
    tables: tuple[TableResult, ...]


class Head(Struct, frozen=True, tag="arena", tag_field="journal", forbid_unknown_fields=True):
    """What was played, and by what."""

    origin: Origin
    contest: Contest


def arena_journal(path: Path, contest: Contest) -> Journal[Bout]:
    """The file of a league."""

    def fits(bout: Bout) -> bool:
        return bout.table < len(contest.tables) and len(bout.games) == contest.material.players

    return Journal(path, Head(origin_of(find_game(contest.material.game)), contest), Bout, fits)


def contest_of(
    setting: AnySetting,
    bots: Sequence[str],
    seed: int,
    pace: Pace = USUAL,
    tables: Sequence[LineUp] | None = None,
) -> Contest:
    """A league of these bots: a round robin, unless it is said who sits together."""
    chosen = tuple(tables) if tables else round_robin(len(bots), setting.players)
    return Contest(Material.of(setting, pace), tuple(bots), chosen, seed)


def fight(
    contest: Contest,
    games: int,
    until_ci: float | None = None,
    workers: Workers = THIS_MACHINE,
    heard: Heard = lambda done: None,
    journal: Journal[Bout] | None = None,
    finished: Iterable[Bout] = (),
    keep: Callable[[Bout], object] = lambda bout: None,
) -> Result:
    """Play at least that many games, in whole deals; fewer if all win rates are known to within `until_ci` before.

    Bouts that are `finished` already are not played again. Every bout that counts is handed to `keep`, in any order.
    """
    standings = Standings(contest)
    known = {bout.deal * len(contest.tables) + bout.table: bout for bout in finished}
    done = 0

    def count(bouts: Iterable[Bout]) -> None:
        nonlocal done
        for bout in bouts:
            standings.add(bout)
            keep(bout)
            done += len(bout.games)
        heard(done)

    reached = None
    for first, last in looks(-(-games // contest.games_a_deal), until_ci is not None):
        numbers = range(first * len(contest.tables), last * len(contest.tables))
        count(known[number] for number in numbers if number in known)
        missing = [number for number in numbers if number not in known]
        for bouts in hand_out(partial(play_bouts, contest), missing, workers):
            if journal is not None:
                journal.write(bouts)
            count(bouts)
        if until_ci is not None:
            reached = standings.width() <= until_ci
            if reached:
                break
    timers = contest.material.table().setting.timers
    put_away()
    return Result(
        game=contest.material.game,
        games=standings.games,
        seed=contest.seed,
        bots=standings.standings(),
        players=contest.material.players,
        options=contest.material.options,
        pace=contest.material.pace if timers else None,
        deals=standings.deals,
        until_ci=until_ci,
        reached_ci=reached,
        tables=standings.tables(),
    )


def looks(deals: int, stops: bool) -> Iterator[tuple[int, int]]:
    """The deals between one look at the intervals and the next; all at once where nobody looks."""
    last = 0
    while last < deals:
        first, last = last, min(deals, max(FIRST_LOOK, ceil(last * NEXT_LOOK)) if stops else deals)
        yield first, last
