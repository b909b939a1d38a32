import io
import json
import sys
from pathlib import Path
from typing import Any

import pytest

from gelateria.cli import main
from gelateria.engine import Dealer, Match, find_game, read_record
from gelateria.engine.record import FORMAT
from tests.cli.conftest import Run
from tests.records.keep import FOLDER, kept


def played(slug: str = "geizen", players: int = 3, moves: int = 10_000) -> Match[Any, Any, Any, Any]:
    match = Match(find_game(slug).setting(players), Dealer(7))
    while not match.over and len(match.moves) < moves:
        (seat, *_) = match.awaited()
        match.do(seat, match.legal(seat)[-1])
    return match


@pytest.fixture
def file(tmp_path: Path) -> Path:
    path = tmp_path / "game.json"
    path.write_text(played().record().to_json())
    return path


def test_the_game_is_told_move_by_move_with_the_board_at_the_end(run: Run, file: Path) -> None:
    ran = run("replay", str(file))
    match = played()
    assert ran.code == 0
    assert f"Geizen, 3 players, {len(match.moves)} moves" in ran.out
    assert find_game("geizen").notation.draw(match.view(None)) in ran.out
    assert "wins!" in ran.out or "win together!" in ran.out
    assert "throws" in ran.out


def test_it_stops_where_it_is_told_to(run: Run, file: Path) -> None:
    out = run("replay", str(file), "--to", "3").out
    assert find_game("geizen").notation.draw(played(moves=3).view(None)) in out
    assert "Geizen, 3 players, 3 moves" in out
    assert "0 moves" in run("replay", str(file), "--to", "0").out


def test_there_is_a_board_for_every_move_if_wanted(run: Run, file: Path) -> None:
    out = run("replay", str(file), "--to", "5", "--boards").out
    for moves in range(1, 6):
        assert find_game("geizen").notation.draw(played(moves=moves).view(None)) in out


def test_programs_get_every_move_as_data(run: Run, file: Path) -> None:
    match = played()
    data = json.loads(run("replay", str(file), "--json").out)
    assert (data["game"], data["players"], data["over"], data["ending"]) == ("geizen", 3, True, "geizen.end")
    assert data["winners"] == match.state.seats_winning()
    assert data["scores"] == match.state.scores()
    assert len(data["moves"]) == len(match.moves)
    first = data["moves"][0]
    assert set(first) == {"number", "by", "action", "label", "drew", "events", "sentences"}
    assert (first["number"], first["action"], first["label"]) == (1, {"type": "throw"}, "throw")
    assert data["view"]["scores"] == match.state.scores()


def test_a_token_and_standard_input_do_as_well_as_a_file(
    run: Run, file: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    told = run("replay", str(file)).out
    assert run("replay", played().record().to_token()).out == told
    monkeypatch.setattr(sys, "stdin", io.StringIO(file.read_text()))
    assert main(["replay", "-"]) == 0
    assert capsys.readouterr().out == told


def test_a_record_becomes_a_token_and_back(run: Run, file: Path, tmp_path: Path) -> None:
    record = played().record()
    token = run("record", str(file), "--token").out
    assert read_record(token) == record
    out = tmp_path / "again.json"
    assert run("record", token.strip(), "--out", str(out)).out == ""
    assert out.read_text() == file.read_text()
    assert "cannot be written" in run("record", str(file), "--out", str(tmp_path / "no" / "way")).err


def test_a_record_of_the_first_format_becomes_one_of_todays(run: Run) -> None:
    old = kept(FOLDER / "geizen-2p-v1.txt")
    new = read_record(run("record", old.to_token()).out)
    assert (old.format, new.format, new.moves) == (1, FORMAT, old.moves)
    assert run("replay", old.to_token()) == run("replay", new.to_token())


@pytest.mark.parametrize("to", ["-1", "100000"])
def test_a_move_that_there_is_not_is_refused(run: Run, file: Path, to: str) -> None:
    ran = run("replay", str(file), "--to", to)
    assert ran.code == 2
    assert "--to can be 0 to" in ran.err


@pytest.mark.parametrize("command", ["replay", "record"])
@pytest.mark.parametrize(
    ("damage", "reason"),
    [
        (lambda text: "", "This is no record"),
        (lambda text: "hello", "This is no record"),
        (lambda text: text[: len(text) // 2], "This JSON is no record"),
        (lambda text: text.replace('"geizen"', '"chess"'), "There is no game called 'chess'"),
        (lambda text: text.replace('"rules": 2', '"rules": 99'), "version 99"),
        (lambda text: text.replace("[0,0,[", "[1,0,[", 1).replace("[2,0,[", "[1,0,[", 1), "could not do number 0"),
        (lambda text: text.replace(",[]]", ",[3]]", 1), "1 numbers of chance were never asked for"),
        (lambda text: text.replace('"digest": "', '"digest": "0000')[:-20] + '"\n}', "Expected `str` matching regex"),
        (lambda text: text.replace('"total":130', '"total":13'), "This record was not played with anything we know"),
        (lambda text: text.replace('"players": 3', '"players": 4'), "Move"),
    ],
)
def test_a_damaged_record_gets_the_reason_and_exit_code_1(
    run: Run, file: Path, command: str, damage: Any, reason: str
) -> None:
    file.write_text(damage(file.read_text()))
    ran = run(command, str(file))
    assert (ran.code, ran.out) == (1, "")
    assert reason in ran.err
    assert ran.err.count("\n") == 1


@pytest.mark.parametrize("content", [b"\xff\xfe\x00", b"\x00" * 10])
def test_a_file_that_is_no_text_is_bad_data(run: Run, tmp_path: Path, content: bytes) -> None:
    file = tmp_path / "game.bin"
    file.write_bytes(content)
    assert run("replay", str(file)).code == 1


@pytest.mark.parametrize("name", ["no-such-file.json", ".", "gelateria1.xyz", "", "a" * 5000])
def test_what_cannot_be_read_is_bad_data(run: Run, name: str) -> None:
    ran = run("replay", name)
    assert ran.code == 1
    assert ran.err.count("\n") == 1


@pytest.mark.usefixtures("drafts")
def test_a_replay_of_a_game_with_secrets_tells_everything(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "hush.json"
    file.write_text(played("hush", 2).record().to_json())
    assert "card=None" not in run("replay", str(file)).out
