"""`python -m bench`: measures everything in one run, prints the tables, and writes them down."""

import argparse
import os
import platform
import subprocess
import sys
from importlib.metadata import PackageNotFoundError, version
from pathlib import Path

from bench import limit
from bench.compare import compare
from bench.lines import all_lines
from bench.page import data, page, verdict
from gelateria.compiling import FLAGS
from gelateria.engine import games

HERE = Path(__file__).parent
PAGE = HERE.parent / "docs" / "benchmarks.md"
RESULTS = HERE / "results.json"


def main() -> int:
    asked = argparse.ArgumentParser(prog="python -m bench", description=__doc__)
    asked.add_argument("--seconds", type=float, default=0.5, help="CPU time of each measurement (0.5)")
    asked.add_argument("--rounds", type=int, default=7, help="how often everything is measured (7)")
    asked.add_argument("--seed", type=int, default=None, help="where the seeds begin (somewhere new)")
    asked.add_argument("--dry", action="store_true", help="print only; write nothing down")
    how = asked.parse_args()

    os.environ.setdefault("GELATERIA_GAMES", str(HERE.parent / "examples"))
    found = games()
    if lacking := what_is_lacking():
        sys.exit(lacking)
    facts = {
        "rounds": how.rounds,
        "seconds": how.seconds,
        "compiler": compiler_name(),
        "python": f"{platform.python_implementation()} {platform.python_version()}",
        "openspiel": version("open_spiel"),
    }
    seed = int.from_bytes(os.urandom(4), "big") if how.seed is None else how.seed
    outcomes = compare(all_lines(found), how.seconds, how.rounds, seed)
    written = page(outcomes, facts)
    print(written)
    if not how.dry:
        PAGE.write_text(written)
        RESULTS.write_bytes(data(outcomes, facts))
    print(verdict(outcomes))
    return 0 if all(outcome.kept for outcome in outcomes) else 1


def what_is_lacking() -> str:
    """What stands in the way of a fair comparison, or the empty text."""
    sources = {game.title: sys.modules[game.rules.__module__].__file__ for game in games().values()}
    plain = [title for title, source in sources.items() if source is None or source.endswith(".py")]
    if plain:
        return f"Not compiled, so not to be compared: {', '.join(plain)}. `make bench` compiles everything first."
    try:
        version("open_spiel")
    except PackageNotFoundError:
        return "OpenSpiel is not installed: pip install 'gelateria[bench]', or let `make bench` do it."
    return ""


def compiler_name() -> str:
    told = subprocess.run([*limit.compiler(), "--version"], check=True, capture_output=True, text=True).stdout
    words = told.splitlines()[0].split()
    return f"{words[0]} {words[-1]} {' '.join(FLAGS)}"


if __name__ == "__main__":
    sys.exit(main())
