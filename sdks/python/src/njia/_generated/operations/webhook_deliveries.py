"""How the operations of webhook deliveries travel. Generated."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..._runtime._codec import INT, STR, type_refs
from ..._runtime._operation import Arg, Operation, PagedOperation, Paging, Returns
from ..._runtime._scalars import DATE_TIME

if TYPE_CHECKING:
    from ...types.delivery import Delivery

_ref = type_refs(__name__)

RETRIEVE: Operation[Delivery] = Operation(
    id="getDelivery",
    method="GET",
    path="/v1/webhooks/deliveries/{id}",
    args=(
        Arg("id", "id", "path", STR),
        Arg("accept_language", "Accept-Language", "header", STR),
        Arg("x_correlation_id", "X-Correlation-Id", "header", STR),
    ),
    returns=Returns("json", _ref("delivery", "Delivery")),
    auth=(("ApiKeyAuth",), ("ApiKeyAuth", "SessionAuth")),
)

LIST: PagedOperation[Delivery] = PagedOperation(
    id="listDeliveries",
    method="GET",
    path="/v1/webhooks/endpoints/{id}/deliveries",
    args=(
        Arg("id", "id", "path", STR),
        Arg("accept_language", "Accept-Language", "header", STR),
        Arg("x_correlation_id", "X-Correlation-Id", "header", STR),
        Arg("status", "status", "query", STR),
        Arg("event_id", "eventId", "query", STR),
        Arg("event_type", "eventType", "query", STR),
        Arg("limit", "limit", "query", INT),
        Arg("starting_after", "startingAfter", "query", STR),
        Arg("ending_before", "endingBefore", "query", STR),
        Arg("created_after", "createdAfter", "query", DATE_TIME),
        Arg("created_before", "createdBefore", "query", DATE_TIME),
    ),
    returns=Returns("json", _ref("webhook_deliveries", "DeliveryList")),
    auth=(("ApiKeyAuth",), ("ApiKeyAuth", "SessionAuth")),
    paging=Paging("cursor", "starting_after", ("data",), next=("nextCursor",), more=("hasMore",)),
)

RETRY: Operation[Delivery] = Operation(
    id="retryDelivery",
    method="POST",
    path="/v1/webhooks/deliveries/{id}/retry",
    args=(
        Arg("id", "id", "path", STR),
        Arg("accept_language", "Accept-Language", "header", STR),
        Arg("x_correlation_id", "X-Correlation-Id", "header", STR),
    ),
    returns=Returns("json", _ref("delivery", "Delivery")),
    idempotency="Idempotency-Key",
    auth=(("ApiKeyAuth",), ("ApiKeyAuth", "SessionAuth")),
)
