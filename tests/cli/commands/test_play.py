"""Playing in the terminal: by number, in words, with undo, across quitting and coming back."""

import json
import re
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from gelateria.cli.terminal import saves
from gelateria.engine import Damaged, Match, find_game, replay
from gelateria.engine.record import FORMAT
from tests.cli.conftest import Run
from tests.marks import rule
from tests.scale import examples

ONE = "1\n" * 500


def kept(home: Path, folder: str = "saves") -> Path:
    (file,) = (home / folder).glob("*.json")
    return file


def position(file: Path) -> Match[Any, Any, Any, Any]:
    record, _, _ = saves.read_any(file.read_text())
    return replay(find_game(record.game), record)


def test_a_whole_game_by_numbers_ends_with_the_scores(run: Run, home: Path) -> None:
    ran = run("play", "geizen", "--players", "3", "--seed", "5", typed=ONE)
    assert (ran.code, ran.err) == (0, "")
    match = position(kept(home, "played"))
    assert match.over
    for seat, score in enumerate(match.state.scores()):
        assert re.search(rf"{'●▲■'[seat]} \w+( \(greedy\))? +{score}\b", ran.out)
    assert "geizen.end" in ran.out
    assert not list((home / "saves").glob("*"))


def test_it_is_clear_whose_turn_it_is_and_what_can_be_done(run: Run) -> None:
    out = run("play", "geizen", "--bots", "none", "--names", "Ada,Ben", "--seed", "1", typed="throw\n").out
    mover = re.search(r"^[●▲] (\w+) > ", out, re.MULTILINE)
    assert mover
    assert "Throw the dice." in out
    assert "1) throw" in out
    assert f"{mover[1]} throws" in out
    assert "keep …" in out


def test_words_do_as_well_as_numbers(run: Run) -> None:
    by_words = run("play", "geizen", "--bots", "none", "--seed", "1", typed="throw\nkeep 1\n").out
    by_number = run("play", "geizen", "--bots", "none", "--seed", "1", typed="1\n1\n").out
    in_short = run("play", "geizen", "--bots", "none", "--seed", "1", typed="t\n1\n").out
    assert by_words.splitlines()[-20:-4] == by_number.splitlines()[-20:-4] == in_short.splitlines()[-20:-4]


def test_enter_does_the_only_thing_there_is(run: Run) -> None:
    assert "throws" in run("play", "geizen", "--bots", "none", "--seed", "1", typed="\n").out


@rule("table.undo")
def test_undo_is_refused_with_the_rule_once_chance_has_spoken(run: Run) -> None:
    out = run("play", "geizen", "--bots", "none", "--seed", "1", typed="undo\nthrow\nundo\nwhy\n").out
    assert "Nothing has been done yet." in out
    assert "Chance has spoken since" in out
    assert "You may take back your last move" in out


@rule("table.undo")
def test_undo_takes_a_move_back_where_nothing_was_thrown(run: Run, home: Path) -> None:
    keep_all = "throw\nkeep 1 2 3 4 5\n"
    seed = next(seed for seed in range(400, 9999) if _throws_a_straight(seed))
    out = run("play", "geizen", "--bots", "none", "--seed", str(seed), typed=keep_all + "save\nundo\nsave\n").out
    assert "Taken back." in out
    assert len(position(kept(home)).moves) == 1


def _throws_a_straight(seed: int) -> bool:
    from gelateria.engine import Dealer, split

    dealer = Dealer(split(seed, 1))
    return sorted(dealer.draw(6) for _ in range(5)) == [0, 1, 2, 3, 4]


def test_a_refusal_names_the_rule_and_why_tells_it(run: Run) -> None:
    seed = next(seed for seed in range(400, 9999) if _throws_a_straight(seed))
    out = run("play", "geizen", "--bots", "none", "--seed", str(seed), typed="throw\n6 6\nwhy\npay 3\n").out
    assert "There is no such 6 in this throw.  `why`: geizen.keep-any" in out
    assert "You may keep any of them: equal or different numbers" in out
    assert "There is no order to choose now.  `why`: geizen.order" in out


def test_what_fits_several_choices_is_asked_again(run: Run) -> None:
    out = run("play", "geizen", "--bots", "none", "--seed", "1", typed="throw\nkeep\n").out
    assert re.search(r"That could be any of \d+:", out)


def test_what_is_not_understood_loses_nothing(run: Run, home: Path) -> None:
    out = run("play", "geizen", "--bots", "none", "--seed", "1", typed="throw\nhop\n\n").out
    assert "Nothing here is called “hop”. Type a number, 1 to" in out
    assert len(position(kept(home)).moves) == 1


def test_everything_can_be_looked_up_at_the_table(run: Run) -> None:
    out = run("play", "geizen", "--seed", "1", typed="help\nrules loan\nrules zebra\nlog\nboard\nwhy\nquit\n").out
    assert "take your last move back" in out
    assert "the bank lends you" in " ".join(out.split())
    assert "No rule of Geizen says “zebra”." in out
    assert "Nothing was refused so far." in out


@pytest.mark.parametrize("end", ["quit\n", "q\n", "exit\n", ""])
def test_leaving_keeps_the_game_and_says_how_to_go_on(run: Run, home: Path, end: str) -> None:
    ran = run("play", "geizen", "--seed", "3", typed="1\n1\n" + end)
    assert ran.code == 0
    assert "gelateria play geizen --resume" in ran.out
    assert sum(move.by == 0 for move in position(kept(home)).moves) == 2


def test_who_never_moved_leaves_nothing_behind(run: Run, home: Path) -> None:
    assert "Nothing was played yet" in run("play", "geizen", "--seed", "1", typed="quit\n").out
    assert not list(home.glob("**/*.json"))


def test_ctrl_c_keeps_the_game_too(run: Run, home: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    answers = iter(["1", "1"])

    def typing(prompt: str = "") -> str:
        try:
            return next(answers)
        except StopIteration:
            raise KeyboardInterrupt from None

    monkeypatch.setattr("builtins.input", typing)
    assert run("play", "geizen", "--seed", "3").code == 0
    assert sum(move.by == 0 for move in position(kept(home)).moves) == 2


def test_a_game_that_was_left_goes_on_as_if_nobody_had_been_away(run: Run, home: Path) -> None:
    """Same seed, same answers: quitting after every few answers changes nothing."""
    run("play", "geizen", "--players", "3", "--seed", "8", typed=ONE)
    straight = position(kept(home, "played"))
    kept(home, "played").unlink()
    run("play", "geizen", "--players", "3", "--seed", "8", typed="1\n" * 3)
    while list((home / "saves").glob("*.json")):
        run("play", "geizen", "--resume", typed="1\n" * 7)
    assert position(kept(home, "played")).record() == straight.record()


def test_resume_finds_the_game_by_file_name_and_slug(run: Run, home: Path, tmp_path: Path) -> None:
    run("play", "geizen", "--seed", "8", "--names", "Zoe", typed="1\n1\n")
    file = kept(home)
    for words in (["--resume"], ["--resume", str(file)], ["--resume", file.stem], ["--resume", "geizen"]):
        assert "Zoe" in run("play", *words, typed="board\n").out
    plain = tmp_path / "plain.json"
    plain.write_text(run("record", file.stem).out)
    assert "Ben" in run("play", "--resume", str(plain), "--names", "Ann,Ben", typed="board\n").out


def test_a_save_of_the_first_format_goes_on_in_todays(run: Run, home: Path) -> None:
    run("play", "geizen", "--seed", "8", typed="1\n1\n")
    save = json.loads(kept(home).read_bytes())
    del save["record"]["views"]
    save["record"] |= {"format": 1, "digest": "0" * 16}
    kept(home).write_text(json.dumps(save))
    run("play", "geizen", "--resume", typed="1\n1\n")
    record, again = json.loads(kept(home).read_bytes())["record"], position(kept(home)).record()
    assert (record["format"], record["digest"]) == (FORMAT, again.digest)
    assert len(again.moves) > len(save["record"]["moves"])


def test_resume_without_a_game_to_go_on_with_says_so(run: Run) -> None:
    assert run("play", "--resume").err == "There is no saved game.\n"
    assert run("play", "geizen", "--resume").err == "There is no saved game of 'geizen'.\n"


def test_a_finished_game_is_not_resumed(run: Run, home: Path) -> None:
    run("play", "geizen", "--seed", "5", typed=ONE)
    ran = run("play", "--resume", str(kept(home, "played")))
    assert ran.code == 2
    assert "This game is over" in ran.err


@pytest.mark.parametrize(
    ("damage", "reason"),
    [
        (lambda text: text[:-40], "This JSON is no record"),
        (
            lambda text: text.replace('"name":"Bruno","bot":"greedy"', '"name":"Bruno","bot":"hal"'),
            "no bot called 'hal'",
        ),
        (lambda text: text.replace('{"name":"Bruno","bot":"greedy"}', ""), "This JSON is no record"),
        (lambda text: text.replace(',{"name":"Bruno","bot":"greedy"}', ""), "1 sitters for 2 seats"),
        (lambda text: text.replace('"seed": ', '"seed": -'), "This is no saved game"),
        (lambda text: text.replace('"rules": 2', '"rules": 99'), "version 99"),
        (lambda text: re.sub(r'"opening": \[\d\]', '"opening": [7]', text), "The opening: chance gave 7"),
    ],
)
def test_a_damaged_save_is_refused_with_the_reason(run: Run, home: Path, damage: Any, reason: str) -> None:
    run("play", "geizen", "--seed", "8", typed="1\n1\n")
    file = kept(home)
    file.write_text(damage(file.read_text()))
    ran = run("play", "--resume")
    assert ran.code in (1, 2)
    assert reason in ran.err
    assert ran.err.count("\n") == 1
    assert file.exists()


def test_a_home_that_cannot_be_written_spoils_no_game(run: Run, home: Path) -> None:
    home.write_text("a file where a folder should be")
    ran = run("play", "geizen", "--seed", "5", typed=ONE)
    assert ran.code == 0
    assert ran.out.count("The game cannot be kept") == 1
    assert "♛" in ran.out


def test_bots_alone_play_to_the_end(run: Run, home: Path) -> None:
    assert "♛" in run("play", "geizen", "--bots", "greedy,random", "--seed", "4").out
    assert position(kept(home, "played")).over


def test_people_and_bots_sit_where_they_are_put(run: Run, home: Path) -> None:
    run("play", "geizen", "--players", "4", "--bots", "none,random,greedy", "--seed", "6", typed=ONE)
    sitters = json.loads(kept(home, "played").read_text())["sitters"]
    assert [sitter["bot"] for sitter in sitters] == ["", "", "random", "greedy"]
    assert [sitter["name"] for sitter in sitters] == ["Ada", "Bruno", "Carla", "Dario"]


@pytest.mark.usefixtures("drafts")
def test_nobody_sees_the_cards_of_others(run: Run) -> None:
    out = run("play", "hush", "--players", "3", "--bots", "random", "--seed", "2", typed="board\nlog\n").out
    assert re.search(r"^●[1-6]", out, re.MULTILINE)
    others = re.findall(r"[▲■](.).([!?-])", out)
    assert others
    assert all((card == "x") is (mark != "!") for card, mark in others)
    assert "Bruno: dealt. " in out


@pytest.mark.usefixtures("drafts")
def test_people_at_one_keyboard_hand_over_where_there_are_secrets(run: Run) -> None:
    out = run("play", "hush", "--bots", "none", "--names", "Ann,Ben", "--seed", "2", typed="\nknock\n\nshow\n").out
    first, second = out.split("Hand over to ▲ Ben")
    assert "Hand over to ● Ann" in first
    assert re.search(r"●[1-6]\S* ▲x", first)
    assert re.search(r"●x\S* ▲[1-6]", second)
    assert "♛" in second


@pytest.mark.usefixtures("drafts")
def test_an_answer_after_the_bell_comes_too_late(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    times = iter([0.0, 1000.0])
    monkeypatch.setattr("gelateria.cli.terminal.table.monotonic", lambda: next(times))
    out = run("play", "hush", "--bots", "none,none", "--names", "Ann,Ben", "--seed", "2", typed="\nknock\n").out
    assert "(10 s left)" in out
    assert "Time is up: that came too late." in out
    assert "♛" in out


def test_sides_are_picked_by_name_on_the_command_line(run: Run) -> None:
    out = run("play", "jelly-monster", "--option", "sides=B3 A1 B8 A5 B2", typed="board\n").out
    assert re.findall(r"d\d ([AB]\d)", out)[:5] == ["B3", "A1", "B8", "A5", "B2"]
    assert "B1 are the same board" in run("play", "jelly-monster", "--option", "sides=A1 B1").err


@pytest.mark.usefixtures("drafts")
def test_options_are_chosen_on_the_command_line(run: Run) -> None:
    assert "3) swap" in run("play", "hush", "--option", "swaps", "--seed", "2").out
    assert "3) swap" not in run("play", "hush", "--option", "swaps=false", "--seed", "2").out


lines = st.text(st.characters(exclude_characters="\n\r", exclude_categories=["Cs"]), max_size=30)
answers = st.one_of(
    lines, st.sampled_from(["1", "2", "keep", "undo", "save", "why", "log", "all", "board", "1 1", "[b]x"])
)


@examples(25)
@given(typed=st.lists(answers, max_size=12), seed=st.integers(0, 2**64 - 1))
def test_nothing_that_can_be_typed_breaks_the_table(run: Run, home: Path, typed: list[str], seed: int) -> None:
    ran = run("play", "geizen", "--seed", str(seed), typed="".join(f"{line}\n" for line in typed))
    assert (ran.code, ran.err) == (0, "")
    for file in (home / "saves").glob("*.json"):
        position(file)
        file.unlink()


@examples(50)
@given(st.one_of(lines, st.just('{"record": 1}'), st.just('{"record": {}, "sitters": 3}'), st.just("[" * 100_000)))
def test_no_text_breaks_the_reading_of_saves(text: str) -> None:
    with pytest.raises(Damaged):
        saves.read_any(text)


@rule("jelly.ready")
def test_before_a_round_the_terminal_counts_too(run: Run) -> None:
    out = run("play", "jelly-monster", "--seed", "1", typed="ready\nthrow\n").out
    assert "3 …\n2 …\n1 …\n" in out
    assert "Go!" in out.split("1 …\n")[1]
