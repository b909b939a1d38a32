"""A sweep: what a change of numbers does to a game. All variants play the same deals, as far as they can."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import partial
from math import fsum
from pathlib import Path
from typing import Any

from msgspec import Struct

from gelateria.engine import find_game, split
from gelateria.lab.arena.seating import rotated
from gelateria.lab.checkpoint import Journal
from gelateria.lab.intervals import (
    Estimate,
    estimate_count,
    estimate_mean,
    estimate_percentile,
    estimate_share,
    rounded,
)
from gelateria.lab.origin import Origin, origin_of
from gelateria.lab.parallel import THIS_MACHINE, Workers, hand_out
from gelateria.lab.play.tables import AnySetting, Material, put_away
from gelateria.lab.play.virtual_clock import USUAL, Pace
from gelateria.lab.play.watching import Watched, action_kinds, watch_game
from gelateria.lab.sweeps.variants import Variant, set_variant

Heard = Callable[[int], object]
"""Is told now and then how many games are done."""


class Deal(Struct, frozen=True):
    """One deal of one variant, in every rotation of different bots."""

    variant: int
    deal: int
    games: tuple[Watched, ...]


class Task(Struct, frozen=True):
    """A sweep as plain values, for other processes."""

    materials: tuple[Material, ...]
    bots: tuple[str, ...]
    seed: int


class Head(Struct, frozen=True, tag="sweep", tag_field="journal", forbid_unknown_fields=True):
    """What was played, and by what."""

    changed: tuple[dict[str, Any], ...]
    origin: Origin
    task: Task


def task_of(setting: AnySetting, variants: Sequence[Variant], bots: Sequence[str], seed: int, pace: Pace) -> Task:
    """The sweep of these variants, as plain values."""
    settings = [set_variant(setting, variant) for variant in variants]
    return Task(tuple(Material.of(one, pace) for one in settings), tuple(bots), seed)


def sweep_journal(path: Path, task: Task, variants: Sequence[Variant]) -> Journal[Deal]:
    """The file of a sweep."""

    def fits(deal: Deal) -> bool:
        return deal.variant < len(task.materials) and len(deal.games) == len(rotations(task.bots))

    changed = tuple(variant.values for variant in variants)
    origin = origin_of(find_game(task.materials[0].game))
    return Journal(path, Head(changed, origin, task), Deal, fits)


class Scores(Struct, frozen=True):
    """The scores of all seats."""

    mean: Estimate
    p10: Estimate
    p50: Estimate
    p90: Estimate


class Findings(Struct, frozen=True, kw_only=True):
    """How a variant plays."""

    values: dict[str, Any]
    games: int
    seats: tuple[Estimate, ...]
    """The share of wins of each seat; an equal share is 1 / players."""
    turns: Estimate
    decisions: Estimate
    lead_changes: Estimate
    """How often somebody else came to lead alone at the end of a turn."""
    margin: Estimate
    """Decisiveness: the points between the first and the second."""
    ties: Estimate
    """The share of games with several winners."""
    scores: Scores
    actions: dict[str, Estimate]
    """How often a game sees each kind of action."""
    endings: dict[str, Estimate]
    """The share of games that each rule ended."""
    differences: dict[str, Estimate] | None
    """To the first variant, deal by deal: `turns`, `seats.1`, `actions.throw`, and so on."""


class SweepResult(Struct, frozen=True, kw_only=True):
    """What a sweep found. The same settings give the same findings."""

    game: str
    games: int
    """Of all variants together."""
    players: int
    bots: tuple[str, ...]
    seed: int
    deals: int
    pace: Pace | None
    variants: tuple[Findings, ...]


def sweep(
    setting: AnySetting,
    variants: Sequence[Variant],
    bots: Sequence[str],
    games: int,
    seed: int,
    pace: Pace = USUAL,
    workers: Workers = THIS_MACHINE,
    heard: Heard = lambda done: None,
    keep: Callable[[Deal], object] = lambda deal: None,
    journal: Journal[Deal] | None = None,
    finished: Iterable[Deal] = (),
) -> SweepResult:
    """Play every variant at least that often, in whole deals.

    Deals that are `finished` already are not played again. Every deal that counts is handed to `keep`, in any order.
    """
    task = task_of(setting, variants, bots, seed, pace)
    deals = -(-games // len(rotations(bots)))
    found: dict[tuple[int, int], Deal] = {}
    done = 0

    def count(part: Iterable[Deal]) -> None:
        nonlocal done
        for deal in part:
            found[deal.variant, deal.deal] = deal
            keep(deal)
            done += len(deal.games)
        heard(done)

    count({(deal.variant, deal.deal): deal for deal in finished if deal.deal < deals}.values())
    numbers = range(deals * len(variants))
    missing = [number for number in numbers if divmod(number, len(variants))[::-1] not in found]
    for part in hand_out(partial(play_deals, task), missing, workers):
        if journal is not None:
            journal.write(part)
        count(part)
    put_away()
    observed = [
        observe([found[number, deal] for deal in range(deals)], setting.players, action_kinds(setting.game))
        for number in range(len(variants))
    ]
    return SweepResult(
        game=setting.game.slug,
        games=done,
        players=setting.players,
        bots=tuple(bots),
        seed=seed,
        deals=deals,
        pace=pace if any(set_variant(setting, variant).timers for variant in variants) else None,
        variants=tuple(
            _findings(variant, one, observed[0] if number else None)
            for number, (variant, one) in enumerate(zip(variants, observed, strict=True))
        ),
    )


def rotations(bots: Sequence[str]) -> list[tuple[str, ...]]:
    """How the bots go round the table; where all are alike there is one way only."""
    names = list(dict.fromkeys(bots))
    numbers = [names.index(bot) for bot in bots]
    ways = dict.fromkeys(rotated(numbers, rotation) for rotation in range(len(bots)))
    return [tuple(names[number] for number in way) for way in ways]


def play_deals(task: Task, numbers: Sequence[int]) -> list[Deal]:
    """The deals of these numbers: the first of all variants, then the second."""
    return [_play_deal(task, *divmod(number, len(task.materials))) for number in numbers]


def _play_deal(task: Task, deal: int, variant: int) -> Deal:
    table = task.materials[variant].table()
    branch = split(task.seed, deal)
    return Deal(variant, deal, tuple(watch_game(table, branch, seated) for seated in rotations(task.bots)))


# What it comes to ---------------------------------------------------------------------------------


class Observed(Struct, frozen=True):
    """The figures of a variant, deal by deal."""

    shares: dict[str, list[float]]
    counts: dict[str, list[float]]
    means: dict[str, list[float]]
    scores: list[list[int]]
    games: int


def observe(deals: Sequence[Deal], players: int, kinds: Sequence[str]) -> Observed:
    """A variant's deals as figures, each the mean of its games."""

    def of(value: Callable[[Watched], float]) -> list[float]:
        return [fsum(value(game) for game in deal.games) / len(deal.games) for deal in deals]

    endings = sorted({game.ending for deal in deals for game in deal.games})
    shares = {f"seats.{seat + 1}": of(lambda game, seat=seat: game.worth(seat)) for seat in range(players)}  # type: ignore[misc]
    shares["ties"] = of(lambda game: len(game.winners) > 1)
    for rule in endings:
        shares[f"endings.{rule}"] = of(lambda game, rule=rule: game.ending == rule)  # type: ignore[misc]
    counts = {
        "turns": of(lambda game: game.turns),
        "decisions": of(lambda game: game.decisions),
        "lead_changes": of(lambda game: game.lead_changes),
        "margin": of(lambda game: game.margin),
    }
    for kind in kinds:
        counts[f"actions.{kind}"] = of(lambda game, kind=kind: game.actions.get(kind, 0))  # type: ignore[misc]
    means = {"scores.mean": of(lambda game: sum(game.scores) / players)}
    scores = [[score for game in deal.games for score in game.scores] for deal in deals]
    return Observed(shares, counts, means, scores, sum(len(deal.games) for deal in deals))


def _findings(variant: Variant, observed: Observed, first: Observed | None) -> Findings:
    figures = {name: _short(estimate_share(values)) for name, values in observed.shares.items()}
    figures |= {name: _short(estimate_count(values)) for name, values in observed.counts.items()}
    figures |= {name: _short(estimate_mean(values)) for name, values in observed.means.items()}
    percentiles = {f"p{percent}": _short(estimate_percentile(observed.scores, percent)) for percent in (10, 50, 90)}
    return Findings(
        values=variant.values,
        games=observed.games,
        seats=tuple(_group(figures, "seats.").values()),
        turns=figures["turns"],
        decisions=figures["decisions"],
        lead_changes=figures["lead_changes"],
        margin=figures["margin"],
        ties=figures["ties"],
        scores=Scores(mean=figures["scores.mean"], **percentiles),
        actions=_group(figures, "actions."),
        endings=_group(figures, "endings."),
        differences=None if first is None else _differences(observed, first),
    )


def _differences(ours: Observed, first: Observed) -> dict[str, Estimate]:
    """What is more or less than in the first variant, with the luck of the deal taken out."""
    mine, theirs = ({**one.shares, **one.counts, **one.means} for one in (ours, first))
    none = [0.0] * len(ours.scores)
    return {
        name: _short(estimate_mean([a - b for a, b in zip(mine.get(name, none), theirs.get(name, none), strict=True)]))
        for name in dict.fromkeys([*theirs, *mine])
    }


def _group(figures: Mapping[str, Estimate], prefix: str) -> dict[str, Estimate]:
    return {name.removeprefix(prefix): figure for name, figure in figures.items() if name.startswith(prefix)}


def _short(estimate: Estimate) -> Estimate:
    return Estimate(round(estimate.value, 4), rounded(estimate.ci95))
