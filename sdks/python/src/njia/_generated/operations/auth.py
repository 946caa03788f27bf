"""How the operations of auth travel. Generated."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..._runtime._codec import STR, type_refs
from ..._runtime._operation import Arg, Body, Operation, Returns

if TYPE_CHECKING:
    from ..._runtime._result import Empty
    from ...types.auth import AuthCheck, Session, SessionInfo

_ref = type_refs(__name__)

CHECK: Operation[AuthCheck] = Operation(
    id="checkAuthentication",
    method="GET",
    path="/v1/auth/check",
    args=(
        Arg("accept_language", "Accept-Language", "header", STR),
        Arg("x_correlation_id", "X-Correlation-Id", "header", STR),
    ),
    returns=Returns("json", _ref("auth", "AuthCheck")),
    auth=(("ApiKeyAuth",), ("ApiKeyAuth", "SessionAuth")),
)

SESSION: Operation[SessionInfo] = Operation(
    id="getSession",
    method="GET",
    path="/v1/auth/session",
    args=(
        Arg("accept_language", "Accept-Language", "header", STR),
        Arg("x_correlation_id", "X-Correlation-Id", "header", STR),
    ),
    returns=Returns("json", _ref("auth", "SessionInfo")),
    auth=(("ApiKeyAuth", "SessionAuth"),),
)

LOGIN: Operation[Session] = Operation(
    id="login",
    method="POST",
    path="/v1/auth/login",
    args=(
        Arg("accept_language", "Accept-Language", "header", STR),
        Arg("x_correlation_id", "X-Correlation-Id", "header", STR),
    ),
    body=Body(_ref("auth", "LoginRequest"), flat=True),
    returns=Returns("json", _ref("auth", "Session")),
    auth=(("ApiKeyAuth",),),
)

LOGOUT: Operation[Empty] = Operation(
    id="logout",
    method="POST",
    path="/v1/auth/logout",
    args=(
        Arg("accept_language", "Accept-Language", "header", STR),
        Arg("x_correlation_id", "X-Correlation-Id", "header", STR),
    ),
    auth=(("ApiKeyAuth", "SessionAuth"),),
)

REFRESH: Operation[Session] = Operation(
    id="refreshSession",
    method="POST",
    path="/v1/auth/refresh",
    args=(
        Arg("accept_language", "Accept-Language", "header", STR),
        Arg("x_correlation_id", "X-Correlation-Id", "header", STR),
    ),
    body=Body(_ref("auth", "RefreshSessionRequest"), flat=True),
    returns=Returns("json", _ref("auth", "Session")),
    auth=(("ApiKeyAuth",),),
)
