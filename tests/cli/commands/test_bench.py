import json

from gelateria.uncompiled import is_compiled
from tests.cli.conftest import Run


def test_three_figures_a_game_with_their_spread(run: Run) -> None:
    data = json.loads(run("bench", "geizen", "--seconds", "0.05", "--json").out)
    assert data["compiled"] is is_compiled()
    for figure in ("playouts", "steps", "copies"):
        assert 0 < data["games"]["geizen"][figure]["low"] <= data["games"]["geizen"][figure]["median"]


def test_people_are_told_whether_the_rules_are_compiled(run: Run) -> None:
    out = run("bench", "geizen", "--seconds", "0.05").out
    assert "geizen" in out
    assert ("The rules run compiled." in out) is is_compiled()
