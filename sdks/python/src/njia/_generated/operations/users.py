"""How the operations of users travel. Generated."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..._runtime._codec import INT, STR, type_refs
from ..._runtime._operation import Arg, Body, Operation, PagedOperation, Paging, Returns
from ..._runtime._scalars import DATE_TIME

if TYPE_CHECKING:
    from ...types.users import User

_ref = type_refs(__name__)

CREATE: Operation[User] = Operation(
    id="createUser",
    method="POST",
    path="/v1/users",
    args=(
        Arg("accept_language", "Accept-Language", "header", STR),
        Arg("x_correlation_id", "X-Correlation-Id", "header", STR),
    ),
    body=Body(_ref("users", "CreateUserRequest"), flat=True),
    returns=Returns("json", _ref("users", "User")),
    idempotency="Idempotency-Key",
    auth=(("ApiKeyAuth", "SessionAuth"),),
)

LIST: PagedOperation[User] = PagedOperation(
    id="listUsers",
    method="GET",
    path="/v1/users",
    args=(
        Arg("accept_language", "Accept-Language", "header", STR),
        Arg("x_correlation_id", "X-Correlation-Id", "header", STR),
        Arg("limit", "limit", "query", INT),
        Arg("starting_after", "startingAfter", "query", STR),
        Arg("ending_before", "endingBefore", "query", STR),
        Arg("created_after", "createdAfter", "query", DATE_TIME),
        Arg("created_before", "createdBefore", "query", DATE_TIME),
        Arg("role", "role", "query", STR),
    ),
    returns=Returns("json", _ref("users", "UserList")),
    auth=(("ApiKeyAuth", "SessionAuth"),),
    paging=Paging("cursor", "starting_after", ("data",), next=("nextCursor",), more=("hasMore",)),
)

UPDATE: Operation[User] = Operation(
    id="updateUser",
    method="PATCH",
    path="/v1/users/{id}",
    args=(
        Arg("id", "id", "path", STR),
        Arg("accept_language", "Accept-Language", "header", STR),
        Arg("x_correlation_id", "X-Correlation-Id", "header", STR),
    ),
    body=Body(_ref("users", "UpdateUserRequest"), flat=True),
    returns=Returns("json", _ref("users", "User")),
    auth=(("ApiKeyAuth", "SessionAuth"),),
)
