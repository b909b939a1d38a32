"""An alarm that rings while something goes on, where the system has one."""

import signal
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager


@contextmanager
def alarm(ring: Callable[[], object], seconds: float, every: float = 0.0) -> Iterator[None]:
    """Ring after so many seconds of what goes on in here, and from then on once in `every` if that is given.

    Nobody rings in another thread than the main one, nor on a system without such timers.
    """
    if not hasattr(signal, "setitimer") or threading.current_thread() is not threading.main_thread():
        yield
        return
    before = signal.signal(signal.SIGALRM, lambda _, __: ring())
    try:
        signal.setitimer(signal.ITIMER_REAL, seconds, every)
        yield
    finally:
        signal.setitimer(signal.ITIMER_REAL, 0)
        signal.signal(signal.SIGALRM, before)
