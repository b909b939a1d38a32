"""Passwords and recovery codes.

A password is something that somebody could think of, so it is kept by argon2: 64 MiB and all that it gets of a core,
for every guess. A recovery code is 125 bits of chance, which nobody guesses: a plain hash is enough, and its owner
never waits behind those who guess passwords.
"""

import hashlib
import hmac
import secrets
import unicodedata
from collections.abc import Sequence

from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError

from gelateria.server.core import Core
from gelateria.server.ops.costly_work import Waiting

HASHER = PasswordHasher()
ALPHABET = "0123456789ABCDEFGHJKMNPQRSTVWXYZ"
"""Crockford's base 32: no letter that looks like a digit."""
LOOK_ALIKES = str.maketrans("OIL", "011", "- ")
GROUPS = 5
PLAIN_HASH = "sha256$"
"""How the hash of a code begins; in older rows it is one of argon2."""
NOBODYS = "$argon2id$v=19$m=65536,t=3,p=4$g2NoHX2TfRvV3Csj2oh31g$R0r1FM74gvqjHN3tcKziIa1xxwQvnBdGo7kdS6/xzQs"
"""The hash of a password that nobody knows: it was random and is forgotten. Made anew, it would slow every start."""


async def hash_password(core: Core, who: Waiting, password: str) -> str:
    return await core.costly_work.do(who, HASHER.hash, _one_form(password))


async def is_password(core: Core, who: Waiting, kept: str | None, password: str) -> bool:
    """Whether this is the password. Where there is none to compare with, it takes just as long to say no."""
    return await core.costly_work.do(who, _verify, kept or NOBODYS, _one_form(password))


def is_outdated(kept: str) -> bool:
    """Whether it would be kept otherwise today: then it would also take another time to say no."""
    return HASHER.check_needs_rehash(kept)


def new_code() -> str:
    """A recovery code: 125 bits in five groups of five letters and digits."""
    return "-".join("".join(secrets.choice(ALPHABET) for _ in range(5)) for _ in range(GROUPS))


def hash_code(code: str) -> str:
    return PLAIN_HASH + hashlib.sha256(_plain(code).encode()).hexdigest()


def is_code(kept: str, code: str) -> bool:
    """Whether this is the code, however it was typed: small letters, without dashes, O for 0."""
    return hmac.compare_digest(kept, hash_code(code))


async def is_old_code(core: Core, who: Waiting, kept: Sequence[str], code: str) -> bool:
    """The same, for one of these that is kept by argon2. If none is, it takes just as long to say no."""
    old = next((one for one in kept if not one.startswith(PLAIN_HASH)), NOBODYS)
    return await core.costly_work.do(who, _verify, old, _plain(code))


def _verify(kept: str, told: str) -> bool:
    try:
        return HASHER.verify(kept, told)
    except (VerificationError, InvalidHashError):
        return False


def _one_form(password: str) -> str:
    return unicodedata.normalize("NFKC", password)


def _plain(code: str) -> str:
    return code.upper().translate(LOOK_ALIKES)
