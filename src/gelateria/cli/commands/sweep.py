"""`gelateria sweep`: what a change of numbers does to a game."""

from collections.abc import Sequence
from functools import partial
from typing import Annotated, cast

import msgspec
from cyclopts import Parameter
from rich.console import Group
from rich.table import Table
from rich.text import Text

from gelateria.cli.options.choosing import (
    AS_PRINTED,
    PlayOptions,
    Positive,
    around_the_table,
    bot_names,
    read_pace,
)
from gelateria.cli.options.files import NO_CHECKPOINT, NO_FILES, CheckpointOptions, ResultOptions
from gelateria.cli.options.parallel import ON_THIS_MACHINE, WorkerOptions
from gelateria.cli.options.printing import print_result
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
    play: PlayOptions = AS_PRINTED,
    who: WorkerOptions = ON_THIS_MACHINE,
    checkpoint: CheckpointOptions = NO_CHECKPOINT,
    files: ResultOptions = NO_FILES,
    json: bool = False,
) -> None:
    """Change numbers of a game and see what that does to it.

    Every combination of the values is a variant. All variants are dealt the same chance, so
    that differences to the first one are seen early: ▲ and ▼ mark those that are sure (95 %).
    What --option and --edition say holds for all of them, unless --set changes it.

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
        play: What is played, and how.
        who: Who plays: this machine or a cluster.
        checkpoint: The file of finished deals, if one is wanted.
        files: What is written of it, besides what the screen shows.
        json: Print data for programs.
    """
    box = find_game(game)
    setting = play.set_out(box)
    dials = [read_dial(box, words) for words in set_]
    variants = all_variants(dials)
    names = around_the_table(bot_names(bots), setting.players)
    pace = read_pace(set_variant(setting, variants[0]), play.pace)
    workers = who.workers()
    files.check()
    kept: list[Deal] = []
    task = task_of(setting, variants, names, play.seed, pace)
    with (
        checkpoint.open(partial(sweep_journal, task=task, variants=variants)) as (journal, finished),
        Waiting(games * len(variants)) as waiting,
    ):
        keep = files.keep_in(kept)
        result = play_variants(
            setting, variants, names, games, play.seed, pace, workers, waiting.tell, keep, journal, finished
        )
    settings = {"material": Material.of(setting, pace), "bots": names, "games": games, "seed": play.seed}
    settings["set"] = {dial.name: dial.values for dial in dials}
    files.write(lambda: sweep_rows(variants, kept, action_kinds(box)), lambda: page_of(result, kept, settings))
    print_result(result, in_tables, json)


def page_of(result: SweepResult, kept: list[Deal], settings: dict[str, object]) -> str:
    from gelateria.lab.report.sweep import sweep_page  # Altair is slow to load

    return draw(sweep_page(result, kept, msgspec.to_builtins(settings)))


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
