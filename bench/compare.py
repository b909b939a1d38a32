"""The arithmetic of a comparison: rates of several rounds, their median and spread, and ratios round by round."""

from collections.abc import Mapping
from statistics import median
from typing import NamedTuple

import msgspec

from gelateria.lab.speed import Measure, in_turns


class Figure(msgspec.Struct, frozen=True):
    """What several rounds found, in three numbers."""

    median: float
    low: float
    high: float


def figure(values: list[float]) -> Figure:
    return Figure(median(values), min(values), max(values))


class Line(NamedTuple):
    """One thing to compare. `part` is the table it stands in."""

    part: str
    ours: str
    our_measure: Measure
    theirs: str
    their_measure: Measure
    at_least: float | None = None
    """How many times theirs ours promises to be; None where the figure is for the record."""


class Outcome(msgspec.Struct, frozen=True):
    """What came of a line."""

    part: str
    ours: str
    theirs: str
    our_rate: Figure
    their_rate: Figure
    ratio: Figure
    at_least: float | None

    @property
    def kept(self) -> bool:
        return self.at_least is None or self.ratio.median >= self.at_least


def compare(lines: list[Line], seconds: float, rounds: int, seed: int) -> list[Outcome]:
    """Everything takes turns with everything else; whoever stands in several lines is measured once a round."""
    measures: dict[str, Measure] = {}
    for line in lines:
        measures[f"{line.part}: {line.ours}"] = line.our_measure
        measures[f"{line.part}: {line.theirs}"] = line.their_measure
    return outcomes(lines, in_turns(measures, seconds, rounds, seed))


def outcomes(lines: list[Line], rates: Mapping[str, list[float]]) -> list[Outcome]:
    """A ratio is taken within its round, where both had the same machine; the median is of those."""
    return [
        Outcome(
            part=line.part,
            ours=line.ours,
            theirs=line.theirs,
            our_rate=figure(ours := rates[f"{line.part}: {line.ours}"]),
            their_rate=figure(theirs := rates[f"{line.part}: {line.theirs}"]),
            ratio=figure([our / their for our, their in zip(ours, theirs, strict=True)]),
            at_least=line.at_least,
        )
        for line in lines
    ]
