"""How the operations of recipients travel. Generated."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..._runtime._codec import STR, type_refs
from ..._runtime._operation import Arg, Body, Operation, Returns

if TYPE_CHECKING:
    from ...types.recipients import RecipientLookup

_ref = type_refs(__name__)

LOOKUP: Operation[RecipientLookup] = Operation(
    id="lookupRecipient",
    method="POST",
    path="/v1/recipients/lookup",
    args=(
        Arg("accept_language", "Accept-Language", "header", STR),
        Arg("x_correlation_id", "X-Correlation-Id", "header", STR),
        Arg("x_sandbox_scenario", "X-Sandbox-Scenario", "header", STR),
    ),
    body=Body(_ref("recipients", "RecipientLookupRequest"), flat=True),
    returns=Returns("json", _ref("recipients", "RecipientLookup")),
    idempotency="Idempotency-Key",
    auth=(("ApiKeyAuth",), ("ApiKeyAuth", "SessionAuth")),
)
