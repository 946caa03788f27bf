"""Shapes of the API. Generated: changes belong in the API description or in the generator."""

from __future__ import annotations

from typing import TYPE_CHECKING, TypedDict

from .._runtime._codec import BOOL, STR, Const
from .._runtime._model import LAST4, OPT, REQ, Model
from .._runtime._scalars import DATE_TIME

if TYPE_CHECKING:
    import datetime as _dt
    from typing import Literal

    from ..types.consent_values import ConsentPurposeValue
    from ..types.language_values import LanguageTagValue
    from ..types.mobile_values import MobileMoneyProviderValue

__all__ = [
    "AddressInput",
    "AddressInputParam",
    "BankAccountParty",
    "BankAccountPartyParam",
    "ConsentInput",
    "ConsentInputParam",
    "MobileMoneyParty",
    "MobileMoneyPartyParam",
]


class AddressInput(Model):
    """Postal address."""

    line1: str | None = None
    """Street and number, or the landmark that people go by."""
    line2: str | None = None
    """Further line."""
    city: str | None = None
    """Town or city."""
    region: str | None = None
    """Region, state or county."""
    postal_code: str | None = None
    """Postal code; many countries have none."""
    country: str

    _table = (
        ("line1", "line1", STR, OPT),
        ("line2", "line2", STR, OPT),
        ("city", "city", STR, OPT),
        ("region", "region", STR, OPT),
        ("postal_code", "postalCode", STR, OPT),
        ("country", "country", STR, REQ),
    )


class _AddressInputParam(TypedDict):
    country: str


class AddressInputParam(_AddressInputParam, total=False):
    """The fields of `AddressInput` as a dict."""

    line1: str
    line2: str
    city: str
    region: str
    postal_code: str


class BankAccountParty(Model):
    """A bank account, named by `accountNumber` or by `iban`."""

    type: Literal["bank_account"] = "bank_account"
    """Kind of party."""
    country: str
    bank_code: str
    """BIC of 8 or 11 characters or the national bank code of 3 to 12."""
    account_number: str | None = None
    """National account number."""
    iban: str | None = None
    """IBAN without spaces."""
    holder_name: str
    """Name of the account's holder."""

    _table = (
        ("type", "type", Const("bank_account"), REQ),
        ("country", "country", STR, REQ),
        ("bank_code", "bankCode", STR, REQ),
        ("account_number", "accountNumber", STR, LAST4),
        ("iban", "iban", STR, LAST4),
        ("holder_name", "holderName", STR, REQ),
    )


class _BankAccountPartyParam(TypedDict):
    type: Literal["bank_account"]
    country: str
    bank_code: str
    holder_name: str


class BankAccountPartyParam(_BankAccountPartyParam, total=False):
    """The fields of `BankAccountParty` as a dict."""

    account_number: str
    iban: str


class ConsentInput(Model):
    """Proof that the person agreed to the processing.

    Without a granted consent the answer is 403 `consent_required`.
    """

    granted: bool
    """Whether the person agreed; only `true` lets the operation run."""
    granted_at: _dt.datetime
    """When the person agreed."""
    purpose: ConsentPurposeValue | str
    reference: str
    """The caller's reference of the stored consent."""
    notice_language: LanguageTagValue | str
    notice_url: str | None = None
    """Address of the notice that the person saw."""

    _table = (
        ("granted", "granted", BOOL, REQ),
        ("granted_at", "grantedAt", DATE_TIME, REQ),
        ("purpose", "purpose", STR, REQ),
        ("reference", "reference", STR, REQ),
        ("notice_language", "noticeLanguage", STR, REQ),
        ("notice_url", "noticeUrl", STR, OPT),
    )


class _ConsentInputParam(TypedDict):
    granted: bool
    granted_at: _dt.datetime
    purpose: ConsentPurposeValue | str
    reference: str
    notice_language: LanguageTagValue | str


class ConsentInputParam(_ConsentInputParam, total=False):
    """The fields of `ConsentInput` as a dict."""

    notice_url: str


class MobileMoneyParty(Model):
    """A mobile-money wallet."""

    type: Literal["mobile_money"] = "mobile_money"
    """Kind of party."""
    msisdn: str
    provider: MobileMoneyProviderValue | str | None = None
    country: str
    holder_name: str | None = None
    """Name of the wallet's holder; compared where the provider allows it."""

    _table = (
        ("type", "type", Const("mobile_money"), REQ),
        ("msisdn", "msisdn", STR, REQ),
        ("provider", "provider", STR, OPT),
        ("country", "country", STR, REQ),
        ("holder_name", "holderName", STR, OPT),
    )


class _MobileMoneyPartyParam(TypedDict):
    type: Literal["mobile_money"]
    msisdn: str
    country: str


class MobileMoneyPartyParam(_MobileMoneyPartyParam, total=False):
    """The fields of `MobileMoneyParty` as a dict."""

    provider: MobileMoneyProviderValue | str
    holder_name: str
