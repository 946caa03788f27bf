"""Shapes of the API. Generated: changes belong in the API description or in the generator."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, Literal, TypeAlias, get_args

from .._runtime._codec import BOOL, INT, STR, Const, ListOf, Nullable, type_refs
from .._runtime._enum import OpenEnum
from .._runtime._model import REQ, SECRET, Model
from .._runtime._scalars import DATE, DATE_TIME

if TYPE_CHECKING:
    import datetime as _dt
    from typing import TypeGuard

    from ..types.language_values import LanguageTagValue
    from ..types.role_values import RoleValue
    from ..types.scope_values import ScopeValue
    from ..types.tenant import TenantSummary

_ref = type_refs(__name__)

__all__ = [
    "AuthCheck",
    "LoginRequest",
    "RateClass",
    "RateClassValue",
    "RateLimitState",
    "RefreshSessionRequest",
    "Session",
    "SessionInfo",
    "SessionUser",
]


class AuthCheck(Model):
    """What the credentials of the request stand for."""

    object: Literal["auth_check"] = "auth_check"
    """Kind of object."""
    authenticated: bool
    """Always `true`: credentials that do not hold answer 401."""
    tenant: TenantSummary
    livemode: bool
    """`true` in live mode, `false` in test mode."""
    key_id: str
    """Id of the API key record; not the key itself."""
    scopes: list[ScopeValue | str]
    """Effective scopes."""
    session: SessionInfo | None
    """The session whose token came along; null without one."""
    api_version: _dt.date
    """API version that served the request."""
    rate_limit: RateLimitState

    _table = (
        ("object", "object", Const("auth_check"), REQ),
        ("authenticated", "authenticated", BOOL, REQ),
        ("tenant", "tenant", _ref("tenant", "TenantSummary"), REQ),
        ("livemode", "livemode", BOOL, REQ),
        ("key_id", "keyId", STR, REQ),
        ("scopes", "scopes", ListOf(STR), REQ),
        ("session", "session", Nullable(_ref("auth", "SessionInfo")), REQ),
        ("api_version", "apiVersion", DATE, REQ),
        ("rate_limit", "rateLimit", _ref("auth", "RateLimitState"), REQ),
    )


class LoginRequest(Model):
    """E-mail and password of a user of the key's tenant."""

    email: str
    """E-mail of the user."""
    password: str
    """Password of the user; never logged."""

    _table = (
        ("email", "email", STR, REQ),
        ("password", "password", STR, REQ | SECRET),
    )


RateClassValue: TypeAlias = Literal[
    "read",
    "write",
    "money",
    "bulk",
    "card_auth",
    "scoring",
    "scoring_slow",
    "login",
    "public",
    "callbacks",
    "none",
]


class RateClass(OpenEnum):
    """Class of operations that share one rate limit."""

    READ: Final = "read"
    """Reading operations."""
    WRITE: Final = "write"
    """Writing operations that are in no other class."""
    MONEY: Final = "money"
    """Operations that move money."""
    BULK: Final = "bulk"
    """Bulk payments."""
    CARD_AUTH: Final = "card_auth"
    """Card authorizations."""
    SCORING: Final = "scoring"
    """Fraud analyses."""
    SCORING_SLOW: Final = "scoring_slow"
    """Credit and KYC scores."""
    LOGIN: Final = "login"
    """Login and refresh."""
    PUBLIC: Final = "public"
    """Operations without a key, counted by address."""
    CALLBACKS: Final = "callbacks"
    """Callbacks of providers and rails."""
    NONE: Final = "none"
    """Not counted."""

    _values = frozenset(get_args(RateClassValue))

    @classmethod
    def is_known(cls, value: str) -> TypeGuard[RateClassValue]:
        """True for a value that this version of the SDK knows."""
        return value in cls._values


class RateLimitState(Model):
    """State of the rate limit that governs the request."""

    rate_class: RateClassValue | str
    limit: int
    """Requests per window of 60 seconds."""
    remaining: int
    """Requests left in this window."""
    reset_at: _dt.datetime
    """When the window ends."""

    _table = (
        ("rate_class", "rateClass", STR, REQ),
        ("limit", "limit", INT, REQ),
        ("remaining", "remaining", INT, REQ),
        ("reset_at", "resetAt", DATE_TIME, REQ),
    )


class RefreshSessionRequest(Model):
    """The refresh token to trade in."""

    refresh_token: str
    """The refresh token of the last session."""

    _table = (("refresh_token", "refreshToken", STR, REQ | SECRET),)


class Session(Model):
    """A login session with its tokens, which are shown this once only."""

    object: Literal["session"] = "session"
    """Kind of object."""
    id: str
    """Id of the session."""
    access_token: str
    """Token for `Authorization: Bearer`.

    It says nothing by itself and can be revoked at any time.
    """
    token_type: Literal["Bearer"] = "Bearer"
    """How to send the token."""
    expires_in: int
    """Seconds until the access token ends."""
    expires_at: _dt.datetime
    """When the access token ends."""
    refresh_token: str
    """Token for `POST /v1/auth/refresh`.

    Works once.
    """
    refresh_expires_at: _dt.datetime
    """When the refresh token ends at the latest."""
    user: SessionUser
    tenant: TenantSummary
    scopes: list[ScopeValue | str]
    """Effective scopes: those of the key that the role has as well."""
    livemode: bool
    """`true` in live mode, `false` in test mode; given by the key."""
    created_at: _dt.datetime
    """When the session began."""

    _table = (
        ("object", "object", Const("session"), REQ),
        ("id", "id", STR, REQ),
        ("access_token", "accessToken", STR, REQ | SECRET),
        ("token_type", "tokenType", Const("Bearer"), REQ),
        ("expires_in", "expiresIn", INT, REQ),
        ("expires_at", "expiresAt", DATE_TIME, REQ),
        ("refresh_token", "refreshToken", STR, REQ | SECRET),
        ("refresh_expires_at", "refreshExpiresAt", DATE_TIME, REQ),
        ("user", "user", _ref("auth", "SessionUser"), REQ),
        ("tenant", "tenant", _ref("tenant", "TenantSummary"), REQ),
        ("scopes", "scopes", ListOf(STR), REQ),
        ("livemode", "livemode", BOOL, REQ),
        ("created_at", "createdAt", DATE_TIME, REQ),
    )


class SessionInfo(Model):
    """A login session without its tokens."""

    object: Literal["session"] = "session"
    """Kind of object."""
    id: str
    """Id of the session."""
    expires_at: _dt.datetime
    """When the access token ends."""
    user: SessionUser
    tenant: TenantSummary
    scopes: list[ScopeValue | str]
    """Effective scopes: those of the key that the role has as well."""
    livemode: bool
    """`true` in live mode, `false` in test mode; given by the key."""
    created_at: _dt.datetime
    """When the session began."""

    _table = (
        ("object", "object", Const("session"), REQ),
        ("id", "id", STR, REQ),
        ("expires_at", "expiresAt", DATE_TIME, REQ),
        ("user", "user", _ref("auth", "SessionUser"), REQ),
        ("tenant", "tenant", _ref("tenant", "TenantSummary"), REQ),
        ("scopes", "scopes", ListOf(STR), REQ),
        ("livemode", "livemode", BOOL, REQ),
        ("created_at", "createdAt", DATE_TIME, REQ),
    )


class SessionUser(Model):
    """The person of a session."""

    id: str
    """Id of the user."""
    email: str
    """E-mail of the user."""
    name: str
    """Name of the user."""
    role: RoleValue | str
    locale: LanguageTagValue | str

    _table = (
        ("id", "id", STR, REQ),
        ("email", "email", STR, REQ),
        ("name", "name", STR, REQ),
        ("role", "role", STR, REQ),
        ("locale", "locale", STR, REQ),
    )
