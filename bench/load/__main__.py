"""`python -m bench.load`: how many moves a second the table server holds, beside boardgame.io's."""

import argparse
import json
import platform
import subprocess
import sys
from contextlib import ExitStack
from pathlib import Path

from bench.load.clients import Ask
from bench.load.climbing import FINENESS, Climb
from bench.load.contestants import ALL, OURS, THEIRS, Contest, Contestant, contest, cores, lacking
from bench.load.page import Facts, Outcome, cells, data, kept, page, summary

HERE = Path(__file__).parent
PAGE = HERE.parent.parent / "docs" / "load.md"
RESULTS = HERE / "results.json"


def main() -> int:
    asked = argparse.ArgumentParser(prog="python -m bench.load", description=__doc__)
    asked.add_argument("--tables", type=int, default=200, help="tables of four (200)")
    asked.add_argument("--seconds", type=float, default=10.0, help="how long each step is measured (10)")
    asked.add_argument("--only", nargs="+", choices=[one.name for one in ALL], help="these servers alone")
    asked.add_argument("--quick", action="store_true", help="shorter and fewer steps, for a first look")
    asked.add_argument("--json", action="store_true", help="print everything as JSON")
    asked.add_argument("--write", action="store_true", help="write docs/load.md and bench/load/results.json")
    how = asked.parse_args()

    contestants = [one for one in ALL if not how.only or one.name in how.only]
    if trouble := lacking(contestants):
        sys.exit(trouble)
    seconds, warm = (2.0, 1.0) if how.quick else (how.seconds, 3.0)
    fineness = 1.5 if how.quick else FINENESS
    outcomes = measure(contestants, how.tables, seconds, warm, fineness)
    facts = how_measured(contestants, how.tables, seconds, warm)
    print(data(outcomes, facts).decode() if how.json else summary(outcomes))
    if how.write:
        PAGE.write_text(page(outcomes, facts), encoding="utf-8")
        RESULTS.write_bytes(data(outcomes, facts))
    return 0 if kept(outcomes) else 1


def measure(contestants: list[Contestant], tables: int, seconds: float, warm: float, fineness: float) -> list[Outcome]:
    """All servers stand ready with their guests; one after the other takes its next step until all are done."""
    where = cores()
    climbs = {one: Climb(float(tables), fineness=fineness) for one in contestants}
    with ExitStack() as stack:
        contests: dict[Contestant, Contest] = {}
        for one in contestants:
            report(f"{one.title}: {4 * tables} players sit down at {tables} tables …")
            contests[one] = stack.enter_context(contest(one, tables, where))
        report("  asked   moves   own p50      p99   others p50      p99   CPU   a move   memory  clients")
        climbing = list(contestants)
        while climbing:
            for one in list(climbing):
                rate = climbs[one].next()
                if rate is None:
                    climbing.remove(one)
                    continue
                climbs[one].steps.append(contests[one].step(Ask(rate, seconds, warm)))
                report(line(one, cells(climbs[one].steps[-1])))
                if contests[one].broken:
                    report(f"{one.title} went down under that; another one is begun.")
                    contests[one] = stack.enter_context(contest(one, tables, where))
    return [Outcome(one.name, climb.steps, climb.held) for one, climb in climbs.items()]


def line(one: Contestant, told: list[str]) -> str:
    widths = (7, 8, 10, 9, 13, 9, 6, 9, 9, 9)
    figures = "".join(cell.rjust(width) for cell, width in zip(told, widths, strict=False))
    return f"{figures}  {one.title}: {told[-1]}"


def report(told: str) -> None:
    print(told, file=sys.stderr, flush=True)


def how_measured(contestants: list[Contestant], tables: int, seconds: float, warm: float) -> Facts:
    others = contestants != [OURS]
    where = cores()
    return {
        "tables": tables,
        "seconds": seconds,
        "warm": warm,
        "clients": "the others" if where.clients and len(where.clients) > 1 else "another",
        "python": f"{platform.python_implementation()} {platform.python_version()}",
        "node": node_version() if others else "not asked",
        "boardgameio": boardgameio_version() if others else "not asked",
    }


def node_version() -> str:
    return subprocess.run(["node", "--version"], check=True, capture_output=True, text=True).stdout.strip().lstrip("v")


def boardgameio_version() -> str:
    package = json.loads((THEIRS / "node_modules" / "boardgame.io" / "package.json").read_text(encoding="utf-8"))
    return str(package["version"])


if __name__ == "__main__":
    sys.exit(main())
