"""How the operations of ghost cards travel. Generated."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..._runtime._codec import INT, STR, type_refs
from ..._runtime._operation import Arg, Body, Operation, PagedOperation, Paging, Returns
from ..._runtime._scalars import DATE_TIME

if TYPE_CHECKING:
    from ...types.card_authorizations import CardAuthorization
    from ...types.ghost_cards import GhostCard, GhostCardSecrets, SpendLimitList
    from ...types.spend import SpendLimit

_ref = type_refs(__name__)

AUTHORIZE: Operation[CardAuthorization] = Operation(
    id="authorizeGhostCard",
    method="POST",
    path="/v1/ghost-cards/{id}/authorizations",
    args=(
        Arg("id", "id", "path", STR),
        Arg("accept_language", "Accept-Language", "header", STR),
        Arg("x_correlation_id", "X-Correlation-Id", "header", STR),
        Arg("x_sandbox_scenario", "X-Sandbox-Scenario", "header", STR),
    ),
    body=Body(_ref("card_authorizations", "CardAuthorizationRequest"), flat=True),
    returns=Returns("json", _ref("card_authorizations", "CardAuthorization")),
    idempotency="Idempotency-Key",
    auth=(("ApiKeyAuth",), ("ApiKeyAuth", "SessionAuth")),
)

CLOSE: Operation[GhostCard] = Operation(
    id="closeGhostCard",
    method="POST",
    path="/v1/ghost-cards/{id}/close",
    args=(
        Arg("id", "id", "path", STR),
        Arg("accept_language", "Accept-Language", "header", STR),
        Arg("x_correlation_id", "X-Correlation-Id", "header", STR),
    ),
    returns=Returns("json", _ref("ghost_cards", "GhostCard")),
    idempotency="Idempotency-Key",
    auth=(("ApiKeyAuth",), ("ApiKeyAuth", "SessionAuth")),
)

CREATE: Operation[GhostCard] = Operation(
    id="createGhostCard",
    method="POST",
    path="/v1/ghost-cards",
    args=(
        Arg("accept_language", "Accept-Language", "header", STR),
        Arg("x_correlation_id", "X-Correlation-Id", "header", STR),
    ),
    body=Body(_ref("ghost_cards_requests", "GhostCardRequest"), flat=True),
    returns=Returns("json", _ref("ghost_cards", "GhostCard")),
    idempotency="Idempotency-Key",
    auth=(("ApiKeyAuth",), ("ApiKeyAuth", "SessionAuth")),
)

FREEZE: Operation[GhostCard] = Operation(
    id="freezeGhostCard",
    method="POST",
    path="/v1/ghost-cards/{id}/freeze",
    args=(
        Arg("id", "id", "path", STR),
        Arg("accept_language", "Accept-Language", "header", STR),
        Arg("x_correlation_id", "X-Correlation-Id", "header", STR),
    ),
    returns=Returns("json", _ref("ghost_cards", "GhostCard")),
    idempotency="Idempotency-Key",
    auth=(("ApiKeyAuth",), ("ApiKeyAuth", "SessionAuth")),
)

RETRIEVE: Operation[GhostCard] = Operation(
    id="getGhostCard",
    method="GET",
    path="/v1/ghost-cards/{id}",
    args=(
        Arg("id", "id", "path", STR),
        Arg("accept_language", "Accept-Language", "header", STR),
        Arg("x_correlation_id", "X-Correlation-Id", "header", STR),
    ),
    returns=Returns("json", _ref("ghost_cards", "GhostCard")),
    auth=(("ApiKeyAuth",), ("ApiKeyAuth", "SessionAuth")),
)

SPEND_LIMITS: PagedOperation[SpendLimit] = PagedOperation(
    id="getSpendLimits",
    method="GET",
    path="/v1/ghost-cards/{id}/spend-limits",
    args=(
        Arg("id", "id", "path", STR),
        Arg("accept_language", "Accept-Language", "header", STR),
        Arg("x_correlation_id", "X-Correlation-Id", "header", STR),
        Arg("limit_id", "limitId", "query", STR),
        Arg("after_key", "afterKey", "query", STR),
        Arg("limit", "limit", "query", INT),
        Arg("starting_after", "startingAfter", "query", STR),
        Arg("ending_before", "endingBefore", "query", STR),
    ),
    returns=Returns("json", _ref("ghost_cards", "SpendLimitList")),
    auth=(("ApiKeyAuth",), ("ApiKeyAuth", "SessionAuth")),
    paging=Paging("cursor", "starting_after", ("data",), next=("nextCursor",), more=("hasMore",)),
)

LIST_AUTHORIZATIONS: PagedOperation[CardAuthorization] = PagedOperation(
    id="listGhostCardAuthorizations",
    method="GET",
    path="/v1/ghost-cards/{id}/authorizations",
    args=(
        Arg("id", "id", "path", STR),
        Arg("accept_language", "Accept-Language", "header", STR),
        Arg("x_correlation_id", "X-Correlation-Id", "header", STR),
        Arg("status", "status", "query", STR),
        Arg("merchant_id", "merchantId", "query", STR),
        Arg("limit", "limit", "query", INT),
        Arg("starting_after", "startingAfter", "query", STR),
        Arg("ending_before", "endingBefore", "query", STR),
        Arg("created_after", "createdAfter", "query", DATE_TIME),
        Arg("created_before", "createdBefore", "query", DATE_TIME),
    ),
    returns=Returns("json", _ref("card_authorizations", "CardAuthorizationList")),
    auth=(("ApiKeyAuth",), ("ApiKeyAuth", "SessionAuth")),
    paging=Paging("cursor", "starting_after", ("data",), next=("nextCursor",), more=("hasMore",)),
)

LIST: PagedOperation[GhostCard] = PagedOperation(
    id="listGhostCards",
    method="GET",
    path="/v1/ghost-cards",
    args=(
        Arg("accept_language", "Accept-Language", "header", STR),
        Arg("x_correlation_id", "X-Correlation-Id", "header", STR),
        Arg("status", "status", "query", STR),
        Arg("customer_id", "customerId", "query", STR),
        Arg("currency", "currency", "query", STR),
        Arg("limit", "limit", "query", INT),
        Arg("starting_after", "startingAfter", "query", STR),
        Arg("ending_before", "endingBefore", "query", STR),
        Arg("created_after", "createdAfter", "query", DATE_TIME),
        Arg("created_before", "createdBefore", "query", DATE_TIME),
    ),
    returns=Returns("json", _ref("ghost_cards", "GhostCardList")),
    auth=(("ApiKeyAuth",), ("ApiKeyAuth", "SessionAuth")),
    paging=Paging("cursor", "starting_after", ("data",), next=("nextCursor",), more=("hasMore",)),
)

REPLACE_SPEND_LIMITS: Operation[SpendLimitList] = Operation(
    id="replaceSpendLimits",
    method="PUT",
    path="/v1/ghost-cards/{id}/spend-limits",
    args=(
        Arg("id", "id", "path", STR),
        Arg("accept_language", "Accept-Language", "header", STR),
        Arg("x_correlation_id", "X-Correlation-Id", "header", STR),
    ),
    body=Body(_ref("ghost_cards_requests", "SpendLimitsRequest"), flat=True),
    returns=Returns("json", _ref("ghost_cards", "SpendLimitList")),
    auth=(("ApiKeyAuth",), ("ApiKeyAuth", "SessionAuth")),
)

REVEAL: Operation[GhostCardSecrets] = Operation(
    id="revealGhostCard",
    method="POST",
    path="/v1/ghost-cards/{id}/reveal",
    args=(
        Arg("id", "id", "path", STR),
        Arg("accept_language", "Accept-Language", "header", STR),
        Arg("x_correlation_id", "X-Correlation-Id", "header", STR),
    ),
    returns=Returns("json", _ref("ghost_cards", "GhostCardSecrets")),
    auth=(("ApiKeyAuth",), ("ApiKeyAuth", "SessionAuth")),
)

UNFREEZE: Operation[GhostCard] = Operation(
    id="unfreezeGhostCard",
    method="POST",
    path="/v1/ghost-cards/{id}/unfreeze",
    args=(
        Arg("id", "id", "path", STR),
        Arg("accept_language", "Accept-Language", "header", STR),
        Arg("x_correlation_id", "X-Correlation-Id", "header", STR),
    ),
    returns=Returns("json", _ref("ghost_cards", "GhostCard")),
    idempotency="Idempotency-Key",
    auth=(("ApiKeyAuth",), ("ApiKeyAuth", "SessionAuth")),
)

UPDATE: Operation[GhostCard] = Operation(
    id="updateGhostCard",
    method="PATCH",
    path="/v1/ghost-cards/{id}",
    args=(
        Arg("id", "id", "path", STR),
        Arg("accept_language", "Accept-Language", "header", STR),
        Arg("x_correlation_id", "X-Correlation-Id", "header", STR),
    ),
    body=Body(_ref("ghost_cards_requests", "GhostCardUpdateRequest"), flat=True),
    returns=Returns("json", _ref("ghost_cards", "GhostCard")),
    auth=(("ApiKeyAuth",), ("ApiKeyAuth", "SessionAuth")),
)
