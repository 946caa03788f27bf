"""How the operations of changelog subscriptions travel. Generated."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..._runtime._codec import INT, STR, type_refs
from ..._runtime._operation import Arg, Body, Operation, PagedOperation, Paging, Returns
from ..._runtime._scalars import DATE_TIME

if TYPE_CHECKING:
    from ..._runtime._result import Empty
    from ...types.changelog_subscriptions import ChangeLogSubscription

_ref = type_refs(__name__)

CONFIRM: Operation[ChangeLogSubscription] = Operation(
    id="confirmChangeLogSubscription",
    method="POST",
    path="/v1/changelog/subscriptions/{id}/confirm",
    args=(
        Arg("id", "id", "path", STR),
        Arg("accept_language", "Accept-Language", "header", STR),
        Arg("x_correlation_id", "X-Correlation-Id", "header", STR),
    ),
    body=Body(_ref("changelog_subscriptions", "ChangeLogConfirmRequest"), flat=True),
    returns=Returns("json", _ref("changelog_subscriptions", "ChangeLogSubscription")),
)

CREATE: Operation[ChangeLogSubscription] = Operation(
    id="createChangeLogSubscription",
    method="POST",
    path="/v1/changelog/subscriptions",
    args=(
        Arg("accept_language", "Accept-Language", "header", STR),
        Arg("x_correlation_id", "X-Correlation-Id", "header", STR),
    ),
    body=Body(_ref("changelog_subscriptions", "ChangeLogSubscriptionRequest"), flat=True),
    returns=Returns("json", _ref("changelog_subscriptions", "ChangeLogSubscription")),
    idempotency="Idempotency-Key",
    auth=(("ApiKeyAuth",), ("ApiKeyAuth", "SessionAuth")),
)

DELETE: Operation[Empty] = Operation(
    id="deleteChangeLogSubscription",
    method="DELETE",
    path="/v1/changelog/subscriptions/{id}",
    args=(
        Arg("id", "id", "path", STR),
        Arg("accept_language", "Accept-Language", "header", STR),
        Arg("x_correlation_id", "X-Correlation-Id", "header", STR),
    ),
    auth=(("ApiKeyAuth",), ("ApiKeyAuth", "SessionAuth")),
)

RETRIEVE: Operation[ChangeLogSubscription] = Operation(
    id="getChangeLogSubscription",
    method="GET",
    path="/v1/changelog/subscriptions/{id}",
    args=(
        Arg("id", "id", "path", STR),
        Arg("accept_language", "Accept-Language", "header", STR),
        Arg("x_correlation_id", "X-Correlation-Id", "header", STR),
    ),
    returns=Returns("json", _ref("changelog_subscriptions", "ChangeLogSubscription")),
    auth=(("ApiKeyAuth",), ("ApiKeyAuth", "SessionAuth")),
)

LIST: PagedOperation[ChangeLogSubscription] = PagedOperation(
    id="listChangeLogSubscriptions",
    method="GET",
    path="/v1/changelog/subscriptions",
    args=(
        Arg("accept_language", "Accept-Language", "header", STR),
        Arg("x_correlation_id", "X-Correlation-Id", "header", STR),
        Arg("limit", "limit", "query", INT),
        Arg("starting_after", "startingAfter", "query", STR),
        Arg("ending_before", "endingBefore", "query", STR),
        Arg("created_after", "createdAfter", "query", DATE_TIME),
        Arg("created_before", "createdBefore", "query", DATE_TIME),
    ),
    returns=Returns("json", _ref("changelog_subscriptions", "ChangeLogSubscriptionList")),
    auth=(("ApiKeyAuth",), ("ApiKeyAuth", "SessionAuth")),
    paging=Paging("cursor", "starting_after", ("data",), next=("nextCursor",), more=("hasMore",)),
)

UNSUBSCRIBE: Operation[ChangeLogSubscription] = Operation(
    id="unsubscribeChangeLog",
    method="POST",
    path="/v1/changelog/subscriptions/{id}/unsubscribe",
    args=(
        Arg("id", "id", "path", STR),
        Arg("token", "token", "query", STR),
        Arg("accept_language", "Accept-Language", "header", STR),
        Arg("x_correlation_id", "X-Correlation-Id", "header", STR),
    ),
    returns=Returns("json", _ref("changelog_subscriptions", "ChangeLogSubscription")),
)
