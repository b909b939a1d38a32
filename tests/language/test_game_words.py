"""What happened and what is asked, in every language, by the words that the browser has too."""

import json
from typing import get_args

import pytest

from gelateria.engine import Dealer, Match, find_game
from gelateria.games.gelato_mio.actions import Dealt, Served, Showed, Stole, Took
from gelateria.games.jelly_monster.actions import Turned
from gelateria.language import LANGUAGES, speak_of
from tests.language.said import FILE, NAMES, said
from tests.our_games import OURS

SAID = json.loads(FILE.read_text(encoding="utf-8"))


@pytest.mark.parametrize("game", OURS)
def test_what_is_said_stands_in_the_file_that_the_browser_reads(game: str) -> None:
    assert json.loads(json.dumps(said(game))) == SAID[game], "python -m tests.language.said writes it anew"


@pytest.mark.parametrize("game", OURS)
def test_every_kind_of_event_is_there_and_nothing_is_left_to_be_filled_in(game: str) -> None:
    kinds = {item["record"]["type"] for item in SAID[game] if "type" in item["record"]}
    assert kinds == {kind.__struct_config__.tag for kind in get_args(find_game(game).event_records)}
    for item in SAID[game]:
        assert list(item["said"]) == list(LANGUAGES)
        assert all(sentence and "{" not in sentence for sentence in item["said"].values()), item


@pytest.mark.parametrize("game", OURS)
def test_nobody_is_told_by_name_what_they_did_themselves_or_what_was_done_to_them(game: str) -> None:
    told = [(item["record"], item["own"], item["said"]) for item in SAID[game] if "own" in item]
    assert told
    for record, own, sentences in told:
        for language, sentence in sentences.items():
            assert NAMES[own] not in sentence, (record, language, sentence)


def test_the_second_person_is_for_one_seat_only() -> None:
    mio = speak_of(find_game("gelato-mio"), "en")
    assert mio.sentence(Stole(1, 2, None), NAMES, 1) == "You take a card from Cleo."
    assert mio.sentence(Stole(1, 2, None), NAMES, 2) == "Ben takes a card from you."
    assert mio.sentence(Stole(1, 2, None), NAMES, 0) == "Ben takes a card from Cleo."


def test_cards_are_counted_as_people_count_them() -> None:
    mio = speak_of(find_game("gelato-mio"), "en")
    assert mio.sentence(Took(0, "cone", (0, 1)), NAMES) == "Ada draws 2 cones from the display."
    assert mio.sentence(Took(0, "sugar", (0, 1)), NAMES) == "Ada draws 2 sugar from the display."
    assert mio.sentence(Dealt(1, 2, "creams"), NAMES) == "New in line 1: creams."
    assert mio.sentence(Served(3, 1, 0, 12), NAMES) == "Dora serves the customer at place 1: 12 points!"
    assert mio.sentence(Showed(0, (), 0), NAMES) == "Ada shows an empty hand."


def test_what_a_viewer_may_not_know_is_not_named() -> None:
    mio = speak_of(find_game("gelato-mio"), "en")
    assert mio.sentence(Stole(1, 2, None), NAMES) == "Ben takes a card from Cleo."
    assert mio.sentence(Stole(1, 2, "wafer"), NAMES) == "Ben takes a wafer from Cleo."


def test_nobody_is_told_apart_from_whoever_is_called_so() -> None:
    jelly = speak_of(find_game("jelly-monster"), "en")
    assert jelly.sentence(Turned(None), ("none", "-1")) == "The table turns the sand timer!"
    assert jelly.sentence(Turned(0), ("none", "-1")) == "none turns the sand timer!"
    assert jelly.sentence(Turned(1), ("none", "-1")) == "-1 turns the sand timer!"


def test_a_game_without_words_is_told_by_its_fields() -> None:
    hush = find_game("hush")
    match = Match(hush.setting(2), Dealer(1))
    words = speak_of(hush, "fr")
    assert [words.sentence(event, NAMES) for event in match.seen(None)] == ["Ada: dealt.", "Ben: dealt."]
    assert words.prompt(match.view(0), NAMES) == "À vous de jouer"
    assert (words.title, words.blurb) == ("Hush", "")


def test_options_have_their_meaning_and_what_is_missing_in_a_language_is_said_in_english() -> None:
    assert (
        speak_of(find_game("jelly-monster"), "nl").options()["calm"]["description"]
        == "Rustig: om de beurt, zonder zandloper"
    )
    assert speak_of(find_game("pig"), "it").blurb == "One die, and the question when to stop."
    assert speak_of(find_game("hush"), "it").options()["swaps"]["description"] == "Cards may be swapped."


@pytest.mark.parametrize("game", OURS)
def test_a_title_is_the_one_on_the_box(game: str) -> None:
    assert speak_of(find_game(game), "en").title == find_game(game).title
