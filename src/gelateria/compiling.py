"""How our plain Python becomes C: one set of build settings for the package and for games that live elsewhere."""

import os
import sys
from pathlib import Path

from Cython.Build import cythonize
from Cython.Compiler.Errors import CompileError
from setuptools import Distribution, Extension
from setuptools.command.build_ext import build_ext
from setuptools.errors import CompileError as BuildError

SETTINGS = {
    "language_level": 3,
    "infer_types": True,
    "annotation_typing": False,
    "boundscheck": False,
    "wraparound": False,
    "cdivision": True,
    "warn.unreachable": False,  # the plain half of `if cython.compiled`
}
FLAGS = ["-O3", "-g0"]


def extensions_below(folder: Path, root: Path) -> list[Extension]:
    """Every module under `folder` that has a `.pxd` beside it; its name is its path from `root` on."""
    found = [
        Extension(".".join(source.relative_to(root).with_suffix("").parts), [str(source)], extra_compile_args=FLAGS)
        for pxd in sorted(folder.rglob("*.pxd"))
        if pxd.stem != "__init__" and (source := pxd.with_suffix(".py")).is_file()
    ]
    return cythonize(  # type: ignore[no-any-return]  # it is what it was given
        found,
        compiler_directives=SETTINGS,
        include_path=[str(Path(__file__).parent.parent)],
        build_dir="build",
        quiet=True,
    )


def compile_in_place(folder: Path) -> list[str]:
    """Compile a package, the compiled modules beside their sources; returns their names."""
    folder = folder.resolve()
    root = next(parent for parent in folder.parents if not (parent / "__init__.py").is_file())
    extensions = extensions_below(folder, root)
    command = build_ext(Distribution({"name": folder.name, "package_dir": {"": str(root)}, "ext_modules": extensions}))
    command.inplace = True
    command.build_lib = command.build_temp = "build/in-place"  # apart from what `pip install .` packs
    command.parallel = os.cpu_count()
    command.ensure_finalized()
    command.run()
    return [extension.name for extension in extensions]


if __name__ == "__main__":
    try:
        print("\n".join(name for folder in sys.argv[1:] for name in compile_in_place(Path(folder))))
    except (BuildError, CompileError) as error:
        sys.exit(f"Compiling failed: {error}")
