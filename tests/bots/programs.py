"""Programs that guests might bring, good ones and bad ones: real ones, in Python, as short as can be."""

import shlex
import sys
from pathlib import Path
from textwrap import dedent

from gelateria.bots.limits import Limits
from gelateria.bots.stdio import ProgramGuest, read_command
from gelateria.engine import find_game

IMPATIENT = Limits(start=0.5, move=0.5, memory=1024)
"""For those who are expected to be late."""
PATIENT = Limits(memory=1024)
"""For those who are not, on a machine that has other things to do."""

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


def hosted(name: str, limits: Limits = PATIENT, seed: int = 5) -> ProgramGuest:
    """The program at a table for two, with limits of its own."""
    return ProgramGuest(name, read_command(name), find_game("geizen").setting(2), seed, limits)
