"""`python -m tests.attack`: attacks a server of our own, on this machine alone, in every way we know.

    make attack                                    all of it, for an evening, and docs/security.md anew
    python -m tests.attack --short                 a twentieth of it, for a first look
    python -m tests.attack --only kills races      these chapters
    python -m tests.attack --length 0.5 --json     half as long; what came of it as JSON

Each chapter is a run of pytest; `make test` runs the same tests at their shortest. What came of it, with all figures,
is left in build/attack/CHAPTER.json, and with --write also in tests/attack/results.json and docs/security.md, where
other chapters stay as they were. Traffic goes to 127.0.0.1, and every loop has an end. Exit code 1: something did not
hold.
"""

import argparse
import json
import os
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

from tests.attack.chapters import CHAPTERS, Chapter
from tests.attack.page import PAGE, RESULTS, add, page

ROOT = Path(__file__).parent.parent.parent
FOLDER = ROOT / "build" / "attack"
SHORT = 0.05

Outcome = dict[str, Any]


def main() -> int:
    asked = argparse.ArgumentParser(
        prog="python -m tests.attack", description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    names = [chapter.name for chapter in CHAPTERS]
    told = "; ".join(f"{chapter.name}: {chapter.about}" for chapter in CHAPTERS)
    asked.add_argument("--only", nargs="+", choices=names, metavar="CHAPTER", help=f"these chapters alone. {told}")
    asked.add_argument("--short", action="store_true", help="a twentieth of the attack, in minutes")
    asked.add_argument("--length", type=float, default=1.0, help="how much of it: 1 is all (1)")
    asked.add_argument("--json", action="store_true", help="print outcomes and figures as JSON")
    asked.add_argument("--write", action="store_true", help="write tests/attack/results.json and docs/security.md")
    asked.add_argument("--page", action="store_true", help="write docs/security.md from what is kept, and run nothing")
    how = asked.parse_args()

    length = SHORT if how.short else how.length
    if how.page:
        PAGE.write_text(page(kept()), encoding="utf-8")
        return 0
    outcomes: dict[str, Outcome] = {}
    for chapter in CHAPTERS:
        if not how.only or chapter.name in how.only:
            outcomes[chapter.name] = run(chapter, length)
            if how.write:
                keep(chapter.name, outcomes[chapter.name])
    if how.json:
        print(json.dumps(outcomes, indent=2))
    return 1 if any(outcome["failed"] for outcome in outcomes.values()) else 0


def kept() -> dict[str, Any]:
    """What all chapters came to when they were last run."""
    told: dict[str, Any] = json.loads(RESULTS.read_text(encoding="utf-8")) if RESULTS.exists() else {}
    return told


def keep(name: str, outcome: Outcome) -> None:
    results = add(kept(), name, outcome)
    RESULTS.write_text(json.dumps(results, indent=2, sort_keys=True) + "\n", encoding="utf-8")
    PAGE.write_text(page(results), encoding="utf-8")


def run(chapter: Chapter, length: float) -> Outcome:
    """One chapter in a process of its own: should the rules crash, the others go on."""
    report(f"{chapter.name}: {chapter.about}")
    figures, written = FOLDER / chapter.name, FOLDER / f"{chapter.name}.json"
    shutil.rmtree(figures, ignore_errors=True)
    figures.mkdir(parents=True)
    written.unlink(missing_ok=True)
    environment = os.environ | {
        "GELATERIA_ATTACK": str(length),
        "GELATERIA_ATTACK_FIGURES": str(figures),
        "GELATERIA_ATTACK_OUTCOME": str(written),
    }
    options = ["-q", "--no-header", "--capture=sys", "-p", "tests.attack.telling", "-p", "no:cacheprovider"]
    with written.with_suffix(".txt").open("w", encoding="utf-8") as log:
        command = [sys.executable, "-m", "pytest", *options, *chapter.tests]
        ended = subprocess.run(command, cwd=ROOT, env=environment, stdout=log, check=False)
    outcome: Outcome = {"passed": 0, "failed": [], "skipped": {}, "seconds": 0.0}
    if written.exists():
        outcome |= json.loads(written.read_text(encoding="utf-8"))
    if ended.returncode and not outcome["failed"]:
        outcome["failed"] = [f"pytest broke off with {ended.returncode}"]
    outcome |= {"length": length, "figures": noted(figures)}
    written.write_text(json.dumps(outcome, indent=2) + "\n", encoding="utf-8")
    report(
        f"    {outcome['passed']} held, {len(outcome['failed'])} did not, {len(outcome['skipped'])} skipped, "
        f"{outcome['seconds']:.0f} s"
    )
    for name in outcome["failed"]:
        report(f"    did not hold: {name} (see {os.path.relpath(log.name)})")
    return outcome


def noted(folder: Path) -> dict[str, Any]:
    """All figures of a chapter, by point."""
    return {path.stem: json.loads(path.read_text(encoding="utf-8")) for path in sorted(folder.glob("*.json"))}


def report(told: str) -> None:
    print(told, file=sys.stderr, flush=True)


if __name__ == "__main__":
    sys.exit(main())
