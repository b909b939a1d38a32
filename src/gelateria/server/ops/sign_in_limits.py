"""The doors through which people come in, and how often one may knock.

Counts are kept in memory. A restart forgets them, which gives whoever guesses one more handful: nobody can bring one
about from outside.
"""

import ipaddress
from collections.abc import Callable, Hashable
from functools import lru_cache

from gelateria.server.errors import too_many
from gelateria.server.ops.rate_limit import Limits

MINUTE = 60.0
HOUR = 3600.0
GUESTS_AT_ONCE = 5
"""Minutes of guests who may come in at once from one address: a class sits down together."""
TRY_LATER = "Too many tries. Wait a while, use a browser in which you have signed in before, or your recovery code."

Counted = tuple[Limits, Hashable]


class SignInLimits:
    """Limits on coming in. A password is guessed slowly from one place, and not much faster from many.

    Nobody who guesses from a few networks can use up what a login has: they reach their own limits first. A crowd can,
    but then it shuts out strangers only. Whoever proves by something else that the account is theirs is counted apart.
    """

    def __init__(self, now: Callable[[], float], guest_rate: float) -> None:
        self.guests = Limits(rate=guest_rate / MINUTE, burst=guest_rate * GUESTS_AT_ONCE, now=now)
        self.accounts = Limits(rate=20 / HOUR, burst=40, now=now)
        self.taken_here = Limits(rate=5 / HOUR, burst=5, now=now)
        self.taken_nearby = Limits(rate=20 / HOUR, burst=20, now=now)
        self.tries_by_address = Limits(rate=10 / MINUTE, burst=20, now=now)
        self.tries_nearby = Limits(rate=60 / MINUTE, burst=120, now=now)
        self.tries_here = Limits(rate=2 / MINUTE, burst=5, now=now)
        self.tries_by_login_nearby = Limits(rate=10 / HOUR, burst=20, now=now)
        self.tries_by_login = Limits(rate=60 / HOUR, burst=200, now=now)
        self.tries_by_proof = Limits(rate=2 / MINUTE, burst=10, now=now)
        self.tries_of_owner = Limits(rate=6 / MINUTE, burst=30, now=now)

    def come_in(self, address: str) -> None:
        """Somebody new; Refused if too many came from there."""
        _take("Too many people came in from your address. Wait a minute.", (self.guests, address))

    def try_login(self, address: str) -> None:
        """Somebody wants a login of their own; Refused if it was made or found taken too often from there."""
        _take(
            "Too many accounts were asked for from your address. Wait a while.",
            (self.accounts, address),
            *self._told_taken(address),
        )

    def was_free(self, address: str) -> None:
        """The login they wanted is theirs: they have not heard of anybody else's."""
        for limits, key in self._told_taken(address):
            limits.give_back(key)

    def try_password(self, login: str, address: str) -> None:
        """A stranger says who they are; Refused if that was said too often."""
        nearby = neighbourhood(address)
        _take(
            TRY_LATER,
            (self.tries_by_address, address),
            (self.tries_nearby, nearby),
            (self.tries_here, (login, address)),
            (self.tries_by_login_nearby, (login, nearby)),
            (self.tries_by_login, login),
        )

    def was_right(self, login: str, address: str) -> None:
        """They are who they said, and have guessed nothing."""
        nearby = neighbourhood(address)
        self.tries_here.forgive((login, address))
        self.tries_by_login_nearby.give_back((login, nearby))
        self.tries_by_login.give_back(login)

    def try_code(self, address: str) -> None:
        """A wrong recovery code. Nobody guesses one: it is counted for the work that it makes, whosever it would be."""
        _take(TRY_LATER, (self.tries_by_address, address), (self.tries_nearby, neighbourhood(address)))

    def try_own_password(self, person: str, proof: bytes) -> None:
        """Somebody who has proved by a session or a device that the account may be theirs; Refused if too often."""
        _take(TRY_LATER, (self.tries_by_proof, proof), (self.tries_of_owner, person))

    def _told_taken(self, address: str) -> tuple[Counted, ...]:
        return (self.taken_here, address), (self.taken_nearby, neighbourhood(address))


def _take(sentence: str, *counted: Counted) -> None:
    """One from each; Refused if one of them is empty, and then none is taken."""
    wait = max(limits.wait(key) for limits, key in counted)
    if wait > 0:
        raise too_many(sentence, wait)
    for limits, key in counted:
        limits.take(key)


@lru_cache(maxsize=4096)
def neighbourhood(address: str) -> str:
    """All addresses that one customer can easily have: 256 of the old kind, or 65,536 households of the new."""
    try:
        parsed = ipaddress.ip_address(address)
    except ValueError:
        return address
    return str(ipaddress.ip_network((parsed, 48 if parsed.version == 6 else 24), strict=False))
