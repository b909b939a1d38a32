"""A disk that is full for a moment: one write of a real database fails, and nothing else is different."""

import sqlite3
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

from sqlalchemy import event
from sqlalchemy.exc import OperationalError

from gelateria.server.core import Core


class Failure:
    """The n-th write, commits counted too."""

    def __init__(self, nth: int) -> None:
        self.left = nth

    @property
    def happened(self) -> bool:
        return self.left <= 0

    def statement(self, connection: Any, cursor: Any, statement: str, *_: Any) -> None:
        if not statement.startswith("SELECT"):
            self._count(statement)

    def commit(self, connection: Any) -> None:
        self._count("COMMIT")

    def _count(self, what: str) -> None:
        self.left -= 1
        if self.left == 0:
            raise OperationalError(what, None, disk_full())


def disk_full() -> sqlite3.OperationalError:
    """As SQLite tells it."""
    error = sqlite3.OperationalError("database or disk is full")
    error.sqlite_errorcode, error.sqlite_errorname = sqlite3.SQLITE_FULL, "SQLITE_FULL"
    return error


@contextmanager
def failing_write(core: Core, nth: int) -> Iterator[Failure]:
    """The n-th write from here on fails, once. For SQLite: all its writes go through one engine."""
    failure = Failure(nth)
    listeners: dict[str, Callable[..., Any]] = {"before_cursor_execute": failure.statement, "commit": failure.commit}
    for name, listener in listeners.items():
        event.listen(core.plain, name, listener)
    try:
        yield failure
    finally:
        for name, listener in listeners.items():
            event.remove(core.plain, name, listener)
