"""One language after the other."""

import pytest

from gelateria.language import LANGUAGES, UnknownLanguage, speak


def test_there_are_seven() -> None:
    assert LANGUAGES == ("de", "en", "es", "fr", "it", "nl", "pt")


@pytest.mark.parametrize(
    ("language", "said"),
    [("en", "Ada, Ben, and Cleo"), ("de", "Ada, Ben und Cleo"), ("pt", "Ada, Ben e Cleo")],
)
def test_names_are_told_together_as_the_language_does(language: str, said: str) -> None:
    assert speak(language).together(["Ada", "Ben", "Cleo"]) == said


def test_a_message_chooses_by_the_numbers_of_its_language() -> None:
    assert speak("fr").say("score", {"points": 0}) == "0 point"
    assert speak("de").say("score", {"points": 0}) == "0 Punkte"


def test_what_nobody_wrote_is_told_by_its_id() -> None:
    assert not speak("es").knows("no-such-message")
    assert speak("es").say("no-such-message") == "no-such-message"


def test_an_unknown_language_names_those_there_are() -> None:
    with pytest.raises(UnknownLanguage, match=r"no words in 'xx'\. Languages there are: de, en, es, fr, it, nl, pt\."):
        speak("xx")
