"""How the operations of bulk payments travel. Generated."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..._runtime._codec import INT, STR, ListOf, type_refs
from ..._runtime._operation import Arg, Body, Operation, PagedOperation, Paging, Returns
from ..._runtime._scalars import DATE_TIME

if TYPE_CHECKING:
    from ...types.bulk import BulkItem
    from ...types.bulk_payments import BulkPayment

_ref = type_refs(__name__)

CANCEL: Operation[BulkPayment] = Operation(
    id="cancelBulkPayment",
    method="POST",
    path="/v1/payments/bulk/{id}/cancel",
    args=(
        Arg("id", "id", "path", STR),
        Arg("accept_language", "Accept-Language", "header", STR),
        Arg("x_correlation_id", "X-Correlation-Id", "header", STR),
    ),
    returns=Returns("json", _ref("bulk_payments", "BulkPayment")),
    idempotency="Idempotency-Key",
    auth=(("ApiKeyAuth",), ("ApiKeyAuth", "SessionAuth")),
)

CREATE: Operation[BulkPayment] = Operation(
    id="createBulkPayment",
    method="POST",
    path="/v1/payments/bulk",
    args=(
        Arg("accept_language", "Accept-Language", "header", STR),
        Arg("x_correlation_id", "X-Correlation-Id", "header", STR),
        Arg("x_sandbox_scenario", "X-Sandbox-Scenario", "header", STR),
    ),
    body=Body(_ref("bulk_payments_requests", "BulkPaymentRequest"), flat=True),
    returns=Returns("json", _ref("bulk_payments", "BulkPayment")),
    idempotency="Idempotency-Key",
    auth=(("ApiKeyAuth",), ("ApiKeyAuth", "SessionAuth")),
)

RETRIEVE: Operation[BulkPayment] = Operation(
    id="getBulkPayment",
    method="GET",
    path="/v1/payments/bulk/{id}",
    args=(
        Arg("id", "id", "path", STR),
        Arg("accept_language", "Accept-Language", "header", STR),
        Arg("x_correlation_id", "X-Correlation-Id", "header", STR),
        Arg("expand", "expand", "query", ListOf(STR), explode=False),
    ),
    returns=Returns("json", _ref("bulk_payments", "BulkPayment")),
    auth=(("ApiKeyAuth",), ("ApiKeyAuth", "SessionAuth")),
)

LIST_ITEMS: PagedOperation[BulkItem] = PagedOperation(
    id="listBulkItems",
    method="GET",
    path="/v1/payments/bulk/{id}/items",
    args=(
        Arg("id", "id", "path", STR),
        Arg("accept_language", "Accept-Language", "header", STR),
        Arg("x_correlation_id", "X-Correlation-Id", "header", STR),
        Arg("limit", "limit", "query", INT),
        Arg("starting_after", "startingAfter", "query", STR),
        Arg("ending_before", "endingBefore", "query", STR),
        Arg("created_after", "createdAfter", "query", DATE_TIME),
        Arg("created_before", "createdBefore", "query", DATE_TIME),
        Arg("status", "status", "query", STR),
    ),
    returns=Returns("json", _ref("bulk_payments", "BulkItemList")),
    auth=(("ApiKeyAuth",), ("ApiKeyAuth", "SessionAuth")),
    paging=Paging("cursor", "starting_after", ("data",), next=("nextCursor",), more=("hasMore",)),
)

LIST: PagedOperation[BulkPayment] = PagedOperation(
    id="listBulkPayments",
    method="GET",
    path="/v1/payments/bulk",
    args=(
        Arg("accept_language", "Accept-Language", "header", STR),
        Arg("x_correlation_id", "X-Correlation-Id", "header", STR),
        Arg("limit", "limit", "query", INT),
        Arg("starting_after", "startingAfter", "query", STR),
        Arg("ending_before", "endingBefore", "query", STR),
        Arg("created_after", "createdAfter", "query", DATE_TIME),
        Arg("created_before", "createdBefore", "query", DATE_TIME),
        Arg("status", "status", "query", STR),
        Arg("reference", "reference", "query", STR),
    ),
    returns=Returns("json", _ref("bulk_payments", "BulkPaymentList")),
    auth=(("ApiKeyAuth",), ("ApiKeyAuth", "SessionAuth")),
    paging=Paging("cursor", "starting_after", ("data",), next=("nextCursor",), more=("hasMore",)),
)

RETRY: Operation[BulkPayment] = Operation(
    id="retryBulkPayment",
    method="POST",
    path="/v1/payments/bulk/{id}/retry",
    args=(
        Arg("id", "id", "path", STR),
        Arg("accept_language", "Accept-Language", "header", STR),
        Arg("x_correlation_id", "X-Correlation-Id", "header", STR),
    ),
    body=Body(_ref("bulk_payments_requests", "BulkRetryRequest"), flat=True),
    returns=Returns("json", _ref("bulk_payments", "BulkPayment")),
    idempotency="Idempotency-Key",
    auth=(("ApiKeyAuth",), ("ApiKeyAuth", "SessionAuth")),
)
