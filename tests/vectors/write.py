"""Writes dice.json and witness.json: what the verifiable stream gives, and what somebody who was there can say of it.

They are for programs in other languages that compute it too. `python -m tests.vectors.write`. What is published stays
true for ever: proofs that lie about depend on it.
"""

import json
from collections.abc import Sequence
from pathlib import Path
from typing import Any, NamedTuple

import msgspec

from gelateria.engine import Dice, Doubt, Fault, VerifiableDealer, Witness, commitment, placeholder, pledge
from gelateria.engine.beacon import QUICKNET, nonce_of
from gelateria.engine.witness import examine

FILE = Path(__file__).parent / "dice.json"
WITNESSES = Path(__file__).parent / "witness.json"
WASTEFUL = 2**30 + 1
"""A quarter of all words lies above the largest multiple of this, and is thrown away."""


class Case(NamedTuple):
    """A seed, the nonces, and how many sides each die has that is thrown."""

    name: str
    seed: bytes
    nonces: tuple[str, ...]
    sides: list[int]


CASES = [
    Case("six-sided dice, two players", bytes(range(32)), ("ada", "ben"), [6] * 40),
    Case("no nonces", bytes(range(32)), (), [6, 2, 1, 52, 1000] * 4),
    Case("a nonce that is empty is a nonce", bytes(range(32)), ("",), [6] * 10),
    Case("nonces keep their order", bytes(range(32)), ("ben", "ada"), [6] * 10),
    Case("nonces are UTF-8", bytes(range(32)), ("Zoë", "🍦", "雪"), [6] * 10),
    Case("sixteen nonces of sixty-four characters", bytes(range(32)), ("x" * 64,) * 16, [6] * 10),
    Case("the shortest seed", bytes(range(16)), ("ada",), [6] * 10),
    Case("the longest seed", bytes(range(64)), ("ada",), [6] * 10),
    Case("a deck of 52 is drawn", b"\xff" * 32, ("ada", "ben", "cleo"), list(range(52, 0, -1))),
    Case("words are thrown away", bytes(range(32)), ("ada",), [WASTEFUL, 6, 2**31 - 1] * 10),
    Case("more than a hundred blocks", bytes(range(32)), ("ada",), [2**31 - 1] * 820),
]


def computed(case: Case) -> dict[str, Any]:
    stream = VerifiableDealer(case.seed, case.nonces)
    return {
        "name": case.name,
        "seed": case.seed.hex(),
        "nonces": list(case.nonces),
        "commitment": commitment(case.seed),
        "sides": case.sides,
        "numbers": [stream.draw(sides) for sides in case.sides],
    }


SEED = bytes(range(32))
NONCES = ("of ada", "of ben", "seat-2")
"""Of two people and a bot."""


def witness(seat: int, nonces: Sequence[str], pledged: Sequence[str | None], seed: bytes = SEED) -> Witness:
    """What the browser in a seat has noted, where these nonces were pledged, or none."""
    sealed = [placeholder(place) if nonce is None else pledge(nonce) for place, nonce in enumerate(pledged)]
    return Witness(commitment(seed), tuple(sealed), seat, nonces[seat])


class Told(NamedTuple):
    """What a record says of its dice, and what somebody has noted."""

    name: str
    nonces: tuple[str, ...]
    witness: Witness | None


ROUNDS = {
    1000: "b44679b9a59af2ec876b1a6b1ad52ea9b1615fc3982b19576350f93447cb1125e342b73a8dd2bacbe47e4b6b63ed5e39",
    657413: "b713718a38ae728dfd477991af2822e08d2f305e47718cef9f7848ce4050e7be41076862b98fad56e91a6b85b89cd97b",
}
"""What drand's quicknet signed: https://api.drand.sh/52db9ba7…e971/public/1000 tells it for ever."""
SIGNED = nonce_of(ROUNDS[1000])


def beside_a_beacon(seat: int | None, nonce: str | None, key: str = QUICKNET.key) -> Witness:
    """What was noted at a table of Ada and a bot that named round 1000 of a beacon."""
    sealed = pledge("of ada"), "seat-1", msgspec.structs.replace(QUICKNET, key=key).binding(1000)
    return Witness(commitment(SEED), sealed, seat, nonce)


BOTH = ("of ada", "of ben", None)
TOLD = [
    Told("all is as it was bound", NONCES, witness(0, NONCES, BOTH)),
    Told("to the other player as well", NONCES, witness(1, NONCES, BOTH)),
    Told("alone against bots", ("of ada", "seat-1"), witness(0, ("of ada",), ("of ada", None))),
    Told(
        "somebody was away from the first", ("of ada", "seat-1", "seat-2"), witness(0, NONCES, ("of ada", None, None))
    ),
    Told("a placeholder may be pledged, too", ("of ada", "seat-1"), witness(0, NONCES, ("of ada", "seat-1"))),
    Told("nobody has noted anything", NONCES, None),
    Told("another seed was promised", NONCES, witness(0, NONCES, BOTH, seed=bytes(32))),
    Told("the own nonce is another", ("of eve", "of ben", "seat-2"), witness(0, NONCES, BOTH)),
    Told("the own nonce stands in another seat", ("of ben", "of ada", "seat-2"), witness(0, NONCES, BOTH)),
    Told("the own nonce did not get in", ("seat-0", "of ben", "seat-2"), witness(0, NONCES, BOTH)),
    Told("another's nonce is not the pledged one", ("of ada", "of eve", "seat-2"), witness(0, NONCES, BOTH)),
    Told("another's nonce was pledged and withheld", ("of ada", "seat-1", "seat-2"), witness(0, NONCES, BOTH)),
    Told("a bot's nonce was chosen", ("of ada", "of ben", "of eve"), witness(0, NONCES, BOTH)),
    Told("a placeholder of another seat", ("of ada", "of ben", "seat-1"), witness(0, NONCES, BOTH)),
    Told("a nonce too many", (*NONCES, "of eve"), witness(0, NONCES, BOTH)),
    Told("a nonce too few", NONCES[:2], witness(0, NONCES, BOTH)),
    Told("no nonces at all", (), witness(0, NONCES, BOTH)),
    Told("a beacon adds, too", ("of ada", "seat-1", SIGNED), beside_a_beacon(0, "of ada")),
    Told("a beacon vouches for who only watched", ("of ada", "seat-1", SIGNED), beside_a_beacon(None, None)),
    Told("a beacon of the operator's", ("of ada", "seat-1", SIGNED), beside_a_beacon(None, None, "0" * 192)),
    Told("nobody vouches for who only watched", NONCES, msgspec.structs.replace(witness(0, NONCES, BOTH), seat=None)),
    Told("a beacon was not heard", ("of ada", "seat-1", "seat-2"), beside_a_beacon(None, None)),
    Told("another round of the beacon", ("of ada", "seat-1", nonce_of(ROUNDS[657413])), beside_a_beacon(0, "of ada")),
    Told("something else than the beacon said", ("of ada", "seat-1", "of eve"), beside_a_beacon(0, "of ada")),
    Told("several things at once", ("seat-0", "of eve", "seat-2"), witness(0, NONCES, BOTH, seed=bytes(32))),
]


def examined(told: Told) -> dict[str, Any]:
    dice = Dice.of(SEED, told.nonces)
    found = list(examine(dice, told.witness))
    return {
        "name": told.name,
        "dice": msgspec.to_builtins(dice),
        "witness": msgspec.to_builtins(told.witness),
        "faults": [[fault.kind, fault.seat] for fault in found if isinstance(fault, Fault)],
        "doubts": [[doubt.kind, doubt.seat] for doubt in found if isinstance(doubt, Doubt)],
    }


def written() -> str:
    return file_of([computed(case) for case in CASES])


def witnessed() -> str:
    return file_of([examined(told) for told in TOLD])


def file_of(cases: Sequence[dict[str, Any]]) -> str:
    """The file: a field a line."""
    lines = [
        ",\n".join(f"    {json.dumps(name)}: {json.dumps(value, ensure_ascii=False)}" for name, value in case.items())
        for case in cases
    ]
    return "[\n" + ",\n".join(f"  {{\n{case}\n  }}" for case in lines) + "\n]\n"


if __name__ == "__main__":
    FILE.write_text(written(), encoding="utf-8")
    WITNESSES.write_text(witnessed(), encoding="utf-8")
