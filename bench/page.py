"""Writes the outcomes down: as a page of the documentation, and as JSON."""

from collections.abc import Sequence
from itertools import groupby
from textwrap import dedent
from typing import Any

import msgspec

from bench.compare import Figure, Outcome
from bench.lines import PARTS
from bench.matches import Duel

Facts = dict[str, Any]
"""How it was measured."""
Apart = dict[str, Facts]
"""The same for parts that were measured in another run."""

ABOVE = """\
    # How fast it is

    Written by `make bench`; nobody edits this page. Every table was measured in one run, and all of them in the same
    but where one says otherwise: {rounds} rounds, in which every contestant in turn plays for {seconds} seconds of CPU
    time, on one core, with fresh seeds. A rate is the median of its rounds, a ratio the median of the ratios within
    each round; in brackets stand the lowest and the highest round. Rates belong to the machine of that run, ratios
    carry over to others.

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
    "search": """\
        How many simulations each search does in a second, in the same 64 positions of Pig, from the opening to the end;
        every simulation ends with a random game. With more simulations for a decision the trees grow, and going down
        them takes a larger part of the time.
        """,
    "plain": """\
        The same files without their compiled form, as they run where there is no compiler and under a debugger.
        """,
}


MATCHES = """\
    ## Games between our search and OpenSpiel's

    {table}
    Every opening is played twice with the same dice, the seats swapped; a shared win counts a half; in brackets
    stands the 95 % interval. Pig is solved, so that the luck of its dice can be taken out: one half, and what the
    other side's decisions gave away more than ours, is the same share with a narrower interval. Both sides think
    for as many simulations a decision, or for as long, on one core. Pig is OpenSpiel's own game in C++, and our
    board follows it; nobody is asked to hold nothing. Gelini Nightlife is ours, exposed to OpenSpiel by
    `gelateria.adapters.openspiel`: its search is C++ there too, but the rules answer it through Python, so that at
    equal time it sees little. OpenSpiel judges by random games, and so does ours in the rows that say so. How
    eagerly each side tries what it tried seldom was tuned a little, ours somewhat more than OpenSpiel's:
    `bench/matches.py` has the figures and how they were found, and `python -m bench.tuned` shows for Pig what they
    are worth.
    """

APART = "\nMeasured in a run of its own: {rounds} rounds of {seconds} seconds, OpenSpiel {openspiel}.\n"


def page(found: list[Outcome], facts: Facts, duels: Sequence[Duel] = (), apart: Apart | None = None) -> str:
    """The page of the documentation."""
    parts = [dedent(ABOVE).format(**facts)]
    for part, lines in groupby(found, key=lambda outcome: outcome.part):
        note = dedent(NOTES[part]) + (APART.format(**apart[part]) if apart and part in apart else "")
        parts.append(f"## {PARTS[part]}\n\n{table(list(lines))}\n{note}")
    if duels:
        parts.append(dedent(MATCHES).format(table=match_table(duels)))
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


def match_table(duels: Sequence[Duel]) -> str:
    """The games between two searches as a Markdown table."""
    rows = [
        "| game | a decision | ours by | simulated | theirs by | simulated | games | share | without luck | promised |",
        "| --- | --- | --- | ---: | --- | ---: | ---: | ---: | ---: | --- |",
    ]
    rows += [
        f"| {duel.game} | {duel.effort} | {duel.ours} | {duel.our_simulations:,.0f} "
        f"| {duel.theirs} | {duel.their_simulations:,.0f} | {duel.games} "
        f"| **{duel.share:.2f}** ({duel.low:.2f} – {duel.high:.2f}) "
        f"| {_skill(duel.skill)} | {_promise(duel)} |"
        for duel in duels
    ]
    return "\n".join(rows) + "\n"


def data(found: list[Outcome], facts: Facts, duels: Sequence[Duel] = (), apart: Apart | None = None) -> bytes:
    """All of it as JSON."""
    everything = {**facts, "lines": found, "duels": duels, "apart": apart or {}}
    return msgspec.json.format(msgspec.json.encode(everything), indent=2) + b"\n"


def verdict(found: Sequence[Outcome | Duel]) -> str:
    """Whether every promise was kept, in a sentence."""
    broken = [
        f"{line.ours} against {line.theirs}" if isinstance(line, Outcome) else f"{line.game} at {line.effort}"
        for line in found
        if not line.kept
    ]
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


def _skill(skill: Figure | None) -> str:
    return f"**{skill.median:.3f}** ({skill.low:.3f} – {skill.high:.3f})" if skill else ""


def _promise(line: Outcome | Duel) -> str:
    if line.at_least is None:
        return ""
    return f"at least {line.at_least:g}: {'kept' if line.kept else 'NOT KEPT'}"
