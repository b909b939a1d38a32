"""A play and its journal, walked at random: every game, moves and undos and all; what is hidden moves no number."""

import re
from collections.abc import Iterator
from typing import Any

import msgspec
import pytest

from gelateria.engine import CLOCK, Damaged, Dealer, Illegal, Setting, Viewer
from gelateria.server.errors import Refused
from gelateria.server.protocol.encoding import ENCODER
from gelateria.server.protocol.messages import Snapshot
from gelateria.server.store.journal import JournalEntry, Origin, to_row
from gelateria.server.table.live_game import BrokenJournal, LiveGame, OwnPlay, view_hash
from gelateria.server.table.placings import placings, why_over
from gelateria.server.table.plan import Plan
from gelateria.server.table.restore_game import play_again, start_game
from gelateria.server.workers.replay_answers import Resumed
from gelateria.server.workers.replay_tasks import resume
from tests.scale import many

PLANS = {
    "geizen": Plan(game="geizen", players=3),
    "gelati": Plan(game="gelati", players=3),
    "gelato-mio": Plan(game="gelato-mio", players=3),
    "gelini-nightlife": Plan(game="gelini-nightlife", players=3),
    "jelly-monster": Plan(game="jelly-monster", players=3),
    "calm jelly-monster": Plan(game="jelly-monster", players=3, options={"calm": True}),
}
SEED = bytes(range(32))
BEGUN = 1_000_000


class Walk:
    """A play that something happens to, and the journal of it."""

    def __init__(self, plan: Plan, seed: int, start: Resumed | None = None) -> None:
        self.plan = plan
        self.nonces = tuple(f"walk {seed} of {seat}" for seat in range(plan.players))
        self.start = start
        self.chance = Dealer(seed)
        self.play = start_game(plan, SEED, self.nonces, start, BEGUN)
        self.rows: list[dict[str, Any]] = []
        self.now = BEGUN

    def run(self, most: int = 10_000) -> Iterator[JournalEntry]:
        """Something happens, again and again, until the game is over."""
        for _ in range(most):
            if self.play.over:
                return
            self.now += self.chance.draw(5)
            entry = self.happens()
            if entry:
                self.rows.append(to_row(entry, "table", self.play.entries))
                yield entry

    def happens(self) -> JournalEntry | None:
        play, draw = self.play, self.chance.draw
        seats = play.setting.players
        what = draw(100)
        try:
            if play.pauses.since is not None or (play.pauses.by is not None and what == 18):
                return play.go_on(draw(seats), self.now)
            if what == 19:
                return play.pause(draw(seats), self.now)
            if play.match.state.timer and (what < 8 or not play.awaited):
                return play.ring(play.match.state.bell, self.now)
            if what < 14:
                return play.take_back(draw(seats), self.now)
            if what < 18:
                by = draw(seats)
                own = play.own_last_move(by)
                return None if own is None else play.go_back(by, own, self.now)
            if what == 20 and not draw(20):
                return play.resign(draw(seats), self.now)
            if what == 21 and not draw(200):
                return play.end(self.now)
        except (Illegal, Refused):
            return None
        awaited = play.awaited
        seat = awaited[draw(len(awaited))]
        legal = play.match.legal(seat)
        origin = Origin(stand_in=True) if what > 95 else Origin(f"tab of {seat}", self.now)
        return play.do(seat, play.decisions[seat], legal[draw(len(legal))], self.now, origin)

    def again(self) -> LiveGame:
        return play_again(self.plan, SEED, self.nonces, self.start, BEGUN * 1000, self.rows, self.now)


def viewers(play: LiveGame) -> list[Viewer]:
    return [None, *range(play.setting.players)]


def everything(play: LiveGame) -> dict[str, Any]:
    """All that anybody could ask a play for."""
    return {
        "entries": play.entries,
        "decisions": play.decisions,
        "since": play.since,
        "rests": play.rests,
        "told": play.told,
        "timer": play.timer_since,
        "resigned": play.resigned,
        "pauses": (play.pauses.by, play.pauses.since, play.pauses.over),
        "played for": play.decided_by_bots,
        "over": play.over,
        "awaited": play.awaited,
        "position": play.match.state.key(),
        "digest": play.match.digest(),
        "moves": play.match.moves,
        "own plays": play.own_plays(),
        "own last": [play.own_last_move(seat) for seat in range(play.setting.players)],
        "numbers": {viewer: play.snapshot(viewer).number for viewer in viewers(play)},
        "snapshots": {viewer: seen_in(play.snapshot(viewer)) for viewer in viewers(play)},
        "steps": {viewer: ENCODER.encode(play.steps(viewer, 0, 10_000)) for viewer in viewers(play)},
        "end": (why_over(play), placings(play)) if play.over else None,
    }


def seen_in(snapshot: Snapshot) -> bytes:
    return ENCODER.encode(snapshot)


@pytest.mark.parametrize("name", PLANS)
def test_a_journal_leads_to_the_same_play(name: str) -> None:
    for seed in many(2):
        walk = Walk(PLANS[name], seed)
        for index, _ in enumerate(walk.run()):
            if index % 150 == seed % 150:
                assert everything(walk.again()) == everything(walk.play)
        assert walk.play.over
        assert everything(walk.again()) == everything(walk.play)
        assert walk.play.entries == len(walk.rows)


@pytest.mark.parametrize("name", PLANS)
def test_a_journal_that_goes_on_from_a_record_does_too(name: str) -> None:
    first = Walk(PLANS[name], 7)
    for _ in first.run(40):
        pass
    inherited = resume(first.play.match.record(), None, is_new=False)
    for seed in many(2):
        walk = Walk(PLANS[name], 100 + seed, inherited)
        for _ in walk.run(150):
            assert walk.play.match.length >= walk.play.inherited, "what was before this table stays"
        assert everything(walk.again()) == everything(walk.play)


@pytest.mark.parametrize("name", PLANS)
def test_whoever_is_shown_every_step_that_is_theirs_knows_all_they_may(name: str) -> None:
    """A viewer is told only what it sees; what it was told last is nevertheless what it would be told now.

    So what is hidden from it moves neither its number nor its hash, its choices or its decision.
    """
    hidden = 0
    for seed in many(3):
        walk = Walk(PLANS[name], 1000 + seed)
        play = walk.play
        told = {viewer: seen_in(play.snapshot(viewer)) for viewer in viewers(play)}
        numbers = dict.fromkeys(viewers(play), 0)
        for entry in walk.run(250):
            if entry.kind in ("resign", "end"):
                assert not play.news
                told = {viewer: seen_in(play.snapshot(viewer)) for viewer in viewers(play)}
            for viewer in viewers(play):
                if viewer in play.news:
                    numbers[viewer] += 1
                    assert play.news[viewer].number == numbers[viewer]
                    told[viewer] = seen_in(play.snapshot(viewer))
                else:
                    hidden += entry.kind == "move"
                assert play.snapshot(viewer).number == numbers[viewer]
                assert told[viewer] == seen_in(play.snapshot(viewer)), f"{viewer} was not told of {entry}"
    assert bool(hidden) == ("jelly" in name), "only throws in a race are nobody else's business"


@pytest.mark.parametrize("name", PLANS)
def test_own_are_the_decisions_that_stand_and_that_nobody_made_in_ones_place(name: str) -> None:
    walk = Walk(PLANS[name], 3)
    made: list[tuple[int, bool, bool]] = []
    for entry in walk.run(300):
        if entry.kind == "move":
            choices = 0 if entry.by == CLOCK else len(walk.play.match.state_after(len(made)).legal(entry.by))
            made.append((entry.by, entry.origin.stand_in, choices > 1))
        elif entry.kind == "back":
            del made[-entry.do :]
    for seat in range(3):
        own, of_others = [[move for move in made if move == (seat, stood_in, True)] for stood_in in (False, True)]
        assert walk.play.own_plays()[seat] == OwnPlay(len(own), stood_in=bool(of_others))
        assert own


@pytest.mark.parametrize("name", PLANS)
def test_a_picture_shows_the_view_of_its_viewer(name: str) -> None:
    walk = Walk(PLANS[name], 5)
    for _ in walk.run(120):
        for viewer in viewers(walk.play):
            assert bytes(walk.play.snapshot(viewer).view) == ENCODER.encode(walk.play.match.view(viewer))


@pytest.mark.parametrize("name", PLANS)
def test_log_and_steps_tell_the_same(name: str) -> None:
    walk = Walk(PLANS[name], 3)
    for _ in walk.run(200):
        pass
    play = walk.play
    for viewer in viewers(play):
        number = play.snapshot(viewer).number
        whole = play.steps(viewer, 0, 10_000)
        assert [step.number for step in whole] == list(range(1, number + 1))
        for cut in range(0, number, 9):
            assert play.steps(viewer, cut, 10_000) == whole[cut:]
            assert play.steps_before(viewer, cut + 1, 10_000) == whole[:cut]
            assert play.steps(viewer, cut, 5) == whole[max(cut, number - 5) :]


@pytest.mark.parametrize("name", PLANS)
def test_what_is_refused_changes_nothing(name: str) -> None:
    walk = Walk(PLANS[name], 11)
    for index, _ in enumerate(walk.run(120)):
        play = walk.play
        if index % 10 or play.over:
            continue
        before = everything(play)
        for seat in range(play.setting.players):
            legal = play.match.legal(seat)
            action = legal[0] if legal else {"do": "nothing of the kind"}
            with pytest.raises((Illegal, Refused)):
                play.do(seat, play.decisions[seat] + 1, action, walk.now)
            if not play.snapshot(seat).can_undo:
                with pytest.raises((Illegal, Refused)):
                    play.take_back(seat, walk.now)
        with pytest.raises((Illegal, Refused)):
            play.go_back(0, play.match.length, walk.now)
        assert everything(play) == before


def test_a_journal_with_other_dice_is_torn() -> None:
    walk = Walk(PLANS["geizen"], 1)
    for _ in walk.run(40):
        pass
    drawn = next(row for row in walk.rows if len(msgspec.json.decode(row["drew"])) > 1)
    drawn["drew"] = drawn["drew"].replace("0", "1") if "0" in drawn["drew"] else drawn["drew"].replace("1", "0")
    with pytest.raises((BrokenJournal, Damaged)):
        walk.again()


def test_what_is_said_about_a_torn_journal_tells_no_draw() -> None:
    """It is logged, and the game may go on some day."""
    walk = Walk(PLANS["geizen"], 1)
    for _ in walk.run(40):
        pass
    number, drawn = next((n, row) for n, row in enumerate(walk.rows, 1) if len(msgspec.json.decode(row["drew"])) > 1)
    drawn["drew"] = "[]"
    with pytest.raises(BrokenJournal) as torn:
        walk.again()
    assert re.findall(r"\d+", str(torn.value)) == [str(number)]


def test_a_journal_with_a_hole_is_torn() -> None:
    walk = Walk(PLANS["geizen"], 1)
    for _ in walk.run(40):
        pass
    del walk.rows[20]
    with pytest.raises(BrokenJournal):
        walk.again()


@pytest.mark.parametrize("name", PLANS)
def test_choices_are_listed_once_for_each_who_is_awaited(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    listed: list[int] = []
    honest = Setting.choices

    def choices(setting: Setting[Any, Any, Any, Any], state: Any, seat: int) -> Any:
        listed.append(seat)
        return honest(setting, state, seat)

    monkeypatch.setattr(Setting, "choices", choices)
    walk = Walk(PLANS[name], 4)
    for _ in walk.run(50):
        listed.clear()
        for viewer in [*viewers(walk.play), *viewers(walk.play)]:
            walk.play.snapshot(viewer)
        assert listed == [seat for seat in walk.play.awaited if seat not in walk.play.resigned]


def test_a_bot_is_shown_what_it_could_remember_and_a_person_only_what_lies_there() -> None:
    walk = Walk(PLANS["gelato-mio"], 3)
    for _ in walk.run(30):
        for seat in range(3):
            shown, remembered = walk.play.snapshot(seat), walk.play.recollection(seat)
            assert msgspec.json.decode(bytes(shown.view))["recalled"] == walk.play.over
            assert msgspec.json.decode(bytes(remembered.view))["recalled"]
            assert remembered.hash == view_hash(bytes(remembered.view))
            assert msgspec.structs.replace(remembered, view=shown.view, hash=shown.hash) == shown


def test_where_nothing_is_left_to_memory_both_are_shown_the_same() -> None:
    for plan in (PLANS["gelati"], Plan(game="gelato-mio", players=3, options={"memory": False})):
        play = Walk(plan, 3).play
        assert play.recollection(0) == play.snapshot(0)
