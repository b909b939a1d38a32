"""What everybody guesses first: limits make guessing slow, so a password must outlast the first hundreds of guesses."""

import re
import unicodedata

from gelateria.server.errors import unclear

ROWS = (
    "abcdefghijklmnopqrstuvwxyz",
    "01234567890123456789",
    "qwertyuiopasdfghjklzxcvbnm",
    "qwertzuiopasdfghjklyxcvbnm",
    "azertyuiopqsdfghjklmwxcvbn",
    "1qaz2wsx3edc4rfv5tgb6yhn",
    "1q2w3e4r5t6y7u8i9o0p",
)
"""Runs of keys and letters, to be read either way."""
WORDS = frozenset(
    re.findall(
        "[a-z]+",
        """
    abcd access account admin administrator aezakmi amanda america andrea andrew angel anthony apple arsenal ashley
    barcelona baseball basketball batman blink blue boomer brandon buster butterfly charlie cheese chelsea
    chocolate computer consumer corvette daniel default diamond dragon elizabeth everton fashion fender ferrari
    flower football freedom fuckyou gelateria gelato gemini ginger google hallo heather hello hockey hunter iceman
    iloveyou internet jennifer jessica jordan joshua justin killer letmein liverpool lovely maggie marina mario
    marlboro master matrix matthew mercedes merlin michael michelle mickey monkey monster mustang naruto nicole
    nothing orange pass passwd password passwort patrick pepper phoenix pokemon princess purple qazwsx qwer qwerty
    qwertz rachel rainbow ranger robert samantha samsung secret shadow slipknot snoopy soccer spider startrek
    starwars steelers summer sunshine superman swordfish taylor tennis test thomas thunder tigger tinkerbell
    trustno trustnoone victoria welcome whatever william willkommen winner winter yamaha yankees yellow zaq
    """,
    )
)
"""Of these, lists of stolen passwords are full; with digits behind them too."""
LEET = str.maketrans("0134578@$!", "oieastbasi")
TAIL = re.compile(r"[\W\d_]+\Z")
REPEATED = re.compile(r"(.{1,4}?)\1+")
FEW = 3
SHORT_NUMBER = 9
"""Digits: dates are that short, and there are not many of them."""


def refuse_easy(password: str, login: str) -> None:
    """Refused if somebody would try it among the first."""
    if is_easy(password, login):
        raise unclear("That is among the first that anybody would guess. Take three words that you like instead.")


def is_easy(password: str, login: str) -> bool:
    plain = unicodedata.normalize("NFKC", password).casefold()
    return (
        len(set(plain)) <= FEW
        or REPEATED.fullmatch(plain) is not None
        or (plain.isdigit() and len(plain) <= SHORT_NUMBER)
        or any(plain in row or plain[::-1] in row for row in ROWS)
        or not WORDS.isdisjoint((_stem(plain), _stem(plain).translate(LEET)))
        or (login in plain and len(plain) - len(login) <= FEW)
    )


def _stem(text: str) -> str:
    """What is left without the digits and signs behind it."""
    return TAIL.sub("", text)
