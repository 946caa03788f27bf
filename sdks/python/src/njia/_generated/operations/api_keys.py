"""How the operations of api keys travel. Generated."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..._runtime._codec import INT, STR, type_refs
from ..._runtime._operation import Arg, Body, Operation, PagedOperation, Paging, Returns
from ..._runtime._scalars import DATE_TIME

if TYPE_CHECKING:
    from ...types.api_keys import ApiKey

_ref = type_refs(__name__)

CREATE: Operation[ApiKey] = Operation(
    id="createApiKey",
    method="POST",
    path="/v1/api-keys",
    args=(
        Arg("accept_language", "Accept-Language", "header", STR),
        Arg("x_correlation_id", "X-Correlation-Id", "header", STR),
    ),
    body=Body(_ref("api_keys", "CreateApiKeyRequest"), flat=True),
    returns=Returns("json", _ref("api_keys", "ApiKey")),
    auth=(("ApiKeyAuth", "SessionAuth"),),
)

RETRIEVE: Operation[ApiKey] = Operation(
    id="getApiKey",
    method="GET",
    path="/v1/api-keys/{id}",
    args=(
        Arg("id", "id", "path", STR),
        Arg("accept_language", "Accept-Language", "header", STR),
        Arg("x_correlation_id", "X-Correlation-Id", "header", STR),
    ),
    returns=Returns("json", _ref("api_keys", "ApiKey")),
    auth=(("ApiKeyAuth",), ("ApiKeyAuth", "SessionAuth")),
)

LIST: PagedOperation[ApiKey] = PagedOperation(
    id="listApiKeys",
    method="GET",
    path="/v1/api-keys",
    args=(
        Arg("accept_language", "Accept-Language", "header", STR),
        Arg("x_correlation_id", "X-Correlation-Id", "header", STR),
        Arg("limit", "limit", "query", INT),
        Arg("starting_after", "startingAfter", "query", STR),
        Arg("ending_before", "endingBefore", "query", STR),
        Arg("created_after", "createdAfter", "query", DATE_TIME),
        Arg("created_before", "createdBefore", "query", DATE_TIME),
        Arg("status", "status", "query", STR),
    ),
    returns=Returns("json", _ref("api_keys", "ApiKeyList")),
    auth=(("ApiKeyAuth",), ("ApiKeyAuth", "SessionAuth")),
    paging=Paging("cursor", "starting_after", ("data",), next=("nextCursor",), more=("hasMore",)),
)

REVOKE: Operation[ApiKey] = Operation(
    id="revokeApiKey",
    method="DELETE",
    path="/v1/api-keys/{id}",
    args=(
        Arg("id", "id", "path", STR),
        Arg("accept_language", "Accept-Language", "header", STR),
        Arg("x_correlation_id", "X-Correlation-Id", "header", STR),
    ),
    returns=Returns("json", _ref("api_keys", "ApiKey")),
    auth=(("ApiKeyAuth", "SessionAuth"),),
)

ROLL: Operation[ApiKey] = Operation(
    id="rollApiKey",
    method="POST",
    path="/v1/api-keys/{id}/roll",
    args=(
        Arg("id", "id", "path", STR),
        Arg("accept_language", "Accept-Language", "header", STR),
        Arg("x_correlation_id", "X-Correlation-Id", "header", STR),
    ),
    body=Body(_ref("api_keys", "RollApiKeyRequest"), flat=True),
    returns=Returns("json", _ref("api_keys", "ApiKey")),
    auth=(("ApiKeyAuth", "SessionAuth"),),
)

UPDATE: Operation[ApiKey] = Operation(
    id="updateApiKey",
    method="PATCH",
    path="/v1/api-keys/{id}",
    args=(
        Arg("id", "id", "path", STR),
        Arg("accept_language", "Accept-Language", "header", STR),
        Arg("x_correlation_id", "X-Correlation-Id", "header", STR),
    ),
    body=Body(_ref("api_keys", "UpdateApiKeyRequest"), flat=True),
    returns=Returns("json", _ref("api_keys", "ApiKey")),
    auth=(("ApiKeyAuth",), ("ApiKeyAuth", "SessionAuth")),
)
