"""What stands in paths and headers, with what it means."""

import re
from typing import Annotated

from litestar.params import HeaderParameter, PathParameter

from gelateria.engine.patterns import whole

TABLE_ID = whole("[2-9a-z]{10}")
TableId = Annotated[str, PathParameter(min_length=10, max_length=10, pattern=TABLE_ID, description="The table's id.")]
GameName = Annotated[str, PathParameter(max_length=64, description="The game, by its short name.")]
PersonId = Annotated[str, PathParameter(description="The person's id.")]
BotId = Annotated[str, PathParameter(description="The bot's id.")]
HostKey = Annotated[
    str, HeaderParameter(name="Gelateria-Key", description="The key of the table's host.", max_length=64)
]


def is_table_id(text: str) -> bool:
    """For paths of sockets: whether it could be one. What is not even that may not reach the database."""
    return re.search(TABLE_ID, text) is not None
