"""What a worker and the server say to each other over a pipe: a length in four bytes, then that many of msgpack."""

from typing import Literal

import msgspec
from msgspec import Struct

LENGTH = 4
MOST_FRAME = 64 * 2**20
MOST_ANSWER = MOST_FRAME - 1024
"""There is a little around it."""


class Declined(Exception):
    """The work cannot be done, and the sentence says why to whoever asked for it."""


class Reply(Struct, frozen=True, array_like=True):
    """What came of a piece of work: it, or why it was declined, or what broke."""

    kind: Literal["ready", "done", "declined", "fault"]
    body: bytes = b""


def framed(body: bytes) -> bytes:
    return len(body).to_bytes(LENGTH, "big") + body


encode_reply = msgspec.msgpack.Encoder().encode
decode_reply = msgspec.msgpack.Decoder(Reply).decode
