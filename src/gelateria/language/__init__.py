"""What people read, in seven languages: the same Fluent files for the terminal as for the browser.

What every table says lies in `gelateria/locales/LANGUAGE`, a game's own words in `locales/LANGUAGE` of its folder. What
a record holds, a game's notation and its rules' ids, is the same in all of them; it is drawn and told in other words.
"""

from gelateria.language.advice import reason_in_words
from gelateria.language.ending import decided, headline, reason_for, signed
from gelateria.language.game_words import GameTranslator, speak_of
from gelateria.language.refusals import refusal_in_words
from gelateria.language.rule_pages import rule_page
from gelateria.language.translator import DEFAULT, LANGUAGES, Translator, UnknownLanguage, speak

__all__ = [
    "DEFAULT",
    "LANGUAGES",
    "GameTranslator",
    "Translator",
    "UnknownLanguage",
    "decided",
    "headline",
    "reason_for",
    "reason_in_words",
    "refusal_in_words",
    "rule_page",
    "signed",
    "speak",
    "speak_of",
]
