"""The command line in seven languages."""

import re
from pathlib import Path

import pytest

from gelateria.engine import Dealer, Match, find_game
from gelateria.language import LANGUAGES
from tests.cli.conftest import Run
from tests.fluent import SOURCE

TERMINAL = (SOURCE / "locales" / "en" / "terminal.ftl").read_text(encoding="utf-8")
CODE = "\n".join(path.read_text(encoding="utf-8") for path in (SOURCE / "cli").rglob("*.py"))


def test_the_language_is_chosen_before_the_command_or_after_it(run: Run) -> None:
    for words in (("--lang", "de", "rules", "geizen", "dice"), ("rules", "geizen", "dice", "--lang=de")):
        assert "Es gibt fünf sechsseitige Würfel." in run(*words).out


@pytest.mark.parametrize(
    ("variables", "told"),
    [
        ({"GELATERIA_LANG": "nl", "LANG": "de_DE.UTF-8"}, "spel"),
        ({"LANG": "de_AT.UTF-8"}, "Spiel"),
        ({"LANG": "de_AT.UTF-8", "LC_ALL": "pt_BR"}, "jogo"),
        ({"LANG": "C.UTF-8"}, "game"),
        ({"LANG": "ja_JP.UTF-8"}, "game"),
        ({}, "game"),
    ],
)
def test_without_a_wish_it_is_the_environments(
    run: Run, monkeypatch: pytest.MonkeyPatch, variables: dict[str, str], told: str
) -> None:
    for name in ("GELATERIA_LANG", "LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(name, raising=False)
    for name, value in variables.items():
        monkeypatch.setenv(name, value)
    assert run("games").out.split()[0] == told


@pytest.mark.parametrize("words", [("--lang", "xx", "games"), ("games", "--lang", "EN")])
def test_an_unknown_language_is_refused_with_those_there_are(run: Run, words: tuple[str, ...]) -> None:
    ran = run(*words)
    assert ran.code == 2
    assert "Its languages are: de, en, es, fr, it, nl, pt." in ran.err


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_whole_game_is_told_in_any_language(run: Run, language: str) -> None:
    ran = run("--lang", language, "play", "gelini-nightlife", "--bots", "random,random", "--seed", "4")
    assert (ran.code, ran.err) == (0, "")
    assert "{" not in ran.out
    assert "terminal-" not in ran.out
    assert "♛" in ran.out


def test_a_refusal_is_a_sentence_in_the_players_language(run: Run) -> None:
    english = run("play", "geizen", "--bots", "none", "--seed", "1", typed="throw\nthrow\n").out
    german = run("--lang", "de", "play", "geizen", "--bots", "none", "--seed", "1", typed="throw\nthrow\n").out
    assert "The dice are thrown: keep at least one first.  `why`: geizen.keep-one" in english
    assert "Leg erst mindestens einen Würfel heraus.  `why`: geizen.keep-one" in german
    german = run("--lang", "de", "play", "geizen", "--bots", "none", "--seed", "1", typed="throw\nwürfeln\n").out
    assert "Leg erst mindestens einen Würfel heraus.  `why`: geizen.keep-one" in german


def test_choices_and_board_are_shown_in_the_players_language(run: Run) -> None:
    out = run("--lang", "de", "play", "geizen", "--seed", "5", typed="\nherauslegen 4\n").out
    assert "Zug 1, herauslegen              Vorrat 94, geliehen 0" in out
    assert "Herauslegen …" in out
    assert "▲ Bruno (gierig)" in out
    assert "throw" not in out


def test_accents_need_not_be_typed(run: Run) -> None:
    out = run("--lang", "de", "play", "geizen", "--bots", "none", "--seed", "1", typed="wurfeln\n").out
    assert "→ Würfeln" in out
    out = run("--lang", "fr", "play", "jelly-monster", "--seed", "1", typed="c'est parti\n").out
    assert "→ C’est parti" in out


def test_a_level_is_told_in_the_players_language(run: Run) -> None:
    assert "Joue d’avance chaque pose probable" in run("--lang", "fr", "games", "gelati").out
    assert "Bruno (leicht)" in run("--lang", "de", "play", "geizen", "--bots", "easy", "--seed", "1").out


@pytest.mark.parametrize(
    ("words", "told"),
    [
        (["play", "chess"], "Es gibt kein Spiel namens „chess“. Es gibt: geizen"),
        (["play", "geizen", "--bots", "deep"], "Es gibt keinen Bot namens „deep“. Es gibt: random, greedy"),
        (["play", "geizen", "--players", "9"], "Geizen ist für 2 bis 5 Spieler, nicht für 9. (table.seats)"),
        (["play", "geizen", "--option", "ice=1"], "Geizen hat keine Option „ice“ und auch keine andere."),
        (["play", "gelato-mio", "--option", "ice=1"], "Optionen sind: chain, memory, help."),
        (["play", "gelato-mio", "--option", "chain=x"], "So kann Gelato Mio nicht gespielt werden: "),
        (["simulate", "geizen", "--bots", ","], "Nenne mindestens einen Bot. Es gibt: random, greedy"),
        (["play", "geizen", "--bots", "greedy,greedy,greedy"], "3 Bots sind zu viele für 2 Plätze."),
        (["play", "geizen", "--names", "A,B,C"], "3 Namen sind zu viele für 2 Plätze."),
        (["play", "geizen", "--names", "Bruno"], "Zwei am Tisch heißen gleich: Bruno, Bruno."),
        (["play", "geizen", "--names", "\x07"], "Ein Name braucht einen Buchstaben"),
        (["play", "--resume"], "Es gibt kein gespeichertes Spiel."),
        (["play", "geizen", "--resume"], "Es gibt kein gespeichertes Spiel von „geizen“."),
        (["replay", "none.json"], "none.json kann nicht gelesen werden: "),
        (["replay", "--boot"], "Unbekannte Option: --boot."),
    ],
)
def test_what_goes_wrong_is_told_in_the_players_language(run: Run, words: list[str], told: str) -> None:
    ran = run("--lang", "de", *words)
    assert ran.code in (1, 2)
    assert told in ran.err
    assert ran.err.count("\n") == 1


def test_the_menu_asks_and_understands_in_the_players_language(run: Run) -> None:
    out = run("--lang", "de", typed="gelato-mio\n2\ngreedy\nja\n\n\nAda\n").out
    assert "Welches Spiel?" in out
    assert "Die ganze Gruppe gleicher Karten kommt mit (ja, nein) [nein]" in out
    assert "Hilfe holen ist erlaubt (ja, nein) [ja]" in out
    assert "Nehmen, machen, bedienen, Hilfe?" in out


def test_a_replay_is_told_in_the_players_language(run: Run, tmp_path: Path) -> None:
    match = Match(find_game("geizen").setting(2), Dealer(1))
    match.do(match.awaited()[0], match.legal(match.awaited()[0])[0])
    (tmp_path / "game.json").write_text(match.record().to_json(), encoding="utf-8")
    out = run("--lang", "es", "replay", str(tmp_path / "game.json")).out
    assert "Geizen, 2 jugadores, 1 jugada" in out


def test_the_terminal_has_no_words_that_it_never_says() -> None:
    known = re.findall(r"^(terminal-[\w-]+) =", TERMINAL, re.MULTILINE)
    asked = set(re.findall(r"[\"'](terminal-[\w-]+)[\"']", CODE))
    beginnings = tuple(re.findall(r"[\"'](terminal-[\w-]+-)\{", CODE))
    assert sorted(known) == sorted(asked | {name for name in known if name.startswith(beginnings)})
