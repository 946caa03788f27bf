"""How the operations of idempotency keys travel. Generated."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..._runtime._codec import STR, type_refs
from ..._runtime._operation import Arg, Operation, Returns

if TYPE_CHECKING:
    from ...types.idempotency_keys import IdempotencyKeyRecord

_ref = type_refs(__name__)

RETRIEVE: Operation[IdempotencyKeyRecord] = Operation(
    id="getIdempotencyKey",
    method="GET",
    path="/v1/idempotency-keys/{operationId}/{key}",
    args=(
        Arg("operation_id", "operationId", "path", STR),
        Arg("key", "key", "path", STR),
        Arg("accept_language", "Accept-Language", "header", STR),
        Arg("x_correlation_id", "X-Correlation-Id", "header", STR),
    ),
    returns=Returns("json", _ref("idempotency_keys", "IdempotencyKeyRecord")),
    auth=(("ApiKeyAuth",), ("ApiKeyAuth", "SessionAuth")),
)
