"""Shapes of the API. Generated: changes belong in the API description or in the generator."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, Literal, TypeAlias, get_args

from .._runtime._codec import BOOL, INT, STR, Const, ListOf, Nullable, type_refs
from .._runtime._enum import OpenEnum
from .._runtime._model import OPT, REQ, SECRET, Model
from .._runtime._scalars import DATE_TIME

if TYPE_CHECKING:
    import datetime as _dt
    from typing import TypeGuard

    from ..types.language_values import LanguageTagValue
    from ..types.role_values import RoleValue

_ref = type_refs(__name__)

__all__ = [
    "CreateUserRequest",
    "UpdateUserRequest",
    "User",
    "UserList",
    "UserStatus",
    "UserStatusValue",
]


class CreateUserRequest(Model):
    """The person to add."""

    email: str
    """E-mail, new within the tenant."""
    name: str
    """Name of the person."""
    role: RoleValue | str
    password: str
    """First password."""
    locale: LanguageTagValue | str | None = None

    _table = (
        ("email", "email", STR, REQ),
        ("name", "name", STR, REQ),
        ("role", "role", STR, REQ),
        ("password", "password", STR, REQ | SECRET),
        ("locale", "locale", STR, OPT),
    )


class UpdateUserRequest(Model):
    """Members to change; those left out stay as they are."""

    name: str | None = None
    """Name of the person."""
    role: RoleValue | str | None = None
    locale: LanguageTagValue | str | None = None
    password: str | None = None
    """New password; ends all sessions of the person."""
    status: UserStatusValue | str | None = None

    _table = (
        ("name", "name", STR, OPT),
        ("role", "role", STR, OPT),
        ("locale", "locale", STR, OPT),
        ("password", "password", STR, SECRET),
        ("status", "status", STR, OPT),
    )


class User(Model):
    """A person who may log in to the tenant.

    Users belong to the tenant, not to a mode.
    """

    id: str
    """Id of the user."""
    object: Literal["user"] = "user"
    """Kind of object."""
    email: str
    """E-mail of the user."""
    name: str
    """Name of the user."""
    role: RoleValue | str
    locale: LanguageTagValue | str
    status: UserStatusValue | str
    last_login_at: _dt.datetime | None
    """Last login."""
    created_at: _dt.datetime
    """When the user was created."""
    updated_at: _dt.datetime
    """When the user last changed."""
    version: int
    """Rises by 1 with each change."""

    _table = (
        ("id", "id", STR, REQ),
        ("object", "object", Const("user"), REQ),
        ("email", "email", STR, REQ),
        ("name", "name", STR, REQ),
        ("role", "role", STR, REQ),
        ("locale", "locale", STR, REQ),
        ("status", "status", STR, REQ),
        ("last_login_at", "lastLoginAt", Nullable(DATE_TIME), REQ),
        ("created_at", "createdAt", DATE_TIME, REQ),
        ("updated_at", "updatedAt", DATE_TIME, REQ),
        ("version", "version", INT, REQ),
    )


class UserList(Model):
    """One page of users."""

    object: Literal["list"] = "list"
    """Kind of object."""
    data: list[User]
    """The items of this page, newest first."""
    has_more: bool
    """Whether another page follows."""
    next_cursor: str | None
    """Value for `startingAfter` of the next page; null on the last page."""
    url: str
    """Path of the list."""

    _table = (
        ("object", "object", Const("list"), REQ),
        ("data", "data", ListOf(_ref("users", "User")), REQ),
        ("has_more", "hasMore", BOOL, REQ),
        ("next_cursor", "nextCursor", Nullable(STR), REQ),
        ("url", "url", STR, REQ),
    )


UserStatusValue: TypeAlias = Literal[
    "active",
    "disabled",
]


class UserStatus(OpenEnum):
    """State of a user."""

    ACTIVE: Final = "active"
    """May log in."""
    DISABLED: Final = "disabled"
    """May not log in; sessions have ended."""

    _values = frozenset(get_args(UserStatusValue))

    @classmethod
    def is_known(cls, value: str) -> TypeGuard[UserStatusValue]:
        """True for a value that this version of the SDK knows."""
        return value in cls._values
