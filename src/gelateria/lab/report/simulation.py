"""What a report shows of a simulation: how the game goes between these bots."""

from collections.abc import Mapping, Sequence
from typing import Any

from gelateria.engine import find_game
from gelateria.engine.text import SHAPES
from gelateria.lab.intervals import Estimate, estimate_count, estimate_share
from gelateria.lab.play.watching import Watched, action_kinds
from gelateria.lab.report import charts
from gelateria.lab.report.page import Numbers, Page, Plot
from gelateria.lab.report.plots import (
    ACTIONS,
    equal_share,
    lead_plot,
    length_plot,
    margin_plot,
    percent_range,
    score_plot,
)
from gelateria.lab.simulation.tally import Summary


def simulate_page(summary: Summary, games: Mapping[int, Watched], settings: Mapping[str, Any]) -> Page:
    """How the game goes between these bots."""
    played = [games[number] for number in sorted(games)]
    seats = [f"{SHAPES[seat % len(SHAPES)]} {bot}" for seat, bot in enumerate(summary.bots)]
    shares = [estimate_share([game.worth(seat) for game in played]) for seat in range(summary.players)]
    scores = {name: [game.scores[seat] for game in played] for seat, name in enumerate(seats)}
    return Page(
        title=f"{find_game(summary.game).title}: {summary.games:,} games",
        subtitle=f"{', '.join(summary.bots)} at one table",
        facts=(
            ("games", f"{summary.games:,}"),
            ("players", str(summary.players)),
            ("turns on average", f"{summary.turns.mean:.1f}"),
            ("ties", f"{summary.ties / summary.games:.1%}"),
        ),
        plots=(
            _wins_by_seat(seats, shares),
            score_plot(scores, "of its scores"),
            length_plot({"all games": [game.turns for game in played]}),
            margin_plot({"all games": [game.margin for game in played]}),
            lead_plot({"all games": [game.lead_changes for game in played]}),
            _actions(summary.game, played),
        ),
        numbers=(_seat_by_seat(seats, shares, summary), _endings(summary)),
        settings=dict(settings),
    )


def _wins_by_seat(seats: Sequence[str], shares: Sequence[Estimate]) -> Plot:
    share = 1 / len(seats)
    note = f"The share of wins of each seat, ties shared. {equal_share(share)}"
    return Plot("Who wins", note, charts.interval_chart(list(zip(seats, shares, strict=True)), "wins", True, share))


def _actions(slug: str, played: Sequence[Watched]) -> Plot:
    kinds = action_kinds(find_game(slug))
    rows = [(kind, estimate_count([game.actions.get(kind, 0) for game in played])) for kind in kinds]
    return Plot("What is done", ACTIONS, charts.interval_chart(rows, "actions a game", False, alike=True))


def _seat_by_seat(seats: Sequence[str], shares: Sequence[Estimate], summary: Summary) -> Numbers:
    columns = ("seat", "wins", "95 % sure", "mean score", "a tenth below", "a tenth above")
    rows = tuple(
        (name, f"{one.value:.1%}", percent_range(one.ci95), f"{score.mean:.1f}", str(score.p10), str(score.p90))
        for name, one, score in zip(seats, shares, summary.scores, strict=True)
    )
    return Numbers("Seat by seat", columns, rows)


def _endings(summary: Summary) -> Numbers:
    rows = tuple((rule, f"{part:.1%}") for rule, part in summary.endings.items())
    return Numbers("How it ended", ("rule", "games"), rows)
