"""How the operations of health travel. Generated."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..._runtime._codec import type_refs
from ..._runtime._operation import Operation, Returns

if TYPE_CHECKING:
    from ...types.health import Health

_ref = type_refs(__name__)

LIVE: Operation[Health] = Operation(
    id="getLiveness",
    method="GET",
    path="/health/live",
    returns=Returns("json", _ref("health", "Health")),
)

READY: Operation[Health] = Operation(
    id="getReadiness",
    method="GET",
    path="/health/ready",
    returns=Returns("json", _ref("health", "Health")),
)
