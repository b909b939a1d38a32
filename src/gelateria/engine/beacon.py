"""A public beacon: at fixed times it signs the number of a round, which nobody can do before it does.

To a key and a round there is only one signature, so whoever names both is bound to it before it is known. It counts as
a nonce, in base64. The beacons are those of drand, with signatures on the short side (`bls-unchained-g1-rfc9380`).
"""

import base64
import hashlib
import math
from functools import lru_cache

import msgspec

PREFIX = "beacon:"
DOMAIN = b"BLS_SIG_BLS12381G1_XMD:SHA-256_SSWU_RO_NUL_"
KEY_BYTES = 96
SIGNATURE_BYTES = 48


class NoPairings(Exception):
    """What is needed to check signatures is not installed."""


class Beacon(msgspec.Struct, frozen=True):
    """When it speaks, and the key by which it is known."""

    key: str
    """96 bytes, in hexadecimal."""
    genesis: int
    """When the first round was signed, in seconds since 1970."""
    period: int

    def round_after(self, moment: float) -> int:
        """The first round that is signed at this moment or later."""
        return max(1, math.ceil((moment - self.genesis) / self.period) + 1)

    def time_of(self, number: int) -> int:
        return self.genesis + (number - 1) * self.period

    def binding(self, number: int) -> str:
        """What binds somebody to this round."""
        return f"{PREFIX}{self.key}:{number}"


QUICKNET = Beacon(
    "83cf0f2896adee7eb8b5f01fcad3912212c437e0073e911fb90022d3e760183c8c4b450b6a0a6c3ac6a5776a2d106451"
    "0d1fec758c921cc22b0e17e63aaf4bcb5ed66304de9cf809bd274ca73bab4af5a6e9c76a4bc09e76eae8991ef5ece45a",
    genesis=1_692_803_367,
    period=3,
)
"""The League of Entropy's, whose chain is 52db9ba70e0cc0f6eaf7803dd07447a1f5477735fd3f661792ba94600c84e971."""


def is_binding(bound: str) -> bool:
    return bound.startswith(PREFIX)


def is_known(bound: str) -> bool:
    """Whether it names a round of the beacon that we know to be nobody's at this table."""
    return bound.startswith(f"{PREFIX}{QUICKNET.key}:")


def nonce_of(signature: str) -> str:
    """A signature, in hexadecimal as beacons tell it, as it counts; ValueError if it can be none."""
    plain = bytes.fromhex(signature)
    if len(plain) != SIGNATURE_BYTES:
        raise ValueError(f"a signature has {SIGNATURE_BYTES} bytes, not {len(plain)}")
    return base64.urlsafe_b64encode(plain).decode()


def is_signed(bound: str, nonce: str) -> bool:
    """Whether the nonce is the signature of the round that was named; NoPairings where that cannot be told."""
    try:
        key, number = bound.removeprefix(PREFIX).split(":")
        message = hashlib.sha256(int(number).to_bytes(8, "big")).digest()
        signature = base64.b64decode(nonce, altchars="-_", validate=True)
        owner = bytes.fromhex(key)
        return (len(owner), len(signature)) == (KEY_BYTES, SIGNATURE_BYTES) and _verify(owner, message, signature)
    except (ValueError, OverflowError):
        return False


@lru_cache(maxsize=256)  # half a second each, and a round may count at many tables
def _verify(key: bytes, message: bytes, signature: bytes) -> bool:
    try:
        from py_ecc.bls.g2_primitives import subgroup_check
        from py_ecc.bls.hash_to_curve import hash_to_G1
        from py_ecc.bls.point_compression import decompress_G1, decompress_G2
        from py_ecc.bls.typing import G1Compressed, G2Compressed
        from py_ecc.optimized_bls12_381.optimized_curve import G2, is_inf
        from py_ecc.optimized_bls12_381.optimized_pairing import pairing
    except ImportError:
        raise NoPairings("To check a beacon's signature: pip install 'gelateria[beacon]'") from None
    point = decompress_G1(G1Compressed(int.from_bytes(signature, "big")))
    halves = int.from_bytes(key[:48], "big"), int.from_bytes(key[48:], "big")
    owner = decompress_G2(G2Compressed(halves))
    if is_inf(point) or is_inf(owner) or not subgroup_check(point) or not subgroup_check(owner):
        return False
    hashed = hash_to_G1(message, DOMAIN, hashlib.sha256)  # type: ignore[arg-type]  # they mean what makes a hash
    return bool(pairing(owner, hashed) == pairing(G2, point))
