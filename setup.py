"""Compiles every module that has a `.pxd` beside it.

Without a compiler, or with GELATERIA_PURE=1, the install is plain Python: everything works, slower.
"""

import os
import sys
from pathlib import Path

from setuptools import Extension, setup

sys.path.insert(0, str(Path(__file__).parent / "src"))


def extensions() -> list[Extension]:
    if os.environ.get("GELATERIA_PURE"):
        return []
    from gelateria.compiling import extensions_below

    found = extensions_below(Path("src/gelateria"), Path("src"))
    for extension in found:
        extension.optional = True  # set here because `cythonize` drops it
    return found


setup(ext_modules=extensions(), options={"build_ext": {"parallel": os.cpu_count()}})
