"""What was played once can be replayed for ever, however the rules keep their positions."""

import os
import subprocess
import sys
from pathlib import Path

import msgspec
import pytest

from gelateria.engine import check_dice, find_game, replay
from gelateria.engine.record import FORMAT
from tests.contract.tables import Table
from tests.records.keep import FOLDER, KEPT, OURS, kept, path_of


class End(msgspec.Struct):
    """What a game came to."""

    digest: str
    views: bytes


CAME_TO = msgspec.json.decode((FOLDER / "format1.json").read_bytes(), type=dict[str, End])
"""What the games of format 1 came to, as format 2 says it, taken while the old digests could still be compared."""
GAMES = list(dict.fromkeys(table.game.slug for table in OURS))
every_kept_game = pytest.mark.parametrize("path", KEPT, ids=lambda path: path.stem)


@every_kept_game
def test_a_kept_game_leads_where_it_led(path: Path) -> None:
    record = kept(path)
    game = find_game(record.game)
    assert replay(game, record).over
    if record.format == 1:
        end = CAME_TO[path.stem]
        replay(game, msgspec.structs.replace(record, format=2, digest=end.digest, views=end.views))


@every_kept_game
def test_a_kept_game_is_written_in_todays_format_when_it_is_recorded_again(path: Path) -> None:
    record = kept(path)
    game = find_game(record.game)
    setting = game.setting(record.players, record.options, record.edition, record.rules)
    again = replay(game, record).record(record.dice)
    assert again.format == FORMAT
    # what has come since is written down as it was taken to be
    record = msgspec.structs.replace(record, options=setting.option_values(), edition=setting.edition_values())
    assert replay(game, again).record(record.dice) == again
    differ = {name for name in record.__struct_fields__ if getattr(record, name) != getattr(again, name)}
    assert differ <= ({"format", "digest", "views"} if record.format == 1 else {"views"})


def test_both_formats_are_kept() -> None:
    assert {kept(path).format for path in KEPT} == {1, FORMAT}
    assert [path.stem for path in KEPT if kept(path).format == 1] == sorted(CAME_TO)


@pytest.mark.parametrize("table", OURS, ids=str)
def test_every_table_of_ours_has_a_kept_game_with_dice_that_hold(table: Table) -> None:
    record = kept(path_of(table))
    verdict = check_dice(table.game, record)
    assert verdict.holds
    assert verdict.checked == len(record.opening) + sum(len(move.drew) for move in record.moves)


def replayed_plainly(game: str, form: str) -> tuple[dict[str, str], list[str]]:
    """The digests by the name of the kept game, and the names of the rules' own fields."""
    run = subprocess.run(
        [sys.executable, "-m", "tests.records.again", game, form],
        env={**os.environ, "GELATERIA_PLAIN": "1"},
        cwd=FOLDER.parent.parent,
        capture_output=True,
        text=True,
        check=True,
    )
    *digests, names = map(str.split, run.stdout.splitlines())
    return dict(digests), names


@pytest.mark.parametrize("game", GAMES)
def test_no_kept_game_notices_what_the_rules_call_their_fields_and_how_they_lay_them_out(game: str) -> None:
    here = {path.stem: replay(find_game(game), kept(path)).digest() for path in KEPT if kept(path).game == game}
    plain, names = replayed_plainly(game, "as they are")
    disguised, other_names = replayed_plainly(game, "disguised")
    assert here == plain == disguised
    assert len(names) == len(other_names) > 5
    assert not set(names) & set(other_names)
