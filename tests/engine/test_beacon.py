"""A public beacon's numbers are its own, and nobody could know them before their time."""

import builtins
from typing import Any

import pytest

from gelateria.engine import Dice, Doubt, Witness, commitment
from gelateria.engine.beacon import QUICKNET, NoPairings, is_known, is_signed, nonce_of
from gelateria.engine.witness import examine
from tests.vectors.write import ROUNDS

SEED = bytes(range(32))


@pytest.mark.parametrize("number", ROUNDS)
def test_rounds_that_were_signed_are_known_as_such(number: int) -> None:
    """By drand's quicknet, on August 23 and September 15, 2023."""
    nonce = nonce_of(ROUNDS[number])
    assert len(nonce) == 64
    assert is_signed(QUICKNET.binding(number), nonce)
    assert not is_signed(QUICKNET.binding(number + 1), nonce)


@pytest.mark.parametrize(
    "nonce",
    ["", "seat-2", "A" * 64, nonce_of("c0" + "00" * 47), nonce_of(ROUNDS[1000])[:-1], "é" * 64],
    ids=["nothing", "placeholder", "no point", "nowhere", "too short", "no base64"],
)
def test_what_is_no_signature_is_none(nonce: str) -> None:
    assert not is_signed(QUICKNET.binding(1000), nonce)


@pytest.mark.parametrize("bound", ["beacon:", "beacon:00:1000", f"beacon:{QUICKNET.key}:", f"beacon:{QUICKNET.key}:-1"])
def test_what_names_no_round_is_signed_by_nobody(bound: str) -> None:
    assert not is_signed(bound, nonce_of(ROUNDS[1000]))


def test_a_round_is_named_that_is_still_to_come() -> None:
    first = QUICKNET.genesis
    for moment, number in ((first - 100, 1), (first, 1), (first + 0.1, 2), (first + 3, 2), (first + 3.5, 3)):
        assert QUICKNET.round_after(moment) == number
        assert QUICKNET.time_of(number) >= moment


def test_only_a_beacon_of_others_vouches_for_those_who_gave_nothing() -> None:
    assert is_known(QUICKNET.binding(7))
    assert not is_known(QUICKNET.binding(7).replace(QUICKNET.key[:4], "0000"))


def test_without_pairings_it_is_said_that_nobody_could_check(monkeypatch: pytest.MonkeyPatch) -> None:
    there = builtins.__import__

    def without(name: str, *rest: Any) -> Any:
        if name.startswith("py_ecc"):
            raise ImportError(name)
        return there(name, *rest)

    monkeypatch.setattr(builtins, "__import__", without)
    bound, nonce = QUICKNET.binding(31_337), nonce_of(ROUNDS[1000])  # which nobody has checked before
    with pytest.raises(NoPairings, match=r"gelateria\[beacon\]"):
        is_signed(bound, nonce)
    (doubt,) = examine(Dice.of(SEED, ("seat-0", nonce)), Witness(commitment(SEED), ("seat-0", bound)))
    assert isinstance(doubt, Doubt)
    assert doubt.kind == "unchecked"
