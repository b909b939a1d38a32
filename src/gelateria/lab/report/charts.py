"""The plots of a report, as Vega-Lite. Colours, type and lines are the page's affair: it has light and dark ones."""

from collections import Counter
from collections.abc import Mapping, Sequence
from math import ceil
from typing import Any

import altair as alt

from gelateria.lab.intervals import Estimate, rounded

Spec = dict[str, Any]
MOST_BINS = 32
SHAPES = ["circle", "triangle-up", "square", "diamond", "cross", "triangle-down", "triangle-left", "triangle-right"]
LONGEST_LABEL = 150


def interval_chart(
    rows: Sequence[tuple[str, Estimate]], title: str, share: bool, reference: float | None = None, alike: bool = False
) -> Spec:
    """A dot and a line each: the figure and where the true one lies. A dashed line is what to compare with.

    What is `alike`, kinds of actions for instance, has one colour.
    """
    values = [_interval(estimate, what=name, who="" if alike else name) for name, estimate in rows]
    names = [name for name, _ in rows]
    order = [""] if alike else names
    y = alt.Y("what:N", sort=names, title=None, axis=alt.Axis(labelLimit=LONGEST_LABEL))
    color = alt.Color("who:N", sort=order, legend=None)
    return _intervals(values, y, color, alt.Undefined, title, share, reference, order)


def grouped_interval_chart(
    rows: Sequence[tuple[str, str, Estimate]],
    title: str,
    share: bool,
    order: Sequence[str],
    reference: float | None = None,
) -> Spec:
    """The same for several at a time: a row for what, a colour and a shape for whom."""
    values = [_interval(estimate, what=what, who=who) for what, who, estimate in rows]
    order = list(order)
    kinds = list(dict.fromkeys(what for what, _, _ in rows))
    y = alt.Y("what:N", sort=kinds, title=None, axis=alt.Axis(labelLimit=LONGEST_LABEL))
    color = alt.Color("who:N", sort=order, title=None, scale=alt.Scale(domain=order))
    return _intervals(values, y, color, alt.YOffset("who:N", sort=order), title, share, reference, order)


def distribution_chart(series: Mapping[str, Sequence[int]], title: str, what: str = "of all games") -> Spec:
    """How often each value came, a colour a series."""
    width = bin_width(series)
    values = [row for who, numbers in series.items() for row in histogram(who, numbers, width)]
    edges = [
        min(min(numbers) for numbers in series.values()) // width * width - 0.5,
        (max(max(numbers) for numbers in series.values()) // width + 1) * width - 0.5,
    ]
    room = alt.Scale(domain=[0, 1.06 * max(row["share"] for row in values)])
    base = alt.Chart(alt.InlineData(values=values)).encode(
        x=alt.X(
            "middle:Q",
            title=title,
            scale=alt.Scale(domain=edges, nice=False, zero=False),
            axis=alt.Axis(tickMinStep=1, format=",.0f"),
        ),
        y=alt.Y("share:Q", title=what, axis=alt.Axis(format=".0%", tickCount=4), scale=room, stack=None),
        color=alt.Color("who:N", sort=list(series), title=None, legend=alt.Legend() if len(series) > 1 else None),
        tooltip=[
            alt.Tooltip("who:N", title=" "),
            alt.Tooltip("range:N", title=title),
            alt.Tooltip("share:Q", title=what, format=".1%"),
        ],
    )
    area = base.mark_area(interpolate="step", opacity=0.16, line=False, clip=True)
    line = base.mark_line(interpolate="step", strokeWidth=2.2, strokeJoin="round", clip=True)
    touch = base.mark_point(size=120, opacity=0, clip=True)
    return _finished((area + line + touch).properties(height=210))


def matrix_chart(rows: Sequence[tuple[str, str, Estimate]], order: Sequence[str]) -> Spec:
    """Who wins how much against whom."""
    values = [_interval(estimate, who=who, whom=whom) for who, whom, estimate in rows]
    base = alt.Chart(alt.InlineData(values=values)).encode(
        x=alt.X("whom:N", sort=list(order), title="against", axis=alt.Axis(orient="top", labelAngle=0)),
        y=alt.Y("who:N", sort=list(order), title=None),
        tooltip=_tooltip([alt.Tooltip("who:N", title=" "), alt.Tooltip("whom:N", title="against")], share=True),
    )
    cells = base.mark_rect(cornerRadius=6).encode(
        color=alt.Color("value:Q", title=None, legend=None, scale=alt.Scale(domain=[0, 0.5, 1], interpolate="rgb"))
    )
    figures = base.mark_text(fontSize=13, fontWeight=600).encode(text=alt.Text("value:Q", format=".1%"))
    return _finished((cells + figures).properties(height=alt.Step(46)))


def histogram(who: str, numbers: Sequence[int], width: int) -> list[Spec]:
    """How many of a hundred lie in each bin, the empty ones between them too."""
    counts = Counter(number // width for number in numbers)
    rows = []
    for place in range(min(counts) - 1, max(counts) + 2):
        low, high = place * width, place * width + width - 1
        rows.append(
            {
                "who": who,
                "middle": (low + high) / 2,
                "range": str(low) if width == 1 else f"{low} to {high}",
                "share": round(counts[place] / len(numbers), 5),
            }
        )
    return rows


def bin_width(series: Mapping[str, Sequence[int]]) -> int:
    """The smallest round width that needs few enough bins for all series."""
    lowest = min(min(numbers) for numbers in series.values())
    highest = max(max(numbers) for numbers in series.values())
    for width in (round_one * 10**power for power in range(9) for round_one in (1, 2, 5)):
        if ceil((highest - lowest + 1) / width) <= MOST_BINS:
            return int(width)
    return highest - lowest + 1


def _intervals(
    values: Sequence[Spec],
    y: alt.Y,
    color: alt.Color,
    offset: Any,
    title: str,
    share: bool,
    reference: float | None,
    order: Sequence[str],
) -> Spec:
    form = ".0%" if share else ",.4~r"
    x = alt.X("value:Q", title=title, scale=alt.Scale(zero=False, nice=True), axis=alt.Axis(format=form, tickCount=5))
    names = [alt.Tooltip("what:N", title=" ")]
    if offset is not alt.Undefined:
        names.append(alt.Tooltip("who:N", title=" "))
    base = alt.Chart(alt.InlineData(values=list(values))).encode(
        y=y, yOffset=offset, color=color, tooltip=_tooltip(names, share)
    )
    lines = base.mark_rule(strokeWidth=4, strokeCap="round", opacity=0.4).encode(
        x=alt.X("low:Q", title=title), x2="high:Q"
    )
    shape = alt.Shape(
        "who:N",
        sort=list(order),
        title=None,
        legend=None if offset is alt.Undefined else alt.Legend(),
        scale=alt.Scale(domain=list(order), range=_shapes(order)),
    )
    dots = base.mark_point(filled=True, size=110, opacity=1).encode(x=x, shape=shape)
    layers = lines + dots
    if reference is not None:
        mark = alt.Chart(alt.InlineData(values=[{"value": reference}])).mark_rule(strokeDash=[5, 4], strokeWidth=1.5)
        layers = mark.encode(x="value:Q") + layers
    step = alt.Step(36) if offset is alt.Undefined else alt.Step(17 if len(order) > 1 else 34, **{"for": "offset"})
    return _finished(layers.properties(height=step))


def _shapes(order: Sequence[str]) -> list[str]:
    return [SHAPES[place % len(SHAPES)] for place in range(len(order))]


def _interval(estimate: Estimate, **names: str) -> Spec:
    low, high = rounded(estimate.ci95, 5)
    return {**names, "value": round(estimate.value, 5), "low": low, "high": high}


def _tooltip(names: list[alt.Tooltip], share: bool) -> list[alt.Tooltip]:
    form = ".1%" if share else ".2f"
    figures = (("value", "figure"), ("low", "at least"), ("high", "at most"))
    return [*names, *(alt.Tooltip(f"{field}:Q", title=title, format=form) for field, title in figures)]


def _finished(chart: Any) -> Spec:
    """As plain data that fills the width it is given."""
    spec: Spec = chart.properties(width="container").to_dict()
    for needless in ("$schema", "config"):
        spec.pop(needless, None)
    return spec
