"""The dealers: each gives its numbers its own way, and the rules cannot tell them apart."""

from collections import Counter

import pytest
from scipy.stats import chisquare

from gelateria.engine import (
    Dealer,
    EnumeratingDealer,
    RecordingDealer,
    ReplayingDealer,
    VerifiableDealer,
    commitment,
    split,
)
from tests.marks import rule

SEED = bytes(range(32))

# What was given once must be given always: records and proofs depend on it.
FAST = [865553, 644601, 207385, 117877]
SPLIT = 15976909891486089235
STREAM = [5, 4, 0, 4, 5, 1, 0, 4, 3, 3, 5, 1]
ALONE = [937, 502]
COMMITMENT = "91c9ac8fb0dc309e0653bb31a63e6fc5433f887e87eaf8fc6454eaafe1e924eb"


@rule("table.chance")
@pytest.mark.parametrize("n", [2, 6, 7, 52])
@pytest.mark.parametrize("is_fast", [True, False], ids=["fast", "verifiable"])
def test_every_number_is_equally_likely(is_fast: bool, n: int) -> None:
    dealer = Dealer(4) if is_fast else VerifiableDealer(SEED, ("ada", "ben"))
    counts = Counter(dealer.draw(n) for _ in range(20_000))
    assert set(counts) == set(range(n))
    assert chisquare([counts[number] for number in range(n)]).pvalue > 1e-5


def test_the_fast_dealer_repeats_itself_and_splits_into_unrelated_branches() -> None:
    def numbers(seed: int) -> list[int]:
        dealer = Dealer(seed)
        return [dealer.draw(1000) for _ in range(10)]

    assert numbers(5) == numbers(5)
    assert len({tuple(numbers(split(5, branch))) for branch in range(200)}) == 200
    assert len({split(seed, branch) for seed in range(50) for branch in range(50)}) == 2500


def test_the_fast_dealer_gives_the_same_numbers_for_ever() -> None:
    dealer = Dealer(2026)
    assert [dealer.draw(1_000_000) for _ in range(4)] == FAST
    assert split(2026, 7) == SPLIT


def test_reseeding_begins_anew() -> None:
    dealer = Dealer(3)
    first = [dealer.draw(6) for _ in range(5)]
    dealer.reseed(3)
    assert [dealer.draw(6) for _ in range(5)] == first


def test_a_keeper_keeps_what_was_given_and_told_until_it_is_taken() -> None:
    source, keeper = Dealer(9), RecordingDealer(Dealer(9))
    given = [keeper.draw(6) for _ in range(3)]
    keeper.hear(1, 2, 3, 4, 5)
    assert given == [source.draw(6) for _ in range(3)]
    assert keeper.take() == (given, [(1, 2, 3, 4, 5)])
    assert keeper.take() == ([], [])


def test_a_script_gives_its_numbers_again_and_notices_what_does_not_fit() -> None:
    script = ReplayingDealer([3, 1])
    assert [script.draw(6), script.draw(2)] == [3, 1]
    assert script.finish() == ""
    assert script.wanted == 0
    script.draw(6)
    script.draw(2)
    assert script.finish() == "chance was asked for a number below 6, but none is left"
    assert script.wanted == 6
    script.load([6])
    script.draw(6)
    assert script.finish() == "chance gave 6 where only 0 to 5 can be"
    script.load([1, 1])
    script.draw(6)
    assert script.finish() == "1 numbers of chance were never asked for"


def test_an_odometer_gives_every_sequence_once_with_its_probability() -> None:
    odometer, sequences, total = EnumeratingDealer(), [], 0.0
    while True:
        first = odometer.draw(2)
        sequences.append((first, odometer.draw(3)) if first else (first,))
        total += odometer.chance()
        if not odometer.turn():
            break
    assert sequences == [(0,), (1, 0), (1, 1), (1, 2)]
    assert total == pytest.approx(1)


def test_an_odometer_says_when_a_sequence_is_too_long() -> None:
    odometer = EnumeratingDealer()
    for _ in range(257):
        odometer.draw(2)
    assert odometer.fault


def test_the_verifiable_stream_gives_the_published_numbers() -> None:
    stream = VerifiableDealer(SEED, ("ada", "ben"))
    assert [stream.draw(6) for _ in range(12)] == STREAM
    assert [VerifiableDealer(SEED).draw(1000), VerifiableDealer(SEED, ("x",)).draw(1000)] == ALONE
    assert commitment(SEED) == COMMITMENT


def test_the_stream_is_recomputed_by_hand() -> None:
    import hashlib
    import hmac

    block = hmac.new(SEED, b"ada|ben|0", hashlib.sha256).digest()
    words = [int.from_bytes(block[at : at + 4], "big") for at in range(0, 32, 4)]
    stream = VerifiableDealer(SEED, ("ada", "ben"))
    assert [stream.draw(6) for _ in range(8)] == [word % 6 for word in words]


def test_the_stream_throws_away_what_would_make_it_unfair() -> None:
    n = 3 * 2**30  # a quarter of all words lies above the largest multiple of n
    stream, plain = VerifiableDealer(SEED), VerifiableDealer(SEED)
    words = [plain.next_word() for _ in range(40)]
    kept = [word for word in words if word < n]
    assert len(kept) < len(words)
    assert [stream.exactly(n) for _ in kept] == kept


def test_a_guessable_seed_or_an_unclear_nonce_is_refused() -> None:
    with pytest.raises(ValueError, match="guessed"):
        VerifiableDealer(b"short")
    with pytest.raises(ValueError, match="nonces"):
        VerifiableDealer(SEED, ("a|b",))
    with pytest.raises(ValueError, match="nonces"):
        VerifiableDealer(SEED, ("x",) * 17)
