"""The two loops that perform what the engine asks for. Nothing is decided here."""

from __future__ import annotations

from collections.abc import Awaitable
from typing import TypeVar, cast

from ._cancel import CancelToken
from ._engine import Send, Sleep, Steps
from ._seam import Seam
from ._transport import AsyncTransport, Transport, TransportError

T = TypeVar("T")


def drive(steps: Steps[T], transport: Transport, seam: Seam, cancel: CancelToken) -> T:
    """Run a call to its end on this thread."""
    while True:
        try:
            effect = next(steps)
        except StopIteration as stop:
            result: T = stop.value
            return result
        if isinstance(effect, Send):
            try:
                effect.response = transport.send(effect.request)
            except TransportError as failure:
                effect.failure = failure.with_traceback(None)
        elif isinstance(effect, Sleep):
            seam.sleep(effect.seconds, cancel)
        else:
            effect.value = effect.provider()


async def drive_async(steps: Steps[T], transport: AsyncTransport, seam: Seam, cancel: CancelToken) -> T:
    """The same on the running event loop."""
    while True:
        try:
            effect = next(steps)
        except StopIteration as stop:
            result: T = stop.value
            return result
        if isinstance(effect, Send):
            try:
                effect.response = await transport.send(effect.request)
            except TransportError as failure:
                effect.failure = failure.with_traceback(None)
        elif isinstance(effect, Sleep):
            await seam.sleep_async(effect.seconds, cancel)
        else:
            value = effect.provider()
            effect.value = await cast("Awaitable[object]", value) if hasattr(value, "__await__") else value
            del value
