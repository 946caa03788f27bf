"""How the operations of widgets travel. Generated."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..._runtime._codec import INT, STR, type_refs
from ..._runtime._operation import Arg, Body, Operation, PagedOperation, Paging, Returns
from ..._runtime._scalars import DATE_TIME

if TYPE_CHECKING:
    from ...types.widgets import Widget, WidgetSession

_ref = type_refs(__name__)

CREATE: Operation[Widget] = Operation(
    id="createWidget",
    method="POST",
    path="/v1/embedded/widgets",
    args=(
        Arg("accept_language", "Accept-Language", "header", STR),
        Arg("x_correlation_id", "X-Correlation-Id", "header", STR),
    ),
    body=Body(_ref("widgets_requests", "WidgetRequest"), flat=True),
    returns=Returns("json", _ref("widgets", "Widget")),
    idempotency="Idempotency-Key",
    auth=(("ApiKeyAuth",), ("ApiKeyAuth", "SessionAuth")),
)

CREATE_SESSION: Operation[WidgetSession] = Operation(
    id="createWidgetSession",
    method="POST",
    path="/v1/embedded/widgets/{id}/sessions",
    args=(
        Arg("id", "id", "path", STR),
        Arg("accept_language", "Accept-Language", "header", STR),
        Arg("x_correlation_id", "X-Correlation-Id", "header", STR),
    ),
    returns=Returns("json", _ref("widgets", "WidgetSession")),
    idempotency="Idempotency-Key",
    auth=(("ApiKeyAuth",), ("ApiKeyAuth", "SessionAuth")),
)

DISABLE: Operation[Widget] = Operation(
    id="disableWidget",
    method="DELETE",
    path="/v1/embedded/widgets/{id}",
    args=(
        Arg("id", "id", "path", STR),
        Arg("accept_language", "Accept-Language", "header", STR),
        Arg("x_correlation_id", "X-Correlation-Id", "header", STR),
    ),
    returns=Returns("json", _ref("widgets", "Widget")),
    auth=(("ApiKeyAuth",), ("ApiKeyAuth", "SessionAuth")),
)

RETRIEVE: Operation[Widget] = Operation(
    id="getWidget",
    method="GET",
    path="/v1/embedded/widgets/{id}",
    args=(
        Arg("id", "id", "path", STR),
        Arg("accept_language", "Accept-Language", "header", STR),
        Arg("x_correlation_id", "X-Correlation-Id", "header", STR),
    ),
    returns=Returns("json", _ref("widgets", "Widget")),
    auth=(("ApiKeyAuth",), ("ApiKeyAuth", "SessionAuth")),
)

LIST: PagedOperation[Widget] = PagedOperation(
    id="listWidgets",
    method="GET",
    path="/v1/embedded/widgets",
    args=(
        Arg("accept_language", "Accept-Language", "header", STR),
        Arg("x_correlation_id", "X-Correlation-Id", "header", STR),
        Arg("kind", "kind", "query", STR),
        Arg("status", "status", "query", STR),
        Arg("limit", "limit", "query", INT),
        Arg("starting_after", "startingAfter", "query", STR),
        Arg("ending_before", "endingBefore", "query", STR),
        Arg("created_after", "createdAfter", "query", DATE_TIME),
        Arg("created_before", "createdBefore", "query", DATE_TIME),
    ),
    returns=Returns("json", _ref("widgets", "WidgetList")),
    auth=(("ApiKeyAuth",), ("ApiKeyAuth", "SessionAuth")),
    paging=Paging("cursor", "starting_after", ("data",), next=("nextCursor",), more=("hasMore",)),
)

UPDATE: Operation[Widget] = Operation(
    id="updateWidget",
    method="PATCH",
    path="/v1/embedded/widgets/{id}",
    args=(
        Arg("id", "id", "path", STR),
        Arg("accept_language", "Accept-Language", "header", STR),
        Arg("x_correlation_id", "X-Correlation-Id", "header", STR),
    ),
    body=Body(_ref("widgets_requests", "WidgetUpdateRequest"), flat=True),
    returns=Returns("json", _ref("widgets", "Widget")),
    auth=(("ApiKeyAuth",), ("ApiKeyAuth", "SessionAuth")),
)
