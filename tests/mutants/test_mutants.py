"""The check of the tests is itself put to the test: on a toy whose mutants, and holes in its tests, are known."""

import json
import os
import subprocess
import sys

import pytest

from tests.mutants.games import GAMES, target_of
from tests.mutants.planting import source_path
from tests.mutants.reporting import judged, key
from tests.mutants.slips import slips
from tests.mutants.suite import ROOT

ALIVE = [
    ("ZONES = [zone + 2 for zone in range(3)]", "ZONES = [zone + 2 for zone in range(4)]"),
    ("if age < 6:", "if age <= 6:"),
    ("if age < 6:", "if age < 7:"),
    ("while paid >= coin:", "while paid > coin:"),
    ("return 7", "return 6"),
    ("return 7", "return 8"),
]


def test_on_the_toy_the_known_mutants_live_and_all_others_are_killed() -> None:
    toy = ["--module", "tests.mutants.toy.fares", "--tests", "tests/mutants/toy/check_fares.py"]
    run = subprocess.run(
        [sys.executable, "-m", "tests.mutants", *toy, "--json", "--at-least", "76.1"],
        cwd=ROOT,
        env={**os.environ, "PYTEST_ADDOPTS": ""},
        capture_output=True,
        text=True,
        check=False,
    )
    assert run.returncode == 1, run.stderr  # 76 % are fewer than 76.1 %
    (report,) = json.loads(run.stdout)
    fates = report["fates"]
    assert sorted((fate["before"], fate["after"]) for fate in fates if not fate["killer"]) == sorted(ALIVE)
    assert (report["mutants"], report["killed"]) == (25, {"tests": 19})
    assert {fate["after"] for fate in fates if fate["endless"]} == {"pass", "paid += coin"}
    assert [fate["in"] for fate in fates if not fate["killer"] and not fate["tests"]] == ["lost_property"] * 2


@pytest.mark.parametrize(
    ("line", "slipped"),
    [
        ("a = b = 0", {"a = 0", "b = 0", "a = b = 1"}),
        ("a |= b", {"pass", "a &= b"}),
        ("a = -b", {"pass", "a = b"}),
        ("a = b * (c + 2)", {"pass", "a = b // (c + 2)", "a = b * ((c - 2))", "a = b * (c + 1)", "a = b * (c + 3)"}),
        ("a = [0] * 40", {"pass", "a = [1] * 40"}),
        ("a = [[0] * 4 for _ in range(5)]", {"pass", "a = [[1] * 4 for _ in range(5)]"}),
        ("a = max(b, 0)", {"pass", "a = min(b, 0)", "a = max(b, 1)"}),
        ("a = b if c else d", {"pass", "a = b if True else d", "a = b if False else d"}),
        ("f(a, b)", {"pass", "f(b, a)"}),
        ("dealer.tell(WON, a, 0, 0)", {"pass", "dealer.tell(a, WON, 0, 0)", "dealer.tell(WON, 0, a, 0)"}),
        ("if a < b: return", {"if False: return", "if True: return", "if a <= b: return", "if a < b: pass"}),
        ("assert a and not b", {"assert a or not b", "assert a and b"}),
        ("while a: break", {"while False: break", "while a: continue"}),
        (
            "for i in range(a): continue",
            {f"for i in range(a {by} 1): continue" for by in "+-"} | {"for i in range(a): break"},
        ),
        ("return a", {"return a + 1"}),
        ("return True", {"return False"}),
    ],
)
def test_the_slips_of_a_line(line: str, slipped: set[str]) -> None:
    source = f"def f() -> int:\n    {line}\n".encode()
    mutants = slips(source)
    assert {mutant.after for mutant in mutants} == slipped
    assert {mutant.applied(source) for mutant in mutants} == {
        source.replace(line.encode(), s.encode()) for s in slipped
    }


@pytest.mark.parametrize(
    "source",
    [
        '"""3 scoops."""',
        "THREE, FOUR = 3, 4",
        "import three",
        "if TYPE_CHECKING:\n    THREE = [3]",
        "@at(3)\ndef f(scoops: Literal[3] = 3) -> Literal[3]:\n    '''3 scoops.'''",
        "class A:\n    __slots__ = ('three',)",
    ],
)
def test_declarations_have_no_slips(source: str) -> None:
    assert slips(source.encode()) == []


@pytest.mark.parametrize("game", GAMES)
def test_every_mutant_that_was_judged_still_exists(game: str) -> None:
    mutants = {key(mutant) for mutant in slips(source_path(target_of(game).module).read_bytes())}
    assert sorted(set(judged(game)) - mutants) == []
