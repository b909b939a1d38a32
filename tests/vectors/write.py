"""Writes dice.json: what the verifiable stream gives, for programs in other languages that compute it too.

`python -m tests.vectors.write`. What is published stays true for ever: proofs that lie about depend on it.
"""

import json
from pathlib import Path
from typing import Any, NamedTuple

from gelateria.engine import VerifiableDealer, commitment

FILE = Path(__file__).parent / "dice.json"
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


def written() -> str:
    """The file: a field a line."""
    cases = [
        ",\n".join(f"    {json.dumps(name)}: {json.dumps(value, ensure_ascii=False)}" for name, value in case.items())
        for case in map(computed, CASES)
    ]
    return "[\n" + ",\n".join(f"  {{\n{case}\n  }}" for case in cases) + "\n]\n"


if __name__ == "__main__":
    FILE.write_text(written(), encoding="utf-8")
