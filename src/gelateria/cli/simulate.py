"""`gelateria simulate`: many games between bots, and what came of them."""

from pathlib import Path
from time import perf_counter

import msgspec
from rich.console import Console, Group
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table
from rich.text import Text

from gelateria.cli.choosing import (
    Options,
    Paces,
    Positive,
    Seed,
    Tempos,
    around_the_table,
    bot_names,
    read_pace,
    set_out,
)
from gelateria.cli.looks import seat_mark
from gelateria.cli.printing import print_json, screen
from gelateria.engine import find_game
from gelateria.lab import Summary
from gelateria.lab import simulate as play_many

PATIENCE = 2.0
"""Seconds after which somebody who waits wants to see how far it is."""


def simulate(
    game: str,
    /,
    *,
    players: int | None = None,
    games: Positive = 1000,
    bots: str = "greedy",
    seed: Seed = 1,
    option: Options = (),
    edition: Path | None = None,
    pace: Paces = (),
    tempo: Tempos = True,
    jobs: Positive | None = None,
    json: bool = False,
) -> None:
    """Play many games between bots and sum them up.

    All cores take part when there is enough to do. The same seed gives the same games,
    however many cores play them.

    Try:

        gelateria simulate geizen --players 4 --games 10000
        gelateria simulate geizen --players 3 --bots greedy,random --seed 7
        gelateria simulate geizen --edition mine.toml --json
        gelateria simulate jelly-monster --pace throw=1.5 --pace choose=3
        gelateria simulate jelly-monster --bots expert,easy --no-tempo

    Args:
        game: A game, as `gelateria games` lists them.
        players: How many play; by default as few as the game allows.
        games: How many games are played.
        bots: A name for every seat, or fewer that go round: greedy,random.
        seed: Where chance begins.
        option: An option of the game, name=value; can be given several times.
        edition: An edition file to play with instead of the printed material.
        pace: How quick players are where time counts, name=value: the seconds of a throw and a choice (throw, choose),
            and how much actions and players differ (spread, people); can be given several times. It holds for all.
        tempo: Whether levels keep to their own tempo where time counts, as long as no pace is given.
        jobs: How many processes play; by default as many as pay for themselves.
        json: Print data for programs.
    """
    setting = set_out(find_game(game), players, option, edition)
    names = around_the_table(bot_names(bots), setting.players)
    quickness = read_pace(setting, pace, tempo)
    with Waiting(games) as waiting:
        summary = play_many(setting, names, games, seed, jobs, waiting.tell, quickness)
    if json:
        print_json(msgspec.to_builtins(summary))
    else:
        screen().print(in_a_table(summary))


class Waiting:
    """A progress bar for those who wait long enough to wonder."""

    def __init__(self, games: int) -> None:
        self.start = perf_counter()
        columns = TextColumn("playing"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn()
        self.bar = Progress(*columns, console=Console(stderr=True), transient=True)
        self.task = self.bar.add_task("", total=games)

    def __enter__(self) -> "Waiting":
        return self

    def tell(self, done: int) -> None:
        self.bar.update(self.task, completed=done)
        if self.bar.console.is_terminal and perf_counter() - self.start > PATIENCE:
            self.bar.start()

    def __exit__(self, *_: object) -> None:
        if self.bar.live.is_started:
            self.bar.stop()


def in_a_table(summary: Summary) -> Group:
    """The summary for people."""
    seats = Table(box=None, padding=(0, 2, 0, 0), header_style="dim")
    seats.add_column("seat")
    for column in ("wins", "share", "95 % sure", "score", "p10", "p90"):
        seats.add_column(column, justify="right", no_wrap=True)
    rows = zip(summary.bots, summary.wins, summary.ci, summary.scores, strict=True)
    for seat, (bot, wins, (low, high), score) in enumerate(rows):
        share = f"{wins / summary.games:.1%}"
        mean = f"{score.mean:.1f}"
        seats.add_row(
            seat_mark(seat, bot), f"{wins:,}", share, f"{low:.1%} – {high:.1%}", mean, str(score.p10), str(score.p90)
        )
    facts = Table.grid(padding=(0, 2, 0, 0))
    facts.add_row("ties", f"{summary.ties:,} ({summary.ties / summary.games:.1%})")
    facts.add_row(
        "turns", f"{summary.turns.mean:.1f} on average, {summary.turns.p10} to {summary.turns.p90} in most games"
    )
    facts.add_row("decisions", f"{summary.decisions.mean:.1f} on average")
    facts.add_row("ended by", ", ".join(f"{rule} {share:.1%}" for rule, share in summary.endings.items()))
    if summary.pace:
        facts.add_row("pace", summary.pace.in_words())
    facts.add_row("speed", f"{summary.games_per_second:,.0f} games a second")
    title = Text.assemble(
        (summary.game, "bold"), f": {summary.games:,} games, {summary.players} players, seed {summary.seed}"
    )
    return Group(title, "", seats, "", facts)
