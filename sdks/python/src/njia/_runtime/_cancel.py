"""A token that stops one call from any thread: it ends waits and runs what was attached (closing a socket)."""

from __future__ import annotations

import threading
from collections.abc import Callable


class CancelToken:
    """Set once, never reset."""

    __slots__ = ("_actions", "_event", "_lock")

    def __init__(self) -> None:
        self._event: threading.Event | None = None
        self._lock = threading.Lock()
        self._actions: list[Callable[[], None]] | None = []

    @property
    def cancelled(self) -> bool:
        return self._actions is None

    def cancel(self) -> None:
        """Run the attached actions and end all waits; later calls do nothing."""
        with self._lock:
            actions, self._actions = self._actions, None
            if self._event is not None:
                self._event.set()
        for action in actions or ():
            action()

    def attach(self, action: Callable[[], None]) -> None:
        """Call `action` on cancel, or right now if that has happened already."""
        with self._lock:
            if self._actions is not None:
                self._actions.append(action)
                return
        action()

    def detach(self, action: Callable[[], None]) -> None:
        """Forget `action`."""
        with self._lock:
            if self._actions is not None and action in self._actions:
                self._actions.remove(action)

    def wait(self, seconds: float) -> None:
        """Wait up to `seconds`; returns at once when cancelled."""
        with self._lock:
            if self._actions is None:
                return
            if self._event is None:
                self._event = threading.Event()
            event = self._event
        event.wait(seconds)
