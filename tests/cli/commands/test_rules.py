import json

from gelateria.engine import find_game
from tests.cli.conftest import Run


def test_every_rule_stands_there_with_its_mark_explained(run: Run) -> None:
    ran = run("rules", "geizen", "--sources")
    assert all(rule in ran.out for rule in find_game("geizen").rulebook)
    assert "T printed in the rulebook" in ran.out
    assert "Reconstructed, not printed, in this edition: board.rows, board.arrows" in ran.out


def test_who_only_wants_to_play_reads_neither_ids_nor_marks_but_what_may_differ(run: Run) -> None:
    out = run("rules", "geizen").out
    assert not any(rule in out for rule in find_game("geizen").rulebook)
    assert "printed in the rulebook" not in out
    assert "(reconstructed: your copy may differ)" in " ".join(out.split())
    assert "by Leo Colovini, Schmidt Spiele" in out


def test_words_pick_rules_and_an_id_picks_one(run: Run) -> None:
    assert [rule["id"] for rule in json.loads(run("rules", "geizen", "keep", "--json").out)] == [
        "geizen.keep-one",
        "geizen.keep-any",
        "geizen.keep-final",
    ]
    assert [rule["id"] for rule in json.loads(run("rules", "geizen", "loan", "--json").out)] == ["geizen.loan"]
    assert [rule["id"] for rule in json.loads(run("rules", "geizen", "geizen.end", "--json").out)] == ["geizen.end"]


def test_json_says_id_sentence_source_and_section(run: Run) -> None:
    first, *_ = json.loads(run("rules", "geizen", "--json").out)
    assert set(first) == {"id", "sentence", "source", "section"}


def test_the_house_has_rules_too(run: Run) -> None:
    assert "table.undo" in run("rules", "table", "--sources").out


def test_a_word_that_no_rule_says_is_bad_data(run: Run) -> None:
    ran = run("rules", "geizen", "zebra")
    assert (ran.code, ran.out) == (1, "")
    assert ran.err == "No rule of Geizen says “zebra”.\n"
    assert run("rules", "table", "zebra").err == "No rule says that.\n"
