"""What the conformance kit can find, and how it says so."""

from collections.abc import Mapping, Sequence
from typing import Any, Literal

from msgspec import Struct

Verdict = Literal["pass", "warn", "fail", "skip"]

SHOWN = 3
"""So many problems of a kind are told."""


class Promise(Struct, frozen=True):
    """Something that every bot promises."""

    kept: str
    broken: str
    unknown: str = ""
    """Why it may not have been found out."""
    verdict: Verdict = "fail"
    """What it is when it is broken. A search that stops by the clock cannot repeat itself: that is only a warning."""


PROMISES = {
    "answers": Promise(
        "all its {decisions:,} decisions in {games:,} games were legal",
        "it failed to answer with a legal action",
        "it never came to an answer",
    ),
    "time": Promise(
        "a decision took {p50}, at p99 {p99}, at most {slowest}; allowed are {move:g} s",
        "it took too long",
        "it never came to an answer",
    ),
    "views": Promise(
        "it left the views as they were",
        "it changed the view that it was shown",
        "it never came to an answer",
    ),
    "repeats": Promise(
        "the same seed gave the same decisions",
        "the same seed gave other decisions: no result with it can be repeated exactly",
        "not known, as not all games came to their end",
        verdict="warn",
    ),
    "anew": Promise(
        "games before made no difference to games after",
        "it remembers the games before: what it plays depends on their order",
        "not known, as it does not repeat itself",
        verdict="warn",
    ),
    "secrets": Promise(
        "in {pairs:,} pairs of worlds that look the same to it, it decided the same",
        "in two worlds that look the same to it, it decided differently",
        "not known, as it does not repeat itself",
    ),
    "memory": Promise(
        "{memory:,.0f} MB; allowed are {most_memory:,} MB",
        "it takes too much memory",
        "not known on this system",
    ),
    "stdio": Promise(
        "it plays as a program of its own too",
        "as a program of its own it does not play the same",
        "it is a program already, or cannot be one here",
    ),
    "goodbye": Promise(
        "it ended when it was told `bye`",
        "it did not end when it was told `bye`, and was killed",
        "only programs are told `bye`",
        verdict="warn",
    ),
}


class Finding(Struct, frozen=True):
    """What came of one check."""

    check: str
    verdict: Verdict
    says: str
    problems: tuple[str, ...] = ()


class Timing(Struct, frozen=True):
    """Seconds that decisions took."""

    p50: float
    p99: float
    max: float


class Report(Struct, frozen=True, kw_only=True):
    """The whole checklist."""

    bot: str
    ok: bool
    tables: tuple[str, ...]
    games: int
    decisions: int
    seconds: Timing
    memory: float | None
    """Megabytes: of a program at its peak, of a class what it added to ours."""
    kept: str | None
    """What holds a program, on this system; None for a class, which is in our own process."""
    findings: tuple[Finding, ...]


def find(check: str, problems: Sequence[str], is_known: bool, facts: Mapping[str, Any]) -> Finding:
    """The verdict on one promise."""
    promise = PROMISES[check]
    if problems:
        return Finding(check, promise.verdict, promise.broken, tuple(problems[:SHOWN]))
    if not is_known:
        return Finding(check, "skip", promise.unknown)
    return Finding(check, "pass", promise.kept.format_map(facts))


def timing(seconds: Sequence[float]) -> Timing:
    """Half of the decisions took no longer than p50, 99 of 100 no longer than p99."""
    ordered = sorted(seconds) or [0.0]
    p50, p99, slowest = (round(ordered[-(-len(ordered) * percent // 100) - 1], 6) for percent in (50, 99, 100))
    return Timing(p50, p99, slowest)


def in_words(seconds: float) -> str:
    """`0.08 ms`, `25 ms`, `1.3 s`."""
    if seconds >= 1:
        return f"{seconds:.1f} s"
    return f"{seconds * 1000:.2f} ms" if seconds < 0.01 else f"{seconds * 1000:.0f} ms"
