"""How the operations of tenant travel. Generated."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..._runtime._codec import STR, type_refs
from ..._runtime._operation import Arg, Body, Operation, Returns

if TYPE_CHECKING:
    from ...types.tenant import Tenant

_ref = type_refs(__name__)

RETRIEVE: Operation[Tenant] = Operation(
    id="getTenant",
    method="GET",
    path="/v1/tenant",
    args=(
        Arg("accept_language", "Accept-Language", "header", STR),
        Arg("x_correlation_id", "X-Correlation-Id", "header", STR),
    ),
    returns=Returns("json", _ref("tenant", "Tenant")),
    auth=(("ApiKeyAuth",), ("ApiKeyAuth", "SessionAuth")),
)

UPDATE: Operation[Tenant] = Operation(
    id="updateTenant",
    method="PATCH",
    path="/v1/tenant",
    args=(
        Arg("accept_language", "Accept-Language", "header", STR),
        Arg("x_correlation_id", "X-Correlation-Id", "header", STR),
    ),
    body=Body(_ref("tenant", "UpdateTenantRequest"), flat=True),
    returns=Returns("json", _ref("tenant", "Tenant")),
    auth=(("ApiKeyAuth",), ("ApiKeyAuth", "SessionAuth")),
)
