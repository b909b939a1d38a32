"""How what is said becomes bytes: one encoder for all, events as they go into a step, and the hash of a view."""

import hashlib
from typing import Any

import msgspec
from msgspec import Raw

ENCODER = msgspec.json.Encoder()


def encode_events(events: tuple[Any, ...]) -> Raw:
    """Events, ready to be put into a step."""
    return Raw(ENCODER.encode(events))


def view_hash(view: bytes) -> str:
    """Sixteen letters that are the same for the same view."""
    return hashlib.blake2b(view, digest_size=8).hexdigest()
