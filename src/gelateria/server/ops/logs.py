"""What is logged: one JSON object a line, on the standard error. No names, no keys, no addresses of people."""

import json
import logging
import logging.config
import sqlite3
import time
import traceback
from collections.abc import Iterator
from typing import Any

from sqlalchemy.exc import DBAPIError

MOST_STATEMENT = 200
"""Letters of a statement that failed."""
USUAL = frozenset(vars(logging.makeLogRecord({}))) | {"message", "asctime", "taskName", "color_message"}


class JsonLines(logging.Formatter):
    """A record as JSON: when, how bad, where, what, and whatever was added by name."""

    def format(self, record: logging.LogRecord) -> str:
        told: dict[str, Any] = {
            "at": time.strftime("%Y-%m-%dT%H:%M:%S", time.gmtime(record.created)) + f".{int(record.msecs):03d}Z",
            "level": record.levelname.lower(),
            "from": record.name,
            "what": _message(record),
        }
        told |= {name: value for name, value in vars(record).items() if name not in USUAL}
        if record.exc_info and record.exc_info[1]:
            told["fault"] = "\n\n".join(_causes(record.exc_info[1]))
        return json.dumps(told, default=str, ensure_ascii=False)


def _message(record: logging.LogRecord) -> str:
    """Asyncio adds to its own what is in the futures and tasks that it is about: errors with all their values."""
    message = record.getMessage()
    return message.partition("\n")[0] if record.name == "asyncio" else message


def _causes(error: BaseException) -> Iterator[str]:
    """What led to what, the first cause first; and of each where it was."""
    cause = error.__cause__ or (None if error.__suppress_context__ else error.__context__)
    if cause:
        yield from _causes(cause)
    if isinstance(error, BaseExceptionGroup):
        for one in error.exceptions:
            yield from _causes(one)
    yield "".join(traceback.format_tb(error.__traceback__)) + without_values(error)


def without_values(error: BaseException) -> str:
    """An error in a line. What PostgreSQL says about it is left out: names, logins and hashes stand there."""
    kind = type(error).__name__
    if isinstance(error, DBAPIError):
        return f"{kind} in {(error.statement or '')[:MOST_STATEMENT]!r}: {without_values(error.orig or Exception())}"
    if not hasattr(error, "sqlstate") or isinstance(error, sqlite3.Error):
        return f"{kind}: {error}"
    about = [getattr(error, name, None) for name in ("sqlstate", "table_name", "column_name", "constraint_name")]
    return " ".join([kind, *(str(part) for part in about if part)])


def begin_logging(level: str) -> None:
    logging.config.dictConfig(
        {
            "version": 1,
            "disable_existing_loggers": False,
            "formatters": {"lines": {"()": JsonLines}},
            "handlers": {"stderr": {"class": "logging.StreamHandler", "formatter": "lines"}},
            # What others log of their work are paths, addresses, frames, and rows with everything in them.
            "root": {"level": "ERROR" if level == "error" else "WARNING", "handlers": ["stderr"]},
            "loggers": {"gelateria": {"level": level.upper()}},
        }
    )
