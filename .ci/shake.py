"""Runs all tests again and again on a machine that is kept busy, in another order each time; tells what was ever red.

    make shake                                until ten rounds in a row are green
    make shake SHAKE="--rounds 3"             until three are
    make shake SHAKE="--most 5 tests/server"  five rounds of some tests, whatever comes

Beside the tests two endless loops run for each core, and there are more workers than cores: a test that leans on speed
or on luck, or on what ran before it, falls over sooner or later. Every test runs, with a tenth of the games that some
play (GELATERIA_SCALE). Ends with 0 when the rounds in a row were green.
"""

import argparse
import os
import random
import subprocess
import sys
import time
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from xml.etree import ElementTree

CORES = os.cpu_count() or 1
LOOPS_A_CORE = 2
RESULTS = Path("build/shake")
BUSY = """
import os
parent = os.getppid()
while os.getppid() == parent:
    for _ in range(10**6):
        pass
"""


@contextmanager
def busy(loops: int) -> Iterator[None]:
    """So many processes that do nothing, as fast as they can; they end when this one does."""
    beside = [subprocess.Popen([sys.executable, "-c", BUSY]) for _ in range(loops)]
    try:
        yield
    finally:
        for process in beside:
            process.kill()
            process.wait()


def red_in(report: Path) -> list[str]:
    """What failed, or could not be set up; a run that broke off is red as a whole."""
    try:
        cases = list(ElementTree.parse(report).iter("testcase"))
    except (FileNotFoundError, ElementTree.ParseError):
        return ["the run broke off"]
    red = [
        f"{case.get('classname')}::{case.get('name')}"
        for case in cases
        if case.find("failure") is not None or case.find("error") is not None
    ]
    return red if cases else ["no test ran"]


def run(order: int, workers: int, tests: list[str]) -> tuple[list[str], str]:
    """One round; what was red, and how pytest closed."""
    report, told = RESULTS / f"{order}.xml", RESULTS / f"{order}.txt"
    report.unlink(missing_ok=True)
    command = [sys.executable, "-m", "pytest", "-q", "-n", str(workers), "--dist", "worksteal", f"--junitxml={report}"]
    command += ["--random-order-bucket=global", f"--random-order-seed={order}", *tests]
    few = {"GELATERIA_SCALE": "0.1", **os.environ}
    with told.open("w", encoding="utf-8") as file:
        ended = subprocess.run(command, env=few, stdout=file, stderr=subprocess.STDOUT, check=False)
    last = told.read_text(encoding="utf-8", errors="replace").strip().splitlines()[-1:]
    red = red_in(report)
    if ended.returncode and not red:
        red = [f"pytest ended with {ended.returncode}"]
    return red, last[0] if last else ""


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--rounds", type=int, default=10, help="green rounds in a row that are wanted (10)")
    parser.add_argument("--most", type=int, default=100, help="rounds after which it ends in any case (100)")
    parser.add_argument("--workers", type=int, default=4 * CORES, help="test processes at a time (four a core)")
    parser.add_argument("--order", type=int, default=None, help="the first round's order, to see one again")
    parser.add_argument("tests", nargs="*", help="what to run instead of everything")
    wanted = parser.parse_args()
    RESULTS.mkdir(parents=True, exist_ok=True)
    ever: Counter[str] = Counter()
    in_a_row = 0
    first = random.randrange(10**6) if wanted.order is None else wanted.order
    print(f"{CORES} cores, {LOOPS_A_CORE * CORES} busy loops, {wanted.workers} workers", flush=True)
    with busy(LOOPS_A_CORE * CORES):
        for number in range(wanted.most):
            began = time.monotonic()
            red, closing = run(first + number, wanted.workers, wanted.tests)
            ever.update(red)
            in_a_row = 0 if red else in_a_row + 1
            took = time.monotonic() - began
            print(f"round {number + 1}, order {first + number}, {took:.0f} s: {closing}", flush=True)
            for test in red:
                print(f"    red: {test}", flush=True)
            if in_a_row == wanted.rounds:
                break
    print(f"\n{in_a_row} green rounds in a row." + ("" if ever else " Nothing was ever red."))
    for test, times in ever.most_common():
        print(f"{times} times red: {test}")
    return 0 if in_a_row >= wanted.rounds else 1


if __name__ == "__main__":
    sys.exit(main())
