import json

import pytest

from tests.cli.conftest import Run


def test_json_has_what_programs_rely_on(run: Run) -> None:
    listed = json.loads(run("games", "--json").out)
    assert all(set(game) == {"slug", "title", "designer", "seats", "options", "levels"} for game in listed)
    (geizen,) = [game for game in listed if game["slug"] == "geizen"]
    assert list(geizen.pop("levels")) == ["easy", "medium", "hard", "expert"]
    assert geizen == {
        "slug": "geizen",
        "title": "Geizen",
        "designer": "Leo Colovini",
        "seats": [2, 5],
        "options": {},
    }


def test_the_list_names_every_game_and_its_seats(run: Run) -> None:
    ran = run("games")
    assert ran.code == 0
    assert "geizen" in ran.out
    assert "2–5" in ran.out


@pytest.mark.usefixtures("drafts")
def test_further_folders_bring_further_games_with_their_options(run: Run) -> None:
    listed = {game["slug"]: game for game in json.loads(run("games", "--json").out)}
    assert {"geizen", "pig", "hush"} <= set(listed)
    assert listed["hush"]["options"]["swaps"]["type"] == "boolean"
    assert "swaps=true" in run("games").out


def test_one_game_is_told_with_its_levels(run: Run) -> None:
    ran = run("games", "gelati")
    assert "geizen" not in ran.out
    for level in ("easy", "medium", "hard", "expert"):
        assert level in ran.out
    assert "Plays every likely placement out" in " ".join(ran.out.split())
    assert run("games", "chess").code != 0
