"""When the database is away: which errors mean that, what the log is told of it, and when to come back.

All that is asked of the database goes through `Core` and `Writer`. Both turn such errors into Away, so nobody above
need know a driver's errors.
"""

import logging
from collections.abc import Callable

from sqlalchemy.exc import DBAPIError
from sqlalchemy.exc import TimeoutError as NoConnectionFree

log = logging.getLogger(__name__)

SQLITE = {
    5: "the file is locked",
    6: "a table is locked",
    7: "there is no memory left",
    8: "the file cannot be written",
    10: "the disk has failed",
    11: "the file is damaged",
    13: "the disk is full",
    14: "the file cannot be opened",
    15: "the file is locked",
    26: "the file is no database",
}
"""By the primary code of an error: https://sqlite.org/rescode.html."""
POSTGRESQL = {
    "08": "the connection is lost",
    "25006": "it can only be read",
    "28": "it does not let us in",
    "3D": "it is not there",
    "40": "it could not decide who comes first",
    "53100": "the disk is full",
    "53300": "it has too many connections",
    "53": "it has no room left",
    "55P03": "something is locked",
    "57": "it stops, starts, or took too long",
    "58": "its disk has failed",
}
"""By how an SQLSTATE begins; the longest that fits holds."""

SOONEST, LATEST = 1.0, 5.0
"""Seconds: who comes back sooner only adds to the crowd, and who comes later waits for nothing."""


class Away(Exception):
    """The database does not do what it is there for. Whether what it was told is written is not known."""

    def __init__(self, why: str, again: float) -> None:
        super().__init__(why)
        self.again = again
        """Seconds after which it is worth a try."""


class Availability:
    """Whether the database is there. The log hears of it when that changes, not with everything that fails."""

    def __init__(self, now: Callable[[], float]) -> None:
        self.failures = 0
        self.since: float | None = None
        """Since when it is away."""
        self._now = now

    def check(self, error: Exception) -> None:
        """Away, if that is what the error means; else nothing."""
        if why := why_away(error):
            raise self.failed(why) from error

    def failed(self, why: str) -> Away:
        """The longer it has been away, the longer it will be."""
        self.failures += 1
        now = self._now()
        if self.since is None:
            self.since = now
            log.error("the database is away", extra={"why": why})
        return Away(why, min(max(SOONEST, (now - self.since) / 2), LATEST))

    def answered(self) -> None:
        """Something was written."""
        if self.since is not None:
            log.warning("the database is back", extra={"seconds": round(self._now() - self.since, 1)})
            self.since = None


def why_away(error: BaseException) -> str | None:
    """What is wrong with the database; None if the error is about what it was asked, and anything else may be."""
    if isinstance(error, NoConnectionFree):
        return "all connections to it are in use"
    if isinstance(error, TimeoutError):
        return "it does not answer"
    if isinstance(error, OSError):
        return f"it cannot be reached: {type(error).__name__}"
    cause = error.orig if isinstance(error, DBAPIError) else error
    if code := getattr(cause, "sqlite_errorcode", None):
        return SQLITE.get(code & 0xFF)
    if state := getattr(cause, "sqlstate", None):
        return next((POSTGRESQL[state[:length]] for length in (5, 2) if state[:length] in POSTGRESQL), None)
    if isinstance(error, DBAPIError) and error.connection_invalidated:
        return POSTGRESQL["08"]
    return None
