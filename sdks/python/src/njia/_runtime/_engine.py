"""One call from start to end, without I/O: the engine yields effects, two thin loops perform them (`_drive`).

Replay logic exists once, so sync and async clients leave the same trace on the wire.
"""

from __future__ import annotations

from collections.abc import Callable, Generator
from typing import Generic, NamedTuple, TypeVar
from urllib.parse import quote

from ._auth import Provider, checked, header_value
from ._cancel import CancelToken
from ._errors import CanceledError, ConnectionError, DecodingError, NjiaError, TimeoutError
from ._headers import Headers
from ._hooks import RequestEvent, ResponseEvent, RetryEvent, call_hook
from ._info import ClientInfo, Scheme
from ._log import debug_enabled, log_answer, log_body, log_failure, log_retry
from ._meta import Meta
from ._operation import Operation
from ._options import Settings
from ._problem import Problem, api_error, read_problem
from ._redact import Secret
from ._request import Prepared
from ._result import Undecodable, read_result
from ._retry import backoff, replay_safe, retry_after, retry_answer, retry_failure
from ._seam import Seam
from ._transport import Request, Response, TransportError
from ._warn import warn_once

T = TypeVar("T")


class Send:
    """Effect: perform one attempt; the loop fills `response` or `failure`."""

    __slots__ = ("failure", "request", "response")

    def __init__(self, request: Request) -> None:
        self.request = request
        self.response: Response | None = None
        self.failure: TransportError | None = None


class Sleep(NamedTuple):
    """Effect: wait."""

    seconds: float


class Ask:
    """Effect: call a credential function, awaiting it in async clients."""

    __slots__ = ("provider", "value")

    def __init__(self, provider: Callable[[], object]) -> None:
        self.provider = provider
        self.value: object = None

    def __repr__(self) -> str:
        return "Ask(...)"


Effect = Send | Sleep | Ask
Steps = Generator[Effect, None, T]


class Answer(Generic[T]):
    """A successful call: its value, the JSON it was read from, and the unread body if it is a stream."""

    __slots__ = ("meta", "raw", "response", "value")

    def __init__(self, value: T | None, raw: object, response: Response, meta: Meta) -> None:
        self.value: T | None = value
        self.raw: object = raw
        self.response: Response = response
        self.meta: Meta = meta


class Call(NamedTuple):
    """All that one call needs."""

    operation: Operation[object]
    prepared: Prepared
    settings: Settings
    info: ClientInfo
    base_url: str
    agent: str
    credentials: list[tuple[Scheme, Provider]]
    key: str | None
    seam: Seam
    cancel: CancelToken

    def __repr__(self) -> str:
        return f"Call({self.operation.id})"


def run(call: Call) -> Steps[Answer[object]]:
    """Attempt, judge, wait, repeat. Raises `NjiaError`."""
    return (yield from _Run(call).steps())


class _Run:
    """The state of one call under way."""

    def __init__(self, call: Call) -> None:
        self.call = call
        self.safe = replay_safe(call.operation.method, call.key)
        self.start = call.seam.monotonic()
        self.attempts = 0
        self.maybe_arrived = False  # an earlier attempt may have reached the server
        self.secrets: list[Secret] = []

    def steps(self) -> Steps[Answer[object]]:
        if self.call.operation.deprecated:
            warn_once(self.call.operation.id, self.call.operation.deprecated)
        while True:
            credentials = yield from self._resolve()
            self._check_going()
            effect = Send(self._request(credentials))
            self.attempts += 1
            self._before(effect.request)
            started = self.call.seam.monotonic()
            yield effect
            if effect.response is None:
                wait = self._after_failure(effect.failure)
            else:
                outcome = self._after_answer(effect.response, self.call.seam.monotonic() - started)
                if isinstance(outcome, Answer):
                    return outcome
                wait = outcome
            yield Sleep(wait)
            self._check_going()

    def _resolve(self) -> Steps[list[tuple[Scheme, Secret]]]:
        ready: list[tuple[Scheme, Secret]] = []
        for scheme, provider in self.call.credentials:
            if isinstance(provider, Secret):
                ready.append((scheme, provider))
                continue
            question = Ask(provider)
            yield question
            value, question.value = question.value, None
            ready.append((scheme, checked(scheme, value)))
            del value
        self.secrets = [secret for _, secret in ready]
        return ready

    def _check_going(self) -> None:
        if self.call.cancel.cancelled:
            raise self._no_answer(CanceledError, "the client was closed during the call")
        left = self._time_left()
        if left is not None and left <= 0:
            raise self._no_answer(TimeoutError, f"the deadline of {self.call.settings.deadline} s has passed")

    def _time_left(self) -> float | None:
        deadline = self.call.settings.deadline
        return None if deadline is None else deadline - (self.call.seam.monotonic() - self.start)

    def _request(self, credentials: list[tuple[Scheme, Secret]]) -> Request:
        call, operation, settings = self.call, self.call.operation, self.call.settings
        left = self._time_left()
        timeout = settings.timeout if left is None else min(settings.timeout, left)
        return Request(
            operation.method,
            _url(call, credentials),
            self._headers(credentials),
            call.prepared.body,
            operation=operation.id,
            path=operation.path,
            connect_timeout=min(settings.connect_timeout, timeout),
            timeout=timeout,
            stream=operation.stream,
            cancel=call.cancel,
        )

    def _headers(self, credentials: list[tuple[Scheme, Secret]]) -> Headers:
        call = self.call
        accept = "text/event-stream" if _is_sse(call.operation) else "application/json, application/problem+json, */*;q=0.1"
        pairs = [
            ("Accept", accept),
            ("User-Agent", call.agent),
            ("X-Retry-Count", str(self.attempts)),
        ]
        if call.info.version_header is not None:
            pairs.append(call.info.version_header)
        pairs.extend(call.prepared.headers)
        if call.key is not None:
            pairs.append((call.operation.idempotency or "Idempotency-Key", call.key))
        pairs.extend(header_value(scheme, secret) for scheme, secret in credentials if scheme.kind != "query")
        given = {name.lower() for name, _ in call.settings.headers}
        pairs = [pair for pair in pairs if pair[0].lower() not in given]
        pairs.extend(call.settings.headers)
        return Headers(pairs, frozenset(scheme.key.lower() for scheme, _ in credentials))

    def _before(self, request: Request) -> None:
        operation, settings = self.call.operation, self.call.settings
        if settings.hooks is not None and settings.hooks.on_request is not None:
            event = RequestEvent(
                operation.id, operation.method, operation.path, self.attempts, request.headers, self.call.key
            )
            call_hook(settings.hooks.on_request, event)
        if settings.log_bodies and debug_enabled():
            self._log_body("request", request.body)

    def _after_failure(self, failure: TransportError | None) -> float:
        """Seconds to wait before the next attempt. Raises when there is none."""
        failure = failure or TransportError("receive", "the transport gave no answer", sent=True)
        call, operation = self.call, self.call.operation
        self.maybe_arrived = self.maybe_arrived or failure.sent
        log_failure(operation.method, operation.path, failure.kind, self.attempts)
        if failure.kind == "canceled" or call.cancel.cancelled:
            raise self._no_answer(CanceledError, "the client was closed during the call")
        kind = TimeoutError if failure.kind == "timeout" else ConnectionError
        error = self._no_answer(kind, f"{failure.message} ({operation.method} {operation.path})")
        error.retryable = retry_failure(failure.sent, self.safe)
        if not error.retryable or self.attempts > call.settings.max_retries:
            raise error
        return self._wait(error, None, None, failure.kind)

    def _after_answer(self, response: Response, elapsed: float) -> Answer[object] | float:
        call, operation = self.call, self.call.operation
        log_answer(operation.method, operation.path, response.status, self.attempts, elapsed)
        hooks = call.settings.hooks
        if hooks is not None and hooks.on_response is not None:
            event = ResponseEvent(
                operation.id, operation.method, operation.path, self.attempts, response.status, response.headers, elapsed
            )
            call_hook(hooks.on_response, event)
        if call.settings.log_bodies and debug_enabled():
            self._log_body("response", response.body)
        if 200 <= response.status < 300:
            return self._success(response)
        problem = read_problem(response)
        again = retry_answer(response.status, problem.code, response.headers, self.safe)
        error = self._api_error(response, problem, again)
        if not again or self.attempts > call.settings.max_retries:
            raise error
        self.maybe_arrived = self.maybe_arrived or error.outcome == "unknown"
        return self._wait(error, error.retry_after, response.status, problem.code or f"status {response.status}")

    def _api_error(self, response: Response, problem: Problem, again: bool) -> NjiaError:
        delay = retry_after(response.headers, self.call.seam.now())
        meta = self._meta(response)
        self._notice(meta)
        return api_error(response, problem, meta, retry_after=delay, arrived_before=self.maybe_arrived, repeatable=again)

    def _wait(self, error: NjiaError, asked: float | None, status: int | None, reason: str) -> float:
        """How long to wait; raises `error` when that is longer than the caller allows."""
        settings = self.call.settings
        wait = asked if asked is not None else backoff(self.attempts - 1, self.call.seam.random())
        left = self._time_left()
        if (asked is not None and asked > settings.max_retry_after) or (left is not None and wait >= left):
            raise error
        log_retry(self.call.operation.id, wait, self.attempts)
        if settings.hooks is not None and settings.hooks.on_retry is not None:
            event = RetryEvent(self.call.operation.id, self.attempts, wait, status, reason)
            call_hook(settings.hooks.on_retry, event)
        return wait

    def _success(self, response: Response) -> Answer[object]:
        meta = self._meta(response)
        self._notice(meta)
        if response.source is not None:
            return Answer(None, None, response, meta)
        problem, path = "", "$"
        try:
            value, raw = read_result(self.call.operation, response, meta)
            return Answer(value, raw, response, meta)
        except Undecodable as error:
            problem, path = str(error), error.path
        # raised out here, so that no frame or context of the traceback holds the body
        raise DecodingError(
            problem,
            path=path,
            status=response.status,
            request_id=meta.request_id,
            headers=response.headers,
            raw_body=response.body[:65_536],
            attempts=self.attempts,
            idempotency_key=self.call.key,
            outcome="unknown",
        )

    def _meta(self, response: Response) -> Meta:
        seam = self.call.seam
        return Meta(
            response.status,
            response.headers,
            attempts=self.attempts,
            latency=seam.monotonic() - self.start,
            idempotency_key=self.call.key,
            names=self.call.info.meta,
            received=seam.now(),
        )

    def _notice(self, meta: Meta) -> None:
        notice = meta.deprecation
        if notice is not None:
            end = f"; it ends on {notice.sunset}" if notice.sunset else ""
            warn_once(
                self.call.operation.id, f"the server says that this use of {self.call.operation.id} is deprecated{end}"
            )

    def _no_answer(self, kind: type[NjiaError], message: str) -> NjiaError:
        return kind(
            message,
            attempts=self.attempts,
            idempotency_key=self.call.key,
            outcome="unknown" if self.maybe_arrived else "none",
            retryable=self.safe or not self.maybe_arrived,
        )

    def _log_body(self, label: str, body: bytes | None) -> None:
        log_body(label, body, (secret.reveal() for secret in self.secrets), self.call.info.sensitive)


def _url(call: Call, credentials: list[tuple[Scheme, Secret]]) -> str:
    url = call.base_url + call.prepared.target
    for scheme, secret in credentials:
        if scheme.kind == "query":
            url += f"{'&' if '?' in url else '?'}{quote(scheme.key, safe='')}={quote(secret.reveal(), safe='')}"
    return url


def _is_sse(operation: Operation[object]) -> bool:
    return operation.stream and any(item.kind == "sse" for item in operation.results.values())
