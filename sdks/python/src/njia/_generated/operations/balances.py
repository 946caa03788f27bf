"""How the operations of balances travel. Generated."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..._runtime._codec import INT, STR, type_refs
from ..._runtime._operation import Arg, PagedOperation, Paging, Returns

if TYPE_CHECKING:
    from ...types.balances import Balance

_ref = type_refs(__name__)

LIST: PagedOperation[Balance] = PagedOperation(
    id="listBalances",
    method="GET",
    path="/v1/balances",
    args=(
        Arg("accept_language", "Accept-Language", "header", STR),
        Arg("x_correlation_id", "X-Correlation-Id", "header", STR),
        Arg("limit", "limit", "query", INT),
        Arg("starting_after", "startingAfter", "query", STR),
        Arg("ending_before", "endingBefore", "query", STR),
        Arg("currency", "currency", "query", STR),
    ),
    returns=Returns("json", _ref("balances", "BalanceList")),
    auth=(("ApiKeyAuth",), ("ApiKeyAuth", "SessionAuth")),
    paging=Paging("cursor", "starting_after", ("data",), next=("nextCursor",), more=("hasMore",)),
)
