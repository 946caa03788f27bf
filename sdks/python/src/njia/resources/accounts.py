"""The resource accounts. Generated: changes belong in the API description or in the generator."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .._generated.operations import accounts as _ops
from .._runtime._client import AsyncResource, Resource
from .._runtime._omit import OMIT

if TYPE_CHECKING:
    import datetime as _dt
    from collections.abc import Mapping

    from .._generated.options import RequestOptions
    from .._runtime._omit import Omit
    from .._runtime._page import AsyncPager, Page
    from ..types.accounts import Account, LedgerEntry
    from ..types.accounts_values import AccountStatusValue, AccountTypeValue, LedgerEntryKindValue, LedgerPhaseValue


class Accounts(Resource):
    """Accounts, balances and ledger entries."""

    def create(
        self,
        *,
        name: str,
        currency: str,
        accept_language: str | Omit = OMIT,
        x_correlation_id: str | Omit = OMIT,
        type: AccountTypeValue | str | Omit = OMIT,
        country: str | Omit = OMIT,
        metadata: Mapping[str, str] | Omit = OMIT,
        options: RequestOptions | None = None,
    ) -> Account:
        """Open an account

        Opens an account in one currency with a balance of zero. The first account in a currency becomes the
        default one, which payments without `accountId` use. An `Idempotency-Key` is accepted.

        Needs the scope accounts:write.

        Sent with an idempotency key; a retry cannot take effect twice.

        Args:
            name: Name of the account.
            accept_language: Language of `title`, `detail` and messages in problems: `en` (default) or `fr`.
            x_correlation_id: The caller's own trace id: stored with the request and returned unchanged.
            type: What the account is for.
            country: Country of the account.
        """
        return self._core.call(
            _ops.CREATE,
            {
                "name": name,
                "currency": currency,
                "accept_language": accept_language,
                "x_correlation_id": x_correlation_id,
                "type": type,
                "country": country,
                "metadata": metadata,
            },
            options,
        )

    def retrieve(
        self,
        id: str,
        *,
        accept_language: str | Omit = OMIT,
        x_correlation_id: str | Omit = OMIT,
        options: RequestOptions | None = None,
    ) -> Account:
        """Read an account

        Returns the account with its balance as it is now.

        Needs the scope balances:read.

        Args:
            id: Id of the account.
            accept_language: Language of `title`, `detail` and messages in problems: `en` (default) or `fr`.
            x_correlation_id: The caller's own trace id: stored with the request and returned unchanged.
        """
        return self._core.call(
            _ops.RETRIEVE,
            {"id": id, "accept_language": accept_language, "x_correlation_id": x_correlation_id},
            options,
        )

    def list(
        self,
        *,
        accept_language: str | Omit = OMIT,
        x_correlation_id: str | Omit = OMIT,
        limit: int | Omit = OMIT,
        starting_after: str | Omit = OMIT,
        ending_before: str | Omit = OMIT,
        created_after: _dt.datetime | Omit = OMIT,
        created_before: _dt.datetime | Omit = OMIT,
        currency: str | Omit = OMIT,
        type: AccountTypeValue | str | Omit = OMIT,
        status: AccountStatusValue | str | Omit = OMIT,
        options: RequestOptions | None = None,
    ) -> Page[Account]:
        """List accounts

        Returns the accounts of this tenant and mode with their balances, newest first. Filters combine.

        Needs the scope balances:read.

        Args:
            accept_language: Language of `title`, `detail` and messages in problems: `en` (default) or `fr`.
            x_correlation_id: The caller's own trace id: stored with the request and returned unchanged.
            limit: Number of items on one page.
            starting_after: Cursor: id of the last item of the page before.
            ending_before: Cursor: id of the first item of the page after.
            created_after: Only items created at or after this time (RFC 3339).
            created_before: Only items created before this time (RFC 3339).
            currency: Only accounts in this currency.
            type: Only accounts of this kind.
            status: Only accounts in this state.
        """
        return self._core.list(
            _ops.LIST,
            {
                "accept_language": accept_language,
                "x_correlation_id": x_correlation_id,
                "limit": limit,
                "starting_after": starting_after,
                "ending_before": ending_before,
                "created_after": created_after,
                "created_before": created_before,
                "currency": currency,
                "type": type,
                "status": status,
            },
            options,
        )

    def list_entries(
        self,
        id: str,
        *,
        accept_language: str | Omit = OMIT,
        x_correlation_id: str | Omit = OMIT,
        limit: int | Omit = OMIT,
        starting_after: str | Omit = OMIT,
        ending_before: str | Omit = OMIT,
        created_after: _dt.datetime | Omit = OMIT,
        created_before: _dt.datetime | Omit = OMIT,
        kind: LedgerEntryKindValue | str | Omit = OMIT,
        phase: LedgerPhaseValue | str | Omit = OMIT,
        transaction_id: str | Omit = OMIT,
        options: RequestOptions | None = None,
    ) -> Page[LedgerEntry]:
        """List the ledger entries of an account

        Returns the postings on the account, newest first, each with the balance after it. Entries are only ever
        added; the balance is the sum of the posted ones.

        Needs the scope balances:read.

        Args:
            id: Id of the account.
            accept_language: Language of `title`, `detail` and messages in problems: `en` (default) or `fr`.
            x_correlation_id: The caller's own trace id: stored with the request and returned unchanged.
            limit: Number of items on one page.
            starting_after: Cursor: id of the last item of the page before.
            ending_before: Cursor: id of the first item of the page after.
            created_after: Only items created at or after this time (RFC 3339).
            created_before: Only items created before this time (RFC 3339).
            kind: Only entries of this kind.
            phase: Only entries in this phase.
            transaction_id: Only entries of this transaction.
        """
        return self._core.list(
            _ops.LIST_ENTRIES,
            {
                "id": id,
                "accept_language": accept_language,
                "x_correlation_id": x_correlation_id,
                "limit": limit,
                "starting_after": starting_after,
                "ending_before": ending_before,
                "created_after": created_after,
                "created_before": created_before,
                "kind": kind,
                "phase": phase,
                "transaction_id": transaction_id,
            },
            options,
        )


class AsyncAccounts(AsyncResource):
    """Accounts, balances and ledger entries."""

    async def create(
        self,
        *,
        name: str,
        currency: str,
        accept_language: str | Omit = OMIT,
        x_correlation_id: str | Omit = OMIT,
        type: AccountTypeValue | str | Omit = OMIT,
        country: str | Omit = OMIT,
        metadata: Mapping[str, str] | Omit = OMIT,
        options: RequestOptions | None = None,
    ) -> Account:
        """Open an account

        Opens an account in one currency with a balance of zero. The first account in a currency becomes the
        default one, which payments without `accountId` use. An `Idempotency-Key` is accepted.

        Needs the scope accounts:write.

        Sent with an idempotency key; a retry cannot take effect twice.

        Args:
            name: Name of the account.
            accept_language: Language of `title`, `detail` and messages in problems: `en` (default) or `fr`.
            x_correlation_id: The caller's own trace id: stored with the request and returned unchanged.
            type: What the account is for.
            country: Country of the account.
        """
        return await self._core.call(
            _ops.CREATE,
            {
                "name": name,
                "currency": currency,
                "accept_language": accept_language,
                "x_correlation_id": x_correlation_id,
                "type": type,
                "country": country,
                "metadata": metadata,
            },
            options,
        )

    async def retrieve(
        self,
        id: str,
        *,
        accept_language: str | Omit = OMIT,
        x_correlation_id: str | Omit = OMIT,
        options: RequestOptions | None = None,
    ) -> Account:
        """Read an account

        Returns the account with its balance as it is now.

        Needs the scope balances:read.

        Args:
            id: Id of the account.
            accept_language: Language of `title`, `detail` and messages in problems: `en` (default) or `fr`.
            x_correlation_id: The caller's own trace id: stored with the request and returned unchanged.
        """
        return await self._core.call(
            _ops.RETRIEVE,
            {"id": id, "accept_language": accept_language, "x_correlation_id": x_correlation_id},
            options,
        )

    def list(
        self,
        *,
        accept_language: str | Omit = OMIT,
        x_correlation_id: str | Omit = OMIT,
        limit: int | Omit = OMIT,
        starting_after: str | Omit = OMIT,
        ending_before: str | Omit = OMIT,
        created_after: _dt.datetime | Omit = OMIT,
        created_before: _dt.datetime | Omit = OMIT,
        currency: str | Omit = OMIT,
        type: AccountTypeValue | str | Omit = OMIT,
        status: AccountStatusValue | str | Omit = OMIT,
        options: RequestOptions | None = None,
    ) -> AsyncPager[Account]:
        """List accounts

        Returns the accounts of this tenant and mode with their balances, newest first. Filters combine.

        Needs the scope balances:read.

        Args:
            accept_language: Language of `title`, `detail` and messages in problems: `en` (default) or `fr`.
            x_correlation_id: The caller's own trace id: stored with the request and returned unchanged.
            limit: Number of items on one page.
            starting_after: Cursor: id of the last item of the page before.
            ending_before: Cursor: id of the first item of the page after.
            created_after: Only items created at or after this time (RFC 3339).
            created_before: Only items created before this time (RFC 3339).
            currency: Only accounts in this currency.
            type: Only accounts of this kind.
            status: Only accounts in this state.
        """
        return self._core.list(
            _ops.LIST,
            {
                "accept_language": accept_language,
                "x_correlation_id": x_correlation_id,
                "limit": limit,
                "starting_after": starting_after,
                "ending_before": ending_before,
                "created_after": created_after,
                "created_before": created_before,
                "currency": currency,
                "type": type,
                "status": status,
            },
            options,
        )

    def list_entries(
        self,
        id: str,
        *,
        accept_language: str | Omit = OMIT,
        x_correlation_id: str | Omit = OMIT,
        limit: int | Omit = OMIT,
        starting_after: str | Omit = OMIT,
        ending_before: str | Omit = OMIT,
        created_after: _dt.datetime | Omit = OMIT,
        created_before: _dt.datetime | Omit = OMIT,
        kind: LedgerEntryKindValue | str | Omit = OMIT,
        phase: LedgerPhaseValue | str | Omit = OMIT,
        transaction_id: str | Omit = OMIT,
        options: RequestOptions | None = None,
    ) -> AsyncPager[LedgerEntry]:
        """List the ledger entries of an account

        Returns the postings on the account, newest first, each with the balance after it. Entries are only ever
        added; the balance is the sum of the posted ones.

        Needs the scope balances:read.

        Args:
            id: Id of the account.
            accept_language: Language of `title`, `detail` and messages in problems: `en` (default) or `fr`.
            x_correlation_id: The caller's own trace id: stored with the request and returned unchanged.
            limit: Number of items on one page.
            starting_after: Cursor: id of the last item of the page before.
            ending_before: Cursor: id of the first item of the page after.
            created_after: Only items created at or after this time (RFC 3339).
            created_before: Only items created before this time (RFC 3339).
            kind: Only entries of this kind.
            phase: Only entries in this phase.
            transaction_id: Only entries of this transaction.
        """
        return self._core.list(
            _ops.LIST_ENTRIES,
            {
                "id": id,
                "accept_language": accept_language,
                "x_correlation_id": x_correlation_id,
                "limit": limit,
                "starting_after": starting_after,
                "ending_before": ending_before,
                "created_after": created_after,
                "created_before": created_before,
                "kind": kind,
                "phase": phase,
                "transaction_id": transaction_id,
            },
            options,
        )
