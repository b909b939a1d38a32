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


class PlainFinder:
    """Finds the `.py` of a module that has a `.pxd` beside it, before anybody finds its compiled form."""

    @staticmethod
    def find_spec(name: str, path: Sequence[str] | None = None, target: ModuleType | None = None) -> ModuleSpec | None:
        for folder in path or sys.path:
            source = Path(folder, name.rpartition(".")[2] + ".py")
            if source.is_file() and source.with_suffix(".pxd").is_file():
                return spec_from_file_location(name, source, loader=SourceFileLoader(name, str(source)))
        return None


def if_asked() -> None:
    if os.environ.get("GELATERIA_PLAIN") and PlainFinder not in sys.meta_path:
        sys.meta_path.insert(0, PlainFinder)


def is_compiled() -> bool:
    """Whether the rules of this process run compiled."""
    from gelateria.engine import state

    return not state.__file__.endswith(".py")
