"""The laws in games where everything happens: swaps, orders, reshuffles, too many tokens."""

import os
import subprocess
import sys
from collections import Counter
from pathlib import Path

import pytest

from gelateria.engine import Dealer, find_game, read_record, replay
from gelateria.uncompiled import is_compiled
from tests.contract.secrecy import PATIENCE, received, told
from tests.games.gelati.laws import check, disturb
from tests.games.gelati.lively import eager_match, lively
from tests.scale import many

GAME = find_game("gelati")
ROOT = Path(__file__).parent.parent.parent.parent


def test_everything_happens_but_passing() -> None:
    happened = Counter[str]()
    for players in GAME.seats:
        for seed in range(20):
            *_, match = eager_match(lively(players), seed)
            happened.update(type(event).__name__ for event in match.events)
            happened[f"ending {match.state.ending}"] += 1
            happened["never"] += any(map(any, match.state.order_never))
    rare = {name: count for name, count in happened.items() if count < 5}
    assert set(happened) >= {kind.__name__ for kind in GAME.event_records.__args__} - {"Passed"}
    assert not rare, happened


@pytest.mark.parametrize("players", GAME.seats)
def test_nothing_is_lost_and_every_view_is_drawn_read_and_imagined(players: int) -> None:
    setting, text = lively(players), GAME.notation
    for seed in many(3):
        for index, match in enumerate(eager_match(setting, seed)):
            check(match.state)
            viewer = (None, *range(players))[index % (players + 1)]
            view = match.view(viewer)
            drawing = text.draw(view)
            assert text.read(drawing) == view
            assert max(map(len, drawing.splitlines())) <= 80
            world = setting.imagine(view, Dealer(index))
            check(world)
            assert setting.view(world, viewer) == view
            if viewer is not None:
                assert setting.legal(world, viewer) == match.legal(viewer)


@pytest.mark.parametrize("players", GAME.seats)
def test_no_secret_gets_out(players: int) -> None:
    setting, differ = lively(players), 0
    for seed in many(3):
        for index, match in enumerate(eager_match(setting, seed)):
            viewer = (None, *range(players))[index % (players + 1)]
            twin = disturb(match.state, viewer, Dealer(index))
            check(twin)
            differ += twin != match.state
            patient = index % PATIENCE == 0
            assert received(setting, twin, viewer, patient) == received(setting, match.state, viewer, patient)
            for seat in match.awaited():
                both = sorted(set(match.state.legal(seat)) & set(twin.legal(seat)))
                for number in both[:4]:
                    seen, news = told(setting, match.state, seat, number, viewer, 1)
                    twin_seen, twin_news = told(setting, twin, seat, number, viewer, 2)
                    assert twin_seen != seen or twin_news == news
    assert differ


@pytest.mark.parametrize("players", GAME.seats)
def test_records_lead_to_the_same_end(players: int) -> None:
    for seed in many(5):
        *_, match = eager_match(lively(players), seed)
        assert replay(GAME, read_record(match.record().to_token())).state == match.state


@pytest.mark.skipif(not is_compiled(), reason="this install has no compiled rules to compare with")
def test_compiled_and_plain_play_the_same_games() -> None:
    def trace(**environment: str) -> tuple[str, str]:
        command = [sys.executable, "-m", "tests.games.gelati.lively", "15"]
        run = subprocess.run(
            command, env={**os.environ, **environment}, cwd=ROOT, capture_output=True, text=True, check=True
        )
        return run.stderr.strip(), run.stdout

    compiled, plain = trace(), trace(GELATERIA_PLAIN="1")
    assert (compiled[0], plain[0]) == ("compiled", "plain")
    assert compiled[1] == plain[1]
