"""The ladder: whether every level of strength beats the one below, in every game.

Neighbours meet at the smallest table; greedy, which looks one step ahead and learns nothing, meets whoever is at the
bottom; and whoever is at the top meets greedy, at the smallest table and at the largest, full of it.
"""

import shlex
from collections.abc import Callable, Sequence
from itertools import pairwise
from pathlib import Path

from msgspec import Struct

from gelateria.bots import BOTS, LEVELS
from gelateria.engine import AnyGame
from gelateria.lab.arena.arena import arena_journal, contest_of, fight
from gelateria.lab.arena.contest import Contest
from gelateria.lab.intervals import Interval, rounded
from gelateria.lab.parallel import THIS_MACHINE, Workers

RUNGS = tuple(name for name in ("random", *LEVELS) if name in BOTS)
"""From weak to strong."""
BASELINE = "greedy"
BEGIN, END = "<!-- ladder: written by the command below -->", "<!-- end of the ladder -->"


class NoPlace(Exception):
    """The page has no place for the table."""


class Match(Struct, frozen=True):
    """Two bots that meet: at a full table the first one sits alone among the others."""

    game: str
    players: int
    upper: str
    lower: str
    full_table: bool = False

    @property
    def name(self) -> str:
        return f"{self.game}-{self.players}-{self.upper}-{self.lower}"

    def contest(self, game: AnyGame, seed: int) -> Contest:
        alone = (0, *[1] * (self.players - 1))
        setting = game.setting(self.players)
        return contest_of(setting, (self.upper, self.lower), seed, tables=[alone] if self.full_table else None)


class Rung(Struct, frozen=True, kw_only=True):
    """What came of a match, as the upper bot sees it."""

    game: str
    title: str
    players: int
    upper: str
    lower: str
    full_table: bool
    games: int
    win_rate: float
    ci95: Interval
    equal_share: float
    times: float
    """Wins in equal shares."""
    ahead: float
    """Rating points above the other."""
    ahead_ci95: Interval
    clear: bool
    """Whether it wins more than an equal share for sure."""


def matches(game: AnyGame, rungs: Sequence[str] = RUNGS) -> list[Match]:
    """Who meets whom in a game."""
    fewest, most = game.seats[0], game.seats[-1]
    met = [Match(game.slug, fewest, upper, lower) for lower, upper in pairwise(rungs)]
    if BASELINE not in rungs:
        met.append(Match(game.slug, fewest, BASELINE, rungs[0]))
    if rungs[-1] != BASELINE:
        met.append(Match(game.slug, fewest, rungs[-1], BASELINE))
        met.append(Match(game.slug, most, rungs[-1], BASELINE, full_table=True))
    return met


def climb(
    game: AnyGame,
    match: Match,
    games: int,
    seed: int,
    until_ci: float | None = None,
    workers: Workers = THIS_MACHINE,
    heard: Callable[[int], object] = lambda done: None,
    folder: Path | None = None,
) -> Rung:
    """Play a match; with a folder, what is finished is kept there and not played again."""
    contest = match.contest(game, seed)
    if folder is None:
        result = fight(contest, games, until_ci, workers, heard)
    else:
        folder.mkdir(parents=True, exist_ok=True)
        with arena_journal(folder / f"{match.name}.jsonl", contest) as journal:
            result = fight(contest, games, until_ci, workers, heard, journal, journal.take_up())
    upper, lower = result.bots
    share = 1 / match.players
    low, high = upper.rating_ci95
    return Rung(
        game=match.game,
        title=game.title,
        players=match.players,
        upper=match.upper,
        lower=match.lower,
        full_table=match.full_table,
        games=result.games,
        win_rate=upper.win_rate,
        ci95=upper.ci95,
        equal_share=round(share, 4),
        times=round(upper.win_rate / share, 2),
        ahead=round(upper.rating - lower.rating, 1),
        ahead_ci95=rounded((low - (3000 - low), high - (3000 - high)), 1),
        clear=upper.ci95[0] > share,
    )


def in_markdown(rungs: Sequence[Rung], command: Sequence[str]) -> str:
    """The table as a page shows it, with the command that made it."""
    lines = [
        "| game | players | who | games | wins | 95 % sure | equal share | times | Elo ahead |",
        "| --- | --- | --- | --: | --: | :-: | --: | --: | --: |",
    ]
    before = ""
    for rung in rungs:
        against = f"a table of {rung.lower}" if rung.full_table else rung.lower
        low, high = rung.ci95
        lines.append(
            f"| {rung.title if rung.title != before else ''} | {rung.players} | {rung.upper} against {against} "
            f"| {rung.games:,} | {'**' if rung.clear else ''}{rung.win_rate:.1%}{'**' if rung.clear else ''} "
            f"| {low:.1%} – {high:.1%} | {rung.equal_share:.1%} | {rung.times:.2f} | {rung.ahead:+.0f} |"
        )
        before = rung.title
    lines += ["", "Bold: more than an equal share for sure. Made by:", "", "```sh", shlex.join(command), "```"]
    return "\n".join(lines)


def write_into(page: str, table: str) -> str:
    """The page with the table in its place, instead of the one that was there."""
    head, begin, rest = page.partition(BEGIN)
    _, end, tail = rest.partition(END)
    if not begin or not end:
        raise NoPlace(f"The page needs two lines that say where the table goes: {BEGIN} and {END}")
    return f"{head}{BEGIN}\n\n{table}\n\n{END}{tail}"
