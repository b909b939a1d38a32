"""Rewards in words, as records and as the rules' numbers: `first 5, others 1` and back.

The words are those of `edition.toml`; a zone's reward is a row of symbols, carried out from left to right.
"""

import re
from collections.abc import Mapping
from typing import Literal

from msgspec import Struct

from gelateria.engine.text import Phrases, Say
from gelateria.games.jelly_monster.rules import (
    WHAT,
    WHO,
    amount_of,
    least_of,
    most_of,
    symbol_of,
    what_of,
    who_of,
)

Who = Literal["control", "first", "second", "others", "dice"]
What = Literal[
    "jelly", "capsule", "lose capsule", "per capsule", "take", "give", "clockwise", "counter-clockwise", "either"
]
MOST_SYMBOLS = 3
MOST_JELLY = 99
MOST_DICE = 15
WORDS = re.compile(
    r"(?:(?P<rank>first|second|others) |(?P<least>[1-9]\d?)(?:-(?P<most>[1-9]\d?)|(?P<more>\+))? dice: )?"
    r"(?:(?P<take>take |give )?(?P<amount>0|[1-9]\d?)(?P<per> per capsule)?"
    r"|(?P<word>capsule|lose capsule|clockwise|counter-clockwise|either))"
)


class Symbol(Struct, frozen=True):
    """One symbol of a reward: who gets what, and how much of it."""

    who: Who
    what: What
    amount: int = 0
    least: int = 0
    """For those with at least so many dice, where `who` is dice …"""
    most: int = 0
    """… and at most so many."""


Reward = tuple[Symbol, ...]


def read_reward(words: str) -> Reward:
    """The symbols of a reward; a ValueError says which words are none."""
    reward = tuple(_read_symbol(part) for part in words.split(", "))
    if len(reward) > MOST_SYMBOLS:
        raise ValueError(f"{words!r} has {len(reward)} symbols; a zone has room for {MOST_SYMBOLS}")
    return reward


def _read_symbol(words: str) -> Symbol:
    found = WORDS.fullmatch(words)
    if found is None or (found["take"] and found["per"]):
        raise ValueError(f"no reward is called {words!r}")
    what: str = found["word"] or (found["take"] or "").strip() or ("per capsule" if found["per"] else "jelly")
    amount = int(found["amount"] or 0)
    if not found["least"]:
        return Symbol(found["rank"] or "control", what, amount)  # type: ignore[arg-type]  # the words above
    least = int(found["least"])
    most = MOST_DICE if found["more"] else int(found["most"] or least)
    if not least <= most <= MOST_DICE:
        raise ValueError(f"{words!r}: nobody has {least} to {most} dice")
    return Symbol("dice", what, amount, least, most)  # type: ignore[arg-type]  # the words above


PHRASES: Mapping[str, str] = {
    "for-control": "{reward}",
    "for-first": "first {reward}",
    "for-second": "second {reward}",
    "for-others": "others {reward}",
    "for-dice": "{span} dice: {reward}",
    "reward-jelly": "{amount}",
    "reward-capsule": "capsule",
    "reward-lose-capsule": "lose capsule",
    "reward-per-capsule": "{amount} per capsule",
    "reward-take": "take {amount}",
    "reward-give": "give {amount}",
    "reward-clockwise": "clockwise",
    "reward-counter-clockwise": "counter-clockwise",
    "reward-either": "either",
}
ENGLISH = Phrases(PHRASES)


def in_words(reward: Reward, say: Say = ENGLISH) -> str:
    """The words that `read_reward` reads; or what another language says for them."""
    return ", ".join(_symbol_in_words(symbol, say) for symbol in reward)


def _symbol_in_words(symbol: Symbol, say: Say) -> str:
    what = say(f"reward-{symbol.what.replace(' ', '-')}", amount=symbol.amount)
    to = {MOST_DICE: "+", symbol.least: ""}.get(symbol.most, f"-{symbol.most}")
    upto = "any" if symbol.most == MOST_DICE else "some"
    span: dict[str, str | int] = {"span": f"{symbol.least}{to}", "upto": upto}
    return say(f"for-{symbol.who}", reward=what, least=symbol.least, most=symbol.most, **span)


def pack(symbol: Symbol) -> int:
    """The symbol as the rules' number."""
    return symbol_of(WHO.index(symbol.who), WHAT.index(symbol.what), symbol.amount, symbol.least, symbol.most)


def unpack(number: int) -> Symbol:
    """The way back."""
    who, what = WHO[who_of(number)], WHAT[what_of(number)]
    return Symbol(who, what, amount_of(number), least_of(number), most_of(number))  # type: ignore[arg-type]
