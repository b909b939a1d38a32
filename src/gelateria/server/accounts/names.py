"""What people may call themselves."""

import unicodedata

from gelateria.server.errors import unclear

MOST_LETTERS = 20
BLANK = frozenset(" \u115f\u1160\u2800\u3164\uffa0")
"""Letters by the book that nobody can see."""


def tidy_name(name: str) -> str:
    """The name in one form; Refused if it holds what cannot be seen or would turn the line around."""
    name = unicodedata.normalize("NFC", name).strip()
    if not 1 <= len(name) <= MOST_LETTERS:
        raise unclear(f"A name has 1 to {MOST_LETTERS} letters.", MOST_LETTERS)
    if not name.isprintable():
        raise unclear("A name is made of letters that can be seen.")
    if all(letter in BLANK or unicodedata.category(letter).startswith("M") for letter in name):
        raise unclear("A name needs a letter that can be seen.")
    return " ".join(name.split())
