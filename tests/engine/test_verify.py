"""A record can carry the proof of its dice; what does not fit it is named."""

import msgspec
import pytest

from gelateria.engine import (
    Damaged,
    Dice,
    Match,
    Move,
    Record,
    Unproven,
    VerifiableDealer,
    check_dice,
    commitment,
    find_game,
    list_throws,
    read_record,
    replay,
)
from tests.marks import rule

SEED = bytes(range(32))
NONCES = ("ada", "ben")
GEIZEN = find_game("geizen")
PLAIN = """{
  "format": 1,
  "game": "geizen",
  "rules": 1,
  "players": 2,
  "options": {},
  "edition": {},
  "opening": [1],
  "moves": [
    [1,0,[0,5]],
    [0,3,[]]
  ],
  "digest": "0123456789abcdef"
}
"""


def played(moves: int = 10_000) -> Match:  # type: ignore[type-arg]  # whatever Geizen's are
    match = Match(GEIZEN.setting(2), VerifiableDealer(SEED, NONCES))
    while not match.over and len(match.moves) < moves:
        (seat,) = match.awaited()
        match.do(seat, match.legal(seat)[-1])
    return match


def proven(moves: int = 10_000) -> Record:
    return played(moves).record(Dice.of(SEED, NONCES))


def changed(record: Record, **fields: object) -> Record:
    return msgspec.structs.replace(record, **fields)


def with_dice(record: Record, **fields: object) -> Record:
    assert record.dice
    return changed(record, dice=msgspec.structs.replace(record.dice, **fields))


def with_draws(record: Record, number: int, drew: tuple[int, ...]) -> Record:
    moves = list(record.moves)
    moves[number - 1] = msgspec.structs.replace(moves[number - 1], drew=drew)
    return changed(record, moves=tuple(moves))


def numbers(record: Record) -> int:
    return len(record.opening) + sum(len(move.drew) for move in record.moves)


def test_a_record_without_a_proof_keeps_its_very_bytes() -> None:
    fields = {name: value for name, value in msgspec.json.decode(PLAIN).items() if name not in {"opening", "moves"}}
    record = Record(**fields, opening=(1,), moves=(Move(1, 0, (0, 5)), Move(0, 3)))
    assert record.to_json() == PLAIN
    assert record.to_token() == (
        "gelateria1.OExg9SoIeNrrXJaWX5SbWMK4JD0xN3VZempmVWre0qLSnNRixuUFOYmVqUXFTMvzC0oy8_OKG5anpmSCWA1AkdS8zLz0iYxLc_PLUosnTWZkmMTAOpmBecKylMz01OKSDQaGRsYmpmbmFpaJSckpqWkAVU4p8w"
    )


def test_a_proof_survives_json_and_token() -> None:
    record = proven()
    assert record.dice == Dice(commitment=commitment(SEED), seed=SEED.hex(), nonces=NONCES)
    assert read_record(record.to_json()) == read_record(record.to_token()) == record
    assert '"inherited"' not in record.to_json()
    continued = with_dice(record, inherited=0)
    assert read_record(continued.to_json()) == read_record(continued.to_token()) == continued
    assert replay(GEIZEN, record).record() == changed(record, dice=None)


@pytest.mark.parametrize(
    "field",
    [
        {"seed": "00" * 15},
        {"seed": "00" * 65},
        {"seed": "0" * 33},
        {"seed": "zz" * 16},
        {"commitment": "00"},
        {"nonces": ["a|b"]},
        {"nonces": ["x" * 65]},
        {"nonces": ["x"] * 17},
        {"inherited": -1},
        {"salt": ""},
    ],
    ids=str,
)
def test_a_proof_that_can_be_none_is_refused(field: dict[str, object]) -> None:
    record = msgspec.json.decode(proven(2).to_json())
    with pytest.raises(Damaged, match="This JSON is no record"):
        read_record(msgspec.json.encode({**record, "dice": {**record["dice"], **field}}).decode())


@rule("table.chance")
def test_a_game_dealt_by_the_stream_holds() -> None:
    record = proven()
    verdict = check_dice(GEIZEN, record, shown=commitment(SEED).upper())
    assert verdict.holds
    assert (verdict.checked, verdict.taken_over, verdict.faults) == (numbers(record), 0, ())
    assert verdict.commitment == commitment(SEED)


@rule("table.undo")
def test_a_move_taken_back_leaves_the_dice_as_they_are() -> None:
    match = played(1)
    (seat,) = match.awaited()
    some, *_, all_five = match.legal(seat)
    match.do(seat, all_five)
    match.take_back(seat)
    match.do(seat, some)
    assert match.moves[-1].drew
    assert check_dice(GEIZEN, match.record(Dice.of(SEED, NONCES))).holds


def test_without_a_proof_there_is_nothing_to_check() -> None:
    with pytest.raises(Unproven, match="no proof"):
        check_dice(GEIZEN, played(3).record())


def test_a_record_that_cannot_be_played_here_is_no_verdict() -> None:
    with pytest.raises(Damaged, match="version 9"):
        check_dice(GEIZEN, changed(proven(3), rules=9))
    with pytest.raises(Damaged, match="not of geizen"):
        check_dice(GEIZEN, changed(proven(3), game="gelati"))


def test_another_commitment_or_seed_or_nonce_is_found() -> None:
    record = proven()
    assert [fault.kind for fault in check_dice(GEIZEN, record, shown="0" * 64).faults] == ["shown"]
    assert [fault.kind for fault in check_dice(GEIZEN, with_dice(record, commitment="0" * 64)).faults] == ["commitment"]
    other = check_dice(GEIZEN, with_dice(record, seed=bytes(32).hex()))
    assert [fault.kind for fault in other.faults] == ["commitment", "draw"]
    assert commitment(bytes(32)) in other.faults[0].sentence
    for nonces in [(), ("ben", "ada"), ("ada", "ben", "")]:
        assert [fault.kind for fault in check_dice(GEIZEN, with_dice(record, nonces=nonces)).faults] == ["draw"]


def test_a_changed_draw_is_named_with_what_it_should_be() -> None:
    record = proven()
    number, drew = next((at, move.drew) for at, move in enumerate(record.moves, 1) if at > 5 and len(move.drew) > 2)
    other = (drew[1] + 1) % 6
    verdict = check_dice(GEIZEN, with_draws(record, number, (drew[0], other, *drew[2:])))
    (fault,) = verdict.faults
    assert (fault.kind, fault.move, fault.place, fault.said, fault.given) == ("draw", number, 2, other, drew[1])
    assert fault.sentence == f"Move {number}, number 2: the record says {other}, the dice give {drew[1]}."
    assert verdict.checked == 1 + sum(len(move.drew) for move in record.moves[: number - 1]) + 1


def test_a_changed_opening_is_named() -> None:
    record = proven(4)
    (fault,) = check_dice(GEIZEN, changed(record, opening=(1 - record.opening[0],))).faults
    assert fault.sentence.startswith("The opening, number 1: the record says ")


@pytest.mark.parametrize("number", [1000, 6])
def test_a_number_that_no_die_shows_is_named(number: int) -> None:
    record = proven(4)
    (fault,) = check_dice(GEIZEN, with_draws(record, 1, (number, *record.moves[0].drew[1:]))).faults
    assert (fault.kind, fault.move, fault.place, fault.said) == ("draw", 1, 1, number)


def test_a_draw_too_many_or_too_few_is_named() -> None:
    record = proven(4)
    drew = record.moves[0].drew
    (many,) = check_dice(GEIZEN, with_draws(record, 1, (*drew, 3))).faults
    assert (many.move, many.place, many.said, many.given) == (1, 6, 3, None)
    assert many.sentence == "Move 1, number 6: the record says 3, but the rules ask for no more numbers there."
    (few,) = check_dice(GEIZEN, with_draws(record, 1, drew[:-1])).faults
    assert (few.move, few.place, few.said, few.given) == (1, 5, None, drew[-1])
    assert few.sentence == f"Move 1, number 5: the record has no number there, the dice give {drew[-1]}."


def test_a_changed_move_is_found_though_no_die_is_wrong_yet() -> None:
    record = proven(4)
    moves = (*record.moves[:3], msgspec.structs.replace(record.moves[3], do=2**20, drew=(1, 2)))
    (fault,) = check_dice(GEIZEN, changed(record, moves=moves)).faults
    assert fault.kind == "game"
    assert fault.sentence.startswith("Move 4: ")
    (fault,) = check_dice(GEIZEN, changed(record, digest="0" * 16)).faults
    assert fault.sentence.startswith("This is another game than the record's digest tells")


def test_a_game_that_goes_on_from_a_record_is_checked_from_there() -> None:
    match = replay(GEIZEN, played(7).record())
    later = bytes(range(16))
    match.go_on_with(VerifiableDealer(later))
    while not match.over:
        (seat,) = match.awaited()
        match.do(seat, match.legal(seat)[-1])
    record = match.record(Dice.of(later, inherited=7))
    verdict = check_dice(GEIZEN, record)
    assert verdict.holds
    assert verdict.taken_over == numbers(played(7).record())
    assert verdict.checked == numbers(record) - verdict.taken_over > 0
    assert not check_dice(GEIZEN, with_dice(record, inherited=None)).holds
    assert not check_dice(GEIZEN, with_dice(record, inherited=0)).holds
    (fault,) = check_dice(GEIZEN, with_dice(record, inherited=1000)).faults
    assert fault.kind == "inherited"


def test_throws_are_listed_with_the_sides_of_the_die() -> None:
    record = proven(2)
    opening, first, *_ = list_throws(GEIZEN, record)
    assert opening == [(2, record.opening[0])]
    assert first == [(6, number) for number in record.moves[0].drew]
