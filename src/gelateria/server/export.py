"""What the server says, for programs in other languages: `python -m gelateria.server.export FOLDER`.

Writes one OpenAPI document for the HTTP interface, one for the socket's messages, and two for each game: its actions,
events and views, and apart from them, for names may be the same, its editions. The browser
client's types are made from them.
"""

import sys
from pathlib import Path
from typing import Any, get_args

import msgspec

from gelateria import __version__
from gelateria.engine import games
from gelateria.engine.view import TableView
from gelateria.server.app import make_app
from gelateria.server.lobby.listing import Opened
from gelateria.server.protocol.messages import FromClient, FromServer
from gelateria.server.settings import Settings

Document = dict[str, Any]


def http_document() -> Document:
    return make_app(Settings()).openapi_schema.to_schema()


def wire_document() -> Document:
    """The messages, and what every game's view has: a view travels in them as whatever its game makes of it."""
    records = [*get_args(FromClient), *get_args(FromServer), Opened, TableView]
    return document("The socket", records, FromClient=get_args(FromClient), FromServer=get_args(FromServer))


def game_documents() -> dict[str, Document]:
    return {
        slug: document(
            game.title,
            [game.view_record, *get_args(game.action_records), *get_args(game.event_records)],
            Action=get_args(game.action_records),
            Event=get_args(game.event_records),
        )
        for slug, game in games().items()
    }


def edition_documents() -> dict[str, Document]:
    return {f"{slug}-edition": document(game.title, [game.edition]) for slug, game in games().items()}


def document(title: str, records: list[Any], **unions: tuple[Any, ...]) -> Document:
    """A document without paths: only what its components look like, and which of them can stand in one place."""
    _, components = msgspec.json.schema_components(records, ref_template="#/components/schemas/{name}")
    for name, members in unions.items():
        components[name] = {"oneOf": [{"$ref": f"#/components/schemas/{member.__name__}"} for member in members]}
    info = {"title": title, "version": __version__}
    return {"openapi": "3.1.0", "info": info, "paths": {}, "components": {"schemas": components}}


def write_documents(folder: Path) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    pages = {"http": http_document(), "wire": wire_document(), **game_documents(), **edition_documents()}
    for name, text in pages.items():
        (folder / f"{name}.json").write_bytes(msgspec.json.format(msgspec.json.encode(text)))


if __name__ == "__main__":
    write_documents(Path(sys.argv[1]))
