"""For whom a finished game is rated, and how: accounts that played themselves, by those they played against."""

from collections.abc import Collection, Mapping, Sequence

import msgspec
from msgspec import Struct
from sqlalchemy import BindParameter, Connection, bindparam, select

from gelateria.server.accounts.rating_weight import Player, left_after, used, worth
from gelateria.server.accounts.ratings import Skill, balanced, learn, rate, skill_of, step
from gelateria.server.fields import Unrated
from gelateria.server.store.schema import meetings, ratings
from gelateria.server.store.upsert import upsert
from gelateria.server.table.live_game import OwnPlay

THESE: BindParameter[str] = bindparam("ids", expanding=True)
THEIR_RATINGS = (
    select(ratings)
    .where(ratings.c.game == bindparam("game"), ratings.c.person.in_(THESE))
    .order_by(ratings.c.person)
    .with_for_update()
)
THEIR_MEETINGS = select(meetings).where(
    meetings.c.game == bindparam("game"), meetings.c.person.in_(THESE), meetings.c.opponent.in_(THESE)
)

Pair = tuple[str, str]
"""Two people, the smaller id first."""


class Person(Struct, frozen=True):
    """Who somebody is, as far as it matters here."""

    id: str
    kind: str
    made: int
    owner: str | None = None


class Contestant(Struct, frozen=True):
    """Somebody at the end of a game."""

    seat: int
    place: int
    person: Person
    own: OwnPlay


class Verdict(Struct, frozen=True):
    """What a game did to the rating of whoever sat there, or why nothing."""

    unrated: Unrated | None = None
    before: Skill | None = None
    after: Skill | None = None
    worth: float | None = None


class Outcome(Struct, frozen=True):
    """What a game says about somebody, before it is weighed against what it says about the others."""

    one: Contestant
    old: Skill
    new: Skill
    """What they would be if it said all it can."""
    worth: float
    met: int
    """Opponents whom they had not met before."""

    @property
    def step(self) -> float:
        return step(self.old, self.new, self.worth)


class Contest:
    """A finished game, with what was known before of those who played it."""

    def __init__(
        self,
        contestants: Sequence[Contestant],
        needed: int,
        skills: Mapping[str, Skill],
        met: Mapping[Pair, float],
        at: int,
    ) -> None:
        """`met` is what is left of the worth of a game between those who have met before."""
        self._met = met
        self._skills = skills
        self._at = at
        self._refused = {one.seat: Verdict(why) for one in contestants if (why := why_not(one, needed, contestants))}
        self._playing = [one for one in contestants if one.seat not in self._refused]

    def verdicts(self) -> dict[int, Verdict]:
        """Of every seat. People gain what other people lose; a bot's rating is nobody's loss."""
        told = dict(self._refused)
        people: list[Outcome] = []
        bots: list[Outcome] = []
        for one in self._playing:
            said = self._outcome(one)
            if isinstance(said, Outcome):
                (bots if one.person.kind == "bot" else people).append(said)
            else:
                told[one.seat] = Verdict(said)
        steps = [*balanced([said.step for said in people]), *(said.step for said in bots)]
        for said, by in zip([*people, *bots], steps, strict=True):
            after = learn(said.old, said.new, said.worth, by, said.met)
            told[said.one.seat] = Verdict(None, said.old, after, said.worth)
        return told

    def opponents(self, one: Contestant) -> list[Contestant]:
        """Those by whom the one is rated."""
        return [other for other in self._playing if counts_against(other, one)]

    def left(self, two: Pair) -> float:
        """Of the worth of a game between them."""
        return self._met.get(two, 1.0)

    def _outcome(self, one: Contestant) -> Outcome | Unrated:
        opponents = self.opponents(one)
        if not opponents:
            a_bot_was_better = any(other.own.stood_in for other in self._playing if other is not one)
            return "stand-in" if a_bot_was_better else "no-opponent"
        ranked = [one, *opponents]
        old, *_ = before = [self._player(other).skill for other in ranked]
        new, *_ = rate(before, [other.place for other in ranked])
        if one.own.stood_in and new.mu > old.mu:
            return "stand-in"
        pairs = [pair(one, other) for other in opponents]
        said = worth(
            self._player(one),
            [(self._player(other), self.left(two)) for other, two in zip(opponents, pairs, strict=True)],
        )
        return Outcome(one, old, new, said, sum(two not in self._met for two in pairs))

    def _player(self, one: Contestant) -> Player:
        return Player(self._skills.get(one.person.id, Skill()), self._at - one.person.made)


def why_not(one: Contestant, needed: int, contestants: Sequence[Contestant]) -> Unrated | None:
    """What stands against rating somebody, whatever the others did."""
    if sum(other.person == one.person for other in contestants) > 1:
        return "two-seats"
    if one.person.kind == "guest":
        return "guest"
    return "few-decisions" if one.own.decisions < needed else None


def counts_against(other: Contestant, one: Contestant) -> bool:
    """Whether the one is rated by how they did against the other.

    Bots with accounts are rated by people, and nobody by them: whoever has an account may make some. Where a bot
    stood in for the other, it is not held against the one that it did better.
    """
    if other is one or other.person.kind != "account" or one.person.owner == other.person.id:
        return False
    return not other.own.stood_in or one.place < other.place


def pair(one: Contestant, other: Contestant) -> Pair:
    first, second = sorted((one.person.id, other.person.id))
    return first, second


# In the store --------------------------------------------------------------------------------------


def rate_contest(
    connection: Connection, game: str, needed: int, contestants: Sequence[Contestant], at: int
) -> dict[int, Verdict]:
    """The verdict on every seat where somebody sat. Ratings, and who has met whom, are kept."""
    ids = [one.person.id for one in contestants]
    contest = Contest(contestants, needed, _skills(connection, game, ids), _met(connection, game, ids, at), at)
    verdicts = contest.verdicts()
    rated = [(one, after) for one in contestants if (after := verdicts[one.seat].after)]
    kept = [{"person": one.person.id, "game": game, **msgspec.structs.asdict(after)} for one, after in rated]
    pairs = {pair(one, other) for one, _ in rated for other in contest.opponents(one)}
    meeting = [
        {"game": game, "person": two[0], "opponent": two[1], "left": used(contest.left(two)), "at": at}
        for two in sorted(pairs)
    ]
    for table, rows in ((ratings, kept), (meetings, meeting)):
        if rows:
            connection.execute(upsert(connection.dialect.name, table), rows)
    return verdicts


def _skills(connection: Connection, game: str, ids: Collection[str]) -> dict[str, Skill]:
    rows = connection.execute(THEIR_RATINGS, {"game": game, "ids": ids})
    return {row["person"]: skill_of(row) for row in rows.mappings()}


def _met(connection: Connection, game: str, ids: Collection[str], at: int) -> dict[Pair, float]:
    rows = connection.execute(THEIR_MEETINGS, {"game": game, "ids": ids})
    return {(row["person"], row["opponent"]): left_after(row["left"], at - row["at"]) for row in rows.mappings()}
