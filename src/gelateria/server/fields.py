"""Fields that mean the same wherever they stand. The published schema tells what each of them means."""

import re
from collections.abc import Iterator
from typing import Annotated, Any, Literal

from msgspec import Meta

from gelateria.engine.patterns import shown, whole

PLAIN = whole(r"[^\x00-\x1f\x7f-\x9f\u200b\u2028-\u202e\u2060-\u2069\ufeff\ufff9-\ufffb\ufffe\uffff]*")
"""What people write, in any language and with any emoji: every text that is stored matches it.

There is nothing in it that a database refuses, that ends a line, that nobody sees, or that turns the rest of the line
around. What joins letters and emoji, and what only marks a direction, may stand there: some languages need it.
"""
TOKEN = whole("[ -~]*")
"""What programs make up: keys, nonces, names of clients."""
ONLY_PLAIN = "Only plain characters can stand here: no control characters, no ends of lines, nothing that nobody sees"


def in_words(message: str) -> str:
    """What msgspec has against something, for people."""
    return shown(message.replace(f"Expected `str` matching regex {PLAIN!r}", ONLY_PLAIN))


def is_plain(text: str) -> bool:
    return re.search(PLAIN, text) is not None


def texts_in(value: Any) -> Iterator[str]:
    """Every text in a plain value, names of fields too."""
    if isinstance(value, str):
        yield value
    elif isinstance(value, dict):
        for name, item in value.items():
            yield from texts_in(name)
            yield from texts_in(item)
    elif isinstance(value, list | tuple):
        for item in value:
            yield from texts_in(item)


TableRef = Annotated[str, Meta(description="The table's id.")]
GameSlug = Annotated[str, Meta(description="The game, by its short name.")]
PlayerCount = Annotated[int, Meta(description="How many players.")]
OptionValues = Annotated[dict[str, Any], Meta(description="The options, by name.")]
TableStatus = Annotated[str, Meta(description="`open`, `starting`, `playing`, `over` or `closed`.")]
IsRated = Annotated[bool, Meta(description="Whether it counts for ratings.")]

SeatIndex = Annotated[int, Meta(description="A seat, counted from 0.")]
SocketKey = Annotated[str, Meta(description="The key to join the table's socket with.")]
HostKeyText = Annotated[str, Meta(description="The key that runs the table: kick, reorder, start, close.")]
ShownName = Annotated[str, Meta(description="The name that is shown.")]
SitterId = Annotated[str | None, Meta(description="The person's id, or null for one of the server's own bots.")]
SitterLevel = Annotated[str | None, Meta(description="The level of the bot that plays here, or null.")]

FinalPlace = Annotated[int, Meta(description="The place, 1 is the best; equals share one.")]
FinalScore = Annotated[int, Meta(description="The score.")]
WinShare = Annotated[float, Meta(description="The share of the win.")]
Unrated = Literal["casual", "together", "edition", "two-seats", "guest", "few-decisions", "no-opponent", "stand-in"]
"""Why a seat's rating stays as it is: `lobby.rated` says when."""
WHY_UNRATED = Meta(description="Why the game was not rated for this seat.")
WORTH = Meta(description="How much it counted, from 0 to 1, where it was rated.")
BEFORE = Meta(description="The rating before it, where it was rated.")
AFTER = Meta(description="The rating after it, where it was rated.")
