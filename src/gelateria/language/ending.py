"""How a game came out, in words: who won and by what, what decided it, and what points are for."""

from collections.abc import Sequence

from msgspec import UNSET

from gelateria.engine import Tally
from gelateria.language.game_words import GameTranslator

CLOSE = 10
"""A defeat by less than a tenth is a near miss."""
START = "start"


def headline(
    words: GameTranslator, scores: Sequence[int], winners: Sequence[int], names: Sequence[str], own: int | None
) -> str:
    """Who won and by what, as somebody in this seat is told; None for everybody."""
    if not winners:
        return words.say("over-together")
    won = words.together([names[seat] for seat in winners])
    if len(winners) > 1:
        if own in winners:
            return words.say("over-you-share", {"names": words.together([names[one] for one in winners if one != own])})
        return words.say("over-share", {"winners": won})
    most = scores[winners[0]]
    second = max(score for seat, score in enumerate(scores) if seat not in winners)
    filled_in = {"winners": won, "margin": in_points(words, most - second)}
    level = "-level" if most == second else ""
    if own in winners:
        return words.say(f"over-you-win{level}", filled_in)
    if own is None or (level and scores[own] < most):
        return words.say(f"over-wins{level}", filled_in)
    if level:
        return words.say("over-you-lose-level", filled_in)
    is_close = scores[own] == second and (most - second) * CLOSE <= abs(most)
    return words.say("over-you-close" if is_close else "over-you-lose", filled_in)


def decided(words: GameTranslator, tally: Tally, names: Sequence[str], own: int | None = None) -> str:
    """One sentence on what decided it, or the empty text; `own` is told as one tells them."""
    if tally.decided is UNSET:
        return ""
    told = tally.decided
    turn = 0 if told.turn is UNSET else told.turn
    own_when = f"{words.game.slug}-when"
    gain = "none"
    if told.points is not UNSET:
        reason = "" if told.reason is UNSET else f" ({reason_for(words, told.reason)})"
        gain = f"{signed(told.points)}{reason}"
    when = words.say(own_when if words.knows(own_when) else "over-when", {"turn": turn})
    message = f"over-decided-{told.how}"
    if told.seat == own and words.knows(f"{message}.you"):
        message += ".you"
    return words.say(message, {"name": names[told.seat], "when": when, "gain": gain})


def reason_for(words: GameTranslator, reason: str) -> str:
    """What points are for."""
    if reason == START:
        return words.say("over-part-start")
    message = f"{words.game.slug}-points-{reason}"
    return words.say(message) if words.knows(message) else reason


def in_points(words: GameTranslator, points: int) -> str:
    """A score in the game's own words: `18 chips`."""
    message = f"{words.game.slug}-score"
    return words.say(message if words.knows(message) else "score", {"points": points})


def signed(points: int) -> str:
    return f"−{-points}" if points < 0 else f"+{points}"
