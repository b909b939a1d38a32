"""`gelateria bench`: how fast the rules run here."""

from statistics import median
from typing import Annotated, Any

from cyclopts import Parameter
from cyclopts.validators import Number
from rich.table import Table
from rich.text import Text

from gelateria.cli.options.printing import print_json, screen
from gelateria.engine import find_game
from gelateria.engine import games as all_games
from gelateria.lab.speed import copy_speed, playout_speed, step_speed
from gelateria.uncompiled import is_compiled

MEASURES = {"playouts": playout_speed, "steps": step_speed, "copies": copy_speed}
TITLES = {"playouts": "playouts, decisions/s", "steps": "one at a time, decisions/s", "copies": "copies/s"}


def bench(
    *games: str,
    seconds: Annotated[float, Parameter(validator=Number(gt=0))] = 1.0,
    json: bool = False,
) -> None:
    """Measure how fast the rules run here.

    Three figures a game: random playouts inside the engine, one decision at a
    time through Python, and copies of a position.

    Try:

        gelateria bench
        gelateria bench geizen --seconds 5 --json
        GELATERIA_PLAIN=1 gelateria bench         the same as plain Python, not compiled

    Args:
        games: Which games; all by default.
        seconds: How long each figure is measured, in several rounds.
        json: Print data for programs.
    """
    boxes = [find_game(game) for game in games] or list(all_games().values())
    console = screen()
    figures: dict[str, dict[str, Any]] = {}
    with console.status("measuring") as status:
        for box in boxes:
            status.update(f"measuring {box.title}")
            setting = box.setting(box.seats[0])
            figures[box.slug] = {name: summed_up(measure(setting, seconds)) for name, measure in MEASURES.items()}
    if json:
        print_json({"compiled": is_compiled(), "seconds": seconds, "games": figures})
        return
    table = Table(box=None, padding=(0, 2, 0, 0), header_style="dim")
    table.add_column("game")
    for title in TITLES.values():
        table.add_column(title, justify="right")
    for slug, measured in figures.items():
        table.add_row(Text(slug, "bold"), *(_cell(measured[name]) for name in TITLES))
    console.print(table)
    console.print(Text(f"\nMedian, slowest to fastest round. The rules run {_how()}.", "dim"))


def summed_up(rates: list[float]) -> dict[str, float]:
    """The rounds of a measurement in three numbers."""
    return {"median": round(median(rates)), "low": round(min(rates)), "high": round(max(rates))}


def _cell(rate: dict[str, float]) -> Text:
    return Text.assemble(f"{rate['median']:,}", (f"\n{rate['low']:,} to {rate['high']:,}", "dim"))


def _how() -> str:
    return "compiled" if is_compiled() else "as plain Python, not compiled"
