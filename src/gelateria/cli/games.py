"""`gelateria games`: what there is to play."""

from typing import Any

from rich.table import Table
from rich.text import Text

from gelateria.cli.printing import print_json, screen
from gelateria.engine import AnyGame
from gelateria.engine import games as all_games


def games(*, json: bool = False) -> None:
    """List the games: slug, title, designer, seats and options.

    The environment variable GELATERIA_GAMES names folders with further games.

    Try:

        gelateria games --json

    Args:
        json: Print data for programs.
    """
    found = list(all_games().values())
    if json:
        print_json([describe(game) for game in found])
        return
    table = Table(box=None, padding=(0, 2, 0, 0), header_style="dim")
    for title in ("game", "title", "designer", "seats", "options"):
        table.add_column(title, no_wrap=title == "game")
    for game in found:
        options = "\n".join(explain_option(name, about) for name, about in game.describe_options().items())
        seats = f"{game.seats[0]}–{game.seats[-1]}"
        table.add_row(Text(game.slug, "bold"), game.title, game.designer, seats, Text(options or "–"))
    screen().print(table)


def describe(game: AnyGame) -> dict[str, Any]:
    """A game as programs may rely on it."""
    return {
        "slug": game.slug,
        "title": game.title,
        "designer": game.designer,
        "seats": [game.seats[0], game.seats[-1]],
        "options": game.describe_options(),
    }


def explain_option(name: str, about: dict[str, Any]) -> str:
    """`beginner=false: green sides only`."""
    default = str(about.get("default", "")).lower()
    return f"{name}={default}" + (f": {about['description']}" if "description" in about else "")
