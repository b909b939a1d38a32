"""The published cases hold for the engine and for the few lines on the page that do without it."""

import json
from pathlib import Path
from typing import Any

import pytest

from gelateria.engine import VerifiableDealer, commitment
from tests.docs.run_page import blocks
from tests.vectors.write import FILE, written

PAGE = (Path(__file__).parent.parent.parent / "docs" / "fair-dice.md").read_text(encoding="utf-8")
VECTORS: list[dict[str, Any]] = json.loads(FILE.read_text(encoding="utf-8"))
vector = pytest.mark.parametrize("case", VECTORS, ids=lambda case: case["name"])


def by_hand() -> dict[str, Any]:
    """What the first code on the page defines."""
    _, code = blocks(PAGE)[0]
    assert "gelateria." not in code
    names: dict[str, Any] = {}
    exec(code, names)
    return names


@vector
def test_the_stream_gives_what_is_published(case: dict[str, Any]) -> None:
    seed = bytes.fromhex(case["seed"])
    stream = VerifiableDealer(seed, tuple(case["nonces"]))
    assert [stream.draw(sides) for sides in case["sides"]] == case["numbers"]
    assert commitment(seed) == case["commitment"]


@vector
def test_so_do_the_lines_on_the_page(case: dict[str, Any]) -> None:
    names, seed = by_hand(), bytes.fromhex(case["seed"])
    assert names["numbers"](seed, case["nonces"], case["sides"]) == case["numbers"]
    assert names["commitment"](seed) == case["commitment"]


def test_the_file_is_what_the_script_writes() -> None:
    assert FILE.read_text(encoding="utf-8") == written()


def test_the_cases_are_worth_having() -> None:
    assert len({case["name"] for case in VECTORS}) == len(VECTORS)
    wasted = next(case for case in VECTORS if case["name"] == "words are thrown away")
    careless = VerifiableDealer(bytes.fromhex(wasted["seed"]), tuple(wasted["nonces"]))
    assert [careless.next_word() % sides for sides in wasted["sides"]] != wasted["numbers"]
