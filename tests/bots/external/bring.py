"""Bots that guests might bring, good ones and bad ones, as files."""

from pathlib import Path
from textwrap import dedent


def write(folder: Path, code: str, name: str = "my_bot.py") -> str:
    """A file with this code; returns the name of the class Mine in it."""
    file = folder / name
    file.write_text(dedent(code), encoding="utf-8")
    return f"{file}:Mine"


def deciding(folder: Path, line: str) -> str:
    """A bot whose decide is this one line."""
    return write(folder, f"class Mine:\n    def decide(self, view, legal):\n        {line}\n")
