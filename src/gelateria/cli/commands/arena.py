"""`gelateria arena`: a league of bots, and how strong each of them is."""

from functools import partial

from rich.console import Group
from rich.table import Table
from rich.text import Text

from gelateria.cli.options.choosing import AS_PRINTED, PlayOptions, Positive, bot_names, read_pace
from gelateria.cli.options.failing import Unclear
from gelateria.cli.options.files import NO_CHECKPOINT, NO_FILES, CheckpointOptions, ResultOptions
from gelateria.cli.options.parallel import ON_THIS_MACHINE, WorkerOptions
from gelateria.cli.options.printing import print_result
from gelateria.cli.options.progress import Waiting
from gelateria.engine import find_game
from gelateria.lab import ArenaResult, Bout, Contest, arena_journal, contest_of, fight
from gelateria.lab.report.page import draw
from gelateria.lab.simulation.rows import arena_rows

USUAL_GAMES = 1000
MOST_GAMES = 1_000_000
"""When a stop rule is given and no number of games."""
MOST_TABLES_SHOWN = 20


def arena(
    game: str,
    /,
    *,
    bots: str,
    games: Positive | None = None,
    until_ci: str | None = None,
    play: PlayOptions = AS_PRINTED,
    who: WorkerOptions = ON_THIS_MACHINE,
    checkpoint: CheckpointOptions = NO_CHECKPOINT,
    files: ResultOptions = NO_FILES,
    json: bool = False,
) -> None:
    """Let bots play a round robin and say how strong each is.

    Everybody meets everybody: for two players every pairing, for more every choice of
    bots for the seats. Each deal is played once for every rotation of the players around
    the table, with the same dice and cards, so that luck cancels out. Intervals count by
    deals. The same settings give the same result, on one core, on all, or on a cluster.

    Try:

        gelateria arena geizen --bots random,greedy --games 2000
        gelateria arena gelati --bots random,greedy --players 3 --until-ci 2%
        gelateria arena geizen --bots random,greedy --games 50000 --resume league.jsonl
        gelateria arena gelati --bots random,greedy --report gelati.html --data gelati.parquet
        gelateria arena geizen --bots random,greedy --backend dask --address tcp://host:8786

    Args:
        game: A game, as `gelateria games` lists them.
        bots: The names of all who take part: random,greedy. A bot can also be a class, MODULE:CLASS or FILE.py:CLASS,
            or a program, stdio:COMMAND; a comma within a command goes in quotes.
        games: How many games are played, all tables together, rounded up to whole deals; 1000 by default.
        until_ci: Stop before that when every win rate is known to within so much, with 95 % confidence: 2%.
        play: What is played, and how.
        who: Who plays: this machine or a cluster.
        checkpoint: The file of finished deals, if one is wanted.
        files: What is written of it, besides what the screen shows.
        json: Print data for programs.
    """
    setting = play.set_out(find_game(game))
    contest = contest_of(setting, entrants(bots), play.seed, read_pace(setting, play.pace))
    workers = who.workers()
    width = None if until_ci is None else read_share(until_ci)
    most = games or (USUAL_GAMES if width is None else MOST_GAMES)
    files.check()
    kept: list[Bout] = []
    with (
        checkpoint.open(partial(arena_journal, contest=contest)) as (journal, finished),
        Waiting(most) as waiting,
    ):
        result = fight(contest, most, width, workers, waiting.tell, journal, finished, files.keep_in(kept))
    files.write(lambda: arena_rows(contest, kept), lambda: page_of(result, contest, kept))
    print_result(result, in_a_table, json)


def page_of(result: ArenaResult, contest: Contest, kept: list[Bout]) -> str:
    from gelateria.lab.report.arena import arena_page  # Altair is slow to load

    return draw(arena_page(result, contest, kept))


def entrants(listed: str) -> list[str]:
    """At least two bots, all different."""
    names = bot_names(listed)
    if len(names) < 2:
        raise Unclear("An arena needs at least two bots: --bots random,greedy.")
    twice = sorted({name for name in names if names.count(name) > 1})
    if twice:
        raise Unclear(f"{', '.join(twice)} is named twice: whoever plays against itself wins as often as it loses.")
    return names


def read_share(words: str) -> float:
    """`2%` or `0.02`."""
    number = words.strip()
    try:
        share = float(number[:-1]) / 100 if number.endswith("%") else float(number)
    except ValueError:
        share = 0.0
    if not 0 < share < 1:
        raise Unclear(f"{words!r} is no width of an interval. Write --until-ci 2% or 0.02.")
    return share


def in_a_table(result: ArenaResult) -> Group:
    """The result for people, the strongest first."""
    ranking = Table(box=None, padding=(0, 2, 0, 0), header_style="dim")
    ranking.add_column("bot")
    for column in ("wins", "95 % sure", "rating", "95 % sure", "score"):
        ranking.add_column(column, justify="right", no_wrap=True)
    for one in sorted(result.bots, key=lambda one: -one.rating):
        low, high = one.rating_ci95
        ranking.add_row(
            Text(one.bot, "bold"),
            f"{one.win_rate:.1%}",
            between(one.ci95),
            f"{one.rating:.0f}",
            f"{low:.0f} – {high:.0f}",
            f"{one.mean_score:.1f}",
        )
    facts = Table.grid(padding=(0, 2, 0, 0))
    facts.add_row("equal share", f"{1 / result.players:.1%}")
    rotations = f"each in {result.players} rotations at {plural(len(result.tables), 'table')}"
    facts.add_row("deals", f"{result.deals:,}, {rotations}")
    best = max(result.bots, key=lambda one: one.rating)
    facts.add_row("worth", f"{best.effective_games:,.0f} independent games of {best.games:,} for {best.bot}")
    if result.until_ci is not None:
        met = "reached" if result.reached_ci else "not reached"
        facts.add_row("asked for", f"± {result.until_ci:.2%}, {met}")
    if result.pace:
        facts.add_row("pace", result.pace.in_words())
    title = Text.assemble(
        (result.game, "bold"), f": {result.games:,} games, {result.players} players, seed {result.seed}"
    )
    parts: list[Text | Table | str] = [title, "", ranking, "", facts]
    if 1 < len(result.tables) <= MOST_TABLES_SHOWN:
        parts += ["", table_by_table(result)]
    return Group(*parts)


def table_by_table(result: ArenaResult) -> Table:
    """Who won how much against whom."""
    tables = Table(box=None, padding=(0, 2, 0, 0), header_style="dim")
    tables.add_column("table")
    tables.add_column("wins of a seat, 95 % sure")
    for table in result.tables:
        who = " ".join(place.bot for place in table.places for _ in range(place.seats))
        shares = (f"{place.bot} {place.win_rate:.1%} ({between(place.ci95)})" for place in table.places)
        tables.add_row(who, ", ".join(shares))
    return tables


def between(interval: tuple[float, float]) -> str:
    low, high = interval
    return f"{low:.1%} – {high:.1%}"


def plural(count: int, noun: str) -> str:
    return f"{count} {noun}" + ("" if count == 1 else "s")
