"""What was played once can be replayed for ever."""

from pathlib import Path

import pytest

from gelateria.engine import find_game, read_record, replay
from tests.records.keep import FOLDER, OURS, path_of

KEPT = sorted(FOLDER.glob("*.txt"))


@pytest.mark.parametrize("path", KEPT, ids=lambda path: path.stem)
def test_a_kept_game_leads_where_it_led(path: Path) -> None:
    record = read_record(path.read_text(encoding="utf-8"))
    match = replay(find_game(record.game), record)
    assert match.over
    assert match.state.digest() == record.digest


def test_every_table_of_ours_has_a_kept_game() -> None:
    assert [str(table) for table in OURS if not path_of(table).exists()] == []
