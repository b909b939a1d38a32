"""Programs that guests might bring, good ones and bad ones: real ones, in Python, as short as can be."""

import shlex
import sys
from itertools import count
from pathlib import Path
from textwrap import dedent

import msgspec
import pytest

from gelateria.bots.external.limits import Limits
from gelateria.bots.external.stdio import ProgramGuest, read_command
from gelateria.engine import find_game

PATIENT = Limits(start=300, move=300, memory=1024, end=120)
"""For those who do what they should, on a machine that has other things to do."""
IMPATIENT = msgspec.structs.replace(PATIENT, start=0.5, move=0.5)
"""For those who never answer."""
BRIEF = msgspec.structs.replace(PATIENT, end=0.2)
"""For those who never end."""

WAITING = "import signal; signal.pause()"
"""For ever, or until somebody ends it."""

ANSWERING = """
import json, sys

for line in sys.stdin:
    said = json.loads(line)
    if said["type"] == "decide":
        print(json.dumps({answer}))
"""


def write_program(folder: Path, code: str) -> str:
    """A program with this code; returns the name it can be called by."""
    file = folder / "program.py"
    file.write_text(dedent(code), encoding="utf-8")
    return f"stdio:{shlex.quote(sys.executable)} -S {shlex.quote(str(file))}"


def answering(folder: Path, answer: str) -> str:
    """A program that answers every question with this expression, in which `said` is the question."""
    return write_program(folder, ANSWERING.format(answer=answer))


def be_patient(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever takes the limits from the environment is in no hurry from now on, here and in processes begun here."""
    for what in ("start", "move", "end"):
        monkeypatch.setenv(f"GELATERIA_BOT_{what.upper()}", str(getattr(PATIENT, what)))


def time_is_up_with(monkeypatch: pytest.MonkeyPatch, file: Path) -> None:
    """For those who watch a program, no time passes until it has made this file, and then an age between any two looks.

    One leap would not do: who looks for the first time after it would wait for ever.
    """
    ages = count(1)

    def now() -> float:
        return 1e6 * next(ages) if file.exists() else 0.0

    monkeypatch.setattr("gelateria.bots.external.program.monotonic", now)
    monkeypatch.setattr("gelateria.lab.conformance.observing.perf_counter", now)


def making(file: Path) -> str:
    """A line that makes this file."""
    return f"open({str(file)!r}, 'w').close()"


def hosted(name: str, limits: Limits = PATIENT, seed: int = 5) -> ProgramGuest:
    """The program at a table for two, with limits of its own."""
    return ProgramGuest(name, read_command(name), find_game("geizen").setting(2), seed, limits)
