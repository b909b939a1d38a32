"""Passwords and recovery codes: argon2, beside the event loop and no more than two at once."""

import asyncio
import secrets
import unicodedata
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import TypeVar

from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError

T = TypeVar("T")
HASHER = PasswordHasher()
AT_ONCE = ThreadPoolExecutor(max_workers=2, thread_name_prefix="argon2")
"""A hash takes 64 MiB and all it gets of a core: two at once, however many wait."""
ALPHABET = "0123456789ABCDEFGHJKMNPQRSTVWXYZ"
"""Crockford's base 32: no letter that looks like a digit."""
LOOK_ALIKES = str.maketrans("OIL", "011", "- ")
GROUPS = 5
NOBODYS = "$argon2id$v=19$m=65536,t=3,p=4$g2NoHX2TfRvV3Csj2oh31g$R0r1FM74gvqjHN3tcKziIa1xxwQvnBdGo7kdS6/xzQs"
"""The hash of a password that nobody knows: it was random and is forgotten. Made anew, it would slow every start."""


async def hash_password(password: str) -> str:
    return await _beside(HASHER.hash, _one_form(password))


async def is_password(kept: str | None, password: str) -> bool:
    """Whether this is the password. Where there is none to compare with, it takes just as long to say no."""
    return await _beside(_verify, kept or NOBODYS, _one_form(password))


def new_code() -> str:
    """A recovery code: 125 bits in five groups of five letters and digits."""
    return "-".join("".join(secrets.choice(ALPHABET) for _ in range(5)) for _ in range(GROUPS))


async def hash_code(code: str) -> str:
    return await _beside(HASHER.hash, _plain(code))


async def is_code(kept: str | None, code: str) -> bool:
    """Whether this is the code, however it was typed: small letters, without dashes, O for 0."""
    return await _beside(_verify, kept or NOBODYS, _plain(code))


def _verify(kept: str, told: str) -> bool:
    try:
        return HASHER.verify(kept, told)
    except (VerificationError, InvalidHashError):
        return False


def _one_form(password: str) -> str:
    return unicodedata.normalize("NFKC", password)


def _plain(code: str) -> str:
    return code.upper().translate(LOOK_ALIKES)


async def _beside(work: Callable[..., T], *told: str) -> T:
    return await asyncio.get_running_loop().run_in_executor(AT_ONCE, work, *told)
