"""What every command prints with."""

import json
from collections.abc import Callable
from typing import Any, TypeVar

import msgspec
from rich.console import Console, RenderableType

T = TypeVar("T")


def screen() -> Console:
    """Standard output, with colours where they are wanted (`NO_COLOR` turns them off)."""
    return Console(highlight=False)


def print_json(data: Any) -> None:
    """Data for programs."""
    print(json.dumps(data, indent=2, ensure_ascii=False))


def print_result(result: T, for_people: Callable[[T], RenderableType], as_json: bool) -> None:
    """What came of a run, for people or for programs."""
    if as_json:
        print_json(msgspec.to_builtins(result))
    else:
        screen().print(for_people(result))
