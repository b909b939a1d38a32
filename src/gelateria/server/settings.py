"""What can be set, from the environment: every field is a variable, `port` is GELATERIA_PORT."""

import os
from collections.abc import Mapping
from pathlib import Path
from typing import Annotated, Any, Literal

import msgspec
import platformdirs
from msgspec import Meta, Struct

from gelateria.engine.beacon import QUICKNET
from gelateria.engine.patterns import whole

SHORTEST_SECRET = 32
Milliseconds = Annotated[int, Meta(ge=0, le=60_000)]


class Settings(Struct, frozen=True, kw_only=True):
    """All settings of a server, with what holds if nobody says otherwise."""

    host: Annotated[str, Meta(description="Which network address to listen on; 0.0.0.0 is every one.")] = "127.0.0.1"
    port: Annotated[int, Meta(ge=0, le=65535, description="Which port to listen on; 0 is any that is free.")] = 8000
    database: Annotated[
        str,
        Meta(
            description="sqlite:///FILE or postgresql://USER:PASSWORD@HOST/NAME; by default a file in the data folder."
        ),
    ] = ""
    data: Annotated[str, Meta(description="The folder for the database and the server's own key.")] = ""
    address: Annotated[
        str, Meta(description="How the world reaches this server, for links: https://play.example.org.")
    ] = ""
    origins: Annotated[
        str, Meta(description="Web addresses that may talk to this server besides its own, with commas between.")
    ] = ""
    secret: Annotated[
        str,
        Meta(
            description="What sessions are signed with, 32 characters or more; by default made once and kept in a file."
        ),
    ] = ""
    proxies: Annotated[
        int, Meta(ge=0, le=10, description="How many reverse proxies stand in front and add X-Forwarded-For.")
    ] = 0
    bot_workers: Annotated[
        int, Meta(ge=0, le=256, description="Processes in which bots think; 0 is one for each core.")
    ] = 0
    tumble: Annotated[
        Milliseconds, Meta(description="How long every throw tumbles in real time, for everybody alike.")
    ] = 400
    batch: Annotated[Milliseconds, Meta(description="How often others' actions are shown in real time.")] = 100
    lag_cap: Annotated[
        Milliseconds, Meta(description="The most that is credited for a slow connection in real time.")
    ] = 500
    absence: Annotated[
        int, Meta(ge=1, le=86_400, description="Seconds after which a bot stands in for somebody who is gone.")
    ] = 45
    patience: Annotated[
        int,
        Meta(
            ge=1, le=86_400, description="Seconds that people wait for each other in real time before a bot stands in."
        ),
    ] = 60
    nonce_wait: Annotated[
        int,
        Meta(ge=1, le=600, description="Seconds to wait at the start for what players' browsers add to chance."),
    ] = 15
    beacon: Annotated[
        str,
        Meta(
            pattern=whole("(https?://.+)?"),
            description="A public beacon that adds to chance, https://api.drand.sh/CHAIN; by default none is asked.",
        ),
    ] = ""
    beacon_key: Annotated[
        str,
        Meta(
            pattern=whole("[0-9a-f]{192}"), description="The beacon's public key; by default that of drand's quicknet."
        ),
    ] = QUICKNET.key
    beacon_genesis: Annotated[
        int, Meta(ge=0, description="When the beacon's first round was, in seconds since 1970.")
    ] = QUICKNET.genesis
    beacon_period: Annotated[
        int, Meta(ge=1, le=60, description="Seconds from one round of the beacon to the next.")
    ] = QUICKNET.period
    restart_credit: Annotated[
        int,
        Meta(
            ge=0, le=3600, description="Seconds that every deadline gains by a restart, or by a database that was away."
        ),
    ] = 15
    http_rate: Annotated[float, Meta(gt=0, description="Requests a second that one visitor may make on average.")] = (
        20.0
    )
    socket_rate: Annotated[float, Meta(gt=0, description="Commands a second that one socket may send on average.")] = (
        10.0
    )
    guest_rate: Annotated[
        float, Meta(ge=1, description="Guests a minute who may come in from one address; five times as many at once.")
    ] = 6.0
    most_tables: Annotated[int, Meta(ge=1, description="Tables that one person may have open or running.")] = 20
    most_listed: Annotated[int, Meta(ge=1, description="Tables that one address may have in the lobby.")] = 20
    most_sockets: Annotated[int, Meta(ge=1, description="Sockets that one address may have open.")] = 100
    metrics: Annotated[
        str, Meta(description="Which addresses may read /metrics, with commas between; by default this machine's own.")
    ] = "127.0.0.1,::1"
    log_level: Annotated[Literal["debug", "info", "warning", "error"], Meta(description="How much is logged.")] = "info"

    def __post_init__(self) -> None:
        if self.secret and len(self.secret.strip()) < SHORTEST_SECRET:
            raise ValueError(f"it needs {SHORTEST_SECRET} characters or more, or somebody guesses it")

    @property
    def folder(self) -> Path:
        return Path(self.data) if self.data else Path(platformdirs.user_data_dir("gelateria", appauthor=False))

    @property
    def counters_for(self) -> set[str]:
        """The addresses that may read the metrics."""
        return {address.strip() for address in self.metrics.split(",")}

    @property
    def database_address(self) -> str:
        return self.database or f"sqlite:///{self.folder / 'server.sqlite3'}"


class BadSetting(ValueError):
    """A setting that cannot be, by the name of its variable."""


def read_settings(environment: Mapping[str, str] = os.environ, **given: Any) -> Settings:
    """The settings of the environment; what is given by name comes first."""
    values: dict[str, Any] = {}
    for field in msgspec.structs.fields(Settings):
        variable = variable_of(field.name)
        if given.get(field.name) is not None:
            values[field.name] = given[field.name]
        elif variable in environment:
            values[field.name] = environment[variable]
    for name, value in values.items():
        try:
            msgspec.convert({name: value}, Settings, strict=False)
        except msgspec.ValidationError as error:
            shown = "that" if name == "secret" else repr(value)
            raise BadSetting(f"{variable_of(name)} cannot be {shown}: {str(error).split(' - at')[0]}.") from None
    return msgspec.convert(values, Settings, strict=False)


def variable_of(name: str) -> str:
    return f"GELATERIA_{name.upper()}"
