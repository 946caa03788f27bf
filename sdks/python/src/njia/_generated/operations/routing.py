"""How the operations of routing travel. Generated."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..._runtime._codec import STR, type_refs
from ..._runtime._operation import Arg, Body, Operation, Returns

if TYPE_CHECKING:
    from ...types.routing import RoutingDecision

_ref = type_refs(__name__)

PREVIEW: Operation[RoutingDecision] = Operation(
    id="previewRouting",
    method="POST",
    path="/v1/routing/preview",
    args=(
        Arg("accept_language", "Accept-Language", "header", STR),
        Arg("x_correlation_id", "X-Correlation-Id", "header", STR),
    ),
    body=Body(_ref("routing", "RoutingPreviewRequest"), flat=True),
    returns=Returns("json", _ref("routing", "RoutingDecision")),
    idempotency="Idempotency-Key",
    auth=(("ApiKeyAuth",), ("ApiKeyAuth", "SessionAuth")),
)
