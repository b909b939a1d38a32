"""A game dealt by the verifiable stream proves its dice, and one changed number of chance is found wherever it is."""

from functools import cache

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from gelateria.engine import AnyGame, Dealer, Dice, Match, Record, VerifiableDealer, check_dice, count_dice, list_throws
from tests.contract.tables import GAMES, TABLES, AnySetting, Table, random_moves
from tests.marks import rule
from tests.scale import examples

SEED = bytes(range(100, 132))
NONCES = ("ada", "Zoë")
OURS = [game for game in GAMES if game.folder.parent.name == "games"]


def dealt_by_the_stream(setting: AnySetting) -> Record:
    match = Match(setting, VerifiableDealer(SEED, NONCES))
    for _ in random_moves(match, Dealer(12)):
        pass
    return match.record(Dice.of(SEED, NONCES))


@cache
def a_record(game: AnyGame) -> Record:
    return dealt_by_the_stream(next(table for table in TABLES if table.game is game).setting())


def with_draw(record: Record, move: int, place: int, number: int) -> Record:
    """The record with another number as draw `place` of a move; move 0 is the opening, and both count from 0."""
    drew = list(record.moves[move - 1].drew if move else record.opening)
    drew[place] = number
    if not move:
        return msgspec.structs.replace(record, opening=tuple(drew))
    moves = list(record.moves)
    moves[move - 1] = msgspec.structs.replace(moves[move - 1], drew=tuple(drew))
    return msgspec.structs.replace(record, moves=tuple(moves))


@rule("table.chance")
def test_a_game_proves_its_dice(table: Table) -> None:
    record = dealt_by_the_stream(table.setting())
    verdict = check_dice(table.game, record)
    numbers = len(record.opening) + sum(len(move.drew) for move in record.moves)
    assert (verdict.faults, verdict.checked) == ((), numbers)
    counts = count_dice(table.game, record)
    assert counts.total() == numbers > 0
    assert all(0 <= face < sides for sides, face in counts)


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.slug)
@examples(40)
@given(data=st.data())
def test_one_changed_number_is_found_and_named(game: AnyGame, data: st.DataObject) -> None:
    record = a_record(game)
    throws = [
        (move, place, sides, number)
        for move, part in enumerate(list_throws(game, record))
        for place, (sides, number) in enumerate(part)
        if sides > 1
    ]
    move, place, sides, number = data.draw(st.sampled_from(throws))
    other = data.draw(st.integers(0, sides - 1).filter(lambda other: other != number))
    (fault,) = check_dice(game, with_draw(record, move, place, other)).faults
    assert (fault.kind, fault.move, fault.place) == ("draw", move, place + 1)
    assert (fault.said, fault.given) == (other, number)


@pytest.mark.parametrize("game", OURS, ids=lambda game: game.slug)
@examples(20)
@given(data=st.data())
def test_a_throw_left_out_or_told_twice_is_found(game: AnyGame, data: st.DataObject) -> None:
    record = a_record(game)
    at = data.draw(st.sampled_from([at for at, move in enumerate(record.moves) if move.drew]))
    for moves in (record.moves[:at] + record.moves[at + 1 :], record.moves[: at + 1] + record.moves[at:]):
        assert not check_dice(game, msgspec.structs.replace(record, moves=moves)).holds


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.slug)
def test_another_seed_or_nonce_is_found(game: AnyGame) -> None:
    record = a_record(game)
    for dice in (Dice.of(SEED[::-1], NONCES), Dice.of(SEED, NONCES[::-1]), Dice.of(SEED, NONCES[:1])):
        (fault,) = check_dice(game, msgspec.structs.replace(record, dice=dice)).faults
        assert fault.kind == "draw"
