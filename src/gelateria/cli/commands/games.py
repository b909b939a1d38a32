"""`gelateria games`: what there is to play."""

from collections.abc import Sequence
from typing import Any

from rich.table import Table
from rich.text import Text

from gelateria.bots import levels_of
from gelateria.cli.options.language import words, words_for
from gelateria.cli.options.printing import print_json, screen
from gelateria.engine import AnyGame, find_game
from gelateria.engine import games as all_games


def games(game: str | None = None, /, *, json: bool = False) -> None:
    """List the games: slug, title, designer, seats and options; or tell about one of them, and about its levels.

    The environment variable GELATERIA_GAMES names folders with further games.

    Try:

        gelateria games gelati
        gelateria games --json

    Args:
        game: One of the games; all by default.
        json: Print data for programs.
    """
    found = [find_game(game)] if game else list(all_games().values())
    if json:
        print_json([describe(game) for game in found])
        return
    console = screen()
    console.print(_grid(("game", "title", "designer", "seats"), [_row(game) for game in found]))
    options = [(game.slug, *option) for game in found for option in explain_options(game)]
    if options:
        console.print()
        console.print(_grid(("game", "--option", "meaning"), options))
    if game:
        console.print()
        told = words_for(found[0])
        levels = [(name, told.level(name, level.about)) for name, level in levels_of(found[0]).items()]
        console.print(_grid(("level", "meaning"), levels))


def _grid(titles: Sequence[str], rows: Sequence[Sequence[str]]) -> Table:
    table = Table(box=None, padding=(0, 2, 0, 0), header_style="dim")
    for title in titles:
        head = title if title.startswith("--") else words().say(f"terminal-head-{title}")
        table.add_column(head, no_wrap=title != "meaning")
    for slug, *rest in rows:
        table.add_row(Text(slug, "bold"), *map(Text, rest))
    return table


def _row(game: AnyGame) -> tuple[str, ...]:
    return game.slug, words_for(game).title, game.designer, f"{game.seats[0]}–{game.seats[-1]}"


def describe(game: AnyGame) -> dict[str, Any]:
    """A game as programs may rely on it."""
    return {
        "slug": game.slug,
        "title": game.title,
        "designer": game.designer,
        "seats": [game.seats[0], game.seats[-1]],
        "options": words_for(game).options(),
        "levels": {name: words_for(game).level(name, level.about) for name, level in levels_of(game).items()},
    }


def explain_options(game: AnyGame) -> list[tuple[str, str]]:
    """`beginner=false` and what it means, for every option of a game."""
    return [
        (f"{name}={str(about.get('default', '')).lower()}", about["description"])
        for name, about in words_for(game).options().items()
    ]
