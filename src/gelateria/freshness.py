"""Whether a compiled module is still what its sources say.

Python prefers `rules.so` to the `rules.py` beside it, however old it is. So whoever compiles in place leaves in each
module, as a text that nothing runs, what it was made of: its `.py`, its `.pxd`, every `.pxd` that these cimport, the
settings and the compiler. The text lies in the module itself, so it is never lost, and never another build's.

Digests and not times: a checkout or a restored cache gives any file any time. A source that comes back as it was need
not be compiled again, and a change that comes with an old time is not missed.
"""

import hashlib
import json
from collections.abc import Iterable, Iterator
from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path

import cython

MARK = b"gelateria made this of: "
HOME = Path(__file__).resolve().parent.parent
"""Where our package lies, of which a game that lives elsewhere cimports."""

Recipe = dict[str, str]
"""Each source, by its path from where its package lies, with its digest; and Cython with its version."""


def package_root(path: Path) -> Path:
    """The folder in which the outermost package around a file lies."""
    return next(parent for parent in path.parents if not (parent / "__init__.py").is_file())


def write_recipe(module: Path, sources: Iterable[Path]) -> Recipe:
    """What a module is made of, as it is now. Files of the compiler's own come with its version."""
    recipe = {"Cython": cython.__version__}
    for root in {package_root(module), HOME}:
        recipe |= {path.relative_to(root).as_posix(): digest(path) for path in sources if package_root(path) == root}
    return recipe


def digest(source: Path) -> str:
    return hashlib.sha256(source.read_bytes()).hexdigest()


def in_c(recipe: Recipe) -> str:
    """A file of C that carries a recipe into the module."""
    text = MARK.decode() + json.dumps(recipe)
    export = "#ifdef _MSC_VER\n__declspec(dllexport)\n#endif\n"  # or Microsoft's linker leaves it out
    return f"{export}const char gelateria_made_this_of[] = {json.dumps(text)};\n"


def read_recipe(module: Path) -> Recipe | None:
    """What a compiled module says it was made of; None if it does not say."""
    _, said, text = module.read_bytes().partition(MARK)
    return json.loads(text.partition(b"\0")[0]) if said else None


def why_stale(module: Path) -> str:
    """What is wrong with a compiled module, in a few words; nothing if it is fresh."""
    recipe = read_recipe(module)
    if recipe is None:
        return "does not say what it was made of"
    root = package_root(module)
    for name, noted in recipe.items():
        source = (root if name.partition("/")[0] == module.relative_to(root).parts[0] else HOME) / name
        if name != "Cython" and not source.is_file():
            return f"was made of {name}, which is gone"
        if noted != (cython.__version__ if name == "Cython" else digest(source)):
            return f"was made of another {name}"
    return ""


def compiled_form(source: Path) -> Path | None:
    """The file that this Python imports instead of a `.py`; other versions' are none of its business."""
    stem = source.name.partition(".")[0]
    forms = (source.with_name(stem + ending) for ending in EXTENSION_SUFFIXES)
    return next((form for form in forms if form.is_file()), None)


def stale_below(folder: Path) -> Iterator[tuple[Path, str]]:
    """Every compiled module in a folder that must not be believed, and why."""
    for path in sorted(folder.rglob("*")):
        if path.suffix in {".so", ".pyd"} and path == compiled_form(path) and (why := why_stale(path)):
            yield path, why
