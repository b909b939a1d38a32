"""`GELATERIA_PLAIN=1` runs the rules as the plain Python they are written in, beside the compiled modules.

Slower by a factor of 40 to 120 (docs/benchmarks.md), and a debugger stops in every line. The compiled and the plain
form play the same games bit for bit; the contract tests hold both to it.
"""

import os
import sys
from collections.abc import Sequence
from importlib.machinery import ModuleSpec, SourceFileLoader
from importlib.util import spec_from_file_location
from pathlib import Path
from types import ModuleType

OURS = {"gelateria"}
"""The packages whose modules run plain: this one, and the games that live elsewhere. Others have a `.pxd` too, and no
plain form beside it that would do."""


class PlainFinder:
    """Finds the `.py` of a module of ours, before anybody finds its compiled form."""

    @staticmethod
    def find_spec(name: str, path: Sequence[str] | None = None, target: ModuleType | None = None) -> ModuleSpec | None:
        package, _, module = name.rpartition(".")
        if package.partition(".")[0] in OURS:
            for folder in path or ():
                source = Path(folder, f"{module}.py")
                if source.is_file():
                    return spec_from_file_location(name, source, loader=SourceFileLoader(name, str(source)))
        return None


def take_in(package: str) -> None:
    """A game's package is one of ours, wherever it lives."""
    OURS.add(package.partition(".")[0])


def if_asked() -> None:
    if os.environ.get("GELATERIA_PLAIN") and PlainFinder not in sys.meta_path:
        sys.meta_path.insert(0, PlainFinder)


def is_compiled() -> bool:
    """Whether the rules of this process run compiled."""
    from gelateria.engine import state

    return not state.__file__.endswith(".py")
