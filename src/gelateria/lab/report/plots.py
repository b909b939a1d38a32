"""Plots and words that several reports share."""

from collections.abc import Mapping, Sequence

from gelateria.engine.text import SHAPES
from gelateria.lab.intervals import Estimate
from gelateria.lab.report import charts
from gelateria.lab.report.page import Plot

ACTIONS = "How often a game sees each kind of action. One that nobody uses may be one too many."


def length_plot(turns: Mapping[str, Sequence[int]]) -> Plot:
    spec = charts.distribution_chart(turns, "turns")
    return Plot("How long it takes", "The number of turns, and how many games took that many.", spec)


def score_plot(scores: Mapping[str, Sequence[int]], whose: str) -> Plot:
    note = "Every score that was reached, and how often."
    return Plot("Scores", note, charts.distribution_chart(scores, "score", whose))


def margin_plot(margins: Mapping[str, Sequence[int]]) -> Plot:
    note = "The points between the first and the second, and in how many games it was that."
    return Plot("How decisive it is", note, charts.distribution_chart(margins, "margin"))


def lead_plot(changes: Mapping[str, Sequence[int]]) -> Plot:
    note = "How often somebody else came to lead at the end of a turn."
    return Plot("Lead changes", note, charts.distribution_chart(changes, "lead changes"))


def seat_name(seat: int) -> str:
    return f"{SHAPES[seat % len(SHAPES)]} seat {seat + 1}"


def equal_share(share: float) -> str:
    return f"The dashed line is an equal share, {share:.0%}."


def percent_range(interval: tuple[float, float]) -> str:
    low, high = interval
    return f"{low:.1%} – {high:.1%}"


def with_range(estimate: Estimate) -> str:
    low, high = estimate.ci95
    return f"{estimate.value:.1f} ({low:.1f} – {high:.1f})"
