"""How the operations of events travel. Generated."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..._runtime._codec import INT, STR, ListOf, type_refs
from ..._runtime._operation import Arg, Body, Operation, PagedOperation, Paging, Returns
from ..._runtime._scalars import DATE_TIME

if TYPE_CHECKING:
    from ..._runtime._result import Empty
    from ...types.events import Event, EventTypeInfo, ListenSession

_ref = type_refs(__name__)

CLOSE_LISTEN_SESSION: Operation[Empty] = Operation(
    id="closeListenSession",
    method="DELETE",
    path="/v1/webhooks/listen-sessions/{id}",
    args=(
        Arg("id", "id", "path", STR),
        Arg("accept_language", "Accept-Language", "header", STR),
        Arg("x_correlation_id", "X-Correlation-Id", "header", STR),
    ),
    auth=(("ApiKeyAuth",), ("ApiKeyAuth", "SessionAuth")),
)

CREATE_LISTEN_SESSION: Operation[ListenSession] = Operation(
    id="createListenSession",
    method="POST",
    path="/v1/webhooks/listen-sessions",
    args=(
        Arg("accept_language", "Accept-Language", "header", STR),
        Arg("x_correlation_id", "X-Correlation-Id", "header", STR),
    ),
    body=Body(_ref("events_requests", "ListenSessionRequest"), flat=True),
    returns=Returns("json", _ref("events", "ListenSession")),
    idempotency="Idempotency-Key",
    auth=(("ApiKeyAuth",), ("ApiKeyAuth", "SessionAuth")),
)

RETRIEVE: Operation[Event] = Operation(
    id="getEvent",
    method="GET",
    path="/v1/events/{id}",
    args=(
        Arg("id", "id", "path", STR),
        Arg("accept_language", "Accept-Language", "header", STR),
        Arg("x_correlation_id", "X-Correlation-Id", "header", STR),
    ),
    returns=Returns("json", _ref("events", "Event")),
    auth=(("ApiKeyAuth",), ("ApiKeyAuth", "SessionAuth")),
)

LIST_TYPES: PagedOperation[EventTypeInfo] = PagedOperation(
    id="listEventTypes",
    method="GET",
    path="/v1/webhooks/event-types",
    args=(
        Arg("accept_language", "Accept-Language", "header", STR),
        Arg("x_correlation_id", "X-Correlation-Id", "header", STR),
        Arg("limit", "limit", "query", INT),
        Arg("starting_after", "startingAfter", "query", STR),
        Arg("ending_before", "endingBefore", "query", STR),
    ),
    returns=Returns("json", _ref("events", "EventTypeInfoList")),
    auth=(("ApiKeyAuth",), ("ApiKeyAuth", "SessionAuth")),
    paging=Paging("cursor", "starting_after", ("data",), next=("nextCursor",), more=("hasMore",)),
)

LIST: PagedOperation[Event] = PagedOperation(
    id="listEvents",
    method="GET",
    path="/v1/events",
    args=(
        Arg("accept_language", "Accept-Language", "header", STR),
        Arg("x_correlation_id", "X-Correlation-Id", "header", STR),
        Arg("type", "type", "query", ListOf(STR), explode=False),
        Arg("resource_id", "resourceId", "query", STR),
        Arg("after_sequence", "afterSequence", "query", INT),
        Arg("limit", "limit", "query", INT),
        Arg("starting_after", "startingAfter", "query", STR),
        Arg("ending_before", "endingBefore", "query", STR),
        Arg("created_after", "createdAfter", "query", DATE_TIME),
        Arg("created_before", "createdBefore", "query", DATE_TIME),
    ),
    returns=Returns("json", _ref("events", "EventList")),
    auth=(("ApiKeyAuth",), ("ApiKeyAuth", "SessionAuth")),
    paging=Paging("cursor", "starting_after", ("data",), next=("nextCursor",), more=("hasMore",)),
)

LIST_LISTEN_SESSIONS: PagedOperation[ListenSession] = PagedOperation(
    id="listListenSessions",
    method="GET",
    path="/v1/webhooks/listen-sessions",
    args=(
        Arg("accept_language", "Accept-Language", "header", STR),
        Arg("x_correlation_id", "X-Correlation-Id", "header", STR),
        Arg("limit", "limit", "query", INT),
        Arg("starting_after", "startingAfter", "query", STR),
        Arg("ending_before", "endingBefore", "query", STR),
        Arg("created_after", "createdAfter", "query", DATE_TIME),
        Arg("created_before", "createdBefore", "query", DATE_TIME),
    ),
    returns=Returns("json", _ref("events", "ListenSessionList")),
    auth=(("ApiKeyAuth",), ("ApiKeyAuth", "SessionAuth")),
    paging=Paging("cursor", "starting_after", ("data",), next=("nextCursor",), more=("hasMore",)),
)

RECORD_LISTEN_RESULTS: Operation[Empty] = Operation(
    id="recordListenResults",
    method="POST",
    path="/v1/webhooks/listen-sessions/{id}/results",
    args=(
        Arg("id", "id", "path", STR),
        Arg("accept_language", "Accept-Language", "header", STR),
        Arg("x_correlation_id", "X-Correlation-Id", "header", STR),
    ),
    body=Body(_ref("events_requests", "ListenResultsRequest"), flat=True),
    auth=(("ApiKeyAuth",), ("ApiKeyAuth", "SessionAuth")),
)

STREAM: Operation[Event] = Operation(
    id="streamEvents",
    method="GET",
    path="/v1/events/stream",
    args=(
        Arg("accept_language", "Accept-Language", "header", STR),
        Arg("x_correlation_id", "X-Correlation-Id", "header", STR),
        Arg("types", "types", "query", ListOf(STR), explode=False),
        Arg("session", "session", "query", STR),
        Arg("last_event_id", "Last-Event-ID", "header", STR),
    ),
    returns=Returns("sse", _ref("events", "Event")),
    auth=(("ApiKeyAuth",), ("ApiKeyAuth", "SessionAuth")),
)
