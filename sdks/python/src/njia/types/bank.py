"""Shapes of the API. Generated: changes belong in the API description or in the generator."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .._runtime._codec import STR, Const, Nullable
from .._runtime._model import LAST4, REQ, Model

if TYPE_CHECKING:
    from typing import Literal

__all__ = [
    "BankAccountPartyDetails",
]


class BankAccountPartyDetails(Model):
    """A bank account as answers show it."""

    type: Literal["bank_account"] = "bank_account"
    """Kind of party."""
    country: str
    bank_code: str
    """BIC or national bank code."""
    account_number: str | None
    """National account number; only the last four characters are shown."""
    iban: str | None
    """IBAN; only the last four characters are shown."""
    holder_name: str
    """Name of the account's holder."""

    _table = (
        ("type", "type", Const("bank_account"), REQ),
        ("country", "country", STR, REQ),
        ("bank_code", "bankCode", STR, REQ),
        ("account_number", "accountNumber", Nullable(STR), REQ | LAST4),
        ("iban", "iban", Nullable(STR), REQ | LAST4),
        ("holder_name", "holderName", STR, REQ),
    )
