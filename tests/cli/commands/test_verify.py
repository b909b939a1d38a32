"""`gelateria verify` says plainly whether the dice hold, and what does not."""

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec
import pytest

from gelateria.engine import Dealer, Dice, Match, Record, VerifiableDealer, Witness, commitment, find_game, pledge
from tests.cli.conftest import Run

SEED = bytes(range(32))
NONCES = ("ada", "Zoë")
COMMITMENT = commitment(SEED)


def played() -> Record:
    match = Match(find_game("geizen").setting(2), VerifiableDealer(SEED, NONCES))
    while not match.over:
        (seat,) = match.awaited()
        match.do(seat, match.legal(seat)[-1])
    return match.record(Dice.of(SEED, NONCES))


def with_dice(record: Record, **fields: object) -> Record:
    assert record.dice
    return msgspec.structs.replace(record, dice=msgspec.structs.replace(record.dice, **fields))


def with_first_draw(record: Record) -> Record:
    first, *others = record.moves
    drew = ((first.drew[0] + 1) % 6, *first.drew[1:])
    return msgspec.structs.replace(record, moves=(msgspec.structs.replace(first, drew=drew), *others))


def with_a_move_less(record: Record) -> Record:
    return msgspec.structs.replace(record, moves=record.moves[:-1])


@pytest.fixture
def file(tmp_path: Path) -> Path:
    path = tmp_path / "game.json"
    path.write_text(played().to_json(), encoding="utf-8")
    return path


def test_dice_that_hold_are_told_with_what_to_compare(run: Run, file: Path) -> None:
    ran = run("verify", str(file))
    numbers = len(played().opening) + sum(len(move.drew) for move in played().moves)
    assert (ran.code, ran.err) == (0, "")
    assert "✓ The dice hold" in ran.out
    assert f"{numbers} checked and right" in ran.out
    assert f"commitment  {COMMITMENT}\n" in ran.out
    assert "Is this what was shown before the game?" in ran.out
    assert f"seed        {SEED.hex()}\n" in ran.out
    assert "nonces      'ada', 'Zoë'\n" in ran.out


def test_a_token_and_standard_input_do_as_well_as_a_file(run: Run, file: Path) -> None:
    told = run("verify", str(file))
    assert run("verify", played().to_token()) == told
    assert run("verify", "-", typed=file.read_text(encoding="utf-8")) == told


def test_the_commitment_that_was_shown_is_compared(run: Run, file: Path) -> None:
    ran = run("verify", str(file), "--commitment", COMMITMENT.upper())
    assert ran.code == 0
    assert "This is what was shown before the game." in ran.out
    ran = run("verify", str(file), "--commitment", "0" * 64)
    assert ran.code == 1
    assert "✗ The dice do not hold." in ran.out
    assert "0" * 64 in ran.out


@pytest.mark.parametrize("text", ["", "91c9", "g" * 64, COMMITMENT + "0"])
def test_what_can_be_no_commitment_is_not_compared(run: Run, file: Path, text: str) -> None:
    ran = run("verify", str(file), "--commitment", text)
    assert (ran.code, ran.out) == (2, "")
    assert "64 hexadecimal digits" in ran.err


@pytest.mark.parametrize(
    ("tamper", "reason"),
    [
        (with_first_draw, "Move 1, number 1: the record says"),
        (lambda record: with_dice(record, seed=bytes(16).hex()), "The seed is not the one that was promised"),
        (lambda record: with_dice(record, commitment="0" * 64), "The seed is not the one that was promised"),
        (lambda record: with_dice(record, nonces=("ada",)), "the record says"),
        (with_a_move_less, "This is another game than the record's digest tells"),
    ],
    ids=["draw", "seed", "commitment", "nonce", "move"],
)
def test_what_was_tampered_with_is_named(run: Run, file: Path, tamper: Callable[[Record], Record], reason: str) -> None:
    file.write_text(tamper(played()).to_json(), encoding="utf-8")
    ran = run("verify", str(file))
    assert (ran.code, ran.err) == (1, "")
    assert "✗ The dice do not hold." in ran.out
    assert reason in ran.out
    data = json.loads(run("verify", str(file), "--json").out)
    assert not data["holds"]
    assert reason in " ".join(fault["sentence"] for fault in data["faults"])


def test_programs_get_every_number_with_the_sides_of_its_die(run: Run, file: Path) -> None:
    record = played()
    data = json.loads(run("verify", str(file), "--json").out)
    assert (data["game"], data["holds"], data["faults"]) == ("geizen", True, [])
    assert data["dice"] == {"commitment": COMMITMENT, "seed": SEED.hex(), "nonces": ["ada", "Zoë"]}
    throws = [throw for part in data["throws"] for throw in part]
    assert len(throws) == data["checked"]
    assert [number for _, number in throws] == [*record.opening, *(n for move in record.moves for n in move.drew)]
    file.write_text(with_a_move_less(record).to_json(), encoding="utf-8")
    assert json.loads(run("verify", str(file), "--json").out)["throws"] is None


@pytest.fixture
def witness(tmp_path: Path) -> Callable[..., str]:
    """The file in which Ada's browser keeps what it noted, but for what is said otherwise."""

    def keep(**other: Any) -> str:
        saw = Witness(COMMITMENT, tuple(map(pledge, NONCES)), 0, NONCES[0])
        path = tmp_path / "witness.json"
        path.write_bytes(msgspec.json.encode(msgspec.structs.replace(saw, **other)))
        return str(path)

    return keep


def test_what_a_browser_noted_before_it_gave_its_nonce_proves_that_nobody_chose(
    run: Run, file: Path, witness: Callable[..., str]
) -> None:
    ran = run("verify", str(file), "--witness", witness())
    assert (ran.code, ran.err) == (0, "")
    assert "proven      Nobody could choose them" in ran.out
    assert json.loads(run("verify", str(file), "--witness", witness(), "--json").out)["proven"]


def test_without_a_witness_it_is_said_what_was_not_proven(run: Run, file: Path) -> None:
    ran = run("verify", str(file))
    assert ran.code == 0
    assert "not proven  Without a witness" in ran.out
    assert not json.loads(run("verify", str(file), "--json").out)["proven"]


@pytest.mark.parametrize(
    ("other", "said"),
    [
        ({"commitment": "0" * 64}, "Another commitment was shown before the game"),
        ({"nonce": "of ada"}, "Seat 0 has another nonce than the witness gave"),
        ({"sealed": (pledge("ada"), pledge("ben"))}, "Seat 1 has another nonce than the one that was bound"),
        ({"sealed": (pledge("ada"),)}, "1 nonces were bound, but the record has 2"),
    ],
    ids=["commitment", "own", "other", "seats"],
)
def test_what_is_not_as_the_witness_saw_it_is_named(
    run: Run, file: Path, witness: Callable[..., str], other: dict[str, Any], said: str
) -> None:
    ran = run("verify", str(file), "--witness", witness(**other))
    assert (ran.code, ran.err) == (1, "")
    assert said in ran.out


def test_a_file_that_is_no_witness_is_refused(run: Run, file: Path) -> None:
    ran = run("verify", str(file), "--witness", str(file))
    assert (ran.code, ran.out) == (1, "")
    assert "holds no witness" in ran.err


def test_a_record_without_a_proof_is_told_so(run: Run, file: Path) -> None:
    plain = Match(find_game("geizen").setting(2), Dealer(1)).record()
    for record in (plain, msgspec.structs.replace(played(), dice=None)):
        file.write_text(record.to_json(), encoding="utf-8")
        ran = run("verify", str(file))
        assert (ran.code, ran.out) == (2, "")
        assert ran.err == "This record carries no proof of its dice: it does not tell a seed.\n"


def test_what_was_taken_over_is_not_passed_off_as_proven(run: Run, file: Path) -> None:
    record = played()
    file.write_text(with_dice(record, inherited=len(record.moves)).to_json(), encoding="utf-8")
    ran = run("verify", str(file))
    assert (ran.code, ran.out) == (2, "")
    assert "proves nothing" in ran.err
    match = Match(find_game("geizen").setting(2), VerifiableDealer(SEED))
    match.go_on_with(VerifiableDealer(SEED, NONCES))
    (seat,) = match.awaited()
    match.do(seat, {"type": "throw"})
    file.write_text(match.record(Dice.of(SEED, NONCES, inherited=0)).to_json(), encoding="utf-8")
    ran = run("verify", str(file))
    assert ran.code == 0
    assert "every number after move 0 is as the seed gives it" in ran.out
    assert "5 checked and right" in ran.out
    assert "1 taken over from an earlier record: not proven" in ran.out


def test_a_damaged_record_gets_the_reason(run: Run, file: Path) -> None:
    file.write_text(file.read_text(encoding="utf-8")[:100], encoding="utf-8")
    ran = run("verify", str(file))
    assert (ran.code, ran.out) == (1, "")
    assert "This JSON is no record" in ran.err


def test_a_nonce_cannot_speak_to_the_terminal(run: Run, file: Path) -> None:
    match = Match(find_game("geizen").setting(2), VerifiableDealer(SEED, ("\x1b[2J", "[red]")))
    file.write_text(match.record(Dice.of(SEED, ("\x1b[2J", "[red]"))).to_json(), encoding="utf-8")
    out = run("verify", str(file)).out
    assert "\x1b" not in out
    assert r"'\x1b[2J', '[red]'" in out
