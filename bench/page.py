"""Writes the outcomes down: as a page of the documentation, and as JSON."""

from itertools import groupby
from textwrap import dedent
from typing import Any

import msgspec

from bench.compare import Figure, Outcome
from bench.lines import PARTS

ABOVE = """\
    # How fast it is

    Written by `make bench`; nobody edits this page. Everything on it was measured in one run: {rounds} rounds, in
    which every contestant in turn plays for {seconds} seconds of CPU time, on one core, with fresh seeds. A rate is the
    median of its rounds, a ratio the median of the ratios within each round; in brackets stand the lowest and the
    highest round. Rates belong to the machine of that run, ratios carry over to others.

    Built with {compiler}; {python}; OpenSpiel {openspiel}.
    """

NOTES = {
    "limit": """\
        `bench/geizen.c` is Geizen as a C programmer would write it for speed: the material is constant, nobody listens,
        everything can be inlined. It is compiled with the flags of our own modules and plays the very same games: same
        random numbers, same order, every total equal (`tests/bench` shows it). Ours is `playouts`, which knows no game:
        the rules are called through a base class, editions can change, the dealer is handed in, and the rules tell what
        happens, though nobody listens here. Other games have other rules: their ratio to Geizen in C says how they
        stand to each other, not to a limit of their own.
        """,
    "steps": """\
        Who is awaited, what is legal, choose, do it: each a call from Python, as a bot writer would. Both sides choose
        with the same quick generator. A decision of ours includes its dice. OpenSpiel asks for them one by one, at
        chance nodes, which we sample from `chance_outcomes()`; they cost their time in both lines but count as
        decisions only in the second, which is for the record. Typed actions, views and checks (`Match`) are not in
        these figures, on either side.
        """,
    "copies": """\
        `state.copy()` and `state.clone()` of the opening position, called from Python; the nearest game where there is
        one, pig for the others. An OpenSpiel state carries its history along, so its later positions cost more; ours
        are always of one size.
        """,
    "loops": """\
        Both loops run inside their engine. OpenSpiel's is the random evaluator of its search, in C++: a search of one
        simulation is so many random games. It does not count decisions, so a sample of games played through its Python
        API says how many there are in one. Only pig is the same game (ours skips the choice to hold with nothing to
        hold); the others are the nearest there are, and their ratio is an order of magnitude.
        """,
    "plain": """\
        The same files without their compiled form, as they run where there is no compiler and under a debugger.
        """,
}


def page(found: list[Outcome], facts: dict[str, Any]) -> str:
    """The page of the documentation."""
    parts = [dedent(ABOVE).format(**facts)]
    for part, lines in groupby(found, key=lambda outcome: outcome.part):
        parts.append(f"## {PARTS[part]}\n\n{table(list(lines))}\n{dedent(NOTES[part])}")
    return "\n".join(parts)


def table(lines: list[Outcome]) -> str:
    """One part as a Markdown table."""
    rows = [
        "| ours | a second | theirs | a second | ratio | promised |",
        "| --- | ---: | --- | ---: | ---: | --- |",
    ]
    rows += [
        f"| {line.ours} | {_rate(line.our_rate)} | {line.theirs} | {_rate(line.their_rate)} "
        f"| {_ratio(line.ratio)} | {_promise(line)} |"
        for line in lines
    ]
    return "\n".join(rows) + "\n"


def data(found: list[Outcome], facts: dict[str, Any]) -> bytes:
    """All of it as JSON."""
    return msgspec.json.format(msgspec.json.encode({**facts, "lines": found}), indent=2) + b"\n"


def verdict(found: list[Outcome]) -> str:
    """Whether every promise was kept, in a sentence."""
    broken = [f"{line.ours} against {line.theirs}" for line in found if not line.kept]
    return f"Not kept: {'; '.join(broken)}." if broken else "Every promise was kept."


def short(number: float) -> str:
    """`12.3 M`, `456 k`, `0.66`: three digits that count."""
    for size, letter in ((1e6, " M"), (1e3, " k")):
        if number >= size:
            return f"{number / size:.3g}{letter}" if number < 1000 * size else f"{number / size:,.0f}{letter}"
    return f"{number:.3g}" if number < 1000 else f"{number:,.0f}"


def _rate(rate: Figure) -> str:
    return f"{short(rate.median)} ({short(rate.low)} – {short(rate.high)})"


def _ratio(ratio: Figure) -> str:
    return f"**{short(ratio.median)}** ({short(ratio.low)} – {short(ratio.high)})"


def _promise(line: Outcome) -> str:
    if line.at_least is None:
        return ""
    return f"at least {line.at_least:g}: {'kept' if line.kept else 'NOT KEPT'}"
