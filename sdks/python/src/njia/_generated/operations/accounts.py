"""How the operations of accounts travel. Generated."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..._runtime._codec import INT, STR, type_refs
from ..._runtime._operation import Arg, Body, Operation, PagedOperation, Paging, Returns
from ..._runtime._scalars import DATE_TIME

if TYPE_CHECKING:
    from ...types.accounts import Account, LedgerEntry

_ref = type_refs(__name__)

CREATE: Operation[Account] = Operation(
    id="createAccount",
    method="POST",
    path="/v1/accounts",
    args=(
        Arg("accept_language", "Accept-Language", "header", STR),
        Arg("x_correlation_id", "X-Correlation-Id", "header", STR),
    ),
    body=Body(_ref("accounts_requests", "AccountRequest"), flat=True),
    returns=Returns("json", _ref("accounts", "Account")),
    idempotency="Idempotency-Key",
    auth=(("ApiKeyAuth",), ("ApiKeyAuth", "SessionAuth")),
)

RETRIEVE: Operation[Account] = Operation(
    id="getAccount",
    method="GET",
    path="/v1/accounts/{id}",
    args=(
        Arg("id", "id", "path", STR),
        Arg("accept_language", "Accept-Language", "header", STR),
        Arg("x_correlation_id", "X-Correlation-Id", "header", STR),
    ),
    returns=Returns("json", _ref("accounts", "Account")),
    auth=(("ApiKeyAuth",), ("ApiKeyAuth", "SessionAuth")),
)

LIST: PagedOperation[Account] = PagedOperation(
    id="listAccounts",
    method="GET",
    path="/v1/accounts",
    args=(
        Arg("accept_language", "Accept-Language", "header", STR),
        Arg("x_correlation_id", "X-Correlation-Id", "header", STR),
        Arg("limit", "limit", "query", INT),
        Arg("starting_after", "startingAfter", "query", STR),
        Arg("ending_before", "endingBefore", "query", STR),
        Arg("created_after", "createdAfter", "query", DATE_TIME),
        Arg("created_before", "createdBefore", "query", DATE_TIME),
        Arg("currency", "currency", "query", STR),
        Arg("type", "type", "query", STR),
        Arg("status", "status", "query", STR),
    ),
    returns=Returns("json", _ref("accounts", "AccountList")),
    auth=(("ApiKeyAuth",), ("ApiKeyAuth", "SessionAuth")),
    paging=Paging("cursor", "starting_after", ("data",), next=("nextCursor",), more=("hasMore",)),
)

LIST_ENTRIES: PagedOperation[LedgerEntry] = PagedOperation(
    id="listLedgerEntries",
    method="GET",
    path="/v1/accounts/{id}/entries",
    args=(
        Arg("id", "id", "path", STR),
        Arg("accept_language", "Accept-Language", "header", STR),
        Arg("x_correlation_id", "X-Correlation-Id", "header", STR),
        Arg("limit", "limit", "query", INT),
        Arg("starting_after", "startingAfter", "query", STR),
        Arg("ending_before", "endingBefore", "query", STR),
        Arg("created_after", "createdAfter", "query", DATE_TIME),
        Arg("created_before", "createdBefore", "query", DATE_TIME),
        Arg("kind", "kind", "query", STR),
        Arg("phase", "phase", "query", STR),
        Arg("transaction_id", "transactionId", "query", STR),
    ),
    returns=Returns("json", _ref("accounts", "LedgerEntryList")),
    auth=(("ApiKeyAuth",), ("ApiKeyAuth", "SessionAuth")),
    paging=Paging("cursor", "starting_after", ("data",), next=("nextCursor",), more=("hasMore",)),
)
