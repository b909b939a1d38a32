"""What became of the mutants, for people and for programs; and what was said about those that stay alive."""

import json
import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from tests.mutants.checking import Choose, Fate, Report
from tests.mutants.slips import Mutant
from tests.mutants.suite import ROOT

JUDGED = Path(__file__).with_name("judged.toml")
Judged = dict[tuple[str, str, str], str]
"""Why a mutant may live, by its function, its line before and after: these outlast other changes of the file."""


def judged(name: str) -> Judged:
    """What stands in judged.toml about the mutants of one target."""
    entries = tomllib.loads(JUDGED.read_text(encoding="utf-8")).get(name, [])
    return {
        (entry["in"], entry["before"], after): entry["why"]
        for entry in entries
        for after in ([entry["after"]] if isinstance(entry["after"], str) else entry["after"])
    }


def key(mutant: Mutant) -> tuple[str, str, str]:
    return mutant.function, mutant.before, mutant.after


def share(count: int, report: Report) -> float:
    return 100 * count / len(report.fates)


def percent_killed(report: Report) -> float:
    return share(report.killed(*report.target.groups), report)


def summary(report: Report) -> str:
    return "\n".join(_lines(report))


def _lines(report: Report) -> Iterator[str]:
    guards, path = report.scouted.guards, report.path.relative_to(ROOT)
    yield f"{report.target.name}: {len(report.fates)} mutants of {path}"
    yield f"  {len(guards)} tests reach it and take {sum(guard.seconds for guard in guards):.0f} s on it"
    if report.scouted.slow:
        yield f"  {len(report.scouted.slow)} are left out, they take too long"
    groups = list(report.target.groups)
    for i, group in enumerate(groups):
        killed = report.killed(*groups[: i + 1])
        yield f"  {share(killed, report):5.1f} %, {killed}, are killed by {'or ' * (i > 0)}{group}"
    reasons = judged(report.target.name)
    for fate in report.survivors():
        yield ""
        yield from _survivor(fate, path, reasons)


def _survivor(fate: Fate, path: Path, reasons: Judged) -> Iterator[str]:
    mutant = fate.mutant
    yield f"  {path}:{mutant.line} {mutant.function}"
    yield f"    - {mutant.before}"
    yield f"    + {mutant.after}"
    if reason := reasons.get(key(mutant)):
        yield f"    judged: {reason}"
    elif not fate.guards:
        yield "    no test comes here"
    else:
        yield f"    {len(fate.guards)} tests come here, such as {fate.guards[0]}"


def as_json(reports: list[Report]) -> str:
    return json.dumps([_plain(report) for report in reports], indent=1, ensure_ascii=False)


def _plain(report: Report) -> dict[str, Any]:
    reasons, groups = judged(report.target.name), list(report.target.groups)
    return {
        "name": report.target.name,
        "module": report.target.module,
        "mutants": len(report.fates),
        "killed": {group: report.killed(group) for group in groups},
        "percent": {group: round(share(report.killed(*groups[: i + 1]), report), 2) for i, group in enumerate(groups)},
        "slow": report.scouted.slow,
        "fates": [
            {
                "line": fate.mutant.line,
                "in": fate.mutant.function,
                "before": fate.mutant.before,
                "after": fate.mutant.after,
                "killer": fate.killer,
                "endless": fate.endless,
                "judged": reasons.get(key(fate.mutant), ""),
                "tests": fate.guards if not fate.killer else [],
            }
            for fate in report.fates
        ],
    }


def still_alive(path: Path, name: str) -> Choose:
    """Only the mutants of a target that are alive in a file printed by `--json`."""
    alive = {
        (fate["in"], fate["before"], fate["after"])
        for report in json.loads(path.read_text(encoding="utf-8"))
        if report["name"] == name
        for fate in report["fates"]
        if not fate["killer"]
    }
    return lambda mutants: [mutant for mutant in mutants if key(mutant) in alive]
