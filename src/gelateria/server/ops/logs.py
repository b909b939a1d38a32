"""What is logged: one JSON object a line, on the standard error. No names, no keys, no addresses of people."""

import json
import logging
import logging.config
import time
from typing import Any

USUAL = frozenset(vars(logging.makeLogRecord({}))) | {"message", "asctime", "taskName", "color_message"}


class JsonLines(logging.Formatter):
    """A record as JSON: when, how bad, where, what, and whatever was added by name."""

    def format(self, record: logging.LogRecord) -> str:
        told: dict[str, Any] = {
            "at": time.strftime("%Y-%m-%dT%H:%M:%S", time.gmtime(record.created)) + f".{int(record.msecs):03d}Z",
            "level": record.levelname.lower(),
            "from": record.name,
            "what": record.getMessage(),
        }
        told |= {name: value for name, value in vars(record).items() if name not in USUAL}
        if record.exc_info:
            told["fault"] = self.formatException(record.exc_info)
        return json.dumps(told, default=str, ensure_ascii=False)


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
