"""What one player's own device can testify about the dice of a game.

That the numbers follow from seed and nonces, anybody can compute. That nobody could choose them is known only to
somebody whose own nonce is among them, and who gave it when the seed and every other nonce were bound already: then
what came of them all was up to nobody. A witness is what such a device noted before it gave its nonce away.

Where a round of a public beacon is one of the nonces, it does for everybody what one's own does, if it was still to
come when it was named: then somebody who only watched is a witness too.
"""

from collections.abc import Iterator

import msgspec

from gelateria.engine.beacon import NoPairings, is_binding, is_known, is_signed
from gelateria.engine.dealer.verifiable import placeholder, pledge
from gelateria.engine.record import Dice
from gelateria.engine.verdict import Doubt, Fault

UNWITNESSED = (
    "Without a witness nobody knows whether the seed was fixed before the nonces: whoever drew it could have chosen."
)
LATE = "The witness's own nonce is not among them: it came too late, or was not let in."


class Witness(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a device noted before it gave its nonce away."""

    commitment: str
    """What the table had shown by then."""
    sealed: tuple[str, ...]
    """What every seat's nonce was bound to by then: its pledge, or the placeholder of a seat that adds none.

    After the seats comes the round of a public beacon, where there is one.
    """
    seat: int | None = None
    """Its own; None for somebody who gave no nonce, but saw the beacon's round named before it came."""
    nonce: str | None = None
    """Its own, which it gave after that."""


def examine(dice: Dice, witness: Witness | None) -> Iterator[Fault | Doubt]:
    """What keeps the nonces of a record from being a proof to this witness."""
    if witness is None or (witness.seat is None and not any(map(is_known, witness.sealed))):
        yield Doubt(kind="unwitnessed", sentence=UNWITNESSED)
        if witness is None:
            return
    if witness.commitment != dice.commitment:
        yield another_commitment(witness.commitment, dice.commitment)
    if len(witness.sealed) != len(dice.nonces) or (witness.seat or 0) not in range(len(dice.nonces)):
        sentence = f"{len(witness.sealed)} nonces were bound, but the record has {len(dice.nonces)}."
        yield Fault(kind="nonce", sentence=sentence)
        return
    for seat, (bound, nonce) in enumerate(zip(witness.sealed, dice.nonces, strict=True)):
        if seat == witness.seat:
            yield from _own(seat, witness.nonce, nonce)
        elif is_binding(bound):
            yield from _public(seat, bound, nonce)
        else:
            yield from _other(seat, bound, nonce)


def another_commitment(shown: str, kept: str) -> Fault:
    sentence = f"Another commitment was shown before the game: {shown}, but the record has {kept}."
    return Fault(kind="shown", sentence=sentence)


def _own(seat: int, given: str | None, nonce: str) -> Iterator[Fault | Doubt]:
    if nonce == given:
        return
    if nonce == placeholder(seat):
        yield Doubt(kind="late", sentence=LATE, seat=seat)
    else:
        yield Fault(kind="nonce", sentence=f"Seat {seat} has another nonce than the witness gave.", seat=seat)


def _other(seat: int, bound: str, nonce: str) -> Iterator[Fault | Doubt]:
    if bound == pledge(nonce) or bound == nonce == placeholder(seat):
        return
    if nonce == placeholder(seat):
        sentence = f"The nonce of seat {seat} was pledged and never given: the table had a choice of two."
        yield Doubt(kind="withdrawn", sentence=sentence, seat=seat)
    else:
        sentence = f"Seat {seat} has another nonce than the one that was bound before the witness gave theirs."
        yield Fault(kind="nonce", sentence=sentence, seat=seat)


def _public(place: int, bound: str, nonce: str) -> Iterator[Fault | Doubt]:
    if nonce == placeholder(place):
        sentence = "The public beacon's number is missing: the table had a choice of two."
        yield Doubt(kind="withdrawn", sentence=sentence, seat=place)
        return
    try:
        if not is_signed(bound, nonce):
            sentence = "The public beacon's number is not that of the round that was named."
            yield Fault(kind="nonce", sentence=sentence, seat=place)
    except NoPairings as missing:
        yield Doubt(kind="unchecked", sentence=f"{missing}.", seat=place)
