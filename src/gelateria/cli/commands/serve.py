"""`gelateria serve`: the table server, for friends on this machine, in this house, or anywhere."""

import webbrowser
from io import StringIO
from textwrap import fill, indent
from typing import TYPE_CHECKING, Annotated

import msgspec
import segno
from cyclopts import Parameter
from rich.console import Console
from rich.table import Table
from rich.text import Text

from gelateria.cli.options.failing import Spoiled, Unclear
from gelateria.cli.options.printing import print_json, screen

if TYPE_CHECKING:
    from gelateria.server.settings import Settings


def serve(
    *,
    host: str | None = None,
    port: int | None = None,
    browser: Annotated[bool, Parameter(negative="--no-browser")] = True,
    settings: bool = False,
    json: bool = False,
) -> None:
    """Open the server: friends and bots at tables in the browser.

    Needs no configuration: games are kept in a file in your data folder, and
    nothing leaves this machine unless you say so. Everything else is set by the
    variables below.

    Try:

        gelateria serve                                on this machine
        gelateria serve --host 0.0.0.0                 for everybody in this network
        gelateria serve --settings                     what is set now
        GELATERIA_DATABASE=postgresql://localhost/games gelateria serve

    Args:
        host: Which network address to listen on.
        port: Which port; 8000 if nothing else is set, 0 for any that is free.
        browser: Open the browser when the server is ready.
        settings: Do not serve, but list all settings with their meaning and value.
        json: With --settings: print data for programs.
    """
    from gelateria.server.settings import BadSetting, read_settings

    try:
        chosen = read_settings(host=host, port=port)
    except BadSetting as error:
        raise Unclear(str(error)) from None
    if settings:
        list_settings(chosen, json)
        return
    from gelateria.server.core import check_key
    from gelateria.server.ops.network import EVERYWHERE, network_address
    from gelateria.server.run import serve as run
    from gelateria.server.store.ownership import NotOurs

    try:
        check_key(chosen)
    except BadSetting as error:
        raise Spoiled(str(error)) from None

    console = screen()

    def ready(address: str) -> None:
        console.print(Text.assemble("Gelateria is open at ", (address, "bold")))
        in_network = network_address() if chosen.host in EVERYWHERE else None
        if in_network:
            invite_phones(console, chosen.address or f"http://{in_network}:{address.rpartition(':')[2]}")
        else:
            console.print(Text("For phones in this network: --host 0.0.0.0, or make play HOST=0.0.0.0", "dim"))
        console.print(Text(f"Games are kept in {chosen.folder}. Ctrl-C closes.", "dim"))
        if browser:
            webbrowser.open(address)

    try:
        began = run(chosen, ready)
    except NotOurs as error:
        raise Spoiled(str(error)) from None
    if not began:
        raise Spoiled(f"The server could not begin at {chosen.host}, port {chosen.port}; the lines above say why.")


def invite_phones(console: Console, address: str) -> None:
    """Where others in this network find it; as a picture to be photographed, where somebody looks at a terminal."""
    console.print(Text.assemble("In this network it is at ", (address, "bold")))
    if console.is_terminal:
        picture = StringIO()
        segno.make(address, error="m").terminal(picture, border=2, compact=True)
        console.file.write(picture.getvalue())


def settings_in_words() -> str:
    """All variables of the environment and their meaning, for `--help`."""
    from gelateria.server.settings import Settings, variable_of

    properties = msgspec.json.schema(Settings)["$defs"]["Settings"]["properties"]
    rows = []
    for name, about in properties.items():
        default = f" [default: {about['default']}]" if about.get("default") not in ("", None) else ""
        rows += [variable_of(name), indent(fill(about.get("description", "") + default, 72), "    ")]
    return "Variables of the environment:\n\n" + "\n".join(rows)


def list_settings(chosen: "Settings", json: bool) -> None:
    from gelateria.server.settings import variable_of

    properties = msgspec.json.schema(type(chosen))["$defs"]["Settings"]["properties"]
    shown = {
        variable_of(name): {
            "value": "" if name == "secret" else getattr(chosen, name),
            "about": about.get("description", ""),
            "default": about.get("default"),
        }
        for name, about in properties.items()
    }
    if json:
        print_json(shown)
        return
    table = Table(box=None, pad_edge=False)
    for heading in ("variable", "now", "what it is"):
        table.add_column(heading, overflow="fold", no_wrap=heading == "variable")
    for variable, setting in shown.items():
        table.add_row(Text(variable, "bold"), str(setting["value"]), setting["about"])
    screen().print(table)
