"""The command line, `gelateria`. One small file a command; `main` speaks for them all when they fail."""

import os
import sys
from collections.abc import Sequence

from cyclopts import CycloptsError
from rich.console import Console

from gelateria.bots import BotFault, UnknownBot
from gelateria.bots.external.serve import Misunderstood
from gelateria.cli.options import language
from gelateria.cli.options.complaints import in_our_words
from gelateria.cli.options.failing import Failed, Spoiled, Unclear
from gelateria.engine import Damaged, EditionError, Illegal, UnknownGame
from gelateria.lab import Endless, NoCluster, NotInstalled, NoVariant, WrongJournal

__all__ = ["main"]

UNCLEAR = (CycloptsError, Unclear, UnknownGame, UnknownBot, Illegal, NoVariant)
"""The command was not understood: exit code 2."""
SPOILED = (Spoiled, Damaged, EditionError, Endless, Misunderstood, NoCluster, NotInstalled, WrongJournal)
"""The command was understood, but what it was given is no good: exit code 1."""


def main(words: Sequence[str] | None = None) -> int:
    """Run one command; returns the exit code."""
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        if hasattr(stream, "reconfigure"):  # a terminal that cannot show ● gets a ?, not a crash
            stream.reconfigure(errors="replace")
    from gelateria.cli.app import call  # after this module, which the commands belong to

    try:
        call(sys.argv[1:] if words is None else words)
        sys.stdout.flush()
    except UNCLEAR as error:
        return complain(in_our_words(error), 2)
    except SPOILED as error:
        return complain(str(error), 1)
    except BotFault as fault:
        return complain_of(fault)
    except Failed:
        sys.stdout.flush()
        return 1
    except KeyboardInterrupt:
        return complain(language.words().say("terminal-stopped"), 130)
    except BrokenPipeError:  # whoever read us has seen enough, as `head` does
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 1
    return 0


def complain(sentence: str, code: int) -> int:
    """Say what is wrong, in one sentence, where errors belong."""
    _print_error(" ".join(sentence.split()))
    return code


def complain_of(fault: BotFault) -> int:
    """Whoever wrote the bot wants to see more than a sentence."""
    _print_error(str(fault))
    return 1


def _print_error(text: str) -> None:
    Console(stderr=True, highlight=False, soft_wrap=True).print(text, markup=False)
