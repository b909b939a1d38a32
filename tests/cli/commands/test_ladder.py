import json
from pathlib import Path

from gelateria.lab.ladder import BEGIN, END
from tests.cli.conftest import Run

SHORT = ("ladder", "geizen", "gelini-nightlife", "--bots", "random,greedy", "--games", "20")


def test_every_game_has_its_matches(run: Run) -> None:
    ran = run(*SHORT, "--json")
    assert (ran.code, ran.err) == (0, "")
    data = json.loads(ran.out)
    assert data["bots"] == ["random", "greedy"]
    assert [(match["game"], match["upper"], match["lower"]) for match in data["matches"]] == [
        ("geizen", "greedy", "random"),
        ("gelini-nightlife", "greedy", "random"),
    ]
    assert data["matches"][0]["clear"]


def test_people_get_a_table(run: Run) -> None:
    out = run(*SHORT).out
    assert "Gelini Nightlife" in out
    assert "greedy against random" in out


def test_the_page_is_rewritten_between_its_marks_and_nowhere_else(run: Run, tmp_path: Path) -> None:
    page = tmp_path / "bots.md"
    page.write_text(f"# Who plays\n\n{BEGIN}\nstale\n{END}\n\nThe end.\n")
    assert run(*SHORT, "--write", str(page)).code == 0
    text = page.read_text()
    assert text.startswith(f"# Who plays\n\n{BEGIN}\n\n| game |")
    assert text.endswith(f"{END}\n\nThe end.\n")
    assert "gelateria ladder geizen gelini-nightlife --bots random,greedy --games 20 --write" in text
    assert "stale" not in text
    run(*SHORT, "--write", str(page))
    assert page.read_text() == text


def test_a_new_page_is_begun(run: Run, tmp_path: Path) -> None:
    assert run(*SHORT, "--write", str(tmp_path / "new.md")).code == 0
    assert (tmp_path / "new.md").read_text().startswith("# Bots\n")


def test_a_page_without_a_place_is_refused_before_anything_is_played(run: Run, tmp_path: Path) -> None:
    page = tmp_path / "bots.md"
    page.write_text("# Who plays\n")
    ran = run(*SHORT, "--write", str(page), "--resume", str(tmp_path / "kept"))
    assert ran.code == 1
    assert "where the table goes" in ran.err
    assert not (tmp_path / "kept").exists()
    assert page.read_text() == "# Who plays\n"


def test_it_is_kept_in_a_folder(run: Run, tmp_path: Path) -> None:
    first = run(*SHORT, "--resume", str(tmp_path / "kept"), "--json").out
    assert len(list((tmp_path / "kept").iterdir())) == 2
    assert run(*SHORT, "--resume", str(tmp_path / "kept"), "--json").out == first
    other = run(*SHORT, "--seed", "2", "--resume", str(tmp_path / "kept"))
    assert other.code == 1
    assert "seed is 1 there and 2 here" in " ".join(other.err.split())


def test_a_bot_has_one_place(run: Run) -> None:
    ran = run("ladder", "geizen", "--bots", "random,greedy,random")
    assert (ran.code, "named twice" in ran.err) == (2, True)


def test_a_game_of_luck_is_played_longer(run: Run, tmp_path: Path) -> None:
    page = tmp_path / "new.md"
    ran = run(*SHORT, "--longer", "geizen=60", "--write", str(page), "--json")
    assert [match["games"] for match in json.loads(ran.out)["matches"]] == [60, 20]
    assert "--games 20 --longer geizen=60 --write" in page.read_text()


def test_only_what_is_on_the_ladder_is_played_longer(run: Run) -> None:
    ran = run(*SHORT, "--longer", "gelati=60")
    assert (ran.code, "not on this ladder" in " ".join(ran.err.split())) == (2, True)
    ran = run(*SHORT, "--longer", "geizen")
    assert (ran.code, "how many games" in " ".join(ran.err.split())) == (2, True)
