"""How the operations of transactions travel. Generated."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..._runtime._codec import INT, STR, ListOf, type_refs
from ..._runtime._operation import Arg, Body, Operation, PagedOperation, Paging, Returns
from ..._runtime._scalars import DATE_TIME

if TYPE_CHECKING:
    from ...types.audit import AuditEntry
    from ...types.reversals import Reversal
    from ...types.transactions import Transaction

_ref = type_refs(__name__)

RETRIEVE: Operation[Transaction] = Operation(
    id="getTransaction",
    method="GET",
    path="/v1/transactions/{id}",
    args=(
        Arg("id", "id", "path", STR),
        Arg("accept_language", "Accept-Language", "header", STR),
        Arg("x_correlation_id", "X-Correlation-Id", "header", STR),
        Arg("expand", "expand", "query", ListOf(STR), explode=False),
    ),
    returns=Returns("json", _ref("transactions", "Transaction")),
    auth=(("ApiKeyAuth",), ("ApiKeyAuth", "SessionAuth")),
)

AUDIT_TRAIL: PagedOperation[AuditEntry] = PagedOperation(
    id="getTransactionAuditTrail",
    method="GET",
    path="/v1/transactions/{id}/audit-trail",
    args=(
        Arg("id", "id", "path", STR),
        Arg("accept_language", "Accept-Language", "header", STR),
        Arg("x_correlation_id", "X-Correlation-Id", "header", STR),
        Arg("limit", "limit", "query", INT),
        Arg("starting_after", "startingAfter", "query", STR),
        Arg("ending_before", "endingBefore", "query", STR),
        Arg("created_after", "createdAfter", "query", DATE_TIME),
        Arg("created_before", "createdBefore", "query", DATE_TIME),
    ),
    returns=Returns("json", _ref("audit", "AuditEntryList")),
    auth=(("ApiKeyAuth",), ("ApiKeyAuth", "SessionAuth")),
    paging=Paging("cursor", "starting_after", ("data",), next=("nextCursor",), more=("hasMore",)),
)

LIST: PagedOperation[Transaction] = PagedOperation(
    id="listTransactions",
    method="GET",
    path="/v1/transactions",
    args=(
        Arg("accept_language", "Accept-Language", "header", STR),
        Arg("x_correlation_id", "X-Correlation-Id", "header", STR),
        Arg("expand", "expand", "query", ListOf(STR), explode=False),
        Arg("limit", "limit", "query", INT),
        Arg("starting_after", "startingAfter", "query", STR),
        Arg("ending_before", "endingBefore", "query", STR),
        Arg("created_after", "createdAfter", "query", DATE_TIME),
        Arg("created_before", "createdBefore", "query", DATE_TIME),
        Arg("status", "status", "query", STR),
        Arg("type", "type", "query", STR),
        Arg("account_id", "accountId", "query", STR),
        Arg("payment_id", "paymentId", "query", STR),
        Arg("customer_id", "customerId", "query", STR),
        Arg("rail", "rail", "query", STR),
        Arg("currency", "currency", "query", STR),
    ),
    returns=Returns("json", _ref("transactions", "TransactionList")),
    auth=(("ApiKeyAuth",), ("ApiKeyAuth", "SessionAuth")),
    paging=Paging("cursor", "starting_after", ("data",), next=("nextCursor",), more=("hasMore",)),
)

REVERSE: Operation[Reversal] = Operation(
    id="reverseTransaction",
    method="POST",
    path="/v1/transactions/{id}/reverse",
    args=(
        Arg("id", "id", "path", STR),
        Arg("accept_language", "Accept-Language", "header", STR),
        Arg("x_correlation_id", "X-Correlation-Id", "header", STR),
        Arg("prefer", "Prefer", "header", STR),
        Arg("expand", "expand", "query", ListOf(STR), explode=False),
        Arg("x_sandbox_scenario", "X-Sandbox-Scenario", "header", STR),
    ),
    body=Body(_ref("reversals", "ReversalRequest"), flat=True),
    returns=Returns("json", _ref("reversals", "Reversal")),
    idempotency="Idempotency-Key",
    auth=(("ApiKeyAuth",), ("ApiKeyAuth", "SessionAuth")),
)
