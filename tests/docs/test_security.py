"""SECURITY.md names the test that holds each of its lines, and docs/security.md is what the kept results came to."""

import ast
import json
import re
from functools import cache
from pathlib import Path

import pytest

from tests.attack.chapters import CHAPTERS
from tests.attack.page import PAGE, RESULTS, page, read_points

ROOT = Path(__file__).parent.parent.parent
LINES = [
    line
    for line in (ROOT / "SECURITY.md").read_text(encoding="utf-8").splitlines()
    if re.match(r"\| can(not)? \|", line)
]
TIMES = {"four-sockets", "hints"}
"""Points about how long somebody waits: measured by the chapter of bystanders, when the machine has nothing to do."""
NAMED = re.compile(r'\[[^]]+\]\((tests/[^ )]+) "(test_\w+)"\)')


@cache
def names_in(path: str) -> set[str]:
    tree = ast.parse((ROOT / path).read_text(encoding="utf-8"))
    return {node.name for node in tree.body if isinstance(node, ast.FunctionDef) and node.name.startswith("test_")}


@pytest.mark.parametrize("line", LINES, ids=lambda line: line.split("|")[2].strip()[:40])
def test_every_line_of_the_threat_model_names_tests_that_are_there(line: str) -> None:
    named = NAMED.findall(line)
    assert line.count("](") == len(named)
    assert [name for path, name in named if name not in names_in(path)] == []
    assert named or line.startswith("| can |"), "what somebody cannot do is held by a test"


def test_the_model_tells_of_everybody() -> None:
    assert len(LINES) > 20
    told = (ROOT / "SECURITY.md").read_text(encoding="utf-8")
    assert re.findall(r"^### (.+)$", told, re.MULTILINE) == [
        "A stranger",
        "A spectator",
        "A player",
        "A host",
        "The operator",
    ]


def test_every_point_names_a_test_that_is_there() -> None:
    held = [point["held"].partition("::") for point in read_points().values()]
    assert [f"{path}::{name}" for path, _, name in held if name not in names_in(path)] == []


def test_every_chapter_runs_what_is_there() -> None:
    assert [path for chapter in CHAPTERS for path in chapter.tests if not (ROOT / path).exists()] == []


def test_the_page_is_what_the_kept_results_came_to() -> None:
    results = json.loads(RESULTS.read_text(encoding="utf-8"))
    assert PAGE.read_text(encoding="utf-8") == page(results), "`python -m tests.attack --write --only …` writes it anew"
    missing = set(read_points()) - set(results["figures"])
    assert missing <= (set() if "bystanders" in results["chapters"] else TIMES), "every point was measured"
    assert not [name for name, chapter in results["chapters"].items() if chapter["not"]], "all of it held"
