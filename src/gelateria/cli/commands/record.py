"""`gelateria record`: a played game as a file or as one line of text."""

from pathlib import Path

from gelateria.cli.commands.replay import Source, find_known, read_source
from gelateria.cli.options.failing import Spoiled
from gelateria.cli.options.language import words
from gelateria.engine import replay


def record(source: Source, /, *, token: bool = False, out: Path | None = None) -> None:
    """Turn a played game into one line of text, and back.

    The record is checked, then written as JSON, or as a token: one line that
    can be sent to a friend or pasted into a bug report. One in an older format
    becomes one of today's.

    Try:

        gelateria record game.json --token
        gelateria record gelateria1.eNp… --out game.json

    Args:
        source: A file with a record or a saved game, the name of a game you played, a token, or - for standard input.
        token: Write it as a token.
        out: The file to write to, instead of standard output.
    """
    kept, _ = read_source(source)
    kept = replay(find_known(kept), kept).record(kept.dice)
    text = kept.to_token() + "\n" if token else kept.to_json()
    if out is None:
        print(text, end="")
        return
    try:
        out.write_text(text, encoding="utf-8")
    except OSError as error:
        said = {"file": str(out), "why": str(error.strerror)}
        raise Spoiled(words().say("terminal-wrong-unwritten", said)) from None
