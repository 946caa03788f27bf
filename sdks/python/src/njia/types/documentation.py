"""Shapes of the API. Generated: changes belong in the API description or in the generator."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, Literal, TypeAlias, get_args

from .._runtime._codec import BOOL, INT, STR, Const, ListOf, Nullable, type_refs
from .._runtime._enum import OpenEnum
from .._runtime._model import REQ, Model

if TYPE_CHECKING:
    from typing import Any, TypeGuard

_ref = type_refs(__name__)

__all__ = [
    "ApiDescription",
    "ErrorMember",
    "ErrorType",
    "ErrorTypeList",
    "ExportEnvironment",
    "ExportEnvironmentValue",
    "ExportPart",
    "ExportPartValue",
    "InsomniaDocument",
    "PostmanDocument",
]


ApiDescription: TypeAlias = "dict[str, Any]"


class ErrorMember(Model):
    """A member that a problem of this kind carries besides the common ones."""

    name: str
    """Name of the member."""
    description: str
    """What it holds."""

    _table = (
        ("name", "name", STR, REQ),
        ("description", "description", STR, REQ),
    )


class ErrorType(Model):
    """A kind of error."""

    object: Literal["error_type"] = "error_type"
    """Kind of object."""
    code: str
    """Stable code."""
    type: str
    """Address of this description; `type` of the problem."""
    status: int
    """HTTP status."""
    retryable: bool
    """Whether the same request may succeed later without a change."""
    title: str
    """Short name."""
    description: str
    """Meaning and cure."""
    members: list[ErrorMember]
    """Members that the problem carries besides the common ones."""
    operations: list[str]
    """Operations that name this code; empty when any operation may answer it."""

    _table = (
        ("object", "object", Const("error_type"), REQ),
        ("code", "code", STR, REQ),
        ("type", "type", STR, REQ),
        ("status", "status", INT, REQ),
        ("retryable", "retryable", BOOL, REQ),
        ("title", "title", STR, REQ),
        ("description", "description", STR, REQ),
        ("members", "members", ListOf(_ref("documentation", "ErrorMember")), REQ),
        ("operations", "operations", ListOf(STR), REQ),
    )


class ErrorTypeList(Model):
    """One page of kinds of errors."""

    object: Literal["list"] = "list"
    """Kind of object."""
    data: list[ErrorType]
    """The items of this page, in alphabetical order."""
    has_more: bool
    """Whether another page follows."""
    next_cursor: str | None
    """Value for `startingAfter` of the next page; null on the last page."""
    url: str
    """Path of the list."""

    _table = (
        ("object", "object", Const("list"), REQ),
        ("data", "data", ListOf(_ref("documentation", "ErrorType")), REQ),
        ("has_more", "hasMore", BOOL, REQ),
        ("next_cursor", "nextCursor", Nullable(STR), REQ),
        ("url", "url", STR, REQ),
    )


ExportEnvironmentValue: TypeAlias = Literal[
    "sandbox",
    "live",
]


class ExportEnvironment(OpenEnum):
    """Environments to export."""

    SANDBOX: Final = "sandbox"
    """Only the sandbox."""
    LIVE: Final = "live"
    """Only live mode, without the sandbox operations."""

    _values = frozenset(get_args(ExportEnvironmentValue))

    @classmethod
    def is_known(cls, value: str) -> TypeGuard[ExportEnvironmentValue]:
        """True for a value that this version of the SDK knows."""
        return value in cls._values


ExportPartValue: TypeAlias = Literal[
    "collection",
    "environment",
]


class ExportPart(OpenEnum):
    """Part to export."""

    COLLECTION: Final = "collection"
    """The requests."""
    ENVIRONMENT: Final = "environment"
    """The variables."""

    _values = frozenset(get_args(ExportPartValue))

    @classmethod
    def is_known(cls, value: str) -> TypeGuard[ExportPartValue]:
        """True for a value that this version of the SDK knows."""
        return value in cls._values


InsomniaDocument: TypeAlias = "dict[str, Any]"


PostmanDocument: TypeAlias = "dict[str, Any]"
