"""How the operations of reversals travel. Generated."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..._runtime._codec import INT, STR, ListOf, type_refs
from ..._runtime._operation import Arg, Operation, PagedOperation, Paging, Returns
from ..._runtime._scalars import DATE_TIME

if TYPE_CHECKING:
    from ...types.reversals import Reversal

_ref = type_refs(__name__)

RETRIEVE: Operation[Reversal] = Operation(
    id="getReversal",
    method="GET",
    path="/v1/reversals/{id}",
    args=(
        Arg("id", "id", "path", STR),
        Arg("accept_language", "Accept-Language", "header", STR),
        Arg("x_correlation_id", "X-Correlation-Id", "header", STR),
        Arg("prefer", "Prefer", "header", STR),
        Arg("expand", "expand", "query", ListOf(STR), explode=False),
    ),
    returns=Returns("json", _ref("reversals", "Reversal")),
    auth=(("ApiKeyAuth",), ("ApiKeyAuth", "SessionAuth")),
)

LIST: PagedOperation[Reversal] = PagedOperation(
    id="listReversals",
    method="GET",
    path="/v1/reversals",
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
        Arg("reason", "reason", "query", STR),
        Arg("transaction_id", "transactionId", "query", STR),
    ),
    returns=Returns("json", _ref("reversals", "ReversalList")),
    auth=(("ApiKeyAuth",), ("ApiKeyAuth", "SessionAuth")),
    paging=Paging("cursor", "starting_after", ("data",), next=("nextCursor",), more=("hasMore",)),
)
