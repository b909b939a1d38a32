"""A rules page is read row by row."""

from pathlib import Path

import pytest

from gelateria.engine import Illegal, Rule
from gelateria.engine.rulebook import read_rules

PAGE = """# A game
## First part
| id | rule | from |
| --- | --- | --- |
| game.one | The first rule. | T |
| game.two-b | The second, a longer one. | D C |
## Second part
| game.three | The third. | R |
"""


def test_rules_have_an_id_a_sentence_a_source_and_a_section(tmp_path: Path) -> None:
    page = tmp_path / "page.md"
    page.write_text(PAGE, encoding="utf-8")
    rules = read_rules(page)
    assert list(rules) == ["game.one", "game.two-b", "game.three"]
    assert rules["game.one"] == Rule("game.one", "The first rule.", "T", "First part")
    assert rules["game.two-b"].source == "D C"
    assert rules["game.three"].section == "Second part"


def test_an_id_stands_on_a_page_once(tmp_path: Path) -> None:
    page = tmp_path / "page.md"
    page.write_text(PAGE + "| game.one | Again. | R |\n", encoding="utf-8")
    with pytest.raises(ValueError, match=r"game\.one stands there twice"):
        read_rules(page)


def test_a_refusal_travels_between_processes() -> None:
    import pickle

    refusal = Illegal("game.one", "No.", 5)
    again = pickle.loads(pickle.dumps(refusal))
    assert (again.rule, again.sentence, again.limit, str(again)) == ("game.one", "No.", 5, "No. (game.one)")
