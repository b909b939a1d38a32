"""Buckets empty by use and fill by time; a crowd of visitors does not fill the memory."""

from hypothesis import given
from hypothesis import strategies as st

from gelateria.server.ops.rate_limit import Bucket, Limits
from tests.scale import examples


def test_a_bucket_gives_its_burst_and_then_its_rate() -> None:
    bucket = Bucket(rate=2.0, burst=3, now=0.0)
    assert [bucket.take(0.0) for _ in range(4)] == [True, True, True, False]
    assert bucket.wait(0.0) == 0.5
    assert [bucket.take(now) for now in (0.25, 0.5, 0.75, 1.0)] == [False, True, False, True]


def test_a_bucket_never_holds_more_than_its_burst() -> None:
    bucket = Bucket(rate=1.0, burst=2, now=0.0)
    assert [bucket.take(1e9) for _ in range(3)] == [True, True, False]


def test_what_is_refused_costs_nothing() -> None:
    bucket = Bucket(rate=1.0, burst=5, now=0.0)
    assert not bucket.take(0.0, cost=6)
    assert bucket.take(0.0, cost=5)


def test_buckets_within_a_bucket_get_no_more_together() -> None:
    around = Bucket(rate=1.0, burst=5, now=0.0)
    first, second = (Bucket(rate=10.0, burst=4, now=0.0, within=around) for _ in range(2))
    assert [first.take(0.0) for _ in range(5)] == [True] * 4 + [False]
    assert [second.take(0.0) for _ in range(2)] == [True, False]
    assert (second.holds(0.0), second.wait(0.0)) == (3, 1.0), "what could not be taken of both was taken of none"
    assert second.take(1.0)


def test_what_was_taken_for_nothing_is_given_back() -> None:
    around = Bucket(rate=1.0, burst=2, now=0.0)
    bucket = Bucket(rate=1.0, burst=1, now=0.0, within=around)
    assert bucket.take(0.0)
    bucket.give_back(0.0)
    bucket.give_back(0.0)
    assert (bucket.holds(0.0), around.holds(0.0)) == (1, 2)


def test_a_clock_that_goes_back_gives_nothing() -> None:
    bucket = Bucket(rate=1.0, burst=1, now=100.0)
    assert bucket.take(100.0)
    assert not bucket.take(50.0)
    assert not bucket.take(100.5)
    assert bucket.take(101.0)


@examples(100)
@given(st.lists(st.floats(0, 10), max_size=60), st.floats(0.1, 20), st.integers(1, 20))
def test_nobody_gets_more_than_burst_and_rate_allow(pauses: list[float], rate: float, burst: int) -> None:
    bucket, now, taken = Bucket(rate, burst, 0.0), 0.0, 0
    for pause in pauses:
        now += pause
        taken += bucket.take(now)
        assert taken <= burst + rate * now + 1e-6


def test_everybody_has_a_bucket_of_their_own() -> None:
    limits = Limits(1.0, 1, lambda: 0.0)
    assert [limits.take(key) for key in ("ada", "ada", ("ben", 1), ("ben", 1))] == [True, False, True, False]
    assert limits.wait("ada") == 1.0
    assert limits.wait("carl") == 0.0
    limits.forgive("ada")
    assert limits.take("ada")


def test_those_who_rested_are_forgotten() -> None:
    now = [0.0]
    limits = Limits(1.0, 2, lambda: now[0])
    for visitor in range(100):
        limits.take(visitor)
        now[0] += 0.1
    assert len(limits) <= 12


def test_a_crowd_does_not_fill_the_memory() -> None:
    limits = Limits(0.001, 1, lambda: 0.0, most=50)
    for visitor in range(1000):
        assert limits.take(visitor)
        assert len(limits) <= 50
    assert not limits.take(999)


def test_what_is_given_back_was_not_taken_and_never_more_than_the_burst() -> None:
    limits = Limits(0.001, 2, lambda: 0.0)
    for _ in range(10):
        assert limits.take("ada")
        limits.give_back("ada")
        limits.give_back("ada")
    assert [limits.take("ada") for _ in range(3)] == [True, True, False]
    limits.give_back("nobody")
    assert len(limits) == 1


def test_whoever_keeps_asking_is_not_forgotten_in_a_crowd() -> None:
    limits = Limits(0.001, 1, lambda: 0.0, most=50)
    assert limits.take("guesser")
    for visitor in range(1000):
        assert limits.take(visitor)
        assert limits.wait("guesser") > 0
