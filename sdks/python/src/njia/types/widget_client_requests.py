"""Shapes of the API. Generated: changes belong in the API description or in the generator."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .._runtime._codec import INT, STR, type_refs
from .._runtime._model import OPT, REQ, Model

if TYPE_CHECKING:
    from ..types.common_requests import ConsentInput
    from ..types.kyc_requests import KycDocumentInput, KycIdentityInput, KycSelfieInput, KycSubject
    from ..types.mobile_values import MobileMoneyProviderValue

_ref = type_refs(__name__)

__all__ = [
    "ClientKycRequest",
    "ClientPaymentRequest",
    "ClientQuoteRequest",
]


class ClientKycRequest(Model):
    """What the visitor gave.

    At least one of identity, document and phone is needed.
    """

    subject: KycSubject | None = None
    """Required unless the widget has a customer."""
    identity: KycIdentityInput | None = None
    document: KycDocumentInput | None = None
    selfie: KycSelfieInput | None = None
    consent: ConsentInput
    """Consent of the visitor, with the purpose `identity_verification`."""

    _table = (
        ("subject", "subject", _ref("kyc_requests", "KycSubject"), OPT),
        ("identity", "identity", _ref("kyc_requests", "KycIdentityInput"), OPT),
        ("document", "document", _ref("kyc_requests", "KycDocumentInput"), OPT),
        ("selfie", "selfie", _ref("kyc_requests", "KycSelfieInput"), OPT),
        ("consent", "consent", _ref("common_requests", "ConsentInput"), REQ),
    )


class ClientPaymentRequest(Model):
    """The wallet to collect from.

    Amount, currency and reference come from the widget.
    """

    msisdn: str
    """Number of the visitor's wallet."""
    provider: MobileMoneyProviderValue | str | None = None
    """Wallet; found from the number if absent."""
    country: str | None = None
    """Country of the wallet; found from the number if absent."""
    holder_name: str | None = None
    """Name of the wallet's holder."""
    amount_minor_units: int | None = None
    """Amount in minor units; only if the widget does not lock it."""
    quote_id: str | None = None
    """Quote that the visitor agreed to."""

    _table = (
        ("msisdn", "msisdn", STR, REQ),
        ("provider", "provider", STR, OPT),
        ("country", "country", STR, OPT),
        ("holder_name", "holderName", STR, OPT),
        ("amount_minor_units", "amountMinorUnits", INT, OPT),
        ("quote_id", "quoteId", STR, OPT),
    )


class ClientQuoteRequest(Model):
    """The wallet to pay from."""

    msisdn: str
    """Number of the visitor's wallet."""
    provider: MobileMoneyProviderValue | str | None = None
    """Wallet; found from the number if absent."""
    country: str | None = None
    """Country of the wallet; found from the number if absent."""
    amount_minor_units: int | None = None
    """Amount in minor units; only if the widget does not lock it."""

    _table = (
        ("msisdn", "msisdn", STR, REQ),
        ("provider", "provider", STR, OPT),
        ("country", "country", STR, OPT),
        ("amount_minor_units", "amountMinorUnits", INT, OPT),
    )
