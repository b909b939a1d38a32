"""A file of what is finished, a line each, so that a run that was stopped goes on where it was.

The first line says what is played; a run with other settings is refused. A line that a pulled plug cut short is
dropped and played again.
"""

import os
from collections.abc import Callable, Iterable, Iterator
from pathlib import Path
from typing import IO, Any, Generic, TypeVar

import msgspec
from msgspec import Struct

Line = TypeVar("Line", bound=Struct)


class WrongJournal(Exception):
    """The file is of another run, or of none."""


class Journal(Generic[Line]):
    """Of one run, in one file. The head tells by its tag what kind of run it is, and by its values which."""

    def __init__(self, path: Path, head: Struct, lines: type[Line], fits: Callable[[Line], bool]) -> None:
        self.path = path
        self.head = head
        self.lines = lines
        self.fits = fits
        self.file: IO[bytes] | None = None

    def __enter__(self) -> "Journal[Line]":
        return self

    def __exit__(self, *_: object) -> None:
        if self.file is not None:
            self.file.close()

    def begin(self) -> None:
        """A new file; one that is there already is left alone."""
        if self.path.exists() and self.path.stat().st_size:
            raise WrongJournal(f"{self.path} is there already. Go on with it by --resume, or name another file.")
        try:
            self.file = self.path.open("wb")
        except OSError as error:
            raise WrongJournal(f"{self.path} cannot be written: {error.strerror}.") from None
        self.file.write(msgspec.json.encode(self.head) + b"\n")
        self.file.flush()

    def take_up(self) -> list[Line]:
        """What is finished, from a file that is there already; without one, a new file is begun."""
        try:
            lines = self.path.read_bytes().splitlines(keepends=True)
        except FileNotFoundError:
            lines = []
        except OSError as error:
            raise WrongJournal(f"{self.path} cannot be read: {error.strerror}.") from None
        whole = [line for line in lines if line.endswith(b"\n")]
        if not whole:
            self.path.unlink(missing_ok=True)
            self.begin()
            return []
        self.check(whole[0])
        finished = list(self.read(whole[1:]))
        self.file = self.path.open("r+b")
        self.file.truncate(sum(map(len, whole)))
        self.file.seek(0, os.SEEK_END)
        return finished

    def check(self, line: bytes) -> None:
        """Whether the first line is of this run."""
        try:
            found = msgspec.to_builtins(msgspec.json.decode(line, type=type(self.head)))
        except msgspec.MsgspecError:
            kind = str(type(self.head).__struct_config__.tag)
            raise WrongJournal(f"{self.path} is no file of {'an' if kind[0] in 'aeiou' else 'a'} {kind}.") from None
        ours = msgspec.to_builtins(self.head)
        for place, theirs, mine in differences(found, ours):
            if place == "minds":
                raise WrongJournal(
                    f"{self.path} was played by bots that think otherwise: they were changed or have learnt since. "
                    "Name another file."
                )
            raise WrongJournal(
                f"{self.path} is of another run: {place} is {_short(theirs)} there and {_short(mine)} here. "
                "Name another file, or the same settings."
            )

    def read(self, lines: list[bytes]) -> Iterator[Line]:
        decoder = msgspec.json.Decoder(self.lines)
        for number, line in enumerate(lines, 2):
            try:
                finished = decoder.decode(line)
                fits = self.fits(finished)
            except msgspec.MsgspecError:
                fits = False
            if not fits:
                raise WrongJournal(f"{self.path}: line {number} is damaged.")
            yield finished

    def write(self, finished: Iterable[Line]) -> None:
        """Keep them, now."""
        if self.file is not None:
            self.file.write(msgspec.json.Encoder().encode_lines(finished))
            self.file.flush()


def differences(theirs: Any, ours: Any, place: str = "") -> Iterator[tuple[str, Any, Any]]:
    """Where two plain values differ, in words a person can find."""
    if isinstance(theirs, dict) and isinstance(ours, dict):
        for name in sorted({*theirs, *ours}, key=str):
            where = f"{place}.{name}" if place else str(name)
            yield from differences(theirs.get(name), ours.get(name), where)
    elif theirs != ours:
        yield (
            place.removeprefix("task.").removeprefix("contest.").removeprefix("material.").removeprefix("origin."),
            theirs,
            ours,
        )


def _short(value: Any) -> str:
    text = msgspec.json.encode(value).decode()
    return text if len(text) <= 60 else f"{text[:57]}…"
