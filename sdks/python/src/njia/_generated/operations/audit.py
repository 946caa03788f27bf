"""How the operations of audit travel. Generated."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..._runtime._codec import INT, STR, type_refs
from ..._runtime._operation import Arg, Operation, PagedOperation, Paging, Returns
from ..._runtime._scalars import DATE_TIME

if TYPE_CHECKING:
    from ...types.audit import AuditEntry, AuditVerification, RequestLogEntry

_ref = type_refs(__name__)

LIST: PagedOperation[AuditEntry] = PagedOperation(
    id="listAuditEntries",
    method="GET",
    path="/v1/audit-log",
    args=(
        Arg("accept_language", "Accept-Language", "header", STR),
        Arg("x_correlation_id", "X-Correlation-Id", "header", STR),
        Arg("limit", "limit", "query", INT),
        Arg("starting_after", "startingAfter", "query", STR),
        Arg("ending_before", "endingBefore", "query", STR),
        Arg("created_after", "createdAfter", "query", DATE_TIME),
        Arg("created_before", "createdBefore", "query", DATE_TIME),
        Arg("action", "action", "query", STR),
        Arg("resource_id", "resourceId", "query", STR),
        Arg("actor_id", "actorId", "query", STR),
    ),
    returns=Returns("json", _ref("audit", "AuditEntryList")),
    auth=(("ApiKeyAuth",), ("ApiKeyAuth", "SessionAuth")),
    paging=Paging("cursor", "starting_after", ("data",), next=("nextCursor",), more=("hasMore",)),
)

LIST_REQUESTS: PagedOperation[RequestLogEntry] = PagedOperation(
    id="listRequestLog",
    method="GET",
    path="/v1/request-log",
    args=(
        Arg("accept_language", "Accept-Language", "header", STR),
        Arg("x_correlation_id", "X-Correlation-Id", "header", STR),
        Arg("limit", "limit", "query", INT),
        Arg("starting_after", "startingAfter", "query", STR),
        Arg("ending_before", "endingBefore", "query", STR),
        Arg("created_after", "createdAfter", "query", DATE_TIME),
        Arg("created_before", "createdBefore", "query", DATE_TIME),
        Arg("operation_id", "operationId", "query", STR),
        Arg("min_status", "minStatus", "query", INT),
    ),
    returns=Returns("json", _ref("audit", "RequestLogEntryList")),
    auth=(("ApiKeyAuth",), ("ApiKeyAuth", "SessionAuth")),
    paging=Paging("cursor", "starting_after", ("data",), next=("nextCursor",), more=("hasMore",)),
)

STREAM_REQUESTS: Operation[RequestLogEntry] = Operation(
    id="streamRequestLog",
    method="GET",
    path="/v1/request-log/stream",
    args=(
        Arg("accept_language", "Accept-Language", "header", STR),
        Arg("x_correlation_id", "X-Correlation-Id", "header", STR),
        Arg("operation_id", "operationId", "query", STR),
        Arg("min_status", "minStatus", "query", INT),
    ),
    returns=Returns("sse", _ref("audit", "RequestLogEntry")),
    auth=(("ApiKeyAuth",), ("ApiKeyAuth", "SessionAuth")),
)

VERIFY: Operation[AuditVerification] = Operation(
    id="verifyAuditLog",
    method="GET",
    path="/v1/audit-log/verify",
    args=(
        Arg("accept_language", "Accept-Language", "header", STR),
        Arg("x_correlation_id", "X-Correlation-Id", "header", STR),
    ),
    returns=Returns("json", _ref("audit", "AuditVerification")),
    auth=(("ApiKeyAuth",), ("ApiKeyAuth", "SessionAuth")),
)
