"""Only to whoever gave a nonce after all else was bound are dice proven; what is missing, or wrong, is named."""

import json
from pathlib import Path
from typing import Any

import msgspec
import pytest

from gelateria.engine import Dice, Doubt, Fault, Match, VerifiableDealer, Witness, check_dice, find_game
from gelateria.engine.witness import examine
from tests.vectors import write

CASES = json.loads(write.WITNESSES.read_text(encoding="utf-8"))
SEED = bytes(range(32))


def test_the_cases_for_other_languages_are_those_that_are_found_here() -> None:
    assert write.WITNESSES.read_text(encoding="utf-8") == write.witnessed()


@pytest.mark.parametrize("case", CASES, ids=lambda case: case["name"])
def test_what_a_witness_finds(case: dict[str, Any]) -> None:
    dice = msgspec.convert(case["dice"], Dice)
    found = list(examine(dice, msgspec.convert(case["witness"], Witness | None)))
    assert [[fault.kind, fault.seat] for fault in found if isinstance(fault, Fault)] == case["faults"]
    assert [[doubt.kind, doubt.seat] for doubt in found if isinstance(doubt, Doubt)] == case["doubts"]


def test_there_is_a_case_for_everything_that_can_be_found() -> None:
    kinds = {kind for case in CASES for kind, _ in [*case["faults"], *case["doubts"]]}
    assert kinds == {"shown", "nonce", "unwitnessed", "late", "withdrawn"}
    assert any(not case["faults"] and not case["doubts"] for case in CASES), "and for a proof"


def test_a_game_is_proven_to_those_who_played_and_holds_for_everybody() -> None:
    geizen, nonces = find_game("geizen"), ("of ada", "seat-1")
    match = Match(geizen.setting(2), VerifiableDealer(SEED, nonces))
    record = match.record(Dice.of(SEED, nonces))
    ada = write.witness(0, nonces, ("of ada", None))
    assert check_dice(geizen, record, witness=ada).proven
    stranger = check_dice(geizen, record)
    assert (stranger.holds, stranger.proven) == (True, False)
    another = check_dice(geizen, record, witness=msgspec.structs.replace(ada, commitment="0" * 64))
    assert (another.holds, another.proven) == (False, False)


def test_a_witness_survives_a_file(tmp_path: Path) -> None:
    noted = write.witness(0, ("of ada", "seat-1"), ("of ada", None))
    file = tmp_path / "witness.json"
    file.write_bytes(msgspec.json.encode(noted))
    assert msgspec.json.decode(file.read_bytes(), type=Witness) == noted
