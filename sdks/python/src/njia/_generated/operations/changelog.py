"""How the operations of changelog travel. Generated."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..._runtime._codec import BOOL, INT, STR, type_refs
from ..._runtime._operation import Arg, Operation, PagedOperation, Paging, Returns
from ..._runtime._scalars import DATE_TIME

if TYPE_CHECKING:
    from ..._runtime._result import Value
    from ...types.change import ChangeLogEntry

_ref = type_refs(__name__)

RETRIEVE: Operation[ChangeLogEntry] = Operation(
    id="getChangeLogEntry",
    method="GET",
    path="/v1/changelog/{id}",
    args=(
        Arg("id", "id", "path", STR),
        Arg("accept_language", "Accept-Language", "header", STR),
        Arg("x_correlation_id", "X-Correlation-Id", "header", STR),
    ),
    returns=Returns("json", _ref("change", "ChangeLogEntry")),
)

FEED: Operation[Value[bytes]] = Operation(
    id="getChangeLogFeed",
    method="GET",
    path="/changelog.atom",
    args=(
        Arg("accept_language", "Accept-Language", "header", STR),
        Arg("x_correlation_id", "X-Correlation-Id", "header", STR),
    ),
    returns=Returns("octets"),
)

LIST: PagedOperation[ChangeLogEntry] = PagedOperation(
    id="listChangeLog",
    method="GET",
    path="/v1/changelog",
    args=(
        Arg("accept_language", "Accept-Language", "header", STR),
        Arg("x_correlation_id", "X-Correlation-Id", "header", STR),
        Arg("kind", "kind", "query", STR),
        Arg("breaking", "breaking", "query", BOOL),
        Arg("operation_id", "operationId", "query", STR),
        Arg("limit", "limit", "query", INT),
        Arg("starting_after", "startingAfter", "query", STR),
        Arg("ending_before", "endingBefore", "query", STR),
        Arg("created_after", "createdAfter", "query", DATE_TIME),
        Arg("created_before", "createdBefore", "query", DATE_TIME),
    ),
    returns=Returns("json", _ref("changelog", "ChangeLogEntryList")),
    paging=Paging("cursor", "starting_after", ("data",), next=("nextCursor",), more=("hasMore",)),
)
