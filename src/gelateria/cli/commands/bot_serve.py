"""`gelateria bot serve`: a bot as a program that others ask over stdio."""

import os
import sys

from gelateria.bots import find_bot
from gelateria.bots.external.serve import serve


def bot_serve(name: str, /) -> None:
    """Play as a program that is asked over stdio.

    Questions come on stdin, answers go to stdout, JSON line by line. That is how
    a Python class runs in a process of its own, with limits of time and memory,
    and how programs in other languages can ask our bots. docs/writing-a-bot.md
    tells what is said. Whatever the bot itself prints goes to stderr, out of the
    way.

    Try:

        gelateria bot serve my_bot.py:MyBot
        gelateria play geizen --bots "stdio:gelateria bot serve my_bot.py:MyBot"

    Args:
        name: A bot: MODULE:CLASS, FILE.py:CLASS, or one of ours.
    """
    with os.fdopen(os.dup(1), "wb") as answers:
        os.dup2(2, 1)
        find_bot(name)
        serve(name, sys.stdin.buffer, answers)
