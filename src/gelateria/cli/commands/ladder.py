"""`gelateria ladder`: whether every level beats the one below."""

from collections.abc import Sequence
from itertools import groupby
from pathlib import Path
from typing import Annotated

import msgspec
from cyclopts import Parameter
from rich.console import Group
from rich.table import Table
from rich.text import Text

from gelateria.cli.commands.arena import between, read_share
from gelateria.cli.options.choosing import Positive, Seed, bot_names
from gelateria.cli.options.failing import Spoiled, Unclear
from gelateria.cli.options.parallel import ON_THIS_MACHINE, WorkerOptions
from gelateria.cli.options.printing import print_json, screen
from gelateria.cli.options.progress import Waiting
from gelateria.engine import AnyGame, find_game
from gelateria.engine import games as all_games
from gelateria.lab.ladder import BEGIN, END, RUNGS, NoPlace, Rung, climb, in_markdown, matches, write_into

USUAL_GAMES = 400
Longer = Annotated[tuple[str, ...], Parameter(name="--longer")]


def ladder(
    *game: str,
    bots: str = ",".join(RUNGS),
    games: Positive = USUAL_GAMES,
    longer: Longer = (),
    until_ci: str | None = None,
    seed: Seed = 1,
    who: WorkerOptions = ON_THIS_MACHINE,
    resume: Path | None = None,
    write: Path | None = None,
    json: bool = False,
) -> None:
    """Let the levels of every game play for their places.

    Neighbours meet at the smallest table, greedy meets the weakest, and the strongest sits
    down at a full table of greedy. This takes long: with --resume it can be stopped at any time.

    Try:

        gelateria ladder geizen --games 200
        gelateria ladder --resume ladder --write docs/bots.md
        gelateria ladder --games 200 --longer geizen=4000
        gelateria ladder gelati --bots random,greedy --json

    Args:
        game: Which games; all by default.
        bots: Who stands on the ladder, from weak to strong.
        games: How many games are played in each match, rounded up to whole deals.
        longer: A game that holds much luck, and how many games are played there instead: geizen=4000.
        until_ci: Stop a match before that when its win rates are known to within so much, with 95 % confidence: 2%.
        seed: Where chance begins.
        who: Who plays: this machine or a cluster.
        resume: A folder to keep finished deals in, and to go on from.
        write: A page to write the table into, between the two lines that mark its place.
        json: Print data for programs.
    """
    boxes = [find_game(slug) for slug in game] or list(all_games().values())
    rungs = bot_names(bots)
    if len(set(rungs)) < len(rungs):
        raise Unclear("A bot is named twice: on a ladder everybody has one place.")
    workers = who.workers()
    width = None if until_ci is None else read_share(until_ci)
    page = read_page(write)
    found: list[Rung] = []
    many = read_longer(longer, boxes)
    for box in boxes:
        for match in matches(box, rungs):
            most = many.get(box.slug, games)
            with Waiting(most, f"{box.title}: {match.upper} against {match.lower}") as waiting:
                found.append(climb(box, match, most, seed, width, workers, waiting.tell, resume))
    if write is not None:
        command = _command(game, bots, games, longer, until_ci, seed, write)
        write.write_text(write_into(page, in_markdown(found, command)), encoding="utf-8")
    if json:
        print_json({"seed": seed, "bots": rungs, "matches": msgspec.to_builtins(found)})
    else:
        screen().print(in_tables(found))


def read_longer(words: Sequence[str], boxes: Sequence[AnyGame]) -> dict[str, int]:
    """`["geizen=4000"]` as games by slug, each of them one that is on the ladder."""
    many: dict[str, int] = {}
    for word in words:
        slug, _, number = word.partition("=")
        if slug not in [box.slug for box in boxes]:
            raise Unclear(f"{slug!r} is not on this ladder. There are: {', '.join(box.slug for box in boxes)}.")
        if not number.isdecimal() or int(number) < 1:
            raise Unclear(f"{word!r} does not say how many games. Write --longer {slug}=4000.")
        many[slug] = int(number)
    return many


def read_page(path: Path | None) -> str:
    """The page that the table goes into, checked before hours of play; a new one if there is none."""
    if path is None:
        return ""
    try:
        page = path.read_text(encoding="utf-8") if path.exists() else f"# Bots\n\n{BEGIN}\n{END}\n"
        write_into(page, "")
    except OSError as error:
        raise Spoiled(f"{path} cannot be read: {error.strerror}.") from None
    except NoPlace as error:
        raise Spoiled(f"{path}: {error}") from None
    return page


def in_tables(rungs: Sequence[Rung]) -> Group:
    """The ladder for people: a table a game, all with the same columns."""
    parts: list[Text | Table | str] = []
    widest = max(len(_met(rung)) for rung in rungs)
    for title, matches_of in groupby(rungs, key=lambda rung: rung.title):
        table = Table(box=None, padding=(0, 2, 0, 0), header_style="dim")
        table.add_column(Text(title, "bold"), width=max(widest, len(title)), no_wrap=True)
        for column, width in (("seats", 5), ("games", 6), ("wins", 6), ("95 % sure", 15), ("times", 5), ("Elo", 5)):
            table.add_column(column, justify="right", width=width, no_wrap=True)
        for rung in matches_of:
            table.add_row(
                _met(rung),
                str(rung.players),
                f"{rung.games:,}",
                Text(f"{rung.win_rate:.1%}", "bold" if rung.clear else ""),
                between(rung.ci95),
                f"{rung.times:.2f}",
                f"{rung.ahead:+.0f}",
            )
        parts += [table, ""]
    return Group(*parts, Text("Times: wins in equal shares. Elo: rating points ahead of the other.", "dim"))


def _met(rung: Rung) -> str:
    return f"{rung.upper} against {f'{rung.players - 1} ' if rung.full_table else ''}{rung.lower}"


def _command(
    slugs: Sequence[str],
    bots: str,
    games: int,
    longer: Sequence[str],
    until_ci: str | None,
    seed: int,
    write: Path,
) -> list[str]:
    """How to get this table again."""
    command = ["gelateria", "ladder", *slugs]
    if bots != ",".join(RUNGS):
        command += ["--bots", bots]
    command += ["--games", str(games)]
    for word in longer:
        command += ["--longer", word]
    if until_ci is not None:
        command += ["--until-ci", until_ci]
    if seed != 1:
        command += ["--seed", str(seed)]
    return [*command, "--write", write.as_posix()]
