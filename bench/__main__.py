"""`python -m bench`: measures everything in one run, prints the tables, and writes them down.

`--only` measures some of the parts anew and leaves the other tables as they were.
"""

import argparse
import os
import platform
import subprocess
import sys
from importlib.metadata import PackageNotFoundError, version
from pathlib import Path

import msgspec

from bench import limit
from bench.compare import Outcome, compare
from bench.lines import PARTS, all_lines
from bench.matches import Duel, duels
from bench.page import Apart, Facts, data, page, verdict
from gelateria.compiling import FLAGS
from gelateria.engine import games

HERE = Path(__file__).parent
PAGE = HERE.parent / "docs" / "benchmarks.md"
RESULTS = HERE / "results.json"
MATCHES = "matches"


def main() -> int:
    asked = argparse.ArgumentParser(prog="python -m bench", description=__doc__)
    asked.add_argument("--seconds", type=float, default=0.5, help="CPU time of each measurement (0.5)")
    asked.add_argument("--rounds", type=int, default=7, help="how often everything is measured (7)")
    asked.add_argument("--seed", type=int, default=None, help="where the seeds begin (somewhere new)")
    asked.add_argument("--only", nargs="+", choices=[*PARTS, MATCHES], help="these parts; the others stay as they were")
    asked.add_argument("--pairs", type=int, default=0, help="pairs of games in each match (as many as it takes)")
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
    parts = how.only or [*PARTS, MATCHES]
    lines = compare(all_lines(found, parts), how.seconds, how.rounds, seed)
    played = duels(found, seed, how.pairs, lambda line: print(line, file=sys.stderr)) if MATCHES in parts else []
    promises: list[Outcome | Duel] = [*lines, *played]
    apart: Apart = {}
    if how.only:
        lines, played, facts, apart = beside_the_others(how.only, lines, played, facts)
    written = page(lines, facts, played, apart)
    print(written)
    if not how.dry:
        PAGE.write_text(written)
        RESULTS.write_bytes(data(lines, facts, played, apart))
    print(verdict(promises))
    return 0 if all(promise.kept for promise in promises) else 1


def beside_the_others(
    parts: list[str], lines: list[Outcome], played: list[Duel], facts: Facts
) -> tuple[list[Outcome], list[Duel], Facts, Apart]:
    """What was measured just now among what was measured before, each with how it was measured."""
    before = msgspec.json.decode(RESULTS.read_bytes())
    old = msgspec.convert(before.pop("lines"), list[Outcome])
    old_played = msgspec.convert(before.pop("duels", []), list[Duel])
    apart = before.pop("apart", {}) | {part: facts for part in parts if part != MATCHES}
    kept = [line for line in old if line.part not in parts]
    merged = sorted([*kept, *lines], key=lambda line: list(PARTS).index(line.part))
    return merged, played if MATCHES in parts else old_played, before, apart


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
