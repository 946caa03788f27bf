"""How the operations of quotes travel. Generated."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..._runtime._codec import STR, type_refs
from ..._runtime._operation import Arg, Body, Operation, Returns

if TYPE_CHECKING:
    from ...types.quotes import Quote

_ref = type_refs(__name__)

CREATE: Operation[Quote] = Operation(
    id="createQuote",
    method="POST",
    path="/v1/quotes",
    args=(
        Arg("accept_language", "Accept-Language", "header", STR),
        Arg("x_correlation_id", "X-Correlation-Id", "header", STR),
    ),
    body=Body(_ref("quotes", "QuoteRequest"), flat=True),
    returns=Returns("json", _ref("quotes", "Quote")),
    idempotency="Idempotency-Key",
    auth=(("ApiKeyAuth",), ("ApiKeyAuth", "SessionAuth")),
)

RETRIEVE: Operation[Quote] = Operation(
    id="getQuote",
    method="GET",
    path="/v1/quotes/{id}",
    args=(
        Arg("id", "id", "path", STR),
        Arg("accept_language", "Accept-Language", "header", STR),
        Arg("x_correlation_id", "X-Correlation-Id", "header", STR),
    ),
    returns=Returns("json", _ref("quotes", "Quote")),
    auth=(("ApiKeyAuth",), ("ApiKeyAuth", "SessionAuth")),
)
