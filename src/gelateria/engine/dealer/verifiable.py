"""Chance that anybody can verify.

Before the game the host shows `commitment(seed)`, every player's device the `pledge` of a nonce; when all of that is
known to all, the nonces are given. The numbers of the game come from HMAC-SHA256 over the nonces and a counter, keyed
with the seed; after the game the seed is shown, and anybody can compute every number again. How bytes become numbers:

    block i   = HMAC-SHA256(key = seed, message = every nonce followed by "|", then i in decimal)
    word      = the next 4 bytes of block 0, block 1, …, big-endian
    below(n)  = word mod n; a word at or above the largest multiple of n is thrown away and the next one taken,
                so every number is exactly equally likely
"""

import hashlib
import hmac

import cython

from gelateria.engine.dealer.base import Dealer

WORDS = 1 << 32
MOST_NONCES = 16
LONGEST_NONCE = 64


def commitment(seed: bytes) -> str:
    """What the host shows before the game: it binds the seed without giving it away."""
    return hashlib.sha256(b"gelateria seed|" + seed).hexdigest()


def pledge(nonce: str) -> str:
    """What a player's device shows before anybody's nonce is known: it binds the nonce without giving it away."""
    return hashlib.sha256(b"gelateria nonce|" + nonce.encode()).hexdigest()


def placeholder(seat: int) -> str:
    """What counts as the nonce of a seat that adds none: something that nobody could choose."""
    return f"seat-{seat}"


class VerifiableDealer(Dealer):
    """Numbers from a secret seed and the players' nonces, computable again by whoever knows both."""

    __slots__ = ("block", "blocks", "offset", "salt", "seed")

    def __init__(self, seed: bytes, nonces: tuple[str, ...] = ()) -> None:
        if len(seed) < 16:
            raise ValueError(f"a seed of {len(seed)} bytes could be guessed; at least 16 are needed")
        if len(nonces) > MOST_NONCES or any(len(nonce) > LONGEST_NONCE or "|" in nonce for nonce in nonces):
            raise ValueError(f"at most {MOST_NONCES} nonces of at most {LONGEST_NONCE} characters, none with a '|'")
        self.word = 0
        self.seed = seed
        self.salt = "".join(f"{nonce}|" for nonce in nonces).encode()
        self.block = b""
        self.blocks = 0
        self.offset = 0

    def give(self, n: int) -> int:
        with cython.gil:
            number = self.exactly(n)
        return number

    def exactly(self, n: int) -> int:
        """The next number below n, every one equally likely."""
        while True:
            word = self.next_word()
            if word < WORDS - WORDS % n:
                return word % n

    def next_word(self) -> int:
        if self.offset == len(self.block):
            self.block = hmac.digest(self.seed, self.salt + str(self.blocks).encode(), "sha256")
            self.blocks += 1
            self.offset = 0
        self.offset += 4
        return int.from_bytes(self.block[self.offset - 4 : self.offset], "big")
