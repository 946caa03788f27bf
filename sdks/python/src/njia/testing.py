"""For tests without a network: fake transports answering from the API's own examples, and a clock that never waits."""

from ._generated.fixtures import fixture
from ._runtime._fake import AsyncFakeTransport as _AsyncFakeTransport
from ._runtime._fake import FakeTransport as _FakeTransport
from ._runtime._fake import SentRequest
from ._runtime._seam import VirtualSeam
from ._runtime._webhook import sign_for_test


class FakeTransport(_FakeTransport):
    """`transport` for a sync client; unscripted calls are answered with the examples of the API description."""

    def __init__(self) -> None:
        super().__init__(fixture)


class AsyncFakeTransport(_AsyncFakeTransport):
    """`transport` for an async client."""

    def __init__(self) -> None:
        super().__init__(fixture)


__all__ = ["AsyncFakeTransport", "FakeTransport", "SentRequest", "VirtualSeam", "fixture", "sign_for_test"]
