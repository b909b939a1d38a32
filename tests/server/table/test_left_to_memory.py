"""What the wire tells of moves that people have to remember: live all of it, later no longer, at the end again."""

from typing import Any

import msgspec
import pytest

from gelateria.engine import Dealer, Viewer
from gelateria.server.protocol.messages import Step
from gelateria.server.table.live_game import LiveGame
from gelateria.server.table.plan import Plan
from gelateria.server.table.restore_game import start_game
from gelateria.server.workers import replay_tasks
from gelateria.server.workers.replay_answers import Resume, Resumed
from tests.marks import rule

MOST = 10_000
PLAYERS = 3


def begun(memory: bool = True) -> LiveGame:
    plan = Plan(game="gelato-mio", players=PLAYERS, options={"memory": memory})
    return start_game(plan, bytes(32), tuple("abc"), None, 0)


def move(play: LiveGame, chance: Dealer) -> None:
    (seat,) = play.awaited
    choices = play.snapshot(seat).choices
    play.do(seat, play.decisions[seat], choices[chance.draw(len(choices))].action, 0)


def told(steps: list[Step], kind: str) -> list[dict[str, Any]]:
    events = [event for step in steps for event in msgspec.json.decode(step.events)]
    return [event for event in events if event["type"] == kind]


def heard(steps: list[Step]) -> list[tuple[int, bytes]]:
    """What was told, and of whom; without the moves of which nothing was."""
    return [(step.by, bytes(step.events)) for step in steps if msgspec.json.decode(step.events)]


def put(log: dict[int, Step], step: Step) -> None:
    """As a client keeps what it was told."""
    log[step.number] = msgspec.structs.replace(step, retold=msgspec.UNSET)
    for again in [] if isinstance(step.retold, msgspec.UnsetType) else step.retold:
        log[again.number] = again


@rule("mio.memory-log")
@pytest.mark.parametrize(("seed", "viewer"), [(0, None), (1, 0), (2, 2)])
def test_what_was_drawn_is_told_until_the_next_turn_of_who_drew_it(seed: int, viewer: Viewer) -> None:
    """Whoever kept every update, whoever comes back and whoever comes anew have the same log, after every move."""
    play, chance = begun(), Dealer(seed)
    log: dict[int, Step] = {}
    back: dict[int, Step] = {}
    turns = [0] * PLAYERS  # of each seat, by the number of the step that began the last one
    faded = fresh = 0
    while not play.over:
        move(play, chance)
        put(log, play.news[viewer])
        for event in told([play.news[viewer]], "began"):
            turns[event["seat"]] = play.snapshot(viewer).number
        if chance.draw(5) == 0 or play.over:
            for step in play.missed(viewer, len(back), None, MOST) or []:
                put(back, step)
            assert list(back.values()) == list(log.values())
        anew = play.steps(viewer, 0, MOST)
        assert anew == list(log.values()) == play.steps_before(viewer, len(log) + 1, MOST)
        for step in anew:
            for event in told([step], "took"):
                lasts = play.over or event["seat"] == viewer or step.number >= turns[event["seat"]]
                assert (event["card"] is not None) == lasts == bool(event["cells"])
                faded, fresh = faded + (not lasts), fresh + lasts
            if not play.over and told([step], "dealt"):
                assert step.number >= turns[step.by]  # the display tells what was drawn from it
    assert min(faded, fresh) > 50


@rule("mio.memory-log")
@pytest.mark.parametrize("viewer", [None, 0, 1, 2])
def test_a_game_played_on_from_a_record_fades_the_same_way(viewer: Viewer) -> None:
    """Of what was before, and of what comes after it: told as in the game that was never broken off."""
    first, chance = begun(), Dealer(5)
    for _ in range(60):
        move(first, chance)
    record = first.match.record()
    answer = replay_tasks.answer(msgspec.msgpack.encode(Resume(record.to_token(), None, False)))
    start = msgspec.msgpack.decode(answer, type=Resumed)
    plan = Plan(game="gelato-mio", players=PLAYERS, options={"memory": True})
    play = start_game(plan, bytes(32), tuple("abc"), start, 0)
    inherited = play.steps(viewer, 0, MOST)
    assert heard(inherited) == heard(first.steps(viewer, 0, MOST))
    cards = [event["card"] for event in told(inherited, "took") if event["seat"] != viewer]
    assert None in cards
    assert set(cards) > {None}

    log = {step.number: step for step in inherited}
    turned = set[int]()
    while len(turned) < PLAYERS and not play.over:
        move(play, chance)
        if viewer in play.news:
            put(log, play.news[viewer])
            turned |= {event["seat"] for event in told([play.news[viewer]], "began")}
    assert not play.over
    assert play.steps(viewer, 0, MOST) == list(log.values())
    later = told(play.steps(viewer, 0, MOST)[: len(inherited)], "took")
    assert {event["card"] for event in later if event["seat"] != viewer} == {None}


@rule("mio.memory-log")
def test_when_it_is_over_the_log_tells_everything() -> None:
    play, chance = begun(), Dealer(1)
    live: dict[Viewer, list[Step]] = {viewer: [] for viewer in (None, 0, 1, 2)}
    while not play.over:
        move(play, chance)
        for viewer, step in play.news.items():
            live[viewer].append(msgspec.structs.replace(step, retold=msgspec.UNSET))
    for viewer, steps in live.items():
        assert play.steps(viewer, 0, MOST) == steps
        assert None not in [event["card"] for event in told(steps, "took")]


@rule("mio.known")
def test_where_the_table_remembers_nothing_is_ever_told_otherwise() -> None:
    play, chance = begun(memory=False), Dealer(1)
    while not play.over:
        move(play, chance)
        assert {step.retold for step in play.news.values()} == {msgspec.UNSET}
        assert None not in [event["card"] for event in told(play.steps(None, 0, MOST), "took")]
