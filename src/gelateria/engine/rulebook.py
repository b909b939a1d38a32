"""The numbered rules of a game, read off its rules page.

A rule is a row of a table: its id, its sentence, and where it comes from (T the printed text, D follows from it,
C reconstructed component data, R our ruling). The first, `GAME.aim`, says what one wants and who wins: it sums up
others, so neither code nor a test has to name it.
"""

import re
from functools import cache
from pathlib import Path
from typing import Annotated

import msgspec

from gelateria.engine.edition import Word

ROW = re.compile(r"\|\s*(?P<id>[a-z]+(?:\.[a-z0-9-]+)+)\s*\|\s*(?P<sentence>.+?)\s*\|\s*(?P<source>[TDCR ]+?)\s*\|\s*")
SOURCES: dict[str, Word] = {"T": "printed", "D": "deduced", "C": "reconstructed", "R": "ruling"}
"""What the marks mean, in the words of the editions."""
AIM = ".aim"
"""How the id of a game's aim ends."""
COMMON = Path(__file__).parent / "rules.md"
"""The page of the rules that hold at every table, whatever the game."""


class Rule(msgspec.Struct, frozen=True):
    """One numbered rule."""

    id: Annotated[str, msgspec.Meta(description="The rule's id.")]
    sentence: Annotated[str, msgspec.Meta(description="The rule, for people.")]
    source: Annotated[str, msgspec.Meta(description="A mark that tells where it comes from.")]
    section: Annotated[str, msgspec.Meta(description="Where it stands in the rulebook.")]


@cache
def read_rules(page: Path) -> dict[str, Rule]:
    """The rules of a page by their ids, in the page's order."""
    rules: dict[str, Rule] = {}
    section = ""
    for line in page.read_text(encoding="utf-8").splitlines():
        if line.startswith("## "):
            section = line[3:].strip()
        elif row := ROW.fullmatch(line):
            rule = Rule(row["id"], row["sentence"], row["source"], section)
            if rule.id in rules:
                raise ValueError(f"{page.name}: the rule {rule.id} stands there twice")
            rules[rule.id] = rule
    return rules
