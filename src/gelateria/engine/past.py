"""The way to a position in a few bytes, for a match that goes on from there, perhaps in another process."""

import zlib
from typing import Any

import msgspec

from gelateria.engine.record import Move

_moves = msgspec.msgpack.Decoder(tuple[Move, ...])


class Past(msgspec.Struct, frozen=True, kw_only=True):
    """All that was done so far, and how it stands. It was checked: nobody checks it again."""

    opening: tuple[int, ...]
    """What chance gave before the first move."""
    length: int
    """How many moves were made."""
    packed: bytes
    """They, squeezed."""
    last: Move | None
    """The last one, which is asked for often."""
    link: bytes
    """The course so far, as `engine.digest` has it."""
    facts: dict[str, Any]
    """The position: `State.facts`. Private to the rules, so it is for now and for this Gelateria, and never stored."""

    @property
    def moves(self) -> tuple[Move, ...]:
        return _moves.decode(zlib.decompress(self.packed))


def pack(moves: tuple[Move, ...]) -> bytes:
    return zlib.compress(msgspec.msgpack.encode(moves))
