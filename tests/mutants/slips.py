"""Small slips in a module's source, the kind a person makes: each one is a mutant, and some test should mind it.

A mutant is one edit of the text, so that it can be shown as it would stand there. Left out is what tells nothing to
the rules: docstrings, annotations, decorators, texts, and declarations, which are names of numbers (`TO_KEEP = 1`),
the room of an array (`[0] * 40`, or rows of it; held by the `.pxd`), and the noughts that fill up what the dealer is
told.
"""

import ast
import re
from collections.abc import Iterator
from typing import NamedTuple

Place = tuple[int, int]
"""Line and column where a statement begins: its name, as long as the source stays as it is."""

COMPARISONS: dict[type[ast.cmpop], type[ast.cmpop]] = {
    ast.Lt: ast.LtE,
    ast.LtE: ast.Lt,
    ast.Gt: ast.GtE,
    ast.GtE: ast.Gt,
    ast.Eq: ast.NotEq,
    ast.NotEq: ast.Eq,
    ast.In: ast.NotIn,
    ast.NotIn: ast.In,
    ast.Is: ast.IsNot,
    ast.IsNot: ast.Is,
}
OPERATORS: dict[type[ast.operator], type[ast.operator]] = {
    ast.Add: ast.Sub,
    ast.Sub: ast.Add,
    ast.Mult: ast.FloorDiv,
    ast.FloorDiv: ast.Mult,
    ast.Div: ast.Mult,
    ast.Mod: ast.FloorDiv,
    ast.LShift: ast.RShift,
    ast.RShift: ast.LShift,
    ast.BitAnd: ast.BitOr,
    ast.BitOr: ast.BitAnd,
    ast.BitXor: ast.BitOr,
}
TWINS = {"min": "max", "max": "min"}
COMMUTATIVE = {"min", "max", "range", "isinstance"}
"""Calls whose arguments are not swapped: it would be the same, or `range`, whose bounds have slips of their own."""
ROWS = re.compile(r" for _ in range\(\d+\)]$")
BINDS = (ast.BinOp, ast.BoolOp, ast.Compare, ast.UnaryOp, ast.IfExp)
"""Expressions whose parts may need brackets."""


class Mutant(NamedTuple):
    """One slip: `text` instead of the bytes from `start` to `end`."""

    function: str
    """Where it is, as Python calls it: `Geizen.lay`; empty outside of all functions."""
    statement: Place
    """What a test must reach to notice."""
    line: int
    before: str
    after: str
    start: int
    end: int
    text: str

    def applied(self, source: bytes) -> bytes:
        return source[: self.start] + self.text.encode() + source[self.end :]


def slips(source: bytes) -> list[Mutant]:
    """All mutants of a module, from its first line to its last."""
    return sorted(Reader(source).module(), key=lambda mutant: (mutant.start, mutant.end, mutant.text))


class Reader:
    """Walks through a module; every method yields the mutants of what it is handed."""

    def __init__(self, source: bytes) -> None:
        self.source = source
        self.lines = source.splitlines(keepends=True)
        self.starts = [sum(map(len, self.lines[:n])) for n in range(len(self.lines))]
        self.names: list[str] = []
        self.returns: list[ast.expr | None] = []
        self.statement: Place = (1, 0)

    def module(self) -> Iterator[Mutant]:
        for node in ast.parse(self.source).body:
            yield from self.any_statement(node)

    def edit(self, node: ast.AST, text: str) -> Mutant:
        assert isinstance(node, ast.stmt | ast.expr)
        assert node.end_lineno is not None
        assert node.end_col_offset is not None
        start = self.starts[node.lineno - 1] + node.col_offset
        end = self.starts[node.end_lineno - 1] + node.end_col_offset
        first, last = (
            self.starts[node.lineno - 1],
            self.starts[node.end_lineno - 1] + len(self.lines[node.end_lineno - 1]),
        )
        after = self.source[first:start] + text.encode() + self.source[end:last]
        return Mutant(
            function=".".join(self.names) if self.returns else "",
            statement=self.statement,
            line=node.lineno,
            before=" ".join(self.source[first:last].decode().split()),
            after=" ".join(after.decode().split()),
            start=start,
            end=end,
            text=text,
        )

    def instead(self, node: ast.expr, other: ast.expr, parent: ast.AST) -> Mutant:
        """Another expression in the place of this one."""
        text = ast.unparse(ast.fix_missing_locations(other))
        return self.edit(node, f"({text})" if isinstance(parent, BINDS) and isinstance(other, BINDS) else text)

    # Statements -----------------------------------------------------------------------------------

    def any_statement(self, node: ast.stmt) -> Iterator[Mutant]:
        outer, self.statement = self.statement, (node.lineno, node.col_offset)
        if isinstance(node, ast.FunctionDef | ast.ClassDef):
            yield from self.definition(node)
        elif not is_declaration(node):
            yield from self.gone(node)
            yield from self.turned(node)
            yield from self.children(node)
        self.statement = outer

    def definition(self, node: ast.FunctionDef | ast.ClassDef) -> Iterator[Mutant]:
        """A function or class: its body. Decorators, arguments and annotations stay."""
        qualified = [*self.names, "<locals>"] if self.returns else self.names
        kept, self.names = self.names, [*qualified, node.name]
        if isinstance(node, ast.FunctionDef):
            self.returns.append(node.returns)
        for statement in node.body:
            yield from self.any_statement(statement)
        if isinstance(node, ast.FunctionDef):
            self.returns.pop()
        self.names = kept

    def gone(self, node: ast.stmt) -> Iterator[Mutant]:
        """The statement was forgotten, or one of the names that it sets."""
        if not self.returns:
            return
        if isinstance(node, ast.Assign) and len(node.targets) > 1:
            for i in range(len(node.targets)):
                others = [*node.targets[:i], *node.targets[i + 1 :]]
                yield self.edit(node, ast.unparse(ast.fix_missing_locations(ast.Assign(others, node.value))))
        elif isinstance(node, ast.Assign | ast.AugAssign) or is_step(node):
            yield self.edit(node, "pass")

    def turned(self, node: ast.stmt) -> Iterator[Mutant]:
        """The statement does something else."""
        if isinstance(node, ast.Break):
            yield self.edit(node, "continue")
        elif isinstance(node, ast.Continue):
            yield self.edit(node, "break")
        elif isinstance(node, ast.AugAssign) and type(node.op) in OPERATORS:
            yield self.edit(node, ast.unparse(ast.AugAssign(node.target, OPERATORS[type(node.op)](), node.value)))
        elif isinstance(node, ast.Return) and node.value is not None and not isinstance(node.value, ast.Constant):
            kind = self.returns[-1]
            if isinstance(kind, ast.Name) and kind.id == "bool" and not has_opposite(node.value):
                yield self.instead(node.value, ast.UnaryOp(ast.Not(), node.value), node)
            elif isinstance(kind, ast.Name) and kind.id == "int":
                yield self.instead(node.value, ast.BinOp(node.value, ast.Add(), ast.Constant(1)), node)
        elif isinstance(node, ast.If):
            yield from self.decided(node.test, node)
        elif isinstance(node, ast.While) and not isinstance(node.test, ast.Constant):
            yield self.instead(node.test, ast.Constant(False), node)

    def decided(self, test: ast.expr, parent: ast.AST) -> Iterator[Mutant]:
        for verdict in (True, False):
            yield self.instead(test, ast.Constant(verdict), parent)

    def children(self, node: ast.AST) -> Iterator[Mutant]:
        for child in ast.iter_child_nodes(node):
            if isinstance(child, ast.stmt):
                yield from self.any_statement(child)
            elif isinstance(child, ast.expr):
                yield from self.expression(child, node)
            elif not isinstance(child, ast.arguments):
                yield from self.children(child)

    # Expressions ----------------------------------------------------------------------------------

    def expression(self, node: ast.expr, parent: ast.AST) -> Iterator[Mutant]:
        if isinstance(node, ast.Constant):
            yield from self.constant(node, parent)
        elif isinstance(node, ast.Call):
            yield from self.call(node, parent)
        elif is_room(node):
            assert isinstance(node, ast.BinOp)
            yield from self.expression(node.left, node)
        elif is_rows(node):
            assert isinstance(node, ast.ListComp)
            yield from self.expression(node.elt, node)
        elif isinstance(node, ast.JoinedStr | ast.Lambda):
            pass
        else:
            yield from self.operation(node, parent)
            yield from self.children(node)

    def constant(self, node: ast.Constant, parent: ast.AST) -> Iterator[Mutant]:
        if isinstance(node.value, bool):
            yield self.instead(node, ast.Constant(not node.value), parent)
        elif isinstance(node.value, int):
            yield self.instead(node, ast.Constant(node.value + 1), parent)
            if node.value:
                yield self.instead(node, ast.Constant(node.value - 1), parent)

    def operation(self, node: ast.expr, parent: ast.AST) -> Iterator[Mutant]:
        if isinstance(node, ast.Compare):
            for i, op in enumerate(node.ops):
                ops = [*node.ops[:i], COMPARISONS[type(op)](), *node.ops[i + 1 :]]
                yield self.instead(node, ast.Compare(node.left, ops, node.comparators), parent)
        elif isinstance(node, ast.BinOp) and type(node.op) in OPERATORS:
            yield self.instead(node, ast.BinOp(node.left, OPERATORS[type(node.op)](), node.right), parent)
        elif isinstance(node, ast.BoolOp):
            joint = ast.Or() if isinstance(node.op, ast.And) else ast.And()
            yield self.instead(node, ast.BoolOp(joint, node.values), parent)
        elif isinstance(node, ast.UnaryOp) and not isinstance(node.operand, ast.Constant):
            yield self.instead(node, node.operand, parent)
        elif isinstance(node, ast.IfExp):
            yield from self.decided(node.test, node)

    def call(self, node: ast.Call, parent: ast.AST) -> Iterator[Mutant]:
        name = node.func.id if isinstance(node.func, ast.Name) else ""
        if name in TWINS:
            yield self.instead(node, ast.Call(ast.Name(TWINS[name]), node.args, node.keywords), parent)
        if name == "range":
            yield from self.bounds(node)
        if name not in COMMUTATIVE:
            for i, (one, other) in enumerate(zip(node.args, node.args[1:], strict=False)):
                if ast.dump(one) != ast.dump(other):
                    args = [*node.args[:i], other, one, *node.args[i + 2 :]]
                    yield self.instead(node, ast.Call(node.func, args, node.keywords), parent)
        yield from self.expression(node.func, node)
        for value in [*filling_left_out(node), *(keyword.value for keyword in node.keywords)]:
            yield from self.expression(value, node)

    def bounds(self, node: ast.Call) -> Iterator[Mutant]:
        """One step more or less. Where a bound has a number in it, that number has its own slips."""
        stop = len(node.args) > 1
        for i, bound in enumerate(node.args[:2]):
            if isinstance(bound, ast.Constant | ast.UnaryOp | ast.Starred):
                continue
            if isinstance(bound, ast.BinOp) and isinstance(bound.right, ast.Constant):
                continue
            yield self.instead(bound, ast.BinOp(bound, ast.Add(), ast.Constant(1)), node)
            if i == stop:
                yield self.instead(bound, ast.BinOp(bound, ast.Sub(), ast.Constant(1)), node)


def is_step(node: ast.stmt) -> bool:
    """A call for its own sake, or a bare `return`."""
    if isinstance(node, ast.Return):
        return node.value is None
    return isinstance(node, ast.Expr) and isinstance(node.value, ast.Call)


def has_opposite(node: ast.expr) -> bool:
    """`a == b`: to negate it is the slip that it has anyway."""
    return isinstance(node, ast.Compare) and isinstance(node.ops[-1], ast.Eq | ast.NotEq | ast.In | ast.NotIn)


def is_declaration(node: ast.stmt) -> bool:
    """A docstring, an import, what only type checkers read, `__slots__`, or names of numbers."""
    if isinstance(node, ast.Import | ast.ImportFrom):
        return True
    if isinstance(node, ast.Expr):
        return isinstance(node.value, ast.Constant)
    if isinstance(node, ast.If):
        return ast.unparse(node.test) == "TYPE_CHECKING"
    if isinstance(node, ast.Assign) and node.col_offset == 0:
        values = node.value.elts if isinstance(node.value, ast.Tuple) else [node.value]
        return all(is_number(value) for value in values)
    return isinstance(node, ast.Assign) and ast.unparse(node.targets[0]) == "__slots__"


def is_number(node: ast.expr) -> bool:
    if isinstance(node, ast.BinOp | ast.UnaryOp):
        return all(is_number(child) for child in ast.iter_child_nodes(node) if isinstance(child, ast.expr))
    return isinstance(node, ast.Constant) and isinstance(node.value, int)


def is_room(node: ast.expr) -> bool:
    """`[0] * 40`: the elements may be wrong, their number is a declaration."""
    return (
        isinstance(node, ast.BinOp)
        and isinstance(node.op, ast.Mult)
        and isinstance(node.left, ast.List)
        and isinstance(node.right, ast.Constant)
    )


def is_rows(node: ast.expr) -> bool:
    """`[[0] * 4 for _ in range(5)]`: so many rows of it."""
    return isinstance(node, ast.ListComp) and is_room(node.elt) and bool(ROWS.search(ast.unparse(node)))


def filling_left_out(node: ast.Call) -> list[ast.expr]:
    """The arguments of a call; of `dealer.tell` without the noughts at its end."""
    args = list(node.args)
    if isinstance(node.func, ast.Attribute) and node.func.attr == "tell":
        while args and isinstance(args[-1], ast.Constant) and args[-1].value == 0:
            args.pop()
    return args
