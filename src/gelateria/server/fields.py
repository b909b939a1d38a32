"""Fields that mean the same wherever they stand. The published schema tells what each of them means."""

from typing import Annotated, Any

from msgspec import Meta

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
BEFORE = Meta(description="The rating before it, where it was rated.")
AFTER = Meta(description="The rating after it, where it was rated.")
