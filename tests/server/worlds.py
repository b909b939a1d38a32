"""Two tables that look the same to one viewer, and differ in everything that is hidden from them.

Both go the same way as far as the viewer can see, move by move and second by second; what others do unseen they do in
one of them only, or otherwise. Whatever the viewer is sent, and when, must then be the same.
"""

import random
from collections.abc import Iterator
from typing import Any, NamedTuple

import msgspec

from gelateria.engine import CLOCK, Dealer, Match, RecordingDealer, Setting, State, Viewer
from gelateria.server.core import Core
from gelateria.server.errors import Problem
from gelateria.server.protocol.encoding import ENCODER
from gelateria.server.protocol.messages import AskPreviews, Command, Do, Goodbye, Log, Propose, Say, Sync, Undo, Vote
from gelateria.server.table.live_game import LiveGame
from gelateria.server.table.plan import Plan
from gelateria.server.table.seat import Seat
from gelateria.server.table.table import Table
from gelateria.server.uptime import Downtime
from tests.contract.tables import AnySetting, laws, random_moves
from tests.server.manual_clock import ManualClock
from tests.server.tabled import nothing

SEEN = Setting.seen  # as the engine has it, also while a test plants a leak in the server
BEAT = 0.5
TRIES = 20
"""So often chance is asked anew for something that looks the same."""
NAMES = ("Ada", "Ben", "Cleo", "Dora", "Egon")
SHARED_COMMITMENT = "c0" * 32


class Ear:
    """A socket that keeps all it was ever sent, with the time."""

    def __init__(self, clock: ManualClock, client: str, round_trip: float = 0.0) -> None:
        self.clock = clock
        self.round_trip = round_trip
        self.client = client
        self.person: str | None = client
        self.viewer: Viewer = None
        self.name = client
        self.in_a_race = False
        self.muted: set[int | None] = set()
        self.pledge: str | None = None
        self.address = "127.0.0.1"
        self.frames: list[tuple[float, bytes]] = []
        self.view: Any = None

    def send(self, frame: bytes) -> None:
        self.frames.append((round(self.clock.now(), 6), frame))
        if snapshot := msgspec.json.decode(frame).get("snapshot"):
            self.view = snapshot["view"]

    def close(self, problem: Problem, again: float | None = None) -> None:
        self.send(ENCODER.encode(Goodbye(problem, again)))


class NobodyThinks:
    """No bot plays here: the test says what everybody does."""

    def wake(self, table: Table, seat: int) -> None: ...

    def remind(self, table: Table, seat: int) -> None: ...

    def advise(self, table: Table, seat: int, address: str, tell: Any) -> None: ...

    def is_here(self, person: str) -> bool:
        return True


class Look(NamedTuple):
    """What a viewer sees of a move: how the table is after it, and what happened."""

    view: bytes
    news: bytes


class World:
    """One of the two tables, with an ear in every seat and one that watches."""

    def __init__(self, core: Core, clock: ManualClock, id_: str, plan: Plan, match: Match[Any, Any, Any, Any]) -> None:
        self.clock = clock
        self.setting: AnySetting = match.setting
        seats: list[Seat | None] = [
            Seat(NAMES[seat], f"nonce {seat}", f"person {seat}") for seat in range(plan.players)
        ]
        self.table = Table(core, id_, plan, "person 0", SHARED_COMMITMENT, seats, NobodyThinks())
        self.lobby: list[tuple[float, bytes]] = []
        self.table.on_change = self._tell_lobby
        self.play = LiveGame(match.setting, match, clock.now())
        self.ears: dict[Viewer, Ear] = {
            viewer: Ear(clock, f"ear {viewer}", 0.03 * (1 + (viewer or 0))) for viewer in self.table.channels
        }
        for viewer, ear in self.ears.items():
            self.table.join(ear, viewer, None, None)
        self.table.begin(self.play, Downtime([], 0.0, clock.now))
        self.table.tell_welcome()
        self.table.go_on()
        self._sent = [0] * plan.players

    def _tell_lobby(self, table: Table) -> None:
        self.lobby.append((self.clock.now(), ENCODER.encode(table.room())))

    @property
    def state(self) -> State:
        state: State = self.play.match.state
        return state

    def look(self, viewer: Viewer, author: int, number: int, seed: int) -> Look:
        """What the viewer would see, if this were done and chance came from that seed."""
        after, _, news = self._after(viewer, author, number, seed)
        return Look(self._view(after, viewer), news)

    def looks_like(self, look: Look, viewer: Viewer, author: int, number: int, seed: int) -> tuple[bool, bool]:
        """Whether they would see just that, and whether chance has any part in it."""
        after, drew, news = self._after(viewer, author, number, seed)
        return news == look.news and self._view(after, viewer) == look.view, drew

    def _after(self, viewer: Viewer, author: int, number: int, seed: int) -> tuple[State, bool, bytes]:
        after, keeper = self.state.copy(), RecordingDealer(Dealer(seed))
        after.apply(author, number, keeper)
        drew, told = keeper.take()
        return after, bool(drew), msgspec.json.encode(SEEN(self.setting, self.setting.events(told), viewer))

    def _view(self, state: State, viewer: Viewer) -> bytes:
        return msgspec.json.encode(self.setting.view(state, viewer))

    def now_seen(self, viewer: Viewer) -> Look:
        """What a viewer sees while nothing happens."""
        return Look(self._view(self.state, viewer), b"[]")

    def legal(self, seat: int) -> list[int]:
        return list(self.state.legal(seat))

    def action(self, seat: int, number: int) -> dict[str, Any]:
        action: dict[str, Any] = msgspec.to_builtins(self.setting.game.actions.action(self.state, seat, number))
        return action

    async def do(self, seat: int, number: int, seed: int) -> None:
        self.play.match.go_on_with(Dealer(seed))
        action = self.action(seat, number)
        before = self.play.entries
        self._sent[seat] += 1
        self.table.receive(self.ears[seat], seat, Do(1_000_000 + self._sent[seat], self.play.decisions[seat], action))
        assert self.play.entries == before + 1, self.ears[seat].frames[-1]
        await self.table.settled()

    async def command(self, viewer: Viewer, command: Command) -> None:
        self.table.receive(self.ears[viewer], viewer, command)
        await self.table.settled()
        if isinstance(command, Say):
            await self.table.core.writer.run(nothing)

    async def pass_by(self, seconds: float) -> None:
        self.clock.pass_by(seconds)
        await self.table.settled()


class Pair:
    """Both worlds, the viewer, and the luck that leads them."""

    def __init__(self, one: World, other: World, viewer: Viewer, luck: random.Random) -> None:
        self.one = one
        self.other = other
        self.viewer = viewer
        self.luck = luck
        self.differed = 0
        """How often the worlds differed while they looked the same."""
        self.unseen = 0
        """How many moves were made in one of them only."""
        self.rung = 0
        """How often the sand ran out in both."""
        self._number = 0
        self._done: list[dict[str, Any]] = []

    @property
    def worlds(self) -> tuple[World, World]:
        return self.one, self.other

    async def walk(self, beats: int) -> None:
        """Go on for so many beats, or until the game is over."""
        for _ in range(beats):
            if any(world.play.over for world in self.worlds):
                return
            if not self._bell_is_far():
                await self._ring()
                continue
            for world in self.worlds:
                if self.luck.random() < 0.4:
                    await self._move_unseen(world)
            await self._pass_by(BEAT)
            await self._move()
            self.look_for_old_views()
            self.differed += self.one.state != self.other.state
            await self._probe()
            await self._pass_by(BEAT)
            self.compare()

    def compare(self) -> None:
        """Not one byte, and not one moment."""
        one, other = (world.ears[self.viewer].frames for world in self.worlds)
        for mine, others in zip(one, other, strict=False):
            assert mine == others, difference(mine, others)
        assert len(one) == len(other), f"they differ in number: {len(one)} and {len(other)}"
        assert self.one.lobby == self.other.lobby, "they differ for the lobby"

    def look_for_old_views(self) -> None:
        """What everybody was shown last is how it is now, unless something is held back for a moment."""
        world = self.one
        for viewer, ear in world.ears.items():
            newest = msgspec.json.decode(ENCODER.encode(world.setting.view(world.state, viewer)))
            assert world.table.channels[viewer].holds_back or ear.view == newest, "an old view"

    async def _pass_by(self, seconds: float) -> None:
        for world in self.worlds:
            await world.pass_by(seconds)

    # Moves -----------------------------------------------------------------------------------------

    def _some_moves(self, world: World) -> Iterator[tuple[int, int, int]]:
        for _ in range(8 if world.play.awaited else 0):
            seat = self.luck.choice(world.play.awaited)
            yield seat, self.luck.choice(world.legal(seat)), self.luck.getrandbits(60)

    async def _move_unseen(self, world: World) -> None:
        """Somebody else does something that the viewer does not notice at all, where there is such a thing."""
        nothing = world.now_seen(self.viewer)
        for seat, number, seed in self._some_moves(world):
            if seat != self.viewer and world.look(self.viewer, seat, number, seed) == nothing:
                await world.do(seat, number, seed)
                self.unseen += 1
                return

    async def _move(self) -> None:
        """Something that looks the same from both."""
        for seat, number, seed in self._some_moves(self.one):
            look = self.one.look(self.viewer, seat, number, seed)
            if look == self.one.now_seen(self.viewer) and seat != self.viewer:
                return  # nothing to be seen this time
            alike = self._alike(look, seat, number, seed)
            for _ in range(5):
                if alike or not self.one.setting.game.views.SECRETS:
                    break
                self._change_what_is_hidden()
                alike = self._alike(look, seat, number, seed)
            if not alike:  # only here is the other world the same for once
                self.other.play.match.state = self.one.state.copy()
                alike = number, seed
            self._done.append(self.one.action(seat, number))
            await self.one.do(seat, number, seed)
            await self.other.do(seat, *alike)
            if self.luck.random() < 0.3 or self.one.state == self.other.state:
                self._change_what_is_hidden()
            return

    def _change_what_is_hidden(self) -> None:
        """The other world becomes another one, that looks the same."""
        game = self.one.setting.game
        if game.views.SECRETS and not self.one.play.over:
            twin = laws(game).disturb(self.one.state, self.viewer, Dealer(self.luck.getrandbits(60)))
            self.other.play.match.state = twin

    def _alike(self, look: Look, seat: int, number: int, seed: int) -> tuple[int, int] | None:
        """A move in the other world that looks like that, most likely not the same."""
        legal = self.other.legal(seat)
        numbers = [n for n in [number] if n in legal]
        if seat != self.viewer:
            numbers = [*self.luck.sample(legal, min(6, len(legal))), *numbers]
        for n in numbers:
            drew = [self.luck.getrandbits(60) for _ in range(TRIES if n == number else 2)]
            for other_seed in [*drew, seed]:
                alike, drew_something = self.other.looks_like(look, self.viewer, seat, n, other_seed)
                if alike:
                    return n, other_seed
                if not drew_something:  # with another seed it would look the same
                    break
        return None

    def _bell_is_far(self) -> bool:
        bells = [world.table.time.clockwork.bell() for world in self.worlds if world.table.time]
        return all(bell is None or bell > self.one.clock.now() + 2 * BEAT + 0.2 for bell in bells)

    async def _ring(self) -> None:
        """The sand runs out in both."""
        look, seed = self.one.look(self.viewer, CLOCK, self.one.state.bell, 1), 1
        while self.other.look(self.viewer, CLOCK, self.other.state.bell, seed) != look:
            seed += 1
            if seed > TRIES:
                self.other.play.match.state, seed = self.one.state.copy(), 1
        self.one.play.match.go_on_with(Dealer(1))
        self.other.play.match.go_on_with(Dealer(seed))
        await self._pass_by(2 * BEAT + 0.4)
        self.rung += 1
        self.compare()

    # What the viewer tries -------------------------------------------------------------------------

    async def _probe(self) -> None:
        """The viewer asks for whatever can be asked for: the answers, refusals too, must be the same."""
        self._number += 10
        n, viewer = self._number, self.viewer
        commands: list[Command] = [Log(n, self.luck.randrange(1, 30)), Sync(n + 1), AskPreviews(n + 7)]
        if self.luck.random() < 0.3:
            commands.append(Undo(n + 2))
        if self.luck.random() < 0.3:
            commands.append(Propose(n + 3, "undo"))
        if self.luck.random() < 0.1:
            commands.append(Say(n + 4, "Hmm."))
        legal = [] if viewer is None else [self.one.action(viewer, number) for number in self.one.legal(viewer)]
        tried = self.luck.choice(self._done) if self._done else {"type": "nothing"}
        if tried not in legal:
            commands.append(Do(n + 5, self.luck.randrange(20), tried))
        vote = self.luck.random()
        for world in self.worlds:
            for command in commands:
                await world.command(viewer, command)
            ballot = world.table.votes.ballot
            if ballot and vote < 0.5:
                for seat in sorted(ballot.voters - ballot.agreed):
                    await world.command(seat, Vote(n + 6, ballot.number, yes=vote < 0.3))
            guest = Ear(world.clock, "another tab")
            world.table.join(guest, viewer, world.play.snapshot(viewer).number - 1, "")
            world.table.leave(guest, viewer)
            world.ears[viewer].frames += guest.frames


def difference(one: tuple[float, bytes], other: tuple[float, bytes]) -> str:
    """Where two frames differ, for whoever reads a failed test."""
    mine, others = msgspec.json.decode(one[1]), msgspec.json.decode(other[1])
    fields = [name for name in {**mine, **others} if mine.get(name) != others.get(name)]
    told = [f"{name}: {mine.get(name)} or {others.get(name)}" for name in fields]
    return f"{mine['t']} at {one[0]} and {others['t']} at {other[0]} differ in " + "; ".join(told)


def positions(setting: AnySetting, seed: int, moves: int) -> Match[Any, Any, Any, Any]:
    """A random match after so many moves."""
    match = Match(setting, Dealer(seed))
    walked = random_moves(match, Dealer(seed + 1))
    for _ in range(moves + 1):
        if next(walked, None) is None:
            break
    return match


def pair_of(houses: tuple[Core, Core], plan: Plan, viewer: Viewer, seed: int, moves: int) -> Pair | None:
    """Two worlds after so many moves of a random game; None where it is over by then."""
    setting = plan.setting()
    one, other = positions(setting, seed, moves), positions(setting, seed, moves)
    if one.over:
        return None
    game = laws(setting.game)
    if setting.game.views.SECRETS:
        other.state = game.disturb(one.state, viewer, Dealer(seed + 2))
    worlds = []
    for core, match in zip(houses, (one, other), strict=True):
        clock = ManualClock()
        core.clock = clock
        worlds.append(World(core, clock, f"{seed:06}{moves:04}", plan, match))
    return Pair(worlds[0], worlds[1], viewer, random.Random(seed))
