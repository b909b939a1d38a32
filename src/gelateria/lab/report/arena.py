"""What a report shows of an arena: who is strongest, and how the games were."""

from collections.abc import Iterable, Sequence
from math import fsum

import msgspec

from gelateria.engine import find_game
from gelateria.lab.arena.arena import Result
from gelateria.lab.arena.contest import Bout, Contest
from gelateria.lab.arena.contest import Game as BoutGame
from gelateria.lab.arena.standings import Place, Standing
from gelateria.lab.intervals import Estimate, estimate_share
from gelateria.lab.report import charts
from gelateria.lab.report.page import Numbers, Page, Plot
from gelateria.lab.report.plots import (
    equal_share,
    length_plot,
    percent_range,
    score_plot,
    seat_name,
)


def arena_page(result: Result, contest: Contest, bouts: Iterable[Bout]) -> Page:
    """Who is strongest, and how the games were."""
    ordered = sorted(bouts, key=lambda bout: (bout.deal, bout.table))
    ranked = sorted(result.bots, key=lambda one: -one.rating)
    games = [game for bout in ordered for game in bout.games]
    share = 1 / result.players
    return Page(
        title=f"{find_game(result.game).title}: the arena",
        subtitle=f"{', '.join(one.bot for one in ranked)} on duplicate deals: the same chance for everybody",
        facts=(
            ("strongest", ranked[0].bot),
            ("games", f"{result.games:,}"),
            ("deals", f"{result.deals:,}"),
            ("players", str(result.players)),
        ),
        plots=(
            _wins(ranked, share),
            _ratings(ranked),
            *_meetings(result, [one.bot for one in ranked]),
            score_plot(_scores_of_bots(games, contest, ranked), "of its scores"),
            length_plot({"all games": [game.turns for game in games]}),
            _seats(_seat_shares(ordered, result.players), share),
        ),
        numbers=(_standings(ranked),),
        settings={**msgspec.to_builtins(contest), "games": result.games, "until_ci": result.until_ci},
    )


def _wins(ranked: Sequence[Standing], share: float) -> Plot:
    rows = [(one.bot, Estimate(one.win_rate, one.ci95)) for one in ranked]
    note = f"The share of wins of a seat. {equal_share(share)}"
    return Plot("Who wins", note, charts.interval_chart(rows, "wins", True, share))


def _ratings(ranked: Sequence[Standing]) -> Plot:
    rows = [(one.bot, Estimate(one.rating, one.rating_ci95)) for one in ranked]
    note = "Ratings on the Elo scale, 1500 on average: 100 points more win about 64 of 100 games between two."
    return Plot("How strong they are", note, charts.interval_chart(rows, "rating", False))


def _scores_of_bots(games: Iterable[BoutGame], contest: Contest, ranked: Sequence[Standing]) -> dict[str, list[int]]:
    scores: dict[str, list[int]] = {one.bot: [] for one in ranked}
    for game in games:
        for bot, score in zip(game.seats, game.scores, strict=True):
            scores[contest.bots[bot]].append(score)
    return scores


def _standings(ranked: Sequence[Standing]) -> Numbers:
    columns = ("bot", "wins", "95 % sure", "rating", "95 % sure", "mean score", "games", "worth independent games")
    rows = tuple(
        (
            one.bot,
            f"{one.win_rate:.1%}",
            percent_range(one.ci95),
            f"{one.rating:.0f}",
            f"{one.rating_ci95[0]:.0f} – {one.rating_ci95[1]:.0f}",
            f"{one.mean_score:.1f}",
            f"{one.games:,}",
            f"{one.effective_games:,.0f}",
        )
        for one in ranked
    )
    return Numbers("Standings", columns, rows)


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


def _seats(shares: Sequence[Estimate], share: float) -> Plot:
    rows = [(seat_name(seat), estimate) for seat, estimate in enumerate(shares)]
    note = f"The share of wins of each seat, whoever sat there. {equal_share(share)}"
    return Plot("Seat advantage", note, charts.interval_chart(rows, "wins", True, share))
