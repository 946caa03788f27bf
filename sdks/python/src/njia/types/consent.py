"""Shapes of the API. Generated: changes belong in the API description or in the generator."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .._runtime._codec import BOOL, STR, Nullable
from .._runtime._model import REQ, Model
from .._runtime._scalars import DATE_TIME

if TYPE_CHECKING:
    import datetime as _dt

    from ..types.consent_values import ConsentPurposeValue
    from ..types.language_values import LanguageTagValue

__all__ = [
    "Consent",
]


class Consent(Model):
    """The consent under which the data was processed, as stored."""

    granted: bool
    """Whether the person agreed."""
    granted_at: _dt.datetime
    """When the person agreed."""
    purpose: ConsentPurposeValue | str
    reference: str
    """The caller's reference of the stored consent."""
    notice_language: LanguageTagValue | str
    notice_url: str | None
    """Address of the notice that the person saw."""

    _table = (
        ("granted", "granted", BOOL, REQ),
        ("granted_at", "grantedAt", DATE_TIME, REQ),
        ("purpose", "purpose", STR, REQ),
        ("reference", "reference", STR, REQ),
        ("notice_language", "noticeLanguage", STR, REQ),
        ("notice_url", "noticeUrl", Nullable(STR), REQ),
    )
