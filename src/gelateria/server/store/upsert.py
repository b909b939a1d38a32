"""A row that is written whether it was there or not: each database has its own insert for that."""

from collections.abc import Callable, Mapping
from functools import cache
from typing import Any

from sqlalchemy import ColumnElement, Executable, Table
from sqlalchemy.dialects import postgresql, sqlite

Change = Callable[[Any], Mapping[str, ColumnElement[Any]]]
"""What becomes of a row that was there already, told by the row that came."""


@cache
def upsert(dialect: str, table: Table, change: Change | None = None) -> Executable:
    """Insert rows into a table; where one with that key is there, the new takes its place, or changes it so."""
    insert = postgresql.Insert if dialect == "postgresql" else sqlite.Insert
    row = insert(table)
    key = [column.name for column in table.primary_key]
    values = {name: value for name, value in row.excluded.items() if name not in key}
    return row.on_conflict_do_update(index_elements=key, set_=change(row.excluded) if change else values)
