"""What a report shows of an arena, a sweep or a simulation."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from math import fsum
from typing import Any

import msgspec

from gelateria.engine import find_game
from gelateria.engine.text import SHAPES
from gelateria.lab.arena.arena import Result
from gelateria.lab.arena.contest import Bout, Contest
from gelateria.lab.arena.standings import Place
from gelateria.lab.intervals import Estimate, estimate_count, estimate_share
from gelateria.lab.play.watching import Watched, action_kinds
from gelateria.lab.report import charts
from gelateria.lab.report.page import Numbers, Page, Plot
from gelateria.lab.simulation.tally import Summary
from gelateria.lab.sweeps.sweep import Deal, SweepResult
from gelateria.lab.sweeps.variants import Variant

MOST_SERIES = 8
"""More colours than this nobody tells apart."""
SCORES = "Every score that was reached, and how often."
CHANGES = {"turns": "turns", "decisions": "decisions", "lead_changes": "lead changes", "margin": "margin"}


# The arena ----------------------------------------------------------------------------------------


def arena_page(result: Result, contest: Contest, bouts: Iterable[Bout]) -> Page:
    """Who is strongest, and how the games were."""
    ordered = sorted(bouts, key=lambda bout: (bout.deal, bout.table))
    ranked = sorted(result.bots, key=lambda one: -one.rating)
    games = [game for bout in ordered for game in bout.games]
    scores: dict[str, list[int]] = {one.bot: [] for one in ranked}
    for game in games:
        for bot, score in zip(game.seats, game.scores, strict=True):
            scores[contest.bots[bot]].append(score)
    share = 1 / result.players
    plots = [
        Plot(
            "Who wins",
            f"The share of wins of a seat. The dashed line is an equal share, {share:.0%}.",
            charts.interval_chart([(one.bot, Estimate(one.win_rate, one.ci95)) for one in ranked], "wins", True, share),
        ),
        Plot(
            "How strong they are",
            "Ratings on the Elo scale, 1500 on average: 100 points more win about 64 of 100 games between two.",
            charts.interval_chart(
                [(one.bot, Estimate(one.rating, one.rating_ci95)) for one in ranked], "rating", False
            ),
        ),
        *_meetings(result, [one.bot for one in ranked]),
        Plot("Scores", SCORES, charts.distribution_chart(scores, "score", "of its scores")),
        _length({"all games": [game.turns for game in games]}),
        _seats(_seat_shares(ordered, result.players), share),
    ]
    title = find_game(result.game).title
    return Page(
        title=f"{title}: the arena",
        subtitle=f"{', '.join(one.bot for one in ranked)} on duplicate deals: the same chance for everybody",
        facts=(
            ("strongest", ranked[0].bot),
            ("games", f"{result.games:,}"),
            ("deals", f"{result.deals:,}"),
            ("players", str(result.players)),
        ),
        plots=tuple(plots),
        numbers=(
            Numbers(
                "Standings",
                ("bot", "wins", "95 % sure", "rating", "95 % sure", "mean score", "games", "worth independent games"),
                tuple(
                    (
                        one.bot,
                        f"{one.win_rate:.1%}",
                        _percent_range(one.ci95),
                        f"{one.rating:.0f}",
                        f"{one.rating_ci95[0]:.0f} – {one.rating_ci95[1]:.0f}",
                        f"{one.mean_score:.1f}",
                        f"{one.games:,}",
                        f"{one.effective_games:,.0f}",
                    )
                    for one in ranked
                ),
            ),
        ),
        settings=_settings(msgspec.to_builtins(contest), games=result.games, until_ci=result.until_ci),
    )


def _meetings(result: Result, order: Sequence[str]) -> list[Plot]:
    """Who won how much against whom, where there is more than one table."""
    if len(result.tables) < 2:
        return []
    if result.players == 2:
        cells = []
        for table in result.tables:
            one, other = table.places
            cells += [(a.bot, b.bot, Estimate(a.win_rate, a.ci95)) for a, b in ((one, other), (other, one))]
        note = "How many of a hundred games the bot of the row wins against the bot of the column."
        return [Plot("Face to face", note, charts.matrix_chart(cells, order), wide=len(order) > 4)]
    rows = [
        (_guests(table.places), one.bot, Estimate(one.win_rate, one.ci95))
        for table in result.tables
        for one in sorted(table.places, key=lambda place: order.index(place.bot))
    ]
    note = "The share of wins of a seat at each table. The dashed line is an equal share."
    chart = charts.grouped_interval_chart(rows, "wins", True, order, 1 / result.players)
    return [Plot("Table by table", note, chart, wide=True)]


def _guests(places: Sequence[Place]) -> str:
    """Who sits at a table: `2 × random, greedy`."""
    return ", ".join(f"{place.seats} × {place.bot}" if place.seats > 1 else place.bot for place in places)


def _seat_shares(bouts: Sequence[Bout], players: int) -> list[Estimate]:
    deals: dict[int, list[tuple[int, ...]]] = {}
    for bout in bouts:
        deals.setdefault(bout.deal, []).extend(game.winners for game in bout.games)
    return [
        estimate_share([fsum(seat in won and 1 / len(won) for won in games) / len(games) for games in deals.values()])
        for seat in range(players)
    ]


# A sweep ------------------------------------------------------------------------------------------


def sweep_page(result: SweepResult, deals: Iterable[Deal], settings: Mapping[str, Any]) -> Page:
    """What each variant does to the game."""
    names = [Variant(one.values).title for one in result.variants]
    shown = names[:MOST_SERIES]
    games: dict[str, list[Watched]] = {name: [] for name in shown}
    for deal in sorted(deals, key=lambda deal: (deal.variant, deal.deal)):
        if deal.variant < len(shown):
            games[names[deal.variant]] += deal.games
    variants = list(zip(names, result.variants, strict=True))[:MOST_SERIES]
    share = 1 / result.players

    def of(values: Callable[[Watched], Iterable[int]]) -> dict[str, list[int]]:
        return {name: [value for game in watched for value in values(game)] for name, watched in games.items()}

    seats = [
        (f"{SHAPES[seat % len(SHAPES)]} seat {seat + 1}", name, one.seats[seat])
        for seat in range(result.players)
        for name, one in variants
    ]
    actions = [(kind, name, one.actions[kind]) for kind in variants[0][1].actions for name, one in variants]
    plots = [
        *_changes(variants),
        _length(of(lambda game: [game.turns])),
        Plot("Scores", SCORES, charts.distribution_chart(of(lambda game: game.scores), "score", "of all scores")),
        Plot(
            "Seat advantage",
            f"The share of wins of each seat. The dashed line is an equal share, {share:.0%}.",
            charts.grouped_interval_chart(seats, "wins", True, shown, share),
        ),
        Plot(
            "How decisive it is",
            "The points between the first and the second, and in how many games it was that.",
            charts.distribution_chart(of(lambda game: [game.margin]), "margin"),
        ),
        Plot(
            "Lead changes",
            "How often somebody else came to lead at the end of a turn.",
            charts.distribution_chart(of(lambda game: [game.lead_changes]), "lead changes"),
        ),
        Plot(
            "What is done",
            "How often a game sees each kind of action. One that nobody uses may be one too many.",
            charts.grouped_interval_chart(actions, "actions a game", False, shown),
        ),
    ]
    first = result.variants[0]
    return Page(
        title=f"{find_game(result.game).title}: the sweep",
        subtitle=f"{len(names)} variants on the same deals, played by {', '.join(dict.fromkeys(result.bots))}"
        + (f"; plots show the first {MOST_SERIES}" if len(names) > MOST_SERIES else ""),
        facts=(
            ("variants", str(len(names))),
            ("games of each", f"{first.games:,}"),
            ("deals", f"{result.deals:,}"),
            ("players", str(result.players)),
        ),
        plots=tuple(plots),
        numbers=(
            Numbers(
                "The variants",
                ("variant", "turns", "decisions", "lead changes", "margin", "ties", "mean score"),
                tuple(
                    (
                        name,
                        *(_figure(getattr(one, figure)) for figure in CHANGES),
                        f"{one.ties.value:.1%} ({_percent_range(one.ties.ci95)})",
                        _figure(one.scores.mean),
                    )
                    for name, one in zip(names, result.variants, strict=True)
                ),
            ),
        ),
        settings=_settings(settings),
    )


def _changes(variants: Sequence[tuple[str, Any]]) -> list[Plot]:
    """Differences to the first variant, in its own measure."""
    first = variants[0][1]
    rows = []
    for figure, words in CHANGES.items():
        whole = getattr(first, figure).value
        for name, one in variants[1:]:
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


# A simulation -------------------------------------------------------------------------------------


def simulate_page(summary: Summary, games: Mapping[int, Watched], settings: Mapping[str, Any]) -> Page:
    """How the game goes between these bots."""
    played = [games[number] for number in sorted(games)]
    seats = [f"{SHAPES[seat % len(SHAPES)]} {bot}" for seat, bot in enumerate(summary.bots)]
    share = 1 / summary.players
    shares = [estimate_share([game.worth(seat) for game in played]) for seat in range(summary.players)]
    scores = {name: [game.scores[seat] for game in played] for seat, name in enumerate(seats)}
    kinds = action_kinds(find_game(summary.game))
    actions = [(kind, estimate_count([game.actions.get(kind, 0) for game in played])) for kind in kinds]
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
            Plot(
                "Who wins",
                f"The share of wins of each seat, ties shared. The dashed line is an equal share, {share:.0%}.",
                charts.interval_chart(list(zip(seats, shares, strict=True)), "wins", True, share),
            ),
            Plot("Scores", SCORES, charts.distribution_chart(scores, "score", "of its scores")),
            _length({"all games": [game.turns for game in played]}),
            Plot(
                "How decisive it is",
                "The points between the first and the second, and in how many games it was that.",
                charts.distribution_chart({"all games": [game.margin for game in played]}, "margin"),
            ),
            Plot(
                "Lead changes",
                "How often somebody else came to lead at the end of a turn.",
                charts.distribution_chart({"all games": [game.lead_changes for game in played]}, "lead changes"),
            ),
            Plot(
                "What is done",
                "How often a game sees each kind of action. One that nobody uses may be one too many.",
                charts.interval_chart(actions, "actions a game", False, alike=True),
            ),
        ),
        numbers=(
            Numbers(
                "Seat by seat",
                ("seat", "wins", "95 % sure", "mean score", "a tenth below", "a tenth above"),
                tuple(
                    (
                        name,
                        f"{one.value:.1%}",
                        _percent_range(one.ci95),
                        f"{score.mean:.1f}",
                        str(score.p10),
                        str(score.p90),
                    )
                    for name, one, score in zip(seats, shares, summary.scores, strict=True)
                ),
            ),
            Numbers(
                "How it ended",
                ("rule", "games"),
                tuple((rule, f"{part:.1%}") for rule, part in summary.endings.items()),
            ),
        ),
        settings=_settings(settings),
    )


# What they share ----------------------------------------------------------------------------------


def _length(turns: Mapping[str, Sequence[int]]) -> Plot:
    spec = charts.distribution_chart(turns, "turns")
    return Plot("How long it takes", "The number of turns, and how many games took that many.", spec)


def _seats(shares: Sequence[Estimate], share: float) -> Plot:
    rows = [(f"{SHAPES[seat % len(SHAPES)]} seat {seat + 1}", estimate) for seat, estimate in enumerate(shares)]
    note = f"The share of wins of each seat, whoever sat there. The dashed line is an equal share, {share:.0%}."
    return Plot("Seat advantage", note, charts.interval_chart(rows, "wins", True, share))


def _settings(settings: Mapping[str, Any], **more: Any) -> dict[str, Any]:
    return {**settings, **more}


def _percent_range(interval: tuple[float, float]) -> str:
    low, high = interval
    return f"{low:.1%} – {high:.1%}"


def _figure(estimate: Estimate) -> str:
    low, high = estimate.ci95
    return f"{estimate.value:.1f} ({low:.1f} – {high:.1f})"
