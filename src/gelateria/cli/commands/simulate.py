"""`gelateria simulate`: many games between bots, and what came of them."""

import msgspec
from rich.console import Group
from rich.table import Table
from rich.text import Text

from gelateria.cli.options.choosing import (
    AS_PRINTED,
    PlayOptions,
    Positive,
    Tempos,
    around_the_table,
    bot_names,
    read_pace,
)
from gelateria.cli.options.files import NO_FILES, ResultOptions
from gelateria.cli.options.printing import print_result
from gelateria.cli.options.progress import Waiting
from gelateria.cli.terminal.looks import seat_mark
from gelateria.engine import find_game
from gelateria.lab import Summary
from gelateria.lab import simulate as play_many
from gelateria.lab.play.tables import Material
from gelateria.lab.play.watching import Watched, action_kinds
from gelateria.lab.report.page import draw
from gelateria.lab.simulation.rows import simulate_rows


def simulate(
    game: str,
    /,
    *,
    games: Positive = 1000,
    bots: str = "greedy",
    play: PlayOptions = AS_PRINTED,
    tempo: Tempos = True,
    jobs: Positive | None = None,
    files: ResultOptions = NO_FILES,
    json: bool = False,
) -> None:
    """Play many games between bots and sum them up.

    All cores take part when there is enough to do. The same seed gives the same games,
    however many cores play them.

    Try:

        gelateria simulate geizen --players 4 --games 10000
        gelateria simulate geizen --players 3 --bots greedy,random --seed 7
        gelateria simulate geizen --bots my_bot.py:MyBot,greedy
        gelateria simulate geizen --bots "greedy,stdio:node bot.mjs --depth 2"
        gelateria simulate geizen --edition mine.toml --json
        gelateria simulate gelati --games 500 --report gelati.html --data gelati.jsonl
        gelateria simulate jelly-monster --pace throw=1.5 --pace choose=3
        gelateria simulate jelly-monster --bots expert,easy --no-tempo

    Args:
        game: A game, as `gelateria games` lists them.
        games: How many games are played.
        bots: A name for every seat, or fewer that go round: greedy,random. A bot can also be a class, MODULE:CLASS or
            FILE.py:CLASS, or a program, stdio:COMMAND; a comma within a command goes in quotes.
        play: What is played, and how.
        tempo: Whether levels keep to their own tempo where time counts, as long as no pace is given.
        jobs: How many processes play; by default as many as pay for themselves.
        files: What is written of it, besides what the screen shows.
        json: Print data for programs.
    """
    setting = play.set_out(find_game(game))
    names = around_the_table(bot_names(bots), setting.players)
    pace = read_pace(setting, play.pace, tempo)
    files.check()
    kept: dict[int, Watched] = {}
    keep = kept.__setitem__ if files.wanted else None
    with Waiting(games) as waiting:
        summary = play_many(setting, names, games, play.seed, jobs, waiting.tell, pace, keep)
    settings = {"material": Material.of(setting, pace), "bots": names, "games": games, "seed": play.seed}
    files.write(
        lambda: simulate_rows(kept, action_kinds(setting.game)),
        lambda: page_of(summary, kept, settings),
    )
    print_result(summary, in_a_table, json)


def page_of(summary: Summary, kept: dict[int, Watched], settings: dict[str, object]) -> str:
    from gelateria.lab.report.simulation import simulate_page  # Altair is slow to load

    return draw(simulate_page(summary, kept, msgspec.to_builtins(settings)))


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
