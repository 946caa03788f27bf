"""How the operations of webhook endpoints travel. Generated."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..._runtime._codec import INT, STR, type_refs
from ..._runtime._operation import Arg, Body, Operation, PagedOperation, Paging, Returns
from ..._runtime._scalars import DATE_TIME

if TYPE_CHECKING:
    from ..._runtime._result import Empty
    from ...types.delivery import Delivery
    from ...types.events import EventReplay
    from ...types.webhook_endpoints import WebhookEndpoint

_ref = type_refs(__name__)

CREATE: Operation[WebhookEndpoint] = Operation(
    id="createWebhookEndpoint",
    method="POST",
    path="/v1/webhooks/endpoints",
    args=(
        Arg("accept_language", "Accept-Language", "header", STR),
        Arg("x_correlation_id", "X-Correlation-Id", "header", STR),
    ),
    body=Body(_ref("webhook_endpoints", "WebhookEndpointRequest"), flat=True),
    returns=Returns("json", _ref("webhook_endpoints", "WebhookEndpoint")),
    idempotency="Idempotency-Key",
    auth=(("ApiKeyAuth",), ("ApiKeyAuth", "SessionAuth")),
)

DELETE: Operation[Empty] = Operation(
    id="deleteWebhookEndpoint",
    method="DELETE",
    path="/v1/webhooks/endpoints/{id}",
    args=(
        Arg("id", "id", "path", STR),
        Arg("accept_language", "Accept-Language", "header", STR),
        Arg("x_correlation_id", "X-Correlation-Id", "header", STR),
    ),
    auth=(("ApiKeyAuth",), ("ApiKeyAuth", "SessionAuth")),
)

RETRIEVE: Operation[WebhookEndpoint] = Operation(
    id="getWebhookEndpoint",
    method="GET",
    path="/v1/webhooks/endpoints/{id}",
    args=(
        Arg("id", "id", "path", STR),
        Arg("accept_language", "Accept-Language", "header", STR),
        Arg("x_correlation_id", "X-Correlation-Id", "header", STR),
    ),
    returns=Returns("json", _ref("webhook_endpoints", "WebhookEndpoint")),
    auth=(("ApiKeyAuth",), ("ApiKeyAuth", "SessionAuth")),
)

LIST: PagedOperation[WebhookEndpoint] = PagedOperation(
    id="listWebhookEndpoints",
    method="GET",
    path="/v1/webhooks/endpoints",
    args=(
        Arg("accept_language", "Accept-Language", "header", STR),
        Arg("x_correlation_id", "X-Correlation-Id", "header", STR),
        Arg("status", "status", "query", STR),
        Arg("limit", "limit", "query", INT),
        Arg("starting_after", "startingAfter", "query", STR),
        Arg("ending_before", "endingBefore", "query", STR),
        Arg("created_after", "createdAfter", "query", DATE_TIME),
        Arg("created_before", "createdBefore", "query", DATE_TIME),
    ),
    returns=Returns("json", _ref("webhook_endpoints", "WebhookEndpointList")),
    auth=(("ApiKeyAuth",), ("ApiKeyAuth", "SessionAuth")),
    paging=Paging("cursor", "starting_after", ("data",), next=("nextCursor",), more=("hasMore",)),
)

REPLAY_EVENTS: Operation[EventReplay] = Operation(
    id="replayEvents",
    method="POST",
    path="/v1/webhooks/endpoints/{id}/replay",
    args=(
        Arg("id", "id", "path", STR),
        Arg("accept_language", "Accept-Language", "header", STR),
        Arg("x_correlation_id", "X-Correlation-Id", "header", STR),
    ),
    body=Body(_ref("events_requests", "EventReplayRequest"), flat=True),
    returns=Returns("json", _ref("events", "EventReplay")),
    idempotency="Idempotency-Key",
    auth=(("ApiKeyAuth",), ("ApiKeyAuth", "SessionAuth")),
)

ROTATE_SECRET: Operation[WebhookEndpoint] = Operation(
    id="rotateWebhookSecret",
    method="POST",
    path="/v1/webhooks/endpoints/{id}/rotate-secret",
    args=(
        Arg("id", "id", "path", STR),
        Arg("accept_language", "Accept-Language", "header", STR),
        Arg("x_correlation_id", "X-Correlation-Id", "header", STR),
    ),
    returns=Returns("json", _ref("webhook_endpoints", "WebhookEndpoint")),
    auth=(("ApiKeyAuth",), ("ApiKeyAuth", "SessionAuth")),
)

SEND_TEST_EVENT: Operation[Delivery] = Operation(
    id="sendTestEvent",
    method="POST",
    path="/v1/webhooks/endpoints/{id}/test",
    args=(
        Arg("id", "id", "path", STR),
        Arg("accept_language", "Accept-Language", "header", STR),
        Arg("x_correlation_id", "X-Correlation-Id", "header", STR),
    ),
    body=Body(_ref("webhook_endpoints", "WebhookTestRequest"), flat=True),
    returns=Returns("json", _ref("delivery", "Delivery")),
    idempotency="Idempotency-Key",
    auth=(("ApiKeyAuth",), ("ApiKeyAuth", "SessionAuth")),
)

UPDATE: Operation[WebhookEndpoint] = Operation(
    id="updateWebhookEndpoint",
    method="PATCH",
    path="/v1/webhooks/endpoints/{id}",
    args=(
        Arg("id", "id", "path", STR),
        Arg("accept_language", "Accept-Language", "header", STR),
        Arg("x_correlation_id", "X-Correlation-Id", "header", STR),
    ),
    body=Body(_ref("webhook_endpoints", "WebhookEndpointUpdateRequest"), flat=True),
    returns=Returns("json", _ref("webhook_endpoints", "WebhookEndpoint")),
    auth=(("ApiKeyAuth",), ("ApiKeyAuth", "SessionAuth")),
)
