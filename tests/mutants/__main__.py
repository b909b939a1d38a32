"""`python -m tests.mutants`: do the tests mind when a rule is a little wrong?

Every small slip that a person might make in the rules is tried: each is a mutant, and some test should fail on it.
"""

import os

# Before anything of ours is imported: the rules as plain Python, the tests at their smallest, no plugins that
# every process would set up anew, and no thread of a library that a forked process would miss.
os.environ |= {"GELATERIA_PLAIN": "1", "PYTEST_DISABLE_PLUGIN_AUTOLOAD": "1", "OPENBLAS_NUM_THREADS": "1"}
os.environ.setdefault("GELATERIA_SCALE", "0.02")

import argparse
import sys
import time
from pathlib import Path

import gelateria  # noqa: F401  # PlainFinder must stand behind the mutants
from tests.mutants.checking import Choose, NotSound, check, sample
from tests.mutants.games import GAMES, target_of
from tests.mutants.reporting import as_json, percent_killed, still_alive, summary
from tests.mutants.suite import Group, Target

NOW_AND_THEN = 60
"""Seconds between two lines of a log."""


def main() -> int:
    asked = argparse.ArgumentParser(prog="python -m tests.mutants", description=__doc__)
    asked.add_argument("games", nargs="*", metavar="GAME", help=f"{', '.join(GAMES)} (all of them)")
    asked.add_argument("--at-least", type=float, default=0.0, help="fail when fewer per cent of the mutants are killed")
    asked.add_argument("--sample", type=int, help="try so many mutants of each module, always the same ones")
    asked.add_argument("--again", type=Path, help="try only those that are alive in this file, printed by --json")
    asked.add_argument("--json", action="store_true", help="print everything as JSON")
    asked.add_argument("--jobs", type=int, default=os.cpu_count() or 1, help="so many processes at once (one a core)")
    asked.add_argument("--patience", type=float, default=1.0, help="tests that compute longer are left out (1 s)")
    asked.add_argument("--module", help="another module than a game's rules, with --tests")
    asked.add_argument("--tests", nargs="+", default=[], help="folders or files with its tests")
    how = asked.parse_args()
    if bool(how.module) != bool(how.tests) or (how.module and how.games) or set(how.games) - set(GAMES):
        asked.error(f"name games ({', '.join(GAMES)}), or a --module with its --tests")

    targets = [target_of(game) for game in how.games or GAMES]
    if how.module:
        targets = [Target(how.module, how.module, {"tests": Group(tuple(how.tests))})]
    reports, show = [], Progress()
    for target in targets:
        choose: Choose = list
        if how.again:
            choose = still_alive(how.again, target.name)
        if how.sample is not None:
            choose = sample(how.sample)
        try:
            reports.append(check(target, how.jobs, how.patience, show, choose))
        except NotSound as trouble:
            sys.exit(f"{target.name}: {trouble}")
        show("")
        if not how.json:
            print(summary(reports[-1]), end="\n\n", flush=True)
    if how.json:
        print(as_json(reports))
    return 0 if all(percent_killed(report) >= how.at_least for report in reports) else 1


class Progress:
    """How far it is: on one line, or in a log now and then."""

    def __init__(self) -> None:
        self.told = time.monotonic()

    def __call__(self, line: str) -> None:
        if sys.stderr.isatty():
            print(f"\r\x1b[K{line}", end="", file=sys.stderr, flush=True)
        elif line and time.monotonic() - self.told > NOW_AND_THEN:
            self.told = time.monotonic()
            print(line, file=sys.stderr, flush=True)


if __name__ == "__main__":
    sys.exit(main())
