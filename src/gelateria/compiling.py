"""How our plain Python becomes C: one set of build settings for the package and for games that live elsewhere."""

import os
import sys
from pathlib import Path

from Cython.Build import cythonize
from Cython.Build.Dependencies import create_dependency_tree
from Cython.Compiler.Errors import CompileError
from Cython.Compiler.Main import Context
from Cython.Compiler.Options import CompilationOptions
from setuptools import Distribution, Extension
from setuptools.command.build_ext import build_ext
from setuptools.errors import CompileError as BuildError

from gelateria.freshness import compiled_form, in_c, package_root, why_stale, write_recipe

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
INCLUDED = [str(Path(__file__).parent.parent)]


def extensions_below(folder: Path, root: Path) -> list[Extension]:
    """Every module under `folder` that has a `.pxd` beside it; its name is its path from `root` on."""
    return _cythonized(modules_below(folder), root)


def modules_below(folder: Path) -> list[Path]:
    """Every `.py` under `folder` that has a `.pxd` beside it."""
    pairs = (pxd.with_suffix(".py") for pxd in sorted(folder.rglob("*.pxd")) if pxd.stem != "__init__")
    return [source for source in pairs if source.is_file()]


def _cythonized(sources: list[Path], root: Path, force: bool = False) -> list[Extension]:
    found = [Extension(_name(source, root), [str(source)], extra_compile_args=FLAGS) for source in sources]
    return cythonize(  # type: ignore[no-any-return]  # it is what it was given
        found, compiler_directives=SETTINGS, include_path=INCLUDED, build_dir="build", quiet=True, force=force
    )


def _name(source: Path, root: Path) -> str:
    return ".".join(source.relative_to(root).with_suffix("").parts)


def compile_in_place(folder: Path) -> list[str]:
    """Compile what has changed in a package, the compiled modules beside their sources; returns all their names."""
    folder = folder.resolve()
    root = package_root(folder / "__init__.py")
    sources = modules_below(folder)
    if stale := [source for source in sources if not (form := compiled_form(source)) or why_stale(form)]:
        # Noted before they are read: what somebody changes meanwhile is not in the module, whose recipe must say so.
        recipes = {_name(source, root): write_recipe(source, _ingredients(source)) for source in stale}
        extensions = _cythonized(stale, root, force=True)
        for extension in extensions:
            noted = Path(extension.sources[0]).with_suffix(".recipe.c")
            noted.write_text(in_c(recipes[extension.name]), encoding="ascii")
            extension.sources.append(str(noted))
        _build(extensions, root)
    return [_name(source, root) for source in sources]


def _ingredients(source: Path) -> list[Path]:
    """The source itself, all that it cimports, and this file with its settings."""
    context = Context.from_options(CompilationOptions(compiler_directives=SETTINGS, include_path=INCLUDED))
    found = create_dependency_tree(context, quiet=True).all_dependencies(str(source))
    return [Path(__file__).resolve(), *(Path(path).resolve() for path in sorted(found))]


def _build(extensions: list[Extension], root: Path) -> None:
    command = build_ext(Distribution({"name": root.name, "package_dir": {"": str(root)}, "ext_modules": extensions}))
    command.inplace = command.force = True
    command.build_lib = command.build_temp = "build/in-place"  # apart from what `pip install .` packs
    command.parallel = os.cpu_count()
    command.ensure_finalized()
    command.run()


if __name__ == "__main__":
    try:
        print("\n".join(name for folder in sys.argv[1:] for name in compile_in_place(Path(folder))))
    except (BuildError, CompileError) as error:
        sys.exit(f"Compiling failed: {error}")
