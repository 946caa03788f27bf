"""Shapes of the API. Generated: changes belong in the API description or in the generator."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, Literal, TypeAlias, get_args

from .._runtime._enum import OpenEnum

if TYPE_CHECKING:
    from typing import TypeGuard

__all__ = [
    "KycCheckResultResult",
    "KycCheckResultResultValue",
    "KycCheckStatus",
    "KycCheckStatusValue",
    "KycCheckType",
    "KycCheckTypeValue",
    "KycDecision",
    "KycDecisionValue",
    "KycDocumentType",
    "KycDocumentTypeValue",
    "KycMatch",
    "KycMatchValue",
    "KycRequestedTier",
    "KycRequestedTierValue",
    "KycScoreEventType",
    "KycScoreEventTypeValue",
    "KycScoreReviewRequestDecision",
    "KycScoreReviewRequestDecisionValue",
    "KycScoreStatus",
    "KycScoreStatusValue",
    "KycScreeningResult",
    "KycScreeningResultValue",
    "KycTier",
    "KycTierValue",
]


KycCheckResultResultValue: TypeAlias = Literal[
    "passed",
    "attention",
    "failed",
    "not_applicable",
    "unavailable",
]


class KycCheckResultResult(OpenEnum):
    """Result."""

    PASSED: Final = "passed"
    """It passed."""
    ATTENTION: Final = "attention"
    """A person should look."""
    FAILED: Final = "failed"
    """It failed."""
    NOT_APPLICABLE: Final = "not_applicable"
    """It does not apply."""
    UNAVAILABLE: Final = "unavailable"
    """The source did not answer."""

    _values = frozenset(get_args(KycCheckResultResultValue))

    @classmethod
    def is_known(cls, value: str) -> TypeGuard[KycCheckResultResultValue]:
        """True for a value that this version of the SDK knows."""
        return value in cls._values


KycCheckStatusValue: TypeAlias = Literal[
    "passed",
    "failed",
    "pending",
]


class KycCheckStatus(OpenEnum):
    """Result."""

    PASSED: Final = "passed"
    """The identity is confirmed."""
    FAILED: Final = "failed"
    """It is not confirmed."""
    PENDING: Final = "pending"
    """The provider has not answered yet."""

    _values = frozenset(get_args(KycCheckStatusValue))

    @classmethod
    def is_known(cls, value: str) -> TypeGuard[KycCheckStatusValue]:
        """True for a value that this version of the SDK knows."""
        return value in cls._values


KycCheckTypeValue: TypeAlias = Literal[
    "id_number_lookup",
    "name_match",
    "dob_match",
    "phone_match",
    "document_authenticity",
    "document_expiry",
    "liveness",
    "face_match",
    "sanctions",
    "pep",
    "adverse_media",
    "address",
    "age",
    "duplicate_identity",
]


class KycCheckType(OpenEnum):
    """One of the checks that an assessment can run."""

    ID_NUMBER_LOOKUP: Final = "id_number_lookup"
    """The authority knows the number."""
    NAME_MATCH: Final = "name_match"
    """The name fits; the order of names does not matter."""
    DOB_MATCH: Final = "dob_match"
    """The date of birth fits."""
    PHONE_MATCH: Final = "phone_match"
    """The phone belongs to the person."""
    DOCUMENT_AUTHENTICITY: Final = "document_authenticity"
    """The document is genuine."""
    DOCUMENT_EXPIRY: Final = "document_expiry"
    """The document is valid."""
    LIVENESS: Final = "liveness"
    """A living person is in front of the camera."""
    FACE_MATCH: Final = "face_match"
    """The face is that of the document."""
    SANCTIONS: Final = "sanctions"
    """Sanctions lists."""
    PEP: Final = "pep"
    """Politically exposed persons."""
    ADVERSE_MEDIA: Final = "adverse_media"
    """Bad press."""
    ADDRESS: Final = "address"
    """The address is confirmed."""
    AGE: Final = "age"
    """At least 18 years old."""
    DUPLICATE_IDENTITY: Final = "duplicate_identity"
    """The identity is not used by another customer."""

    _values = frozenset(get_args(KycCheckTypeValue))

    @classmethod
    def is_known(cls, value: str) -> TypeGuard[KycCheckTypeValue]:
        """True for a value that this version of the SDK knows."""
        return value in cls._values


KycDecisionValue: TypeAlias = Literal[
    "clear",
    "attention",
    "block",
]


class KycDecision(OpenEnum):
    """Decision about an identity."""

    CLEAR: Final = "clear"
    """Confirmed."""
    ATTENTION: Final = "attention"
    """A person must decide."""
    BLOCK: Final = "block"
    """Refused."""

    _values = frozenset(get_args(KycDecisionValue))

    @classmethod
    def is_known(cls, value: str) -> TypeGuard[KycDecisionValue]:
        """True for a value that this version of the SDK knows."""
        return value in cls._values


KycDocumentTypeValue: TypeAlias = Literal[
    "national_id",
    "passport",
    "drivers_license",
    "residence_permit",
    "voter_card",
]


class KycDocumentType(OpenEnum):
    """Kind of document."""

    NATIONAL_ID: Final = "national_id"
    """Identity card."""
    PASSPORT: Final = "passport"
    """Passport."""
    DRIVERS_LICENSE: Final = "drivers_license"
    """Driving licence."""
    RESIDENCE_PERMIT: Final = "residence_permit"
    """Residence permit."""
    VOTER_CARD: Final = "voter_card"
    """Voter card."""

    _values = frozenset(get_args(KycDocumentTypeValue))

    @classmethod
    def is_known(cls, value: str) -> TypeGuard[KycDocumentTypeValue]:
        """True for a value that this version of the SDK knows."""
        return value in cls._values


KycMatchValue: TypeAlias = Literal[
    "exact",
    "partial",
    "none",
    "not_checked",
]


class KycMatch(OpenEnum):
    """How well a fact fits what the authority holds."""

    EXACT: Final = "exact"
    """It is the same."""
    PARTIAL: Final = "partial"
    """It is similar."""
    NONE: Final = "none"
    """It differs."""
    NOT_CHECKED: Final = "not_checked"
    """It was not compared."""

    _values = frozenset(get_args(KycMatchValue))

    @classmethod
    def is_known(cls, value: str) -> TypeGuard[KycMatchValue]:
        """True for a value that this version of the SDK knows."""
        return value in cls._values


KycRequestedTierValue: TypeAlias = Literal[
    "tier_1",
    "tier_2",
    "tier_3",
]


class KycRequestedTier(OpenEnum):
    """Tier to reach."""

    TIER_1: Final = "tier_1"
    """Phone and name."""
    TIER_2: Final = "tier_2"
    """Identity number too."""
    TIER_3: Final = "tier_3"
    """Document, face and address too."""

    _values = frozenset(get_args(KycRequestedTierValue))

    @classmethod
    def is_known(cls, value: str) -> TypeGuard[KycRequestedTierValue]:
        """True for a value that this version of the SDK knows."""
        return value in cls._values


KycScoreEventTypeValue: TypeAlias = Literal[
    "kyc_score.processing",
    "kyc_score.completed",
    "kyc_score.requires_review",
    "kyc_score.reviewed",
]


class KycScoreEventType(OpenEnum):
    """What happened."""

    KYC_SCORE_PROCESSING: Final = "kyc_score.processing"
    """An identity assessment was started and takes longer."""
    KYC_SCORE_COMPLETED: Final = "kyc_score.completed"
    """An identity assessment finished."""
    KYC_SCORE_REQUIRES_REVIEW: Final = "kyc_score.requires_review"
    """An assessment needs a person to decide."""
    KYC_SCORE_REVIEWED: Final = "kyc_score.reviewed"
    """A person decided an assessment."""

    _values = frozenset(get_args(KycScoreEventTypeValue))

    @classmethod
    def is_known(cls, value: str) -> TypeGuard[KycScoreEventTypeValue]:
        """True for a value that this version of the SDK knows."""
        return value in cls._values


KycScoreReviewRequestDecisionValue: TypeAlias = Literal[
    "clear",
    "block",
]


class KycScoreReviewRequestDecision(OpenEnum):
    """The decision."""

    CLEAR: Final = "clear"
    """Confirm the identity."""
    BLOCK: Final = "block"
    """Refuse it."""

    _values = frozenset(get_args(KycScoreReviewRequestDecisionValue))

    @classmethod
    def is_known(cls, value: str) -> TypeGuard[KycScoreReviewRequestDecisionValue]:
        """True for a value that this version of the SDK knows."""
        return value in cls._values


KycScoreStatusValue: TypeAlias = Literal[
    "processing",
    "completed",
    "error",
]


class KycScoreStatus(OpenEnum):
    """State of an assessment."""

    PROCESSING: Final = "processing"
    """A provider has not answered yet."""
    COMPLETED: Final = "completed"
    """It is finished."""
    ERROR: Final = "error"
    """It could not be finished."""

    _values = frozenset(get_args(KycScoreStatusValue))

    @classmethod
    def is_known(cls, value: str) -> TypeGuard[KycScoreStatusValue]:
        """True for a value that this version of the SDK knows."""
        return value in cls._values


KycScreeningResultValue: TypeAlias = Literal[
    "clear",
    "possible_match",
    "match",
]


class KycScreeningResult(OpenEnum):
    """Result of a screening."""

    CLEAR: Final = "clear"
    """Nothing was found."""
    POSSIBLE_MATCH: Final = "possible_match"
    """Something similar was found."""
    MATCH: Final = "match"
    """The person was found."""

    _values = frozenset(get_args(KycScreeningResultValue))

    @classmethod
    def is_known(cls, value: str) -> TypeGuard[KycScreeningResultValue]:
        """True for a value that this version of the SDK knows."""
        return value in cls._values


KycTierValue: TypeAlias = Literal[
    "tier_0",
    "tier_1",
    "tier_2",
    "tier_3",
]


class KycTier(OpenEnum):
    """Level of identity assurance, which sets amount limits."""

    TIER_0: Final = "tier_0"
    """Nothing is verified."""
    TIER_1: Final = "tier_1"
    """Phone and name match."""
    TIER_2: Final = "tier_2"
    """Tier 1 and a clear id number."""
    TIER_3: Final = "tier_3"
    """Tier 2, a document, a live face match and an address."""

    _values = frozenset(get_args(KycTierValue))

    @classmethod
    def is_known(cls, value: str) -> TypeGuard[KycTierValue]:
        """True for a value that this version of the SDK knows."""
        return value in cls._values
