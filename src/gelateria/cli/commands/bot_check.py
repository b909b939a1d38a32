"""`gelateria bot check`: does a bot keep what every bot promises?"""

from typing import Annotated

import msgspec
from cyclopts import Parameter
from cyclopts.validators import Number
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from gelateria.bots import find_bot
from gelateria.bots.external.limits import chosen_limits
from gelateria.cli.options.choosing import Positive, Seed
from gelateria.cli.options.failing import Failed
from gelateria.cli.options.printing import print_json, screen
from gelateria.cli.options.progress import Waiting
from gelateria.cli.terminal.looks import PALETTE
from gelateria.engine import find_game
from gelateria.engine import games as all_games
from gelateria.lab.conformance.check import check_bot, tables_of
from gelateria.lab.conformance.findings import Report

MARKS = {
    "pass": ("✓", PALETTE["green"]),
    "warn": ("!", PALETTE["yellow"]),
    "fail": ("✗", PALETTE["red"]),
    "skip": ("–", "dim"),
}

Seconds = Annotated[float | None, Parameter(validator=Number(gt=0, lt=86400))]


def bot_check(
    name: str,
    /,
    *,
    game: tuple[str, ...] = (),
    rounds: Positive = 2,
    seconds: Seconds = None,
    start: Seconds = None,
    memory: Annotated[int | None, Parameter(validator=Number(gt=0, lt=2**32))] = None,
    seed: Seed = 1,
    strict: bool = False,
    json: bool = False,
) -> None:
    """Check that a bot keeps what every bot promises.

    It plays whole games of every game, with every number of players: are all
    answers legal, and in time? Does it leave the view alone? Are the decisions
    the same for the same seed, whatever it played before and whatever is hidden
    from it? How much memory does it take, and does it play as a program too?

    What would spoil a result fails (exit code 1). What only keeps a result from
    being repeated is a warning, unless --strict.

    Try:

        gelateria bot check my_bot.py:MyBot
        gelateria bot check my_bot.py:MyBot --game geizen --rounds 20
        gelateria bot check "stdio:node bot.mjs" --seconds 1 --memory 2048

    Args:
        name: A bot: MODULE:CLASS, FILE.py:CLASS, stdio:COMMAND, or one of ours.
        game: Only this game; can be given several times.
        rounds: How many games are played at each table; the last one is played again.
        seconds: How long a decision may take; 5 by default.
        start: How much longer the first one may take; 20 by default.
        memory: How many megabytes it may take; 4096 by default.
        seed: Where chance begins.
        strict: Warnings are failures too.
        json: Print data for programs.
    """
    find_bot(name)
    boxes = [find_game(slug) for slug in game] or list(all_games().values())
    given = {"start": start, "move": seconds, "memory": memory}
    limits = msgspec.structs.replace(chosen_limits(), **{what: limit for what, limit in given.items() if limit})
    tables = tables_of(boxes)
    with Waiting(len(tables)) as waiting:
        report = check_bot(name, tables, limits=limits, rounds=rounds, seed=seed, strict=strict, heard=waiting.tell)
    if json:
        print_json(msgspec.to_builtins(report))
    else:
        screen().print(in_a_list(report))
    if not report.ok:
        raise Failed


def in_a_list(report: Report) -> Group:
    """The report for people."""
    title = Text.assemble((report.bot, "bold"), f": {report.games:,} games at {len(report.tables)} tables")
    checklist = Table.grid(padding=(0, 2, 0, 0))
    for finding in report.findings:
        mark, style = MARKS[finding.verdict]
        checklist.add_row(Text(mark, f"bold {style}"), finding.check, Text(finding.says))
        for problem in finding.problems:
            checklist.add_row("", "", Text(problem, "dim", overflow="fold"))
    lines: list[RenderableType] = [title, "", checklist, ""]
    if report.kept:
        lines += [Text(f"It was kept in a cage: {report.kept}.", "dim"), ""]
    return Group(*lines, _last_line(report))


def _last_line(report: Report) -> Text:
    failures, warnings = (
        sum(finding.verdict == verdict for finding in report.findings) for verdict in ("fail", "warn")
    )
    if failures:
        return Text(f"{failures} to mend.", PALETTE["red"])
    if warnings:
        return Text(f"It may play; {warnings} to think about.", PALETTE["yellow"])
    return Text("It is welcome at every table.", PALETTE["green"])
