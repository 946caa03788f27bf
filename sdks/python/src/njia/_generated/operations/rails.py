"""How the operations of rails travel. Generated."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..._runtime._codec import INT, STR, type_refs
from ..._runtime._operation import Arg, Operation, PagedOperation, Paging, Returns

if TYPE_CHECKING:
    from ...types.rails import Rail

_ref = type_refs(__name__)

RETRIEVE: Operation[Rail] = Operation(
    id="getRail",
    method="GET",
    path="/v1/rails/{id}",
    args=(
        Arg("id", "id", "path", STR),
        Arg("accept_language", "Accept-Language", "header", STR),
        Arg("x_correlation_id", "X-Correlation-Id", "header", STR),
    ),
    returns=Returns("json", _ref("rails", "Rail")),
    auth=(("ApiKeyAuth",), ("ApiKeyAuth", "SessionAuth")),
)

LIST: PagedOperation[Rail] = PagedOperation(
    id="listRails",
    method="GET",
    path="/v1/rails",
    args=(
        Arg("accept_language", "Accept-Language", "header", STR),
        Arg("x_correlation_id", "X-Correlation-Id", "header", STR),
        Arg("limit", "limit", "query", INT),
        Arg("starting_after", "startingAfter", "query", STR),
        Arg("ending_before", "endingBefore", "query", STR),
        Arg("country", "country", "query", STR),
        Arg("currency", "currency", "query", STR),
        Arg("kind", "kind", "query", STR),
    ),
    returns=Returns("json", _ref("rails", "RailList")),
    auth=(("ApiKeyAuth",), ("ApiKeyAuth", "SessionAuth")),
    paging=Paging("cursor", "starting_after", ("data",), next=("nextCursor",), more=("hasMore",)),
)
