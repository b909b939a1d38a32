"""A played game as a value: what it was played with, the moves with their authors, and the numbers chance gave.

A record needs no seed and no clock to be played again; it may carry the seed all the same, as the proof of its dice.
As JSON it can be read and kept; as a token, one line of text, it can be sent to a friend or pasted into a bug report.
Either way a damaged one is refused with a reason.
"""

import base64
import binascii
import hashlib
import zlib
from typing import Annotated, Any

import msgspec
from msgspec import Meta

from gelateria.engine.dealer.verifiable import LONGEST_NONCE, MOST_NONCES, commitment
from gelateria.engine.patterns import whole

FORMAT = 2
"""What is written. Anything below is read for ever; docs/decisions/0009-what-a-record-came-to.md tells them apart."""
OF_PRIVATE_FIELDS = 1
"""The format whose digest was taken of the rules' private fields. They may have changed, so it is not compared."""
PREFIX = "gelateria1."
"""How a token is packed, whatever the format in it: a seal, then MessagePack, squeezed."""
MOST_BYTES = 4 * 1024 * 1024
MOST_MOVES = 20_000


class Damaged(ValueError):
    """A record that cannot be what was played, and why."""


class Move(msgspec.Struct, frozen=True, array_like=True, forbid_unknown_fields=True):
    """What was done: by whom (a seat, or -1 for the clock), the action's number, and what chance gave."""

    by: Annotated[int, Meta(ge=-1, le=15)]
    do: Annotated[int, Meta(ge=0, lt=2**31)]
    drew: tuple[Annotated[int, Meta(ge=0, lt=2**31)], ...] = ()


Nonce = Annotated[str, Meta(max_length=LONGEST_NONCE, pattern=whole("[^|]*"))]


class Dice(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True, omit_defaults=True):
    """Where the numbers of a game come from, for whoever computes them again: `engine.dealer.verifiable` tells how."""

    commitment: Annotated[str, Meta(pattern=whole("[0-9a-f]{64}"))]
    """What was shown before the game."""
    seed: Annotated[str, Meta(pattern=whole("([0-9a-f]{2}){16,64}"))]
    """What it was the commitment of: 16 to 64 bytes, written in hexadecimal."""
    nonces: Annotated[tuple[Nonce, ...], Meta(max_length=MOST_NONCES)] = ()
    """What the players added."""
    inherited: Annotated[int, Meta(ge=0, le=MOST_MOVES)] | None = None
    """A game that goes on from an earlier record: the opening and so many moves came from there, not from this seed."""

    @classmethod
    def of(cls, seed: bytes, nonces: tuple[str, ...] = (), inherited: int | None = None) -> "Dice":
        """The proof for a game whose numbers came from `VerifiableDealer(seed, nonces)`."""
        return cls(commitment=commitment(seed), seed=seed.hex(), nonces=nonces, inherited=inherited)


class Record(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True, omit_defaults=True):
    """A game, finished or not."""

    format: int
    game: Annotated[str, Meta(pattern=whole("[a-z][a-z0-9-]{0,63}"))]
    rules: int
    players: Annotated[int, Meta(ge=1, le=16)]
    options: dict[str, Any]
    edition: dict[str, Any]
    opening: tuple[Annotated[int, Meta(ge=0, lt=2**31)], ...]
    moves: Annotated[tuple[Move, ...], Meta(max_length=MOST_MOVES)]
    digest: Annotated[str, Meta(pattern=whole("[0-9a-f]{16}"))]
    """Fingerprint of the course: what was done, who was awaited then, and the outcome. `engine.digest` takes it."""
    views: Annotated[bytes, Meta(max_length=4096)] = b""
    """Fingerprints of what the last position shows to all viewers, five bytes a field; in JSON they are base64."""
    dice: Dice | None = None
    """The proof that chance was fair, if there is one. It tells all numbers to come: none before the game is over."""

    @property
    def has_lasting_digest(self) -> bool:
        """Whether the digest can be compared with what is played here."""
        return self.format != OF_PRIVATE_FIELDS

    def to_json(self) -> str:
        """The record for people and programs; a move a line."""
        head = msgspec.to_builtins(self)
        moves = ",\n    ".join(msgspec.json.encode(move).decode() for move in self.moves)
        written = {name: msgspec.json.encode(value).decode() for name, value in head.items()}
        written["moves"] = f"[\n    {moves}\n  ]" if moves else "[]"
        lines = [f'  "{name}": {text}' for name, text in written.items()]
        return "{\n" + ",\n".join(lines) + "\n}\n"

    def to_token(self) -> str:
        """The record as one line of text."""
        packed = zlib.compress(msgspec.msgpack.encode(self), 9)
        seal = hashlib.sha256(packed).digest()[:6]
        return PREFIX + base64.urlsafe_b64encode(seal + packed).decode().rstrip("=")


def read_record(text: str) -> Record:
    """A record from its JSON or its token; Damaged with the reason when it is neither."""
    text = text.strip()
    if len(text) > MOST_BYTES:
        raise Damaged(f"This is longer than any record: the limit is {MOST_BYTES // 2**20} MiB.")
    if text.startswith(PREFIX):
        return _from_token(text)
    if not text.startswith("{"):
        raise Damaged(f"This is no record: a record is JSON, or a token that begins with {PREFIX}")
    try:
        return _checked(msgspec.json.decode(text, type=Record))
    except (msgspec.DecodeError, RecursionError, UnicodeError) as error:
        raise Damaged(f"This JSON is no record: {error}.") from None


def _from_token(token: str) -> Record:
    body = token[len(PREFIX) :]
    try:
        if "+" in body or "/" in body:  # which Python takes for the two that stand in their place
            raise ValueError(body)
        data = base64.b64decode(body + "=" * (-len(body) % 4), altchars="-_", validate=True)
    except (binascii.Error, ValueError):
        raise Damaged("This token has characters that no token has.") from None
    seal, packed = data[:6], data[6:]
    if hashlib.sha256(packed).digest()[:6] != seal:
        raise Damaged("This token was changed or cut off on its way: its seal does not fit.")
    try:
        unpacker = zlib.decompressobj()
        plain = unpacker.decompress(packed, MOST_BYTES)
        if unpacker.unconsumed_tail or not unpacker.eof:
            raise Damaged("This token unpacks to more than any record.")
        return _checked(msgspec.msgpack.decode(plain, type=Record))
    except (zlib.error, msgspec.DecodeError, RecursionError, UnicodeError) as error:
        raise Damaged(f"This token holds no record: {error}.") from None


def _checked(record: Record) -> Record:
    if not OF_PRIVATE_FIELDS <= record.format <= FORMAT:
        raise Damaged(f"This record has format {record.format}; this Gelateria reads formats 1 to {FORMAT}.")
    return record
