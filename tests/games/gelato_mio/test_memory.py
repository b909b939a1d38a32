"""What a viewer is told of the hands is exactly what follows from what they saw, and imagined worlds are as likely.

The judge is a model of its own: it hears the redacted events alone, keeps every story of thefts that fits them, one by
one and without any cleverness, and weighs each by its chance.
"""

from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from fractions import Fraction
from operator import le

import msgspec
import pytest
from scipy.stats import chisquare

from gelateria.engine import Dealer, Match, Viewer, find_game
from gelateria.games.gelato_mio import memory
from gelateria.games.gelato_mio.actions import (
    CARDS,
    Ask,
    Discard,
    Discarded,
    Draw,
    Event,
    Help,
    Made,
    Served,
    Stole,
    Took,
)
from gelateria.games.gelato_mio.notation import CODES
from gelateria.games.gelato_mio.rules import ACTIONS, GelatoMio
from gelateria.games.gelato_mio.views import View
from tests.contract.tables import AnyMatch, random_moves
from tests.games.gelato_mio.drawings import CUSTOMERS, Table, board, mio
from tests.games.gelato_mio.laws import check, flat
from tests.marks import rule
from tests.scale import many

GAME = find_game("gelato-mio")
TOLD = {"memory": False}
"""A table that tells everybody what they saw."""
FULL = "Va Cr Su / St Bo Co / Wa Ch Cr"
Hands = tuple[tuple[int, ...], ...]
Story = tuple[Hands, Fraction]
MOST_STORIES = 1500


# The model --------------------------------------------------------------------------------------------


def moves_of(event: Event) -> Iterator[tuple[int | None, int | None, int | None]]:
    """The cards an event moved: kind (None if it was not shown), from which hand, to which hand."""
    match event:
        case Took(seat, card, cells):
            yield from [(CARDS.index(card), None, seat)] * len(cells)
        case Discarded(seat, card):
            yield CARDS.index(card), seat, None
        case Made(seat, flavour):
            yield from [(CARDS.index(card), seat, None) for card in (flavour, "creams", "sugar")]
        case Served(seat, _, order, _):
            wants = CUSTOMERS[order]
            used = ("bowl", "wafer") if wants.vessel == "bowl" else ("cone",)
            yield from [(CARDS.index(card), seat, None) for card in used]
        case Stole(seat, whom, card):
            yield None if card is None else CARDS.index(card), whom, seat


class Onlooker:
    """One viewer's stories, from empty hands on: every way it can have gone, with its chance.

    The chances do not add up to 1, for some ways broke off.
    """

    def __init__(self, viewer: Viewer) -> None:
        self.viewer = viewer
        self.told: list[Story] = [(((0,) * 8,) * 4, Fraction(1))]
        self.lost = False

    def hear(self, events: Iterable[Event]) -> None:
        for event in events:
            for kind, source, target in moves_of(event):
                self.told = [
                    (after, chance * odds)
                    for hands, chance in self.told
                    for after, odds in _one(hands, kind, source, target)
                ]
                self.lost |= len(self.told) > MOST_STORIES
                if self.lost:
                    return


def _one(hands: Hands, kind: int | None, source: int | None, target: int | None) -> Iterator[tuple[Hands, Fraction]]:
    for k in range(8) if kind is None else (kind,):
        after = [list(hand) for hand in hands]
        odds = Fraction(1)
        if source is not None:
            if not after[source][k]:
                continue
            if target is not None:
                odds = Fraction(after[source][k], sum(after[source]))
            after[source][k] -= 1
        if target is not None:
            after[target][k] += 1
        yield tuple(map(tuple, after)), odds


def odds_of(told: list[Story]) -> dict[Hands, Fraction]:
    total = sum(chance for _, chance in told)
    odds: dict[Hands, Fraction] = {}
    for hands, chance in told:
        odds[hands] = odds.get(hands, Fraction(0)) + chance / total
    return odds


def hands_in(state: GelatoMio) -> Hands:
    return tuple(map(tuple, state.hand))


def worlds_of(view: View) -> dict[Hands, Fraction]:
    """The worlds that the view's own memory cannot rule out."""
    pages = memory.recall(view.opened, view.diary or ())
    assert pages
    return odds_of([(memory.unpack(world), Fraction(weight)) for world, weight in pages[-1].items()])


def known_in(view: View) -> Hands:
    return tuple(player.hand.known for player in view.table)


# The whole game, against the model --------------------------------------------------------------------


def thieving_games(players: int, count: int) -> Iterator[tuple[AnyMatch, list[Onlooker]]]:
    """Positions of random games in which help is asked for often, with onlookers who saw it all."""
    for seed in many(count):
        match, choice = Match(GAME.setting(players, TOLD), Dealer(seed)), Dealer(seed + 1)
        onlookers = [Onlooker(viewer) for viewer in (None, *range(players))]
        for _ in range(60):
            seat = match.awaited()[0]
            legal = match.legal(seat)
            action = Help() if Help() in legal and choice.draw(3) == 0 else legal[choice.draw(len(legal))]
            events = match.do(seat, action)
            for onlooker in onlookers:
                onlooker.hear(match.setting.seen(events, onlooker.viewer))
            yield match, [onlooker for onlooker in onlookers if not onlooker.lost]


@rule("mio.known", "mio.stolen-known")
@pytest.mark.parametrize("players", GAME.seats)
def test_a_view_tells_exactly_what_follows_from_what_was_seen(players: int) -> None:
    judged, doubtful = 0, 0
    for match, onlookers in thieving_games(players, 8):
        for onlooker in onlookers:
            view, odds = match.view(onlooker.viewer), odds_of(onlooker.told)
            assert hands_in(match.state) in odds
            if view.diary is None:
                continue  # the view has lost count before the onlooker
            certain = tuple(tuple(map(min, zip(*seat, strict=True))) for seat in zip(*odds, strict=True))
            assert known_in(view) == certain[:players]
            if view.diary:
                assert worlds_of(view) == odds
            judged += 1
            doubtful += len(odds) > 1
    assert judged > len(many(500))
    assert doubtful > len(many(50))


@rule("mio.known")
def test_two_players_know_each_others_hands() -> None:
    for match, _ in thieving_games(2, 6):
        assert not any(match.view(0).loose)
        assert known_in(match.view(1)) == hands_in(match.state)[:2]


@rule("mio.lost-count")
def test_in_long_games_what_is_told_is_always_true_and_never_less_than_what_is_sure() -> None:
    lost = 0
    for players in GAME.seats:
        match = Match(GAME.setting(players, TOLD), Dealer(players))
        for _ in random_moves(match, Dealer(9)):
            hands = hands_in(match.state)
            for viewer in (None, *range(players)):
                view = match.view(viewer)
                lost += view.diary is None
                for seat, player in enumerate(view.table):
                    known = player.hand.known
                    assert all(sure <= k <= n for sure, k, n in zip(player.hand.sure, known, hands[seat], strict=True))
                    assert player.hand.size == sum(hands[seat])
                    assert viewer != seat or known == hands[seat]
                union = tuple(map(sum, zip(*hands, strict=True)))
                assert tuple(map(sum, zip(*known_in(view), view.loose, strict=True))) == union
    assert lost > 100


@rule("mio.lost-count")
def test_what_is_sure_is_never_more_than_what_follows() -> None:
    judged = 0
    for match, (spectator, *_) in thieving_games(3, 6):
        if spectator.viewer is None:
            for hands, _ in spectator.told:
                for seat, player in enumerate(match.view(None).table):
                    assert all(sure <= count for sure, count in zip(player.hand.sure, hands[seat], strict=True))
            judged += match.state.noted > 0
    assert judged > len(many(20))


# Imagined worlds --------------------------------------------------------------------------------------


def help_from(table: Table, seat: int, discards: str, whom: int, below: int) -> None:
    """One turn of help; the stolen card is given by its number in the victim's hand."""
    table.do(seat, Help())
    for code in discards.split():
        table.do(seat, Discard(CARDS[CODES.index(code)]))
    table.do(seat, Ask(whom), [below])


def one_theft() -> Table:
    table = mio(board(FULL, ["Ch2 Su1", "Va2 St1", "Co1", "Bo1"]))
    help_from(table, 0, "Ch Ch", 1, 0)
    return table


def stolen_back() -> Table:
    table = mio(board(FULL, ["Ch2 Su1", "Va2 St1 Wa2", "Co1", "Bo1"]))
    help_from(table, 0, "Ch Ch", 1, 0)
    help_from(table, 1, "Wa Wa", 0, 0)
    return table


def handed_on() -> Table:
    table = mio(board(FULL, ["Ch2 Su1", "Va2 St1", "Co3", "Bo1"]))
    help_from(table, 0, "Ch Ch", 1, 2)
    table.do(1, Draw(1, 1))
    help_from(table, 2, "Co Co", 0, 1)
    return table


def told_by_a_discard() -> Table:
    """The victim gives up a vanilla and the sugar: so it was neither the sugar nor the last vanilla."""
    table = mio(board(FULL, ["Ch2 Va1", "Va2 St1 Su1", "Co1", "Bo1"]))
    help_from(table, 0, "Ch Ch", 1, 0)
    help_from(table, 1, "Va Su", 2, 0)
    return table


@rule("mio.known")
@pytest.mark.parametrize("viewer", [None, 0, 1, 2, 3])
@pytest.mark.parametrize("story", [one_theft, stolen_back, handed_on, told_by_a_discard])
def test_imagined_worlds_come_as_often_as_they_are_likely(story: Callable[[], Table], viewer: Viewer) -> None:
    table = story()
    view, dealer = table.view(viewer), Dealer(7)
    odds = worlds_of(view)
    imagined = Counter(hands_in(table.setting.imagine(view, dealer)) for _ in range(2000))
    assert set(imagined) == set(odds)
    expected = [float(chance) * 2000 for chance in odds.values()]
    assert len(odds) == 1 or chisquare([imagined[hands] for hands in odds], expected).pvalue > 1e-4


def test_a_stolen_card_is_imagined_as_often_as_it_was_in_the_hand() -> None:
    table, dealer = one_theft(), Dealer(3)
    vanilla = sum(table.setting.imagine(table.view(), dealer).hand[0][0] for _ in range(3000))
    assert 1900 < vanilla < 2100  # two of the three cards were vanilla


@pytest.mark.parametrize("viewer", [None, 2])
def test_imagined_worlds_come_as_often_as_real_ones_that_look_the_same(viewer: Viewer) -> None:
    """Play the same thefts again and again, keep what looks the same to the viewer, and see what was really there."""
    start, dealer = mio(board(FULL, ["Ch2 Su1", "Va2 St1 Wa2", "Co2 Cr1"])), Dealer(1)
    looks: dict[bytes, Counter[Hands]] = {}
    for _ in range(3000):
        state = start.state.copy()
        if all(try_help(state, *turn, dealer) for turn in ((0, "chocolate", 1), (1, "wafer", 0), (2, "cone", 1))):
            view = start.setting.view(state, viewer)
            looks.setdefault(msgspec.json.encode(view), Counter())[hands_in(state)] += 1
    look, real = max(looks.items(), key=lambda item: item[1].total())
    odds = worlds_of(msgspec.json.decode(look, type=View))
    assert real.total() > 500
    assert set(real) <= set(odds)
    assert len(odds) > 2
    assert chisquare([real[hands] for hands in odds], [float(odds[h]) * real.total() for h in odds]).pvalue > 1e-4


def try_help(state: GelatoMio, seat: int, card: str, whom: int, dealer: Dealer) -> bool:
    """A turn of help for two of these cards; False where it cannot be done."""
    for number in (ACTIONS["help"], *[ACTIONS["discard"] + CARDS.index(card)] * 2, ACTIONS["ask"] + whom):
        if number not in state.legal(seat):
            return False
        state.apply(seat, number, dealer)
    return True


@rule("mio.lost-count")
def test_who_lost_count_deals_the_loose_cards_at_random() -> None:
    table = mio(board(FULL, ["Va1 ?2", "Cr2 ?1", "Co1"], loose="St1 Su1 Bo1"))
    view, dealer = table.view(), Dealer(5)
    alone = Counter(hands_in(table.setting.imagine(view, dealer))[1].index(1) for _ in range(3000))
    assert set(alone) == {1, 4, 5}
    assert chisquare(list(alone.values())).pvalue > 1e-4


def test_imagined_worlds_vary_whenever_there_are_alternatives_and_hold_what_is_known() -> None:
    for match, _ in thieving_games(4, 2):
        for viewer in (None, 0, 2):
            view, dealer = match.view(viewer), Dealer(len(match.moves))
            dreams = {hands_in(match.setting.imagine(view, dealer)) for _ in range(30)}
            assert (len(dreams) > 1) == any(view.loose)
            for hands in dreams:
                for known, hand in zip(known_in(view), hands, strict=False):
                    assert all(map(le, known, hand))


def test_an_imagined_world_is_a_position_in_every_way() -> None:
    """Also in what the others know of each other, which the viewer does not."""
    for match, _ in thieving_games(4, 3):
        for viewer in (None, 1):
            check(match.setting.imagine(match.view(viewer), Dealer(3)))


# Losing and finding count ------------------------------------------------------------------------------


def test_everything_is_known_again_when_what_is_in_doubt_lies_in_one_hand() -> None:
    table = mio(board(FULL, ["Ch2 Su1", "Va1 St1 Cr1", "Co1", "Bo1"]))
    help_from(table, 0, "Ch Ch", 1, 0)
    assert list(table.view().loose) == [1, 1, 0, 1, 0, 0, 0, 0]
    help_from(table, 1, "St Cr", 2, 0)  # so it was the vanilla
    assert table.state.noted == 0
    assert not any(table.view().loose)


def test_everything_is_known_again_when_what_is_in_doubt_is_of_one_kind() -> None:
    table = mio(board(FULL, ["Ch2", "St3 Su1", "Co2", "Bo1"]))
    help_from(table, 0, "Ch Ch", 1, 0)
    table.do(1, Draw(1, 1))
    help_from(table, 2, "Co Co", 1, 1)
    table.do(3, Draw(3, 1))
    table.do(0, Draw(2, 2))
    table.do(1, Help())
    table.do(1, Discard("sugar"))
    assert table.state.noted > 0
    table.do(1, Discard("vanilla"))  # so both thieves have strawberry
    assert table.state.noted == 0
    assert known_in(table.view()) == hands_in(table.state)


def test_a_full_diary_is_closed_and_only_what_is_sure_stays() -> None:
    match, choice = Match(GAME.setting(3, TOLD), Dealer(4)), Dealer(4)
    before = match.state.copy()
    while match.state.noted >= 0:
        before = match.state.copy()
        seat = match.awaited()[0]
        legal = match.legal(seat)
        match.do(seat, legal[choice.draw(len(legal))])
    assert before.noted > 180
    assert not any(match.state.diary)
    assert not any(flat(match.state.opened))
    assert any(flat(match.state.sure))
    assert match.view(None).diary is None


def test_too_many_worlds_are_too_many() -> None:
    opened = (tuple([3] * 8),) * 4
    blind = tuple(memory.Moved(None, source, (source + 1) % 4) for source in (0, 1, 2, 3) * 3)
    assert memory.recall(opened, blind) is None
    assert memory.recall(opened, blind[:2]) is not None


def test_worlds_fit_in_a_number() -> None:
    hands = tuple(tuple((seat * 3 + kind) % 13 for kind in range(8)) for seat in range(4))
    assert memory.unpack(memory.pack(hands)) == hands


def test_counting_finds_what_fits_nowhere_else() -> None:
    sure = ((1, 0, 0, 0, 0, 0, 0, 0), (0,) * 8, (0,) * 8)
    known = memory.by_counting(sure, [3, 1, 0], (3, 0, 0, 0, 0, 0, 0, 0))
    assert known == ((3, 0, 0, 0, 0, 0, 0, 0), (1, 0, 0, 0, 0, 0, 0, 0), (0,) * 8)
    known = memory.by_counting(sure, [3, 1, 0], (2, 1, 0, 0, 0, 0, 0, 0))
    assert known[:2] == ((2, 0, 0, 0, 0, 0, 0, 0), (0,) * 8)
