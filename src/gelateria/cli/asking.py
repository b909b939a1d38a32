"""A question to whoever sits at the keyboard."""

import sys
from contextlib import nullcontext

from gelateria.lab.alarm import alarm

TICK = 0.1


def ask(question: str) -> str:
    """What is typed in answer, as `input` has it, but that a Ctrl-C is always heard.

    `input` shows its prompt a moment before it listens, and keeps a Ctrl-C of that moment until the next key. A tick
    wakes it up.
    """
    with alarm(lambda: None, TICK, every=TICK) if sys.stdin.isatty() else nullcontext():
        return input(question)
