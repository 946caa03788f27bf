"""Shapes of the API. Generated: changes belong in the API description or in the generator."""

from __future__ import annotations

from typing import TYPE_CHECKING, TypedDict

from .._runtime._codec import STR, ListOf, type_refs
from .._runtime._model import LAST4, OPT, REQ, SECRET, Model
from .._runtime._scalars import BYTES, DATE

if TYPE_CHECKING:
    import datetime as _dt
    from collections.abc import Sequence

    from ..types.common_requests import AddressInput, AddressInputParam, ConsentInput
    from ..types.identity_values import IdentityTypeValue
    from ..types.kyc_values import (
        KycCheckTypeValue,
        KycDocumentTypeValue,
        KycRequestedTierValue,
        KycScoreReviewRequestDecisionValue,
    )

_ref = type_refs(__name__)

__all__ = [
    "KycCheckRequest",
    "KycDocumentInput",
    "KycDocumentInputParam",
    "KycIdentityInput",
    "KycIdentityInputParam",
    "KycScoreRequest",
    "KycScoreReviewRequest",
    "KycSelfieInput",
    "KycSelfieInputParam",
    "KycSubject",
    "KycSubjectParam",
]


class KycCheckRequest(Model):
    """The person and the identity number to check.

    Deprecated since 2026-03-01; use KycScoreRequest; it ends on 2027-06-01.
    """

    first_name: str
    """First names."""
    last_name: str
    """Family name."""
    date_of_birth: _dt.date | None = None
    """Date of birth."""
    country: str
    """Country that issued the number."""
    id_type: IdentityTypeValue | str
    id_number: str
    """The number."""
    phone: str | None = None

    _table = (
        ("first_name", "firstName", STR, REQ),
        ("last_name", "lastName", STR, REQ),
        ("date_of_birth", "dateOfBirth", DATE, SECRET),
        ("country", "country", STR, REQ),
        ("id_type", "idType", STR, REQ),
        ("id_number", "idNumber", STR, REQ | LAST4),
        ("phone", "phone", STR, OPT),
    )


class KycDocumentInput(Model):
    """Pictures of a document, JPEG or PNG in base64."""

    type: KycDocumentTypeValue | str
    front_image: bytes
    """Front side."""
    back_image: bytes | None = None
    """Back side."""

    _table = (
        ("type", "type", STR, REQ),
        ("front_image", "frontImage", BYTES, REQ | SECRET),
        ("back_image", "backImage", BYTES, SECRET),
    )


class _KycDocumentInputParam(TypedDict):
    type: KycDocumentTypeValue | str
    front_image: bytes


class KycDocumentInputParam(_KycDocumentInputParam, total=False):
    """The fields of `KycDocumentInput` as a dict."""

    back_image: bytes


class KycIdentityInput(Model):
    """An identity number to look up at the issuing authority."""

    country: str
    """Country that issued it."""
    type: IdentityTypeValue | str
    number: str
    """The number."""

    _table = (
        ("country", "country", STR, REQ),
        ("type", "type", STR, REQ),
        ("number", "number", STR, REQ | LAST4),
    )


class KycIdentityInputParam(TypedDict):
    """The fields of `KycIdentityInput` as a dict."""

    country: str
    type: IdentityTypeValue | str
    number: str


class KycScoreRequest(Model):
    """Whom to verify and with what.

    Name a customer or a subject, and give at least one of identity, document and phone.
    """

    customer_id: str | None = None
    """Customer to verify; the subject is taken from it."""
    subject: KycSubject | None = None
    identity: KycIdentityInput | None = None
    document: KycDocumentInput | None = None
    selfie: KycSelfieInput | None = None
    consent: ConsentInput
    """Consent of the person, with the purpose `identity_verification`."""
    checks: list[KycCheckTypeValue | str] | None = None
    """Checks to run; all that the data allows if absent."""
    requested_tier: KycRequestedTierValue | str | None = None

    _table = (
        ("customer_id", "customerId", STR, OPT),
        ("subject", "subject", _ref("kyc_requests", "KycSubject"), OPT),
        ("identity", "identity", _ref("kyc_requests", "KycIdentityInput"), OPT),
        ("document", "document", _ref("kyc_requests", "KycDocumentInput"), OPT),
        ("selfie", "selfie", _ref("kyc_requests", "KycSelfieInput"), OPT),
        ("consent", "consent", _ref("common_requests", "ConsentInput"), REQ),
        ("checks", "checks", ListOf(STR), OPT),
        ("requested_tier", "requestedTier", STR, OPT),
    )


class KycScoreReviewRequest(Model):
    """Decision of a person about an assessment that needs attention."""

    decision: KycScoreReviewRequestDecisionValue | str
    """The decision."""
    note: str | None = None
    """Why."""

    _table = (
        ("decision", "decision", STR, REQ),
        ("note", "note", STR, OPT),
    )


class KycSelfieInput(Model):
    """Pictures of the face, JPEG or PNG in base64."""

    image: bytes
    """The selfie."""
    liveness_frames: list[bytes] | None = None
    """Frames that show the person move."""

    _table = (
        ("image", "image", BYTES, REQ | SECRET),
        ("liveness_frames", "livenessFrames", ListOf(BYTES), SECRET),
    )


class _KycSelfieInputParam(TypedDict):
    image: bytes


class KycSelfieInputParam(_KycSelfieInputParam, total=False):
    """The fields of `KycSelfieInput` as a dict."""

    liveness_frames: Sequence[bytes]


class KycSubject(Model):
    """The person to verify."""

    given_names: str
    """Given names, as on the document."""
    last_name: str
    """Family name."""
    date_of_birth: _dt.date | None = None
    """Date of birth."""
    phone: str | None = None
    email: str | None = None
    """E-mail address."""
    country: str
    """Country of residence."""
    address: AddressInput | None = None

    _table = (
        ("given_names", "givenNames", STR, REQ),
        ("last_name", "lastName", STR, REQ),
        ("date_of_birth", "dateOfBirth", DATE, SECRET),
        ("phone", "phone", STR, OPT),
        ("email", "email", STR, OPT),
        ("country", "country", STR, REQ),
        ("address", "address", _ref("common_requests", "AddressInput"), OPT),
    )


class _KycSubjectParam(TypedDict):
    given_names: str
    last_name: str
    country: str


class KycSubjectParam(_KycSubjectParam, total=False):
    """The fields of `KycSubject` as a dict."""

    date_of_birth: _dt.date
    phone: str
    email: str
    address: AddressInput | AddressInputParam
