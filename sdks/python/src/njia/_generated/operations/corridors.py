"""How the operations of corridors travel. Generated."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..._runtime._codec import BOOL, INT, STR, type_refs
from ..._runtime._operation import Arg, Operation, PagedOperation, Paging, Returns
from ..._runtime._scalars import DATE_TIME

if TYPE_CHECKING:
    from ...types.corridors import Corridor, CorridorCost

_ref = type_refs(__name__)

RETRIEVE: Operation[Corridor] = Operation(
    id="getCorridor",
    method="GET",
    path="/v1/corridors/{id}",
    args=(
        Arg("id", "id", "path", STR),
        Arg("accept_language", "Accept-Language", "header", STR),
        Arg("x_correlation_id", "X-Correlation-Id", "header", STR),
    ),
    returns=Returns("json", _ref("corridors", "Corridor")),
    auth=(("ApiKeyAuth",), ("ApiKeyAuth", "SessionAuth")),
)

COSTS: Operation[CorridorCost] = Operation(
    id="getCorridorCosts",
    method="GET",
    path="/v1/corridors/{id}/costs",
    args=(
        Arg("id", "id", "path", STR),
        Arg("accept_language", "Accept-Language", "header", STR),
        Arg("x_correlation_id", "X-Correlation-Id", "header", STR),
        Arg("as_of", "asOf", "query", DATE_TIME),
    ),
    returns=Returns("json", _ref("corridors", "CorridorCost")),
    auth=(("ApiKeyAuth",), ("ApiKeyAuth", "SessionAuth")),
)

LIST: PagedOperation[Corridor] = PagedOperation(
    id="listCorridors",
    method="GET",
    path="/v1/corridors",
    args=(
        Arg("accept_language", "Accept-Language", "header", STR),
        Arg("x_correlation_id", "X-Correlation-Id", "header", STR),
        Arg("limit", "limit", "query", INT),
        Arg("starting_after", "startingAfter", "query", STR),
        Arg("ending_before", "endingBefore", "query", STR),
        Arg("source_country", "sourceCountry", "query", STR),
        Arg("destination_country", "destinationCountry", "query", STR),
        Arg("active", "active", "query", BOOL),
    ),
    returns=Returns("json", _ref("corridors", "CorridorList")),
    auth=(("ApiKeyAuth",), ("ApiKeyAuth", "SessionAuth")),
    paging=Paging("cursor", "starting_after", ("data",), next=("nextCursor",), more=("hasMore",)),
)
