"""What can be seen in Gelini Nightlife: everything. The queue lies open, and what the die will show nobody holds."""

from collections.abc import Mapping

from msgspec import Struct

from gelateria.engine.dealer.base import Dealer
from gelateria.engine.game import Viewer
from gelateria.engine.view import TableView, fill_in, open_to_all
from gelateria.games.gelini_nightlife.actions import Event
from gelateria.games.gelini_nightlife.rules import COLOURS, LIMITS, PHASES, Gelini, Phase, tile_of

SECRETS: Mapping[str, str] = {}


class Clique(Struct, frozen=True):
    """Who belongs together: a letter, a colour, and the members' sizes."""

    letter: str
    colour: str
    sizes: tuple[int, ...]


class Floor(Struct, frozen=True):
    """A dance floor, and the coins beside it."""

    tiles: tuple[str, ...]
    """Guests clique by clique, then VIPs, stars and the band."""
    filled: int
    """Their squares, also those that hang over the edge."""
    coins: int


class View(TableView, frozen=True, kw_only=True):
    """The table, as everybody sees it. The scores are squares filled."""

    phase: Phase
    thrown: int
    """What the die shows while players are asked; else 0."""
    target: int
    """The place that the player who is asked would move to; else 0."""
    untaken: int
    """Throws in a row that nobody took, and how many are allowed."""
    limit: int
    queue: tuple[str, ...]
    """The tiles from place 1, the tail, to the band; empty text where one is gone."""
    pawns: tuple[int, ...]
    """The place of each seat's pawn; 0 and below are behind the tail."""
    floors: tuple[Floor, ...]
    capacity: int
    extra: int
    """So many of its squares are on the Extra Stage."""
    stars: tuple[str, ...]
    """The stars that wait aside."""
    cliques: tuple[Clique, ...]
    coming: str
    """The letter of the clique that may come along, while that is asked."""


def view(state: Gelini, viewer: Viewer) -> View:
    tiles = [tile_of(face) for face in state.face[: state.kinds]]
    return View(
        **open_to_all(state, viewer),
        scores=tuple(state.scores()),
        phase=PHASES[state.phase],
        thrown=state.thrown,
        target=state.target(),
        untaken=state.untaken,
        limit=state.limit,
        queue=tuple(tiles[kind] if kind >= 0 else "" for kind in state.queue[1 : state.length + 2]),
        pawns=tuple(state.pawn[: state.players]),
        floors=tuple(_floor(state, seat, tiles) for seat in range(state.players)),
        capacity=state.capacity,
        extra=state.extra,
        stars=tuple(tile for tile in tiles if tile.startswith("S")) * state.stars,
        cliques=tuple(_clique(state, number, tiles) for number in range(state.cliques)),
        coming=tiles[state.opens[state.coming]][0] if state.coming >= 0 else "",
    )


def _floor(state: Gelini, seat: int, tiles: list[str]) -> Floor:
    held = [tile for tile, count in zip(tiles, state.holds[seat], strict=False) for _ in range(count)]
    guests = [tile for tile in held if tile[0].islower()]
    others = [tile for tile in held if tile[0].isupper()]
    return Floor((*guests, *others), state.filled[seat], held.count("$"))


def _clique(state: Gelini, number: int, tiles: list[str]) -> Clique:
    kinds = range(state.opens[number], state.opens[number + 1])
    sizes = tuple(state.size[kind] for kind in kinds for _ in range(state.copies[kind]))
    return Clique(tiles[kinds[0]][0], COLOURS[state.hue[number]], sizes)


def redact(event: Event, viewer: Viewer) -> Event | None:
    return event


def reveals(event: Event) -> bool:
    return False


def is_unforeseen(event: Event, seat: int) -> bool:
    return False


def imagine(view: View, blank: Gelini, dealer: Dealer) -> Gelini:
    fill_in(blank, view)
    kinds = {tile_of(face): kind for kind, face in enumerate(blank.face[: blank.kinds])}
    blank.phase = PHASES.index(view.phase)
    blank.thrown = view.thrown
    blank.untaken = view.untaken
    if view.coming:
        blank.coming = next(blank.clique[kind] for tile, kind in kinds.items() if tile[0] == view.coming)
    queue = [-1, *(kinds[tile] if tile else -1 for tile in view.queue)]
    blank.length = len(view.queue) - 1  # a drawing may show a shorter queue than the box makes
    blank.queue = [*queue, *[-1] * (LIMITS["places"] - len(queue))]
    blank.pawn = [*view.pawns, *[0] * (5 - view.players)]
    blank.filled = [*(floor.filled for floor in view.floors), *[0] * (5 - view.players)]
    holds = [[0] * LIMITS["kinds"] for _ in range(5)]
    for seat, floor in enumerate(view.floors):
        for tile in (*floor.tiles, *"$" * floor.coins):
            holds[seat][kinds[tile]] += 1
    blank.holds = holds
    blank.stars = len(view.stars)
    return blank
