"""Writes down what an attack came to, beside what it came to before: docs/security.md, from the kept results."""

import tomllib
from pathlib import Path
from textwrap import dedent
from typing import Any

HERE = Path(__file__).parent
RESULTS = HERE / "results.json"
POINTS = HERE / "points.toml"
PAGE = HERE.parent.parent / "docs" / "security.md"

Figures = dict[str, Any]
Rows = list[list[str]]

ABOVE = """\
    # What an attack came to

    Written by `make attack`; nobody edits this page. A server of this repository was attacked on its own machine, in
    every way we know, and these are the figures. What it defends against and what not, line by line with the test that
    holds it, is in [SECURITY.md](../SECURITY.md); how to run one is in [serving.md](serving.md).

    Every `make test` does all of it at its shortest, but for what needs minutes or measures time. `python -m
    tests.attack --only CHAPTER` runs one chapter at its real length, and `--write` puts what came of it here.
    """
POINT_BY_POINT = """\
    ## Point by point

    Before all that, a review broke into the server by hand. What somebody did, what came of it then, and what comes of
    it now, measured each time by a test; and the test that holds it.
    """
KILLS = """\
    ## The plug is pulled

    Under storms of moves at five games at once, at any moment, sometimes while the server starts. Lost is what was
    acknowledged and is not in the store, done twice what is there more than once. Every game was then played to its
    end, its record replayed and its dice checked.
    """
OUTAGES = """\
    ## The store is away

    Again and again in the middle of a storm. Each time all tables in memory were compared with what is stored: while
    it was away, if it could be read, and when it was back. They were always equal.
    """
FLOODS = """\
    ## Floods

    What {bystanders} bystanders feel, each from an address of their own, while one other address floods a server with
    its default limits: the middle and the slowest of a hundred answers at a table and over HTTP, quiet → flooded, and
    how many times as long that slowest is. *Nothing* is a neighbour on the same machine that is as busy and sends
    nothing. What was more than three times as long was measured again: a machine has moods.
    """
MEMORY = """\
    ## Memory

    {visits:,} visits in {minutes:g} minutes: two people come, make a table, play, talk and resign; a third watches and
    is deleted; somebody knocks at doors that are shut. The least that the server's process held in each twentieth of
    that time, in megabytes: {weights}. In the second half that is {an_hour:+.1f} MB an hour.
    """
REST = """\
    ## All the rest
    """
CHAPTERS = """\
    ## What was run

    Chapter by chapter. A length of 1 is the whole attack.
    """


def page(results: Figures) -> str:
    figures: Figures = results["figures"]
    parts = [dedent(ABOVE), dedent(POINT_BY_POINT), points(figures)]
    for words, told in (
        (KILLS, kills(figures)),
        (OUTAGES, outages(figures)),
        (FLOODS.format(bystanders=figures.get("floods", {}).get("bystanders")), floods(figures)),
        (REST, rest(figures)),
    ):
        if told:
            parts += [dedent(words), told]
    if "memory" in figures:
        parts.append(memory(figures["memory"]))
    return "\n".join([*parts, dedent(CHAPTERS), chapters(results)])


def add(results: Figures, chapter: str, outcome: Figures) -> Figures:
    """What is kept, with what a chapter came to now in place of what it came to before."""
    told = {
        "held": outcome["passed"],
        "not": len(outcome["failed"]),
        "skipped": len(outcome["skipped"]),
        "seconds": outcome["seconds"],
        "length": outcome["length"],
    }
    return {
        "chapters": results.get("chapters", {}) | {chapter: told},
        "figures": results.get("figures", {}) | outcome["figures"],
    }


def read_points() -> dict[str, dict[str, str]]:
    return tomllib.loads(POINTS.read_text(encoding="utf-8"))


def points(figures: Figures) -> str:
    rows = [
        [point["did"], point["before"], now(point["now"], figures.get(name)), link(point["held"])]
        for name, point in read_points().items()
    ]
    return table(["what somebody did", "before", "now", "held by"], rows)


def now(told: str, measured: Figures | None) -> str:
    if measured is None:
        return "not measured yet"
    return told.format_map(measured) + shorter(measured)


def shorter(measured: Figures) -> str:
    """A figure of a shorter attack says so."""
    return "" if measured["length"] >= 1 else f" (at length {measured['length']:g})"


def link(test: str) -> str:
    """To the file; a test's name says what it promises."""
    path, _, name = test.partition("::")
    return f"[{name.removeprefix('test_').replace('_', ' ')}](../{path})"


def kills(figures: Figures) -> str:
    rows = [
        [
            title + shorter(one),
            f"{one['kills']:,}",
            f"{one['while_starting']:,}",
            f"{one['games']:,}",
            f"{one['acknowledged']:,}",
            f"**{one['lost']}**",
            f"**{one['doubled']}**",
            f"{one['slowest_start']:.1f} s",
        ]
        for title, one in named(figures, {"kills-sqlite": "SQLite", "kills-postgresql": "PostgreSQL"})
    ]
    heads = [
        "store",
        "kills",
        "of them while it starts",
        "games",
        "acknowledged",
        "lost",
        "done twice",
        "slowest start",
    ]
    return table(heads, rows) if rows else ""


def outages(figures: Figures) -> str:
    ways = {
        "disk-full": "the disk is full",
        "database-locked": "another process has locked the file",
        "postgresql-killed": "PostgreSQL is killed with `kill -9`",
    }
    rows = [
        [
            title + shorter(one),
            f"{one['outages']:,}",
            f"{one['acknowledged']:,}",
            f"{one['told_to_come_back']:,}",
            f"{one['compared']:,}",
            f"**{one['lost']}**",
            f"**{one['doubled']}**",
        ]
        for title, one in named(figures, ways)
    ]
    heads = ["why", "times", "acknowledged", "told to come back", "tables compared", "lost", "done twice"]
    return table(heads, rows) if rows else ""


def floods(figures: Figures) -> str:
    measured = figures.get("floods")
    if not measured:
        return ""
    rows = [
        [
            one["name"] + shorter(measured),
            arrow(one["quiet_table"]["p50"], one["flooded_table"]["p50"]),
            arrow(one["quiet_table"]["p99"], one["flooded_table"]["p99"]),
            f"**{one['table_ratio']:.1f}**",
            arrow(one["quiet_http"]["p50"], one["flooded_http"]["p50"]),
            arrow(one["quiet_http"]["p99"], one["flooded_http"]["p99"]),
            f"**{one['http_ratio']:.1f}**",
            str(one["lost"]),
            f"{one['memory_before']:.0f} → {one['memory_most']:.0f}",
            "0.0" if one["name"] == "nothing" else f"{one['flooded']['bytes'] / 1e6:.1f}",
            str(one["tries"]),
        ]
        for one in measured["floods"]
    ]
    heads = ["flood", "table, ms", "slowest, ms", "times", "HTTP, ms", "slowest, ms", "times", "answers lost"]
    return table([*heads, "memory, MB", "sent, MB", "measured"], rows)


def arrow(quiet: float, flooded: float) -> str:
    return f"{quiet:.1f} → {flooded:.1f}"


def memory(measured: Figures) -> str:
    weights = ", ".join(f"{weight:.0f}" for weight in measured["megabytes"])
    return dedent(MEMORY).format(minutes=measured["seconds"] / 60, weights=weights, **measured)


def rest(figures: Figures) -> str:
    rows = []
    if races := figures.get("races"):
        rows.append(
            ["any two commands at the same moment", f"{races['pairs']} pairs, {races['races']} races" + shorter(races)]
        )
    if clocks := figures.get("clocks"):
        left = f"{clocks['least']:g} s … {clocks['most']:g} s left of {clocks['decision']:g} s"
        told = f"{clocks['restarts']} restarts, {left}"
        rows.append(["the clock shows another day at every start", told + shorter(clocks)])
    if workers := figures.get("workers-killed"):
        told = f"{workers['killed']} killed, {workers['acknowledged']:,} moves acknowledged, {workers['lost']} lost"
        rows.append(["bots' processes are killed while they think", told + shorter(workers)])
    if hostile := figures.get("hostile"):
        for what, count in (
            ("hostile records", "records"),
            ("hostile plans, names and passwords", "plans"),
            ("hostile messages at a table", "messages"),
            ("hostile heads of requests", "heads"),
            ("hostile frames of sockets", "frames"),
        ):
            if count in hostile:
                rows.append([what, f"{hostile[count]:,} sent, no fault" + shorter(hostile)])
        editions = [count for name, count in hostile.items() if name.startswith("editions_") and "played" not in name]
        played = sum(count for name, count in hostile.items() if name.startswith("editions_played"))
        if editions:
            rows.append(["hostile editions", f"{sum(editions):,} tried, {played:,} could be played" + shorter(hostile)])
    return table(["attack", "came to"], rows) if rows else ""


def chapters(results: Figures) -> str:
    rows = [
        [name, f"{one['held']}", f"{one['not']}", f"{one['skipped']}", f"{one['seconds']:,.0f}", f"{one['length']:g}"]
        for name, one in sorted(results["chapters"].items())
    ]
    return table(["chapter", "tests that held", "did not", "skipped", "seconds", "length"], rows)


def named(figures: Figures, titles: dict[str, str]) -> list[tuple[str, Figures]]:
    return [(title, figures[name]) for name, title in titles.items() if name in figures]


def table(heads: list[str], rows: Rows) -> str:
    lines = [heads, ["---"] * len(heads), *rows]
    return "\n".join(f"| {' | '.join(line)} |" for line in lines) + "\n"
