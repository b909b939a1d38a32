"""`gelateria serve` teaches its settings; what it does is in tests/server."""

import json
from io import StringIO
from pathlib import Path

import msgspec
import pytest
import segno
from rich.console import Console

from gelateria.cli.commands.serve import invite_phones
from gelateria.server.settings import BadSetting, Settings, read_settings, variable_of
from tests.cli.conftest import Run


def test_help_teaches_every_variable(run: Run) -> None:
    told = run("serve", "--help").out
    for field in msgspec.structs.fields(Settings):
        assert variable_of(field.name) in told


def test_settings_are_listed_with_what_they_are_now(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("GELATERIA_ABSENCE", "7")
    monkeypatch.setenv("GELATERIA_SECRET", "a secret that nobody may see on a screen")
    told = json.loads(run("serve", "--settings", "--json", "--port", "81").out)
    assert told["GELATERIA_PORT"]["value"] == 81
    assert told["GELATERIA_ABSENCE"]["value"] == 7
    assert told["GELATERIA_ABSENCE"]["default"] == 45
    assert told["GELATERIA_SECRET"]["value"] == ""
    assert "GELATERIA_LAG_CAP" in run("serve", "--settings").out


@pytest.mark.parametrize(
    ("variable", "value"), [("GELATERIA_PORT", "many"), ("GELATERIA_ABSENCE", "0"), ("GELATERIA_LOG_LEVEL", "loud")]
)
def test_a_setting_that_cannot_be_is_named(
    variable: str, value: str, run: Run, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv(variable, value)
    with pytest.raises(BadSetting, match=f"{variable} cannot be '{value}'"):
        read_settings()
    told = run("serve", "--settings")
    assert told.code == 2
    assert variable in told.err


def test_what_is_given_comes_before_the_environment() -> None:
    environment = {"GELATERIA_PORT": "9000", "GELATERIA_HOST": "::1"}
    settings = read_settings(environment, port=8001, host=None)
    assert (settings.port, settings.host) == (8001, "::1")


def test_a_key_that_could_be_guessed_is_one_sentence(run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "server.key").touch()
    monkeypatch.setenv("GELATERIA_DATA", str(tmp_path))
    told = run("serve", "--no-browser")
    assert told.code == 1
    assert "server.key is empty or too short" in " ".join(told.err.split())


@pytest.mark.parametrize("looks", [True, False])
def test_phones_are_told_the_address_and_given_a_picture_of_it(looks: bool) -> None:
    screen, picture = StringIO(), StringIO()
    invite_phones(Console(file=screen, force_terminal=looks, color_system=None), "http://192.0.2.7:8000")
    segno.make("http://192.0.2.7:8000", error="m").terminal(picture, border=2, compact=True)
    assert "In this network it is at http://192.0.2.7:8000" in screen.getvalue()
    assert (picture.getvalue() in screen.getvalue()) == looks, "where nobody looks, nobody photographs"
