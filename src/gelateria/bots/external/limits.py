"""How much time and memory a program gets that somebody brought along, and what it may reach."""

import os

import msgspec

from gelateria.bots.external.cage import Cage, cages
from gelateria.bots.faults import UnknownBot

MEGABYTE = 2**20


class Limits(msgspec.Struct, frozen=True):
    """Chosen by us, or in the environment: the same for a simulation, an arena and a table in the terminal."""

    start: float = 20.0
    """Seconds to come up, on top of those for the first decision. GELATERIA_BOT_START."""
    move: float = 5.0
    """Seconds for a decision. GELATERIA_BOT_MOVE."""
    memory: int = 4096
    """Megabytes of address space, of which a program needs more than it fills. GELATERIA_BOT_MEMORY."""
    end: float = 1.0
    """Seconds to end by itself, once it is told goodbye or has closed its stdout. GELATERIA_BOT_END."""
    network: bool = False
    """Whether it may use the network, where the system could keep it from that. GELATERIA_BOT_NETWORK."""
    variables: str = ""
    """Names of variables that it is told besides the usual ones, with commas between. GELATERIA_BOT_VARIABLES."""
    cage: Cage | None = None
    """In what it is kept; the strongest that this system allows, if you do not say. GELATERIA_BOT_CAGE."""

    @property
    def own_cage(self) -> Cage:
        return self.cage or cages()[0]


def chosen_limits() -> Limits:
    """The limits, as far as the environment does not say otherwise."""
    variables = {field.name: f"GELATERIA_BOT_{field.name.upper()}" for field in msgspec.structs.fields(Limits)}
    said = {name: os.environ[variable] for name, variable in variables.items() if os.environ.get(variable)}
    try:
        limits = msgspec.convert(said, Limits, strict=False)
    except msgspec.ValidationError as error:
        raise UnknownBot(f"The environment sets a limit that is none, {said}: {error}.") from None
    times = (limits.start, limits.move, limits.end)
    if not (all(0 < seconds < 86400 for seconds in times) and 0 < limits.memory < 2**32):
        raise UnknownBot(f"The environment sets a limit that cannot be kept: {said}.")
    return limits
