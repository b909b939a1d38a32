"""What stands in paths and headers, with what it means."""

from typing import Annotated

from litestar.params import HeaderParameter, PathParameter

from gelateria.engine.patterns import whole

TableId = Annotated[
    str, PathParameter(min_length=10, max_length=10, pattern=whole("[2-9a-z]{10}"), description="The table's id.")
]
GameName = Annotated[str, PathParameter(max_length=64, description="The game, by its short name.")]
PersonId = Annotated[str, PathParameter(description="The person's id.")]
BotId = Annotated[str, PathParameter(description="The bot's id.")]
HostKey = Annotated[
    str, HeaderParameter(name="Gelateria-Key", description="The key of the table's host.", max_length=64)
]
