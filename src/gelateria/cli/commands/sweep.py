"""`gelateria sweep`: what a change of numbers does to a game."""

from collections.abc import Sequence
from contextlib import ExitStack
from functools import partial
from pathlib import Path
from typing import Annotated, cast

import msgspec
from cyclopts import Parameter
from rich.console import Group
from rich.table import Table
from rich.text import Text

from gelateria.cli.options.choosing import (
    Options,
    Paces,
    Positive,
    Seed,
    around_the_table,
    bot_names,
    read_pace,
    set_out,
)
from gelateria.cli.options.files import Data, Report, check_files, open_journal, write_data, write_report
from gelateria.cli.options.parallel import Clusters, read_crew
from gelateria.cli.options.printing import print_json, screen
from gelateria.cli.options.progress import Waiting
from gelateria.engine import find_game
from gelateria.lab import Estimate, Findings, SweepResult, Variant, all_variants, read_dial
from gelateria.lab import sweep as play_variants
from gelateria.lab.play.tables import Material
from gelateria.lab.play.watching import action_kinds
from gelateria.lab.report.page import draw
from gelateria.lab.simulation.rows import sweep_rows
from gelateria.lab.sweeps.sweep import Deal, sweep_journal, task_of
from gelateria.lab.sweeps.variants import set_variant

Dials = Annotated[tuple[str, ...], Parameter(name="--set")]


def sweep(
    game: str,
    /,
    *,
    set_: Dials,
    games: Positive = 1000,
    bots: str = "greedy",
    players: int | None = None,
    seed: Seed = 1,
    option: Options = (),
    edition: Path | None = None,
    pace: Paces = (),
    jobs: Positive | None = None,
    backend: Clusters = "joblib",
    address: str = "",
    out: Path | None = None,
    resume: Path | None = None,
    report: Report = None,
    data: Data = None,
    json: bool = False,
) -> None:
    """Change numbers of a game and see what that does to it.

    Every combination of the values is a variant. All variants are dealt the same chance, so
    that differences to the first one are seen early: ▲ and ▼ mark those that are sure (95 %).

    Try:

        gelateria sweep geizen --set edition.chips.loan=5,3,8
        gelateria sweep geizen --set edition.chips.start.2=18,14,22 --set edition.dice.count=5,4
        gelateria sweep geizen --set "edition.board.arrows=[1,1,2,2,3],[0,0,1,1,2]"
        gelateria sweep gelato-mio --set chain=no,yes --games 500 --report chain.html
        gelateria sweep gelato-mio --set chain=no,yes --games 5000 --resume chain.jsonl

    Args:
        game: A game, as `gelateria games` lists them.
        set_: What is changed, and to what: edition.TABLE.FIELD=a,b,c (a list counts its entries from 1:
            edition.board.arrows.5=3,4), option.NAME=a,b or short NAME=a,b; can be given several times.
        games: How many games of each variant are played.
        bots: A name for every seat, or fewer that go round; different bots play each deal in every rotation.
        players: How many play; by default as few as the game allows.
        seed: Where chance begins.
        option: An option of the game that all variants share, name=value; can be given several times.
        edition: An edition file to begin with instead of the printed material.
        pace: How quick players are where time counts, name=value: the seconds of a throw and a choice (throw, choose),
            and how much actions and players differ (spread, people); can be given several times.
        jobs: How many processes play; by default as many as pay for themselves.
        backend: Who hands out the work: joblib on this machine, dask or ray on a cluster.
        address: Where the cluster is; without one, dask and ray begin one on this machine.
        out: A new file to keep every finished deal in, so that the run can be taken up again.
        resume: Such a file to go on with; it is begun if it is not there.
        report: A page to write, FILE.html: plots that need no network (pip install 'gelateria[lab]').
        data: A file to write with a row for every game: FILE.jsonl or FILE.parquet.
        json: Print data for programs.
    """
    box = find_game(game)
    setting = set_out(box, players, option, edition)
    dials = [read_dial(box, words) for words in set_]
    variants = all_variants(dials)
    names = around_the_table(bot_names(bots), setting.players)
    quickness = read_pace(set_variant(setting, variants[0]), pace)
    crew = read_crew(backend, address, jobs)
    check_files(report, data)
    kept: list[Deal] = []
    keep = kept.append if report or data else lambda deal: None
    task = task_of(setting, variants, names, seed, quickness)
    with ExitStack() as stack:
        journal, finished = open_journal(partial(sweep_journal, task=task, variants=variants), out, resume)
        if journal is not None:
            stack.enter_context(journal)
        waiting = stack.enter_context(Waiting(games * len(variants)))
        result = play_variants(
            setting, variants, names, games, seed, quickness, crew, waiting.tell, keep, journal, finished
        )
    if data is not None:
        write_data(data, sweep_rows(variants, kept, action_kinds(box)))
    if report is not None:
        from gelateria.lab.report.report import sweep_page  # Altair is slow to load

        settings = {"material": Material.of(setting, quickness), "bots": names, "games": games, "seed": seed}
        settings["set"] = {dial.name: dial.values for dial in dials}
        write_report(report, draw(sweep_page(result, kept, msgspec.to_builtins(settings))))
    if json:
        print_json(msgspec.to_builtins(result))
    else:
        screen().print(in_tables(result))


def in_tables(result: SweepResult) -> Group:
    """The findings for people: a line a variant."""
    title = Text.assemble(
        (result.game, "bold"),
        f": {len(result.variants)} variants, {result.variants[0].games:,} games each, {result.players} players, "
        f"{', '.join(result.bots)}, seed {result.seed}",
    )
    shape = _lines(result, ("turns", "decisions", "lead_changes", "margin", "ties"))
    seats = _lines(result, [f"seats.{seat + 1}" for seat in range(result.players)], "wins of seat ")
    scores = Table(box=None, padding=(0, 2, 0, 0), header_style="dim")
    scores.add_column("scores")
    for column in ("mean", "p10", "p50", "p90"):
        scores.add_column(column, justify="right", no_wrap=True)
    for one in result.variants:
        scores.add_row(
            _title(one),
            _cell(one.scores.mean, one, "scores.mean"),
            *(_cell(figure, one, "") for figure in (one.scores.p10, one.scores.p50, one.scores.p90)),
        )
    return Group(title, "", shape, "", seats, "", scores, "", _actions(result))


def _actions(result: SweepResult) -> Table:
    """How often a game sees each kind of action: a line each, or a line a variant if those are more."""
    names = [f"actions.{kind}" for kind in result.variants[0].actions]
    if len(result.variants) > len(names):
        return _lines(result, names)
    table = Table(box=None, padding=(0, 2, 0, 0), header_style="dim")
    table.add_column("actions a game", no_wrap=True)
    for one in result.variants:
        table.add_column(_title(one), justify="right", no_wrap=True)
    for name in names:
        cells = (_cell(figure(one, name), one, name) for one in result.variants)
        table.add_row(Text(name.removeprefix("actions."), "bold"), *cells)
    return table


def _lines(result: SweepResult, names: Sequence[str], before: str = "") -> Table:
    """A line a variant, a column a figure."""
    table = Table(box=None, padding=(0, 2, 0, 0), header_style="dim")
    table.add_column("variant")
    for name in names:
        table.add_column(before + name.rpartition(".")[2].replace("_", " "), justify="right", no_wrap=True)
    for one in result.variants:
        table.add_row(_title(one), *(_cell(figure(one, name), one, name) for name in names))
    return table


def figure(one: Findings, name: str) -> Estimate:
    """The figure that goes by `turns`, `seats.1`, `actions.throw`."""
    group, _, part = name.partition(".")
    found = getattr(one, group)
    if group == "seats":
        return cast(Estimate, found[int(part) - 1])
    return cast(Estimate, found[part] if part else found)


def _title(one: Findings) -> Text:
    return Text("\n".join(Variant(one.values).title.split(", ")), "bold")


def _cell(estimate: Estimate, one: Findings, name: str) -> Text:
    """The figure, whether it differs for sure from the first variant's, and below how sure it is itself."""
    write = percent if name.startswith(("seats", "ties", "endings")) else number
    low, high = (write(edge) for edge in estimate.ci95)
    mark = ""
    if one.differences is not None and name in one.differences:
        lowest, highest = one.differences[name].ci95
        mark = "▲ " if lowest > 0 else "▼ " if highest < 0 else ""
    return Text.assemble((mark, "bold"), write(estimate.value), (f"\n{low} – {high}", "dim"))


def number(value: float) -> str:
    if value == round(value):
        return f"{value:,.0f}"
    return f"{value:,.0f}" if abs(value) >= 1000 else f"{value:.1f}" if abs(value) >= 10 else f"{value:.2f}"


def percent(value: float) -> str:
    return f"{value:.1%}"
