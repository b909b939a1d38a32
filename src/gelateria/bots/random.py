"""Plays any legal action, each as likely as the next."""

from gelateria.bots.bot import Bot
from gelateria.engine.state import State


class RandomBot(Bot):
    """The floor that every other bot must stand above."""

    __slots__ = ()

    def pick(self, world: State, seat: int) -> int:
        out = [0] * 512
        n = world.choices(seat, out)
        return out[self.dealer.below(n)]
