"""Virtual time in step with the runner: a wait is reported, and goes on when the runner says so or is cancelled."""

from __future__ import annotations

import threading
from typing import Any

from line_io import reply
from njia.testing import VirtualSeam

_calls = threading.local()
_asleep: dict[int, threading.Event] = {}


def enter(call: int) -> None:
    """The call that this thread makes; waits and hooks are reported under it."""
    _calls.id = call


def current() -> int:
    return getattr(_calls, "id", 0)


def wake(call: int) -> None:
    event = _asleep.pop(call, None)
    if event is not None:
        event.set()


class RunnerSeam(VirtualSeam):
    def sleep(self, seconds: float, cancel: Any) -> None:
        call, event = current(), threading.Event()
        _asleep[call] = event
        cancel.attach(event.set)
        reply(call, type="sleep", ms=seconds * 1000)
        event.wait()
        _asleep.pop(call, None)
        cancel.detach(event.set)
        if not cancel.cancelled:
            super().sleep(seconds, cancel)
