"""The golden playthroughs: a difference is a change of rules, or of words, and somebody must have wanted it."""

from tests.contract.playthrough import path_of, playthrough
from tests.contract.tables import Table


def test_the_story_is_told_as_it_was(table: Table) -> None:
    told = playthrough(table.setting())
    assert told == path_of(table).read_text(encoding="utf-8"), "`make goldens` writes it anew; look at the difference"
