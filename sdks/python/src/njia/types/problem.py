"""Shapes of the API. Generated: changes belong in the API description or in the generator."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .._runtime._codec import BOOL, INT, STR, ListOf, type_refs
from .._runtime._model import OPT, REQ, Model

if TYPE_CHECKING:
    from ..types.field import FieldError

_ref = type_refs(__name__)

__all__ = [
    "Problem",
]


class Problem(Model):
    """An error (RFC 9457).

    `code` is stable and meant for programs; `title` and `detail` are for people and follow `Accept-Language`. Some
    codes carry further members, such as `requiredScopes`; `GET /errors/{code}` describes them.
    """

    type: str
    """Address of the description of this kind of error."""
    title: str
    """Short name of the kind of error."""
    status: int
    """HTTP status of the answer."""
    detail: str
    """What went wrong in this case and what to do."""
    instance: str
    """Name of this very occurrence."""
    code: str
    """Stable code from the error catalogue."""
    retryable: bool
    """`true` when the same request may succeed later without a change."""
    request_id: str
    """Id of the request."""
    errors: list[FieldError] | None = None
    """The faulty values, where the error comes from certain values."""

    _table = (
        ("type", "type", STR, REQ),
        ("title", "title", STR, REQ),
        ("status", "status", INT, REQ),
        ("detail", "detail", STR, REQ),
        ("instance", "instance", STR, REQ),
        ("code", "code", STR, REQ),
        ("retryable", "retryable", BOOL, REQ),
        ("request_id", "requestId", STR, REQ),
        ("errors", "errors", ListOf(_ref("field", "FieldError")), OPT),
    )
