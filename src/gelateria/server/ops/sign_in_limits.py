"""The doors through which people come in, and how often one may knock."""

from collections.abc import Callable

from gelateria.server.errors import too_many
from gelateria.server.ops.rate_limit import Limits

MINUTE = 60.0


class SignInLimits:
    """Limits on coming in. A password is guessed slowly from one place, and not much faster from many."""

    def __init__(self, now: Callable[[], float]) -> None:
        self.guests = Limits(rate=6 / MINUTE, burst=30, now=now)
        self.tries_here = Limits(rate=2 / MINUTE, burst=5, now=now)
        self.tries_by_address = Limits(rate=10 / MINUTE, burst=20, now=now)
        self.tries_by_login = Limits(rate=10 / MINUTE, burst=50, now=now)

    def come_in(self, address: str) -> None:
        """Somebody new; Refused if too many came from there."""
        if not self.guests.take(address):
            raise too_many("Too many people came in from your address. Wait a minute.")

    def try_password(self, login: str, address: str) -> None:
        """Somebody says who they are; Refused if they said so too often."""
        if not (
            self.tries_by_address.take(address)
            and self.tries_here.take((login, address))
            and self.tries_by_login.take(login)
        ):
            raise too_many("Too many tries. Wait a minute, then try again.")

    def was_right(self, login: str, address: str) -> None:
        """They are who they said."""
        self.tries_here.forgive((login, address))
