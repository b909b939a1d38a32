"""A rule exists three times: on its page, in the code, in a test. This holds the three together."""

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

from gelateria.engine import games
from gelateria.engine.rulebook import AIM, read_rules

ROOT = Path(__file__).parent.parent
PAGES = sorted((ROOT / "docs" / "rules").glob("*.md"))
RULES = {rule_id for page in PAGES for rule_id in read_rules(page)}
ONLY_WORDS = {rule_id for rule_id in RULES if rule_id.endswith(AIM)}
"""An aim sums up what other rules say, each with its own test."""


def marks() -> Iterator[tuple[str, str]]:
    """Every id in a `@rule(...)` above a test, with the place."""
    for path in sorted((ROOT / "tests").rglob("test_*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
                for mark in node.decorator_list:
                    if isinstance(mark, ast.Call) and isinstance(mark.func, ast.Name) and mark.func.id == "rule":
                        for rule_id in mark.args:
                            assert isinstance(rule_id, ast.Constant), f"{path}: {node.name}: an id is a plain text"
                            yield str(rule_id.value), f"{path.relative_to(ROOT)}::{node.name}"


def ids_in_code() -> Iterator[tuple[str, str]]:
    """Every text in the source that looks like a rule's id: it begins with a page's prefix."""
    prefixes = tuple({rule_id.partition(".")[0] + "." for rule_id in RULES})
    for path in sorted((ROOT / "src").rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Constant) and isinstance(node.value, str) and node.value.startswith(prefixes):
                if " " not in node.value and not node.value.endswith((".md", ".py", ".toml")):
                    yield node.value, str(path.relative_to(ROOT))


def test_every_rule_of_every_page_has_a_test() -> None:
    assert sorted(RULES - ONLY_WORDS - {rule_id for rule_id, _ in marks()}) == []


def test_no_test_names_a_rule_that_does_not_exist() -> None:
    assert [(rule_id, place) for rule_id, place in marks() if rule_id not in RULES] == []


def test_no_code_names_a_rule_that_does_not_exist() -> None:
    assert [(rule_id, place) for rule_id, place in ids_in_code() if rule_id not in RULES] == []


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.stem)
def test_every_row_that_looks_like_a_rule_is_read_as_one(page: Path) -> None:
    prefix = next(iter(read_rules(page))).partition(".")[0]
    rows = [line for line in page.read_text(encoding="utf-8").splitlines() if line.startswith(f"| {prefix}.")]
    assert len(rows) == len(read_rules(page)) > 5


def test_every_game_carries_its_page() -> None:
    ours = {slug: game for slug, game in games().items() if game.folder.parent.name == "games"}
    for slug, game in ours.items():
        assert game.rulebook == read_rules(ROOT / "docs" / "rules" / f"{slug}.md")
    assert {page.stem for page in PAGES} == {*ours, "table"}
