"""How the operations of deprecations travel. Generated."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..._runtime._codec import STR, type_refs
from ..._runtime._operation import Arg, Operation, Returns

if TYPE_CHECKING:
    from ...types.deprecations import DeprecationUsage

_ref = type_refs(__name__)

USAGE: Operation[DeprecationUsage] = Operation(
    id="getDeprecationUsage",
    method="GET",
    path="/v1/deprecations/usage",
    args=(
        Arg("accept_language", "Accept-Language", "header", STR),
        Arg("x_correlation_id", "X-Correlation-Id", "header", STR),
    ),
    returns=Returns("json", _ref("deprecations", "DeprecationUsage")),
    auth=(("ApiKeyAuth",), ("ApiKeyAuth", "SessionAuth")),
)
