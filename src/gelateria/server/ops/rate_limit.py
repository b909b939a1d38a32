"""How often somebody may do something: token buckets, one for each who comes."""

from collections import OrderedDict
from collections.abc import Callable, Hashable

MOST_BUCKETS = 20_000


class Bucket:
    """Holds `burst` tokens when full and gains `rate` a second; whatever is done takes some out.

    A bucket may stand within another: what is taken out of it is taken out of both, so many together get no more than
    the one around them.
    """

    __slots__ = ("_all", "_at", "_held", "burst", "rate")

    def __init__(self, rate: float, burst: float, now: float, within: "Bucket | None" = None) -> None:
        self.rate = rate
        self.burst = burst
        self._held = burst
        self._at = now
        self._all: tuple[Bucket, ...] = (self, *within._all) if within else (self,)

    def take(self, now: float, cost: float = 1.0) -> bool:
        """Take so many tokens out, or none at all if there are too few."""
        for bucket in self._all:  # in one piece: this is on the way of every frame
            if now > bucket._at:
                bucket._held = min(bucket.burst, bucket._held + (now - bucket._at) * bucket.rate)
                bucket._at = now
            if bucket._held < cost:
                return False
        for bucket in self._all:
            bucket._held -= cost
        return True

    def wait(self, now: float, cost: float = 1.0) -> float:
        """Seconds until so many tokens are there."""
        return max(0.0, *((cost - bucket.holds(now)) / bucket.rate for bucket in self._all))

    def give_back(self, now: float, cost: float = 1.0) -> None:
        """Put so many tokens back: it was not what is counted here."""
        for bucket in self._all:
            bucket._held = min(bucket.burst, bucket.holds(now) + cost)

    def holds(self, now: float) -> float:
        """The tokens in this bucket alone."""
        if now > self._at:
            self._held = min(self.burst, self._held + (now - self._at) * self.rate)
            self._at = now
        return self._held

    def is_full(self, now: float) -> bool:
        return self.holds(now) >= self.burst


class Limits:
    """A bucket for every key: an address, a person, a login. A key that nobody has seen has a full one.

    Whoever has rested long enough is forgotten, and so are those who were not seen for longest once there are more
    than `most`: memory stays bounded whoever comes.
    """

    def __init__(self, rate: float, burst: float, now: Callable[[], float], most: int = MOST_BUCKETS) -> None:
        self.rate = rate
        self.burst = burst
        self.most = most
        self._now = now
        self._buckets: OrderedDict[Hashable, Bucket] = OrderedDict()

    def __len__(self) -> int:
        return len(self._buckets)

    def take(self, key: Hashable, cost: float = 1.0) -> bool:
        """Whether this key may do it now; if so, it is counted."""
        now = self._now()
        bucket = self._buckets.get(key)
        if bucket is None:
            bucket = self._buckets[key] = Bucket(self.rate, self.burst, now)
            self._tidy(now)
        self._buckets.move_to_end(key)
        return bucket.take(now, cost)

    def wait(self, key: Hashable, cost: float = 1.0) -> float:
        """Seconds until this key may do it. Whoever asks too often is not forgotten for it."""
        bucket = self._buckets.get(key)
        if bucket is None:
            return 0.0
        self._buckets.move_to_end(key)
        return bucket.wait(self._now(), cost)

    def give_back(self, key: Hashable, cost: float = 1.0) -> None:
        """What this key has done is not counted after all."""
        if bucket := self._buckets.get(key):
            bucket.give_back(self._now(), cost)

    def forgive(self, key: Hashable) -> None:
        """Fill this key's bucket."""
        self._buckets.pop(key, None)

    def _tidy(self, now: float) -> None:
        while len(self._buckets) > 1:
            oldest = next(iter(self._buckets))
            if len(self._buckets) <= self.most and not self._buckets[oldest].is_full(now):
                return
            del self._buckets[oldest]
