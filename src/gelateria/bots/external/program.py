"""A program that is asked in lines and answers in lines, and cannot make us wait longer than it may."""

import os
import selectors
import weakref
from collections.abc import Sequence
from contextlib import suppress
from time import monotonic

from gelateria.bots.external.limits import Limits
from gelateria.bots.external.process import CHUNK, Child

LONGEST_LINE = 64 * 1024
"""No answer is as long."""
LAST_WORDS = 4096
"""So many bytes of stderr are kept."""
LAST_LINES = 12
FULL_PIPE = 16
"""So many chunks at most wait in a pipe."""


class Broken(Exception):
    """A program that did not answer as it should. It has been ended."""

    def __init__(self, problem: str, last_words: str) -> None:
        super().__init__(problem)
        self.last_words = last_words


class Program:
    """Runs until it is closed or forgotten, or does something wrong. With its last line it is told that it is over."""

    def __init__(self, command: Sequence[str], limits: Limits, last_line: bytes) -> None:
        self.child = Child(command, limits)
        self.heard = bytearray()
        self.grumbled = bytearray()
        self._leave = weakref.finalize(self, self.child.leave, last_line)

    def ask(self, question: bytes, seconds: float) -> bytes:
        """Say something, and get the one line that answers it within that many seconds."""
        deadline = monotonic() + seconds
        self._listen()
        if self.heard:
            raise self._broken("spoke without being asked")
        child = self.child
        with selectors.DefaultSelector() as selector:
            selector.register(child.stdin, selectors.EVENT_WRITE)
            selector.register(child.stdout, selectors.EVENT_READ)
            selector.register(child.stderr, selectors.EVENT_READ)
            while b"\n" not in self.heard:
                ready = selector.select(max(0.0, deadline - monotonic()))
                if monotonic() >= deadline:
                    raise self._broken(f"did not answer within {seconds:g} s")
                for stream in (key.fileobj for key, _ in ready):
                    if stream is child.stdout:
                        self._listen()
                    elif stream is child.stderr:
                        if not self._overhear():
                            selector.unregister(stream)
                    else:
                        question = child.say(question)
                        if not question:
                            selector.unregister(stream)
        line, _, more = bytes(self.heard).partition(b"\n")
        if question:
            raise self._broken("answered before it had heard the question")
        if more:
            raise self._broken("answered with more than one line")
        self.heard.clear()
        return line

    def close(self) -> bool:
        """Say goodbye; whether it then ended by itself."""
        return bool(self._leave())

    def kill(self) -> str:
        """End it now; returns its last words."""
        if self._leave.detach():
            self.child.kill()
            for _ in range(FULL_PIPE):
                self._overhear()
            self.child.close()
        lines = self.grumbled.decode(errors="replace").splitlines()
        return "\n".join(lines[-LAST_LINES:])

    def _listen(self) -> None:
        """Hear what there is to hear, as long as it can be an answer."""
        with suppress(BlockingIOError):
            while heard := os.read(self.child.stdout.fileno(), CHUNK):
                self.heard += heard
                if len(self.heard) > LONGEST_LINE:
                    raise self._broken(f"answered with more than {LONGEST_LINE:,} bytes")
            if b"\n" not in self.heard:
                raise self._broken(self.child.farewell())

    def _overhear(self) -> bool:
        """Keep the end of what it writes to stderr; False when nothing more will come."""
        with suppress(BlockingIOError):
            told = os.read(self.child.stderr.fileno(), CHUNK)
            self.grumbled += told
            del self.grumbled[:-LAST_WORDS]
            return bool(told)
        return True

    def _broken(self, problem: str) -> Broken:
        return Broken(problem, self.kill())
