"""How the operations of sandbox travel. Generated."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..._runtime._codec import INT, STR, type_refs
from ..._runtime._operation import Arg, Body, Operation, PagedOperation, Paging, Returns
from ..._runtime._scalars import DATE_TIME

if TYPE_CHECKING:
    from ..._runtime._result import Empty
    from ...types.corridors import CorridorHistory
    from ...types.sandbox import (
        SandboxCallback,
        SandboxClock,
        SandboxClockAdvance,
        SandboxFault,
        SandboxFunding,
        SandboxReset,
    )

_ref = type_refs(__name__)

ADD_CORRIDOR_HISTORY: Operation[CorridorHistory] = Operation(
    id="addSandboxCorridorHistory",
    method="POST",
    path="/v1/sandbox/corridor-history",
    args=(
        Arg("accept_language", "Accept-Language", "header", STR),
        Arg("x_correlation_id", "X-Correlation-Id", "header", STR),
    ),
    body=Body(_ref("corridors", "CorridorHistoryRequest"), flat=True),
    returns=Returns("json", _ref("corridors", "CorridorHistory")),
    idempotency="Idempotency-Key",
    auth=(("ApiKeyAuth",), ("ApiKeyAuth", "SessionAuth")),
)

ADVANCE_CLOCK: Operation[SandboxClockAdvance] = Operation(
    id="advanceSandboxClock",
    method="POST",
    path="/v1/sandbox/clock/advance",
    args=(
        Arg("accept_language", "Accept-Language", "header", STR),
        Arg("x_correlation_id", "X-Correlation-Id", "header", STR),
    ),
    body=Body(_ref("sandbox_requests", "SandboxClockAdvanceRequest"), flat=True),
    returns=Returns("json", _ref("sandbox", "SandboxClockAdvance")),
    idempotency="Idempotency-Key",
    auth=(("ApiKeyAuth",), ("ApiKeyAuth", "SessionAuth")),
)

CREATE_FAULT: Operation[SandboxFault] = Operation(
    id="createSandboxFault",
    method="POST",
    path="/v1/sandbox/faults",
    args=(
        Arg("accept_language", "Accept-Language", "header", STR),
        Arg("x_correlation_id", "X-Correlation-Id", "header", STR),
    ),
    body=Body(_ref("sandbox_requests", "SandboxFaultRequest"), flat=True),
    returns=Returns("json", _ref("sandbox", "SandboxFault")),
    idempotency="Idempotency-Key",
    auth=(("ApiKeyAuth",), ("ApiKeyAuth", "SessionAuth")),
)

DELETE_FAULT: Operation[Empty] = Operation(
    id="deleteSandboxFault",
    method="DELETE",
    path="/v1/sandbox/faults/{id}",
    args=(
        Arg("id", "id", "path", STR),
        Arg("accept_language", "Accept-Language", "header", STR),
        Arg("x_correlation_id", "X-Correlation-Id", "header", STR),
    ),
    auth=(("ApiKeyAuth",), ("ApiKeyAuth", "SessionAuth")),
)

FUND_BALANCE: Operation[SandboxFunding] = Operation(
    id="fundSandboxBalance",
    method="POST",
    path="/v1/sandbox/balances",
    args=(
        Arg("accept_language", "Accept-Language", "header", STR),
        Arg("x_correlation_id", "X-Correlation-Id", "header", STR),
    ),
    body=Body(_ref("sandbox_requests", "SandboxFundingRequest"), flat=True),
    returns=Returns("json", _ref("sandbox", "SandboxFunding")),
    idempotency="Idempotency-Key",
    auth=(("ApiKeyAuth",), ("ApiKeyAuth", "SessionAuth")),
)

CLOCK: Operation[SandboxClock] = Operation(
    id="getSandboxClock",
    method="GET",
    path="/v1/sandbox/clock",
    args=(
        Arg("accept_language", "Accept-Language", "header", STR),
        Arg("x_correlation_id", "X-Correlation-Id", "header", STR),
    ),
    returns=Returns("json", _ref("sandbox", "SandboxClock")),
    auth=(("ApiKeyAuth",), ("ApiKeyAuth", "SessionAuth")),
)

LIST_FAULTS: PagedOperation[SandboxFault] = PagedOperation(
    id="listSandboxFaults",
    method="GET",
    path="/v1/sandbox/faults",
    args=(
        Arg("accept_language", "Accept-Language", "header", STR),
        Arg("x_correlation_id", "X-Correlation-Id", "header", STR),
        Arg("status", "status", "query", STR),
        Arg("limit", "limit", "query", INT),
        Arg("starting_after", "startingAfter", "query", STR),
        Arg("ending_before", "endingBefore", "query", STR),
        Arg("created_after", "createdAfter", "query", DATE_TIME),
        Arg("created_before", "createdBefore", "query", DATE_TIME),
    ),
    returns=Returns("json", _ref("sandbox", "SandboxFaultList")),
    auth=(("ApiKeyAuth",), ("ApiKeyAuth", "SessionAuth")),
    paging=Paging("cursor", "starting_after", ("data",), next=("nextCursor",), more=("hasMore",)),
)

RESET: Operation[SandboxReset] = Operation(
    id="resetSandbox",
    method="POST",
    path="/v1/sandbox/reset",
    args=(
        Arg("accept_language", "Accept-Language", "header", STR),
        Arg("x_correlation_id", "X-Correlation-Id", "header", STR),
    ),
    returns=Returns("json", _ref("sandbox", "SandboxReset")),
    idempotency="Idempotency-Key",
    auth=(("ApiKeyAuth",), ("ApiKeyAuth", "SessionAuth")),
)

RESET_CLOCK: Operation[Empty] = Operation(
    id="resetSandboxClock",
    method="DELETE",
    path="/v1/sandbox/clock",
    args=(
        Arg("accept_language", "Accept-Language", "header", STR),
        Arg("x_correlation_id", "X-Correlation-Id", "header", STR),
    ),
    auth=(("ApiKeyAuth",), ("ApiKeyAuth", "SessionAuth")),
)

SET_CLOCK: Operation[SandboxClock] = Operation(
    id="setSandboxClock",
    method="PUT",
    path="/v1/sandbox/clock",
    args=(
        Arg("accept_language", "Accept-Language", "header", STR),
        Arg("x_correlation_id", "X-Correlation-Id", "header", STR),
    ),
    body=Body(_ref("sandbox_requests", "SandboxClockSetRequest"), flat=True),
    returns=Returns("json", _ref("sandbox", "SandboxClock")),
    auth=(("ApiKeyAuth",), ("ApiKeyAuth", "SessionAuth")),
)

TRIGGER_CALLBACK: Operation[SandboxCallback] = Operation(
    id="triggerSandboxCallback",
    method="POST",
    path="/v1/sandbox/payments/{id}/callback",
    args=(
        Arg("id", "id", "path", STR),
        Arg("accept_language", "Accept-Language", "header", STR),
        Arg("x_correlation_id", "X-Correlation-Id", "header", STR),
    ),
    body=Body(_ref("sandbox_requests", "SandboxCallbackRequest"), flat=True),
    returns=Returns("json", _ref("sandbox", "SandboxCallback")),
    idempotency="Idempotency-Key",
    auth=(("ApiKeyAuth",), ("ApiKeyAuth", "SessionAuth")),
)
