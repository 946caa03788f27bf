"""How the operations of card authorizations travel. Generated."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..._runtime._codec import STR, type_refs
from ..._runtime._operation import Arg, Body, Operation, Returns

if TYPE_CHECKING:
    from ...types.card_authorizations import CardAuthorization

_ref = type_refs(__name__)

CAPTURE: Operation[CardAuthorization] = Operation(
    id="captureAuthorization",
    method="POST",
    path="/v1/card-authorizations/{id}/capture",
    args=(
        Arg("id", "id", "path", STR),
        Arg("accept_language", "Accept-Language", "header", STR),
        Arg("x_correlation_id", "X-Correlation-Id", "header", STR),
    ),
    body=Body(_ref("card_authorizations", "CardCaptureRequest"), flat=True),
    returns=Returns("json", _ref("card_authorizations", "CardAuthorization")),
    idempotency="Idempotency-Key",
    auth=(("ApiKeyAuth",), ("ApiKeyAuth", "SessionAuth")),
)

RETRIEVE: Operation[CardAuthorization] = Operation(
    id="getCardAuthorization",
    method="GET",
    path="/v1/card-authorizations/{id}",
    args=(
        Arg("id", "id", "path", STR),
        Arg("accept_language", "Accept-Language", "header", STR),
        Arg("x_correlation_id", "X-Correlation-Id", "header", STR),
    ),
    returns=Returns("json", _ref("card_authorizations", "CardAuthorization")),
    auth=(("ApiKeyAuth",), ("ApiKeyAuth", "SessionAuth")),
)

REVERSE: Operation[CardAuthorization] = Operation(
    id="reverseAuthorization",
    method="POST",
    path="/v1/card-authorizations/{id}/reverse",
    args=(
        Arg("id", "id", "path", STR),
        Arg("accept_language", "Accept-Language", "header", STR),
        Arg("x_correlation_id", "X-Correlation-Id", "header", STR),
    ),
    returns=Returns("json", _ref("card_authorizations", "CardAuthorization")),
    idempotency="Idempotency-Key",
    auth=(("ApiKeyAuth",), ("ApiKeyAuth", "SessionAuth")),
)
