"""How the server says no: a status, a code for programs, a sentence for people, and the rule, where it is one."""

import math
import random
from typing import Annotated, Any

from msgspec import UNSET, Meta, Struct, UnsetType

from gelateria.engine import Illegal


class Problem(Struct, frozen=True):
    """The body of every error."""

    code: Annotated[str, Meta(description="What went wrong, for programs: `not-found`, `illegal`, `too-many` …")]
    sentence: Annotated[str, Meta(description="The same for people.")]
    rule: Annotated[str | UnsetType, Meta(description="The id of the rule that stands against it.")] = UNSET
    limit: Annotated[
        Any, Meta(description="What would have been allowed, where that can be said in a word or a number.")
    ] = UNSET


AWAY = Problem("away", "The server cannot reach its records just now. What was acknowledged is kept: come back soon.")
"""Its database is away. Why, is for the log."""


def soon(seconds: float) -> float:
    """When somebody is told to come back: after so long or up to twice that, so that not all come at once."""
    return round(seconds * random.uniform(1, 2), 2)


class Refused(Exception):
    """Raised for anything the server will not do. Nothing has changed when it is raised."""

    def __init__(
        self,
        status: int,
        code: str,
        sentence: str,
        rule: str | UnsetType = UNSET,
        limit: Any = UNSET,
        again: float | None = None,
    ) -> None:
        super().__init__(sentence)
        self.status = status
        self.problem = Problem(code, sentence, rule, limit)
        self.again = again
        """Seconds after which it is worth asking once more."""

    @property
    def headers(self) -> dict[str, str]:
        return {} if self.again is None else {"retry-after": str(math.ceil(self.again))}


def refused_by_rule(error: Illegal) -> Refused:
    """A rule's refusal as the wire tells it."""
    return Refused(422, "illegal", error.sentence, error.rule, UNSET if error.limit is None else error.limit)


def who_are_you(sentence: str = "Come in first: as a guest with a name, or sign in.") -> Refused:
    return Refused(401, "who-are-you", sentence)


def not_found(what: str) -> Refused:
    return Refused(404, "not-found", f"There is no such {what}.")


def forbidden(sentence: str) -> Refused:
    return Refused(403, "forbidden", sentence)


def in_the_way(sentence: str, rule: str | UnsetType = UNSET) -> Refused:
    """What is asked does not fit how things stand."""
    return Refused(409, "conflict", sentence, rule)


def unclear(sentence: str, limit: Any = UNSET) -> Refused:
    """What was sent makes no sense."""
    return Refused(400, "unclear", sentence, limit=limit)


def too_many(sentence: str, again: float | None = None) -> Refused:
    """More than one may ask for; `again` is the number of seconds to wait."""
    return Refused(429, "too-many", sentence, limit=UNSET if again is None else round(again, 1), again=again)


def too_busy(sentence: str, again: float) -> Refused:
    """More than we can do at once, whoever asks."""
    return Refused(503, "too-many", sentence, limit=again, again=again)
