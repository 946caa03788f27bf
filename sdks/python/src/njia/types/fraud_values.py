"""Shapes of the API. Generated: changes belong in the API description or in the generator."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, Literal, TypeAlias, get_args

from .._runtime._enum import OpenEnum

if TYPE_CHECKING:
    from typing import Any, TypeGuard

__all__ = [
    "FraudAnalysisEventType",
    "FraudAnalysisEventTypeValue",
    "FraudChannel",
    "FraudChannelValue",
    "FraudCheckMode",
    "FraudCheckModeValue",
    "FraudDecision",
    "FraudDecisionValue",
    "FraudEvidence",
    "FraudFailMode",
    "FraudFailModeValue",
    "FraudFeedbackLabel",
    "FraudFeedbackLabelValue",
    "FraudHistoryOverride",
    "FraudReasonCategory",
    "FraudReasonCategoryValue",
    "FraudReasonCode",
    "FraudReasonCodeValue",
    "FraudRiskLevel",
    "FraudRiskLevelValue",
    "FraudTransactionType",
    "FraudTransactionTypeValue",
]


FraudAnalysisEventTypeValue: TypeAlias = Literal[
    "fraud_analysis.completed",
    "fraud_analysis.flagged",
    "fraud_analysis.blocked",
]


class FraudAnalysisEventType(OpenEnum):
    """What happened."""

    FRAUD_ANALYSIS_COMPLETED: Final = "fraud_analysis.completed"
    """An analysis was made and allows the action."""
    FRAUD_ANALYSIS_FLAGGED: Final = "fraud_analysis.flagged"
    """An analysis asks for a review."""
    FRAUD_ANALYSIS_BLOCKED: Final = "fraud_analysis.blocked"
    """An analysis blocks the action."""

    _values = frozenset(get_args(FraudAnalysisEventTypeValue))

    @classmethod
    def is_known(cls, value: str) -> TypeGuard[FraudAnalysisEventTypeValue]:
        """True for a value that this version of the SDK knows."""
        return value in cls._values


FraudChannelValue: TypeAlias = Literal[
    "app",
    "web",
    "ussd",
    "api",
    "agent",
    "pos",
]


class FraudChannel(OpenEnum):
    """Channel through which the order came."""

    APP: Final = "app"
    """A mobile app."""
    WEB: Final = "web"
    """A web page."""
    USSD: Final = "ussd"
    """A USSD menu."""
    API: Final = "api"
    """A server."""
    AGENT: Final = "agent"
    """An agent."""
    POS: Final = "pos"
    """A terminal."""

    _values = frozenset(get_args(FraudChannelValue))

    @classmethod
    def is_known(cls, value: str) -> TypeGuard[FraudChannelValue]:
        """True for a value that this version of the SDK knows."""
        return value in cls._values


FraudCheckModeValue: TypeAlias = Literal[
    "auto",
    "skip",
]


class FraudCheckMode(OpenEnum):
    """Whether the payment runs through the fraud analysis."""

    AUTO: Final = "auto"
    """The analysis runs before anything is reserved; its decision can hold or block the payment."""
    SKIP: Final = "skip"
    """No analysis; needs the scope `fraud:bypass`."""

    _values = frozenset(get_args(FraudCheckModeValue))

    @classmethod
    def is_known(cls, value: str) -> TypeGuard[FraudCheckModeValue]:
        """True for a value that this version of the SDK knows."""
        return value in cls._values


FraudDecisionValue: TypeAlias = Literal[
    "allow",
    "review",
    "block",
]


class FraudDecision(OpenEnum):
    """Decision of the fraud analysis under the tenant's policy."""

    ALLOW: Final = "allow"
    """The score is below the review threshold."""
    REVIEW: Final = "review"
    """A person should decide; a payment is held until then."""
    BLOCK: Final = "block"
    """The score reached the block threshold; no payment is made."""

    _values = frozenset(get_args(FraudDecisionValue))

    @classmethod
    def is_known(cls, value: str) -> TypeGuard[FraudDecisionValue]:
        """True for a value that this version of the SDK knows."""
        return value in cls._values


FraudEvidence: TypeAlias = "dict[str, Any]"


FraudFailModeValue: TypeAlias = Literal[
    "review",
    "allow",
    "block",
]


class FraudFailMode(OpenEnum):
    """Decision when the scorer cannot be reached."""

    REVIEW: Final = "review"
    """Hold for a person.

    The default.
    """
    ALLOW: Final = "allow"
    """Let it pass."""
    BLOCK: Final = "block"
    """Refuse it."""

    _values = frozenset(get_args(FraudFailModeValue))

    @classmethod
    def is_known(cls, value: str) -> TypeGuard[FraudFailModeValue]:
        """True for a value that this version of the SDK knows."""
        return value in cls._values


FraudFeedbackLabelValue: TypeAlias = Literal[
    "fraud",
    "legitimate",
    "unsure",
]


class FraudFeedbackLabel(OpenEnum):
    """What it turned out to be."""

    FRAUD: Final = "fraud"
    """It was a fraud."""
    LEGITIMATE: Final = "legitimate"
    """It was in order."""
    UNSURE: Final = "unsure"
    """It is not clear."""

    _values = frozenset(get_args(FraudFeedbackLabelValue))

    @classmethod
    def is_known(cls, value: str) -> TypeGuard[FraudFeedbackLabelValue]:
        """True for a value that this version of the SDK knows."""
        return value in cls._values


FraudHistoryOverride: TypeAlias = "dict[str, float]"


FraudReasonCategoryValue: TypeAlias = Literal[
    "account_takeover",
    "behaviour",
    "mule",
    "velocity",
    "aml",
    "agent",
    "card_testing",
    "device",
    "network",
    "identity",
    "merchant",
    "social_engineering",
    "geography",
    "trust",
    "list",
    "system",
]


class FraudReasonCategory(OpenEnum):
    """Kind of signal behind a reason."""

    ACCOUNT_TAKEOVER: Final = "account_takeover"
    """Somebody else may be using the account."""
    BEHAVIOUR: Final = "behaviour"
    """Unlike this sender's habits."""
    MULE: Final = "mule"
    """The account may pass on stolen money."""
    VELOCITY: Final = "velocity"
    """Too many in a short time."""
    AML: Final = "aml"
    """Money laundering."""
    AGENT: Final = "agent"
    """A pattern of an agent."""
    CARD_TESTING: Final = "card_testing"
    """Somebody tries out data."""
    DEVICE: Final = "device"
    """The device."""
    NETWORK: Final = "network"
    """The network."""
    IDENTITY: Final = "identity"
    """Too little is known about the person."""
    MERCHANT: Final = "merchant"
    """The merchant's line of business."""
    SOCIAL_ENGINEERING: Final = "social_engineering"
    """The sender may have been tricked."""
    GEOGRAPHY: Final = "geography"
    """The corridor."""
    TRUST: Final = "trust"
    """Lowers the risk."""
    LIST: Final = "list"
    """A list of the tenant."""
    SYSTEM: Final = "system"
    """The analysis itself."""

    _values = frozenset(get_args(FraudReasonCategoryValue))

    @classmethod
    def is_known(cls, value: str) -> TypeGuard[FraudReasonCategoryValue]:
        """True for a value that this version of the SDK knows."""
        return value in cls._values


FraudReasonCodeValue: TypeAlias = Literal[
    "sim_swap_recent",
    "impossible_travel",
    "amount_above_profile",
    "pass_through",
    "velocity_sender_1h",
    "recipient_fan_in",
    "structuring",
    "device_shared",
    "agent_split_deposits",
    "failed_then_success",
    "device_new",
    "device_compromised",
    "account_young",
    "ip_country_mismatch",
    "new_recipient",
    "kyc_tier_low_for_amount",
    "high_risk_mcc",
    "unusual_hour",
    "dormant_reactivation",
    "duplicate_pattern",
    "refund_pressure",
    "corridor_high_risk",
    "known_recipient",
    "known_device",
    "blocklist_hit",
    "sanctions_match",
    "no_risk_signals",
    "scorer_unavailable",
]


class FraudReasonCode(OpenEnum):
    """Stable code of a reason of a fraud analysis."""

    SIM_SWAP_RECENT: Final = "sim_swap_recent"
    """The sender's SIM was changed in the last 7 days."""
    IMPOSSIBLE_TRAVEL: Final = "impossible_travel"
    """The sender would have travelled faster than 900 km/h."""
    AMOUNT_ABOVE_PROFILE: Final = "amount_above_profile"
    """The amount is far above what this sender usually pays."""
    PASS_THROUGH: Final = "pass_through"
    """Incoming money is moved on within 30 minutes."""
    VELOCITY_SENDER_1H: Final = "velocity_sender_1h"
    """Many payments of the sender within an hour."""
    RECIPIENT_FAN_IN: Final = "recipient_fan_in"
    """Many different senders paid the recipient within 24 hours."""
    STRUCTURING: Final = "structuring"
    """Several payments just below a reporting threshold."""
    DEVICE_SHARED: Final = "device_shared"
    """Many accounts use this device."""
    AGENT_SPLIT_DEPOSITS: Final = "agent_split_deposits"
    """Equal cash-ins at one agent within 30 minutes."""
    FAILED_THEN_SUCCESS: Final = "failed_then_success"
    """Failures and then a success within 15 minutes."""
    DEVICE_NEW: Final = "device_new"
    """The device was not seen before."""
    DEVICE_COMPROMISED: Final = "device_compromised"
    """The device is rooted or an emulator."""
    ACCOUNT_YOUNG: Final = "account_young"
    """The account is younger than 30 days."""
    IP_COUNTRY_MISMATCH: Final = "ip_country_mismatch"
    """The network is in another country."""
    NEW_RECIPIENT: Final = "new_recipient"
    """The first payment to this recipient."""
    KYC_TIER_LOW_FOR_AMOUNT: Final = "kyc_tier_low_for_amount"
    """The amount is high for the sender's identity tier."""
    HIGH_RISK_MCC: Final = "high_risk_mcc"
    """Money transfer, crypto or gambling."""
    UNUSUAL_HOUR: Final = "unusual_hour"
    """An hour at which this sender hardly ever pays."""
    DORMANT_REACTIVATION: Final = "dormant_reactivation"
    """The account was silent for more than 90 days."""
    DUPLICATE_PATTERN: Final = "duplicate_pattern"
    """Same amount and recipient within 10 minutes."""
    REFUND_PRESSURE: Final = "refund_pressure"
    """Incoming money is sent back to the same party within an hour."""
    CORRIDOR_HIGH_RISK: Final = "corridor_high_risk"
    """The corridor is on the policy list."""
    KNOWN_RECIPIENT: Final = "known_recipient"
    """Three or more good payments to this recipient; lowers the risk."""
    KNOWN_DEVICE: Final = "known_device"
    """Ten or more good sessions on this device; lowers the risk."""
    BLOCKLIST_HIT: Final = "blocklist_hit"
    """A party is on the tenant's block list; the score is at least 95."""
    SANCTIONS_MATCH: Final = "sanctions_match"
    """A party is on a sanctions list; the score is 100."""
    NO_RISK_SIGNALS: Final = "no_risk_signals"
    """No signal fired."""
    SCORER_UNAVAILABLE: Final = "scorer_unavailable"
    """The scorer could not be reached; the tenant's fail mode decided."""

    _values = frozenset(get_args(FraudReasonCodeValue))

    @classmethod
    def is_known(cls, value: str) -> TypeGuard[FraudReasonCodeValue]:
        """True for a value that this version of the SDK knows."""
        return value in cls._values


FraudRiskLevelValue: TypeAlias = Literal[
    "low",
    "medium",
    "high",
    "critical",
]


class FraudRiskLevel(OpenEnum):
    """The risk score in four steps."""

    LOW: Final = "low"
    """0 to 29."""
    MEDIUM: Final = "medium"
    """30 to 59."""
    HIGH: Final = "high"
    """60 to 79."""
    CRITICAL: Final = "critical"
    """80 to 100."""

    _values = frozenset(get_args(FraudRiskLevelValue))

    @classmethod
    def is_known(cls, value: str) -> TypeGuard[FraudRiskLevelValue]:
        """True for a value that this version of the SDK knows."""
        return value in cls._values


FraudTransactionTypeValue: TypeAlias = Literal[
    "payout",
    "collection",
    "p2p",
    "cash_out",
    "card_authorization",
    "login",
    "other",
]


class FraudTransactionType(OpenEnum):
    """What is analyzed."""

    PAYOUT: Final = "payout"
    """Money to a recipient."""
    COLLECTION: Final = "collection"
    """Money from a payer."""
    P2P: Final = "p2p"
    """Money between two persons."""
    CASH_OUT: Final = "cash_out"
    """Cash at an agent."""
    CARD_AUTHORIZATION: Final = "card_authorization"
    """A card payment."""
    LOGIN: Final = "login"
    """A login that opens the way to money."""
    OTHER: Final = "other"
    """Anything else."""

    _values = frozenset(get_args(FraudTransactionTypeValue))

    @classmethod
    def is_known(cls, value: str) -> TypeGuard[FraudTransactionTypeValue]:
        """True for a value that this version of the SDK knows."""
        return value in cls._values
