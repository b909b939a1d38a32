"""How another source gets into a module: before it is imported, or into its functions while it runs."""

import ast
import importlib.util
import sys
from collections.abc import Iterator, Sequence
from importlib.machinery import ModuleSpec
from pathlib import Path
from types import CodeType, FunctionType, ModuleType

from tests.mutants.slips import Place


def source_path(module: str) -> Path:
    """The `.py` of a module, also where its compiled form lies beside it; nothing below the top is imported."""
    top, *parts = module.split(".")
    spec = importlib.util.find_spec(top)
    if spec is None or spec.origin is None:
        raise ModuleNotFoundError(f"there is no module {top}")
    return Path(spec.origin).parent.joinpath(*parts).with_suffix(".py")


class Planted:
    """Finds and loads one module with other code than its file has."""

    def __init__(self, module: str, path: Path, code: CodeType, names: dict[str, object]) -> None:
        self.module, self.path, self.code, self.names = module, path, code, names

    def find_spec(
        self, name: str, path: Sequence[str] | None = None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        if name != self.module:
            return None
        return importlib.util.spec_from_file_location(name, self.path, loader=self)  # type: ignore[arg-type]  # it is one

    def create_module(self, spec: ModuleSpec) -> None:
        return None

    def exec_module(self, module: ModuleType) -> None:
        vars(module).update(self.names)
        exec(self.code, vars(module))


def plant(module: str, path: Path, code: CodeType, **names: object) -> None:
    """Whoever imports that module from now on gets this code. Nobody may have imported it yet."""
    assert module not in sys.modules
    sys.meta_path.insert(0, Planted(module, path, code, names))


def with_probes(source: bytes, path: Path) -> CodeType:
    """The module with a note before every statement: `__reached__`, a set, gets its place."""
    tree = ast.parse(source)
    for node in ast.walk(tree):
        for field in ("body", "orelse", "finalbody"):
            block = getattr(node, field, None)
            if isinstance(block, list):
                setattr(node, field, list(_probed(block)))
    return compile(ast.fix_missing_locations(tree), path, "exec")


def _probed(block: list[ast.stmt]) -> Iterator[ast.stmt]:
    for statement in block:
        if not (isinstance(statement, ast.Expr) and isinstance(statement.value, ast.Constant)):
            place: Place = (statement.lineno, statement.col_offset)
            yield ast.parse(f"__reached__.add({place})").body[0]
        yield statement


def function_of(module: ModuleType, name: str) -> FunctionType | None:
    """The plain function of that qualified name, if it is one whose code can be exchanged."""
    found: object = module
    for part in name.split("."):
        found = vars(found).get(part) if isinstance(found, ModuleType | type) else None
    if isinstance(found, FunctionType) and found.__code__.co_qualname == name and not found.__code__.co_freevars:
        return found
    return None


def code_of(code: CodeType, name: str) -> CodeType:
    """The code of the function of that qualified name, in a module's."""
    within = [code]
    for one in within:
        if one.co_qualname == name:
            return one
        within += [const for const in one.co_consts if isinstance(const, CodeType)]
    raise LookupError(f"there is no {name}")
