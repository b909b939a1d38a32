"""The law of secrecy, as a function: change everything hidden from a viewer, and nothing the viewer gets changes."""

from typing import Any

import msgspec

from gelateria.bots import BOTS, LEVELS
from gelateria.engine import Dealer, RecordingDealer, State, Viewer
from gelateria.language import DEFAULT, speak_of
from tests.contract.quick import quick_bot
from tests.contract.tables import AnySetting, laws, some_positions
from tests.scale import many

NAMES = ("Ada", "Ben", "Cleo", "Dora", "Egon")
PATIENCE = 480 // len(many(40))
"""Once in so many moves the bots that think long are asked too; more seldom where everything takes long."""


def shown(setting: AnySetting, state: State, viewer: Viewer) -> dict[str, Any]:
    """Every byte a person who looks from there can get of a position."""
    game, view = setting.game, setting.view(state, viewer)
    return {
        "view": msgspec.json.encode(view),
        "drawing": game.notation.draw(view),
        "prompt": speak_of(game, DEFAULT).prompt(view, NAMES),
        "legal": [] if viewer is None else msgspec.json.encode(setting.legal(state, viewer)),
        "previews": [] if viewer is None else msgspec.json.encode(setting.previews(state, viewer)),
        "labels": [] if viewer is None else [game.notation.label(action) for action in setting.legal(state, viewer)],
    }


def received(setting: AnySetting, state: State, viewer: Viewer, patient: bool = True) -> dict[str, Any]:
    """And what bots make of it, who forget nothing; those that think long are asked where there is patience."""
    recollection = setting.recollection(state, viewer)
    got = {**shown(setting, state, viewer), "recollection": msgspec.json.encode(recollection)}
    if viewer is not None and state.legal(viewer):
        for name in [name for name in BOTS if patient or name not in LEVELS]:
            got[f"decision of {name}"] = quick_bot(name, setting, 7).decide(recollection)
    return got


def told(setting: AnySetting, state: State, seat: int, number: int, viewer: Viewer, seed: int) -> tuple[bytes, Any]:
    """What the viewer sees after a move, and what was told about it."""
    after, keeper = state.copy(), RecordingDealer(Dealer(seed))
    after.apply(seat, number, keeper)
    events = setting.seen(setting.events(keeper.take()[1]), viewer)
    sentences = [speak_of(setting.game, DEFAULT).sentence(event, NAMES) for event in events]
    return msgspec.json.encode(setting.view(after, viewer)), (events, sentences)


def same_news(one: Any, other: Any, in_order: bool) -> bool:
    """Are the same things told? Other draws may tell them in another order: the table saw which card came first."""
    return bool(one == other if in_order else sorted(map(repr, one[0])) == sorted(map(repr, other[0])))


def assert_no_leak(setting: AnySetting, seed: int) -> int:
    """Hold one random game to the law; returns how many pairs of differing worlds were compared.

    Where people have to remember what they saw, the game's laws say also how to change what a view leaves to memory.
    """
    disturb, pairs = laws(setting.game).disturb, 0
    disturb_memory = laws(setting.game).disturb_memory if setting.left_to_memory else None
    for match in some_positions(setting, seed, every=3):
        for viewer in (None, *range(setting.players)):
            state = match.state
            twin = disturb(state, viewer, Dealer(seed + pairs))
            pairs += twin != state
            patient = len(match.moves) % PATIENCE == 0
            assert received(setting, twin, viewer, patient) == received(setting, state, viewer, patient)
            assert_same_news(setting, state, twin, viewer)
            if disturb_memory:
                twin = disturb_memory(state, viewer, Dealer(seed + pairs))
                pairs += twin != state
                assert shown(setting, twin, viewer) == shown(setting, state, viewer)
                assert_same_news(setting, state, twin, viewer)
    return pairs


def assert_same_news(setting: AnySetting, state: State, twin: State, viewer: Viewer) -> None:
    """Whatever is done next: where the viewer sees the same afterwards, the same was told."""
    for seat in state.seats_awaited():
        both = sorted(set(state.legal(seat)) & set(twin.legal(seat)))
        for number in both[:6]:
            seen, news = told(setting, state, seat, number, viewer, 1)
            for draws in (1, 2, 3):
                twin_seen, twin_news = told(setting, twin, seat, number, viewer, draws)
                assert twin_seen != seen or same_news(twin_news, news, in_order=draws == 1)
