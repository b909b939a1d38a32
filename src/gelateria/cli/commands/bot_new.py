"""`gelateria bot new`: a bot to begin with."""

import keyword
import re
import shlex
from pathlib import Path

from gelateria.bots.external import template
from gelateria.cli.options.failing import Spoiled, Unclear


def bot_new(file: Path, /) -> None:
    """Write a bot to begin with.

    A small one that plays every game and says in its comments what there is to
    know. Change it, check it, let it play.

    Try:

        gelateria bot new my_bot.py
        gelateria bot check my_bot.py:MyBot
        gelateria simulate geizen --bots my_bot.py:MyBot,greedy

    Args:
        file: A new Python file; the bot in it is called after it.
    """
    if file.suffix != ".py" or not file.stem.isidentifier() or keyword.iskeyword(file.stem):
        raise Unclear(f"{file.name!r} is no name for a Python file: letters, digits and _, and .py at the end.")
    title = class_name(file.stem)
    text = Path(template.__file__).with_suffix(".py").read_text(encoding="utf-8")
    text = text.replace("my_bot.py", file.name).replace("MyBot", title)
    try:
        with file.open("x", encoding="utf-8") as new:
            new.write(text)
    except FileExistsError:
        raise Spoiled(f"There is a file {file} already.") from None
    except OSError as error:
        raise Spoiled(f"{file} cannot be written: {error.strerror}.") from None
    name = shlex.quote(f"{file}:{title}")
    print(f"{file} is a bot that plays every game. Read it, change it, and then:\n")
    print(f"    gelateria bot check {name}")
    print(f"    gelateria simulate geizen --bots {name},greedy --games 200")
    print(f"    gelateria play geizen --bots {name}")


def class_name(stem: str) -> str:
    """`my_bot` is called MyBot."""
    title = "".join(part[:1].upper() + part[1:] for part in re.split("_+", stem))
    return title if title.isidentifier() else f"Bot{title}"
