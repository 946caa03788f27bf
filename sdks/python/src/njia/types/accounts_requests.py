"""Shapes of the API. Generated: changes belong in the API description or in the generator."""

from __future__ import annotations

from typing import TYPE_CHECKING, TypedDict

from .._runtime._codec import STR, Const, MapOf
from .._runtime._model import OPT, REQ, Model

if TYPE_CHECKING:
    from typing import Literal

    from ..types.accounts_values import AccountTypeValue

__all__ = [
    "AccountParty",
    "AccountPartyParam",
    "AccountRequest",
]


class AccountParty(Model):
    """Another account of the same tenant.

    The payment is a book transfer on the rail `internal_book`, free and instant.
    """

    type: Literal["account"] = "account"
    """Kind of party."""
    account_id: str
    """Id of the account."""

    _table = (
        ("type", "type", Const("account"), REQ),
        ("account_id", "accountId", STR, REQ),
    )


class AccountPartyParam(TypedDict):
    """The fields of `AccountParty` as a dict."""

    type: Literal["account"]
    account_id: str


class AccountRequest(Model):
    """Order to open an account."""

    name: str
    """Name of the account."""
    type: AccountTypeValue | str | None = None
    """What the account is for."""
    country: str | None = None
    """Country of the account.

    Without it, the tenant's country.
    """
    currency: str
    metadata: dict[str, str] | None = None

    _table = (
        ("name", "name", STR, REQ),
        ("type", "type", STR, OPT),
        ("country", "country", STR, OPT),
        ("currency", "currency", STR, REQ),
        ("metadata", "metadata", MapOf(STR), OPT),
    )
