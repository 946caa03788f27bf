"""A transport without a network: answers from fixtures or scripts, faults on demand, requests kept for assertions."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, NamedTuple, cast

from ._headers import Headers
from ._json import dumps, loads
from ._transport import BodySource, FailureKind, Request, Response, TransportError

_FAULTS: Mapping[str, tuple[FailureKind, bool]] = {
    "refused": ("connect", False),
    "dns": ("dns", False),
    "tls": ("tls", False),
    "reset": ("receive", True),
    "timeout": ("timeout", True),
    "connect-timeout": ("timeout", False),
}


class Scripted(NamedTuple):
    """One answer of a script."""

    status: int = 200
    json: Any = None
    headers: Mapping[str, str] = {}
    body: bytes | None = None
    fault: str = ""


class SentRequest(NamedTuple):
    """A request as it would have gone out; `json` is its body."""

    operation: str
    method: str
    url: str
    headers: Headers
    body: bytes

    @property
    def json(self) -> Any:
        return loads(self.body) if self.body else None


class FakeTransport:
    """Give it to a client as `transport`. Unscripted calls are answered from the fixtures of the API description.

    ``fake.respond("createPayment", status=503)``, ``fake.fail("createPayment", "reset")``: the next call of that operation
    gets it, then the next, in order. `requests` holds all that was sent. The faults are refused, dns, tls, reset, timeout
    and connect-timeout; after the last three of a write the outcome is unknown, as on a real network.
    """

    def __init__(self, fixtures: Callable[[str], tuple[int, Any] | None] | None = None) -> None:
        self.requests: list[SentRequest] = []
        self._fixtures = fixtures
        self._scripts: dict[str, list[Scripted]] = {}
        self.closed: bool = False

    def respond(
        self,
        operation: str,
        json: Any = None,
        *,
        status: int = 200,
        headers: Mapping[str, str] | None = None,
        body: bytes | None = None,
    ) -> FakeTransport:
        """Script the next answer of an operation (by operationId)."""
        self._scripts.setdefault(operation, []).append(Scripted(status, json, headers or {}, body))
        return self

    def fail(self, operation: str, fault: str) -> FakeTransport:
        """Script a fault. Raises ValueError for an unknown one."""
        if fault not in _FAULTS:
            raise ValueError(f"{fault!r} is none of the faults {', '.join(_FAULTS)}")
        self._scripts.setdefault(operation, []).append(Scripted(fault=fault))
        return self

    def send(self, request: Request) -> Response:
        self.requests.append(
            SentRequest(request.operation, request.method, request.url, request.headers, request.body or b"")
        )
        script = self._scripts.get(request.operation)
        scripted = script.pop(0) if script else self._fixture(request.operation)
        if scripted.fault:
            kind, sent = _FAULTS[scripted.fault]
            raise TransportError(kind, f"scripted fault: {scripted.fault}", sent=sent)
        body = (
            scripted.body if scripted.body is not None else b"" if scripted.json is None else dumps(scripted.json).encode()
        )
        pairs = [("Content-Type", "application/json"), ("X-Request-Id", f"req_fake_{len(self.requests)}")]
        headers = Headers([*pairs, *scripted.headers.items()])
        if request.stream and 200 <= scripted.status < 300:
            return Response(scripted.status, headers, source=_Source(body))
        return Response(scripted.status, headers, body)

    def _fixture(self, operation: str) -> Scripted:
        found = self._fixtures(operation) if self._fixtures is not None else None
        if found is None:
            raise LookupError(f"no fixture for {operation}: script one with respond({operation!r}, ...)")
        return Scripted(found[0], found[1])

    def close(self) -> None:
        self.closed = True


class AsyncFakeTransport(FakeTransport):
    """The same for async clients."""

    async def send(self, request: Request) -> Response:  # type: ignore[override]  # pyright: ignore[reportIncompatibleMethodOverride]
        return super().send(request)

    async def read(self, source: BodySource, size: int) -> bytes:
        return source.read(size)

    async def close(self) -> None:  # type: ignore[override]  # pyright: ignore[reportIncompatibleMethodOverride]
        super().close()


class _Source(BodySource):
    def __init__(self, body: bytes) -> None:
        self._rest = body

    def read(self, size: int, /) -> bytes:
        piece, self._rest = self._rest[:size], self._rest[size:]
        return piece

    def close(self) -> None:
        self._rest = b""


def fixture_table(text: bytes) -> dict[str, tuple[int, Any]]:
    """Read a fixture file: ``{"createPayment": {"status": 201, "body": {...}}}``."""
    table = cast("dict[str, dict[str, Any]]", loads(text))
    return {name: (cast(int, entry["status"]), entry.get("body")) for name, entry in table.items()}
