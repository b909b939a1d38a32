"""What a report shows of a sweep: what each variant does to the game."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any

from gelateria.engine import find_game
from gelateria.lab.intervals import Estimate
from gelateria.lab.play.watching import Watched
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
    seat_name,
    with_range,
)
from gelateria.lab.sweeps.sweep import Deal, Findings, SweepResult
from gelateria.lab.sweeps.variants import Variant

MOST_SERIES = 8
"""More colours than this nobody tells apart."""
CHANGES = {"turns": "turns", "decisions": "decisions", "lead_changes": "lead changes", "margin": "margin"}

Named = tuple[str, Findings]


def sweep_page(result: SweepResult, deals: Iterable[Deal], settings: Mapping[str, Any]) -> Page:
    """What each variant does to the game."""
    variants = [(Variant(one.values).title, one) for one in result.variants]
    names = ", ".join(dict.fromkeys(result.bots))
    first_ones = f"; plots show the first {MOST_SERIES}" if len(variants) > MOST_SERIES else ""
    return Page(
        title=f"{find_game(result.game).title}: the sweep",
        subtitle=f"{len(variants)} variants on the same deals, played by {names}{first_ones}",
        facts=(
            ("variants", str(len(variants))),
            ("games of each", f"{result.variants[0].games:,}"),
            ("deals", f"{result.deals:,}"),
            ("players", str(result.players)),
        ),
        plots=_sweep_plots(variants[:MOST_SERIES], deals, result.players),
        numbers=(_variants(variants),),
        settings=dict(settings),
    )


def _sweep_plots(variants: Sequence[Named], deals: Iterable[Deal], players: int) -> tuple[Plot, ...]:
    games = _games_of_variants([name for name, _ in variants], deals)

    def of(values: Callable[[Watched], Iterable[int]]) -> dict[str, list[int]]:
        return {name: [value for game in watched for value in values(game)] for name, watched in games.items()}

    return (
        *_changes(variants),
        length_plot(of(lambda game: [game.turns])),
        score_plot(of(lambda game: game.scores), "of all scores"),
        _seats_of_variants(variants, players),
        margin_plot(of(lambda game: [game.margin])),
        lead_plot(of(lambda game: [game.lead_changes])),
        _actions_of_variants(variants),
    )


def _games_of_variants(names: Sequence[str], deals: Iterable[Deal]) -> dict[str, list[Watched]]:
    """The games of those that are shown, deal by deal."""
    games: dict[str, list[Watched]] = {name: [] for name in names}
    for deal in sorted(deals, key=lambda deal: (deal.variant, deal.deal)):
        if deal.variant < len(names):
            games[names[deal.variant]] += deal.games
    return games


def _seats_of_variants(variants: Sequence[Named], players: int) -> Plot:
    rows = [(seat_name(seat), name, one.seats[seat]) for seat in range(players) for name, one in variants]
    note = f"The share of wins of each seat. {equal_share(1 / players)}"
    chart = charts.grouped_interval_chart(rows, "wins", True, [name for name, _ in variants], 1 / players)
    return Plot("Seat advantage", note, chart)


def _actions_of_variants(variants: Sequence[Named]) -> Plot:
    rows = [(kind, name, one.actions[kind]) for kind in variants[0][1].actions for name, one in variants]
    names = [name for name, _ in variants]
    return Plot("What is done", ACTIONS, charts.grouped_interval_chart(rows, "actions a game", False, names))


def _variants(variants: Sequence[Named]) -> Numbers:
    columns = ("variant", "turns", "decisions", "lead changes", "margin", "ties", "mean score")
    rows = tuple(
        (
            name,
            *(with_range(getattr(one, figure)) for figure in CHANGES),
            f"{one.ties.value:.1%} ({percent_range(one.ties.ci95)})",
            with_range(one.scores.mean),
        )
        for name, one in variants
    )
    return Numbers("The variants", columns, rows)


def _changes(variants: Sequence[Named]) -> list[Plot]:
    """Differences to the first variant, in its own measure."""
    first = variants[0][1]
    rows = []
    for figure, words in CHANGES.items():
        whole = getattr(first, figure).value
        for name, one in variants[1:]:
            assert one.differences, "only the first has none"
            difference = one.differences[figure]
            if whole:
                low, high = (edge / whole for edge in difference.ci95)
                rows.append((words, name, Estimate(difference.value / whole, (low, high))))
    if not rows:
        return []
    note = f"More or less than with {variants[0][0]}, deal by deal. What keeps clear of the dashed line differs."
    others = [name for name, _ in variants[1:]]
    chart = charts.grouped_interval_chart(rows, "difference", True, others, 0.0)
    return [Plot("What changes", note, chart, wide=True)]
