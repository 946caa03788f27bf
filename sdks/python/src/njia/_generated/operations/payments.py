"""How the operations of payments travel. Generated."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..._runtime._codec import INT, STR, ListOf, type_refs
from ..._runtime._operation import Arg, Body, Operation, PagedOperation, Paging, Returns
from ..._runtime._scalars import DATE_TIME

if TYPE_CHECKING:
    from ...types.payments import Payment

_ref = type_refs(__name__)

CANCEL: Operation[Payment] = Operation(
    id="cancelPayment",
    method="POST",
    path="/v1/payments/{id}/cancel",
    args=(
        Arg("id", "id", "path", STR),
        Arg("accept_language", "Accept-Language", "header", STR),
        Arg("x_correlation_id", "X-Correlation-Id", "header", STR),
    ),
    returns=Returns("json", _ref("payments", "Payment")),
    idempotency="Idempotency-Key",
    auth=(("ApiKeyAuth",), ("ApiKeyAuth", "SessionAuth")),
)

CREATE: Operation[Payment] = Operation(
    id="createPayment",
    method="POST",
    path="/v1/payments",
    args=(
        Arg("accept_language", "Accept-Language", "header", STR),
        Arg("x_correlation_id", "X-Correlation-Id", "header", STR),
        Arg("prefer", "Prefer", "header", STR),
        Arg("expand", "expand", "query", ListOf(STR), explode=False),
        Arg("x_sandbox_scenario", "X-Sandbox-Scenario", "header", STR),
    ),
    body=Body(_ref("payments_requests", "PaymentRequest"), flat=True),
    returns=Returns("json", _ref("payments", "Payment")),
    idempotency="Idempotency-Key",
    auth=(("ApiKeyAuth",), ("ApiKeyAuth", "SessionAuth")),
)

RETRIEVE: Operation[Payment] = Operation(
    id="getPayment",
    method="GET",
    path="/v1/payments/{id}",
    args=(
        Arg("id", "id", "path", STR),
        Arg("accept_language", "Accept-Language", "header", STR),
        Arg("x_correlation_id", "X-Correlation-Id", "header", STR),
        Arg("prefer", "Prefer", "header", STR),
        Arg("expand", "expand", "query", ListOf(STR), explode=False),
    ),
    returns=Returns("json", _ref("payments", "Payment")),
    auth=(("ApiKeyAuth",), ("ApiKeyAuth", "SessionAuth")),
)

LIST: PagedOperation[Payment] = PagedOperation(
    id="listPayments",
    method="GET",
    path="/v1/payments",
    args=(
        Arg("accept_language", "Accept-Language", "header", STR),
        Arg("x_correlation_id", "X-Correlation-Id", "header", STR),
        Arg("limit", "limit", "query", INT),
        Arg("starting_after", "startingAfter", "query", STR),
        Arg("ending_before", "endingBefore", "query", STR),
        Arg("created_after", "createdAfter", "query", DATE_TIME),
        Arg("created_before", "createdBefore", "query", DATE_TIME),
        Arg("expand", "expand", "query", ListOf(STR), explode=False),
        Arg("status", "status", "query", STR),
        Arg("rail", "rail", "query", STR),
        Arg("direction", "direction", "query", STR),
        Arg("currency", "currency", "query", STR),
        Arg("reference", "reference", "query", STR),
        Arg("customer_id", "customerId", "query", STR),
        Arg("bulk_payment_id", "bulkPaymentId", "query", STR),
    ),
    returns=Returns("json", _ref("payments_list", "PaymentList")),
    auth=(("ApiKeyAuth",), ("ApiKeyAuth", "SessionAuth")),
    paging=Paging("cursor", "starting_after", ("data",), next=("nextCursor",), more=("hasMore",)),
)

RECONCILE: Operation[Payment] = Operation(
    id="reconcilePayment",
    method="POST",
    path="/v1/payments/{id}/reconcile",
    args=(
        Arg("id", "id", "path", STR),
        Arg("accept_language", "Accept-Language", "header", STR),
        Arg("x_correlation_id", "X-Correlation-Id", "header", STR),
    ),
    returns=Returns("json", _ref("payments", "Payment")),
    idempotency="Idempotency-Key",
    auth=(("ApiKeyAuth",), ("ApiKeyAuth", "SessionAuth")),
)

REVIEW: Operation[Payment] = Operation(
    id="reviewPayment",
    method="POST",
    path="/v1/payments/{id}/review",
    args=(
        Arg("id", "id", "path", STR),
        Arg("accept_language", "Accept-Language", "header", STR),
        Arg("x_correlation_id", "X-Correlation-Id", "header", STR),
    ),
    body=Body(_ref("payments_requests", "PaymentReviewRequest"), flat=True),
    returns=Returns("json", _ref("payments", "Payment")),
    idempotency="Idempotency-Key",
    auth=(("ApiKeyAuth",), ("ApiKeyAuth", "SessionAuth")),
)
