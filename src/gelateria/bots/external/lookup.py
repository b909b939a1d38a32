"""Finds the bots that people bring along by their names: `MODULE:CLASS`, `FILE.py:CLASS` or `stdio:COMMAND`."""

import importlib
import importlib.util
import inspect
import os
import sys
from collections.abc import Callable
from functools import cache, partial
from hashlib import sha256
from pathlib import Path
from textwrap import shorten
from types import ModuleType
from typing import Any

from gelateria.bots.bot import Bot
from gelateria.bots.external.in_process import GIVEN, AnySetting, ClassGuest, accepted
from gelateria.bots.external.stdio import PREFIX, ProgramGuest, read_command
from gelateria.bots.faults import UnknownBot

Maker = Callable[[AnySetting, int], Bot]
"""Makes a bot for a game that is set out, with a seed."""


def is_guest(name: str) -> bool:
    """Whether the name tells where to find a bot, rather than being the name of one of ours."""
    return ":" in name or name.endswith(".py")


def find_guest(name: str) -> Maker:
    """What makes the bot of that name; UnknownBot says why there is none."""
    if name.startswith(PREFIX):
        return partial(ProgramGuest, name, read_command(name))
    return _class_guest(name)


def nickname(name: str) -> str:
    """A guest's name where there is little room: `my_bot.py:MyBot` is MyBot, `stdio:node bots/a.mjs` is node a.mjs."""
    if name.startswith(PREFIX):
        return shorten(" ".join(Path(word).name for word in name.removeprefix(PREFIX).split()), 30, placeholder=" …")
    return name.rpartition(":")[2] if is_guest(name) else name


def _class_guest(name: str) -> Maker:
    kind = find_class(name)
    if issubclass(kind, Bot):
        return kind
    _check_class(name, kind)
    return partial(ClassGuest, name, kind)


def find_class(name: str) -> type[Any]:
    """The class that `MODULE:CLASS` or `FILE.py:CLASS` names."""
    place, colon, title = name.rpartition(":")
    if not colon or not place or not title:
        raise UnknownBot(f"{name!r} is no bot: it takes a module or file and a class in it, as in my_bot.py:MyBot.")
    found: Any = _load(name, place)
    for part in title.split("."):
        if not hasattr(found, part):
            raise UnknownBot(f"{place} has no class {title!r}.{_offered(found)}")
        found = getattr(found, part)
    if not isinstance(found, type):
        raise UnknownBot(f"{title!r} in {place} is no class.")
    return found


def _load(name: str, place: str) -> ModuleType:
    """The module; a mistake in somebody's file must not look like one of ours."""
    try:
        if place.endswith(".py") or os.sep in place:
            path = Path(place).expanduser().resolve()
            if not path.is_file():
                raise UnknownBot(f"There is no file {place}.")
            return _load_file(path, path.stat().st_mtime_ns)
        if str(Path.cwd()) not in sys.path:
            sys.path.append(str(Path.cwd()))
        return importlib.import_module(place)
    except UnknownBot:
        raise
    except (Exception, SystemExit) as error:
        raise UnknownBot(f"{name} cannot be loaded: {type(error).__name__}: {error}.") from error


@cache
def _load_file(path: Path, changed: int) -> ModuleType:
    """A file as a module of its own; once more when it was changed. It finds its neighbours as a script would."""
    if str(path.parent) not in sys.path:
        sys.path.append(str(path.parent))
    unique = sha256(f"{path}@{changed}".encode()).hexdigest()[:12]
    spec = importlib.util.spec_from_file_location(f"{path.stem}_{unique}", path)
    if spec is None or spec.loader is None:
        raise ImportError("this is no Python file")
    module = importlib.util.module_from_spec(spec)
    sys.modules[spec.name] = module
    try:
        spec.loader.exec_module(module)
    except BaseException:
        del sys.modules[spec.name]
        raise
    return module


def _check_class(name: str, kind: type[Any]) -> None:
    if not callable(getattr(kind, "decide", None)):
        raise UnknownBot(f"{name} is no bot: it has no decide(view, legal).")
    try:
        inspect.signature(kind.decide).bind(None, None, None)
    except TypeError:
        raise UnknownBot(f"{name} is no bot: its decide must take a view and the legal actions.") from None
    except ValueError:  # a class in C may not tell
        return
    told = dict.fromkeys(accepted(kind))
    try:
        inspect.signature(kind).bind(**told)
    except TypeError as error:
        raise UnknownBot(f"{name} cannot be made: {error}. What it can be told: {', '.join(GIVEN)}.") from None


def _offered(module: Any) -> str:
    """The classes of a module that look like bots, for somebody who mistyped."""
    classes = [
        title
        for title, thing in vars(module).items()
        if isinstance(thing, type) and thing.__module__ == module.__name__ and hasattr(thing, "decide")
    ]
    return f" There are: {', '.join(classes)}." if classes else ""
