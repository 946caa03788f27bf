"""The resource balances. Generated: changes belong in the API description or in the generator."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .._generated.operations import balances as _ops
from .._runtime._client import AsyncResource, Resource
from .._runtime._omit import OMIT

if TYPE_CHECKING:
    from .._generated.options import RequestOptions
    from .._runtime._omit import Omit
    from .._runtime._page import AsyncPager, Page
    from ..types.balances import Balance


class Balances(Resource):
    """Accounts, balances and ledger entries."""

    def list(
        self,
        *,
        accept_language: str | Omit = OMIT,
        x_correlation_id: str | Omit = OMIT,
        limit: int | Omit = OMIT,
        starting_after: str | Omit = OMIT,
        ending_before: str | Omit = OMIT,
        currency: str | Omit = OMIT,
        options: RequestOptions | None = None,
    ) -> Page[Balance]:
        """List balances

        Returns the money of the tenant in each currency, summed over its accounts: available, reserved for
        payments under way, and pending, which is incoming money that is not posted yet. For the balance of one
        account read the account.

        Needs the scope balances:read.

        Args:
            accept_language: Language of `title`, `detail` and messages in problems: `en` (default) or `fr`.
            x_correlation_id: The caller's own trace id: stored with the request and returned unchanged.
            limit: Number of items on one page.
            starting_after: Cursor: id of the last item of the page before.
            ending_before: Cursor: id of the first item of the page after.
            currency: Only this currency.
        """
        return self._core.list(
            _ops.LIST,
            {
                "accept_language": accept_language,
                "x_correlation_id": x_correlation_id,
                "limit": limit,
                "starting_after": starting_after,
                "ending_before": ending_before,
                "currency": currency,
            },
            options,
        )


class AsyncBalances(AsyncResource):
    """Accounts, balances and ledger entries."""

    def list(
        self,
        *,
        accept_language: str | Omit = OMIT,
        x_correlation_id: str | Omit = OMIT,
        limit: int | Omit = OMIT,
        starting_after: str | Omit = OMIT,
        ending_before: str | Omit = OMIT,
        currency: str | Omit = OMIT,
        options: RequestOptions | None = None,
    ) -> AsyncPager[Balance]:
        """List balances

        Returns the money of the tenant in each currency, summed over its accounts: available, reserved for
        payments under way, and pending, which is incoming money that is not posted yet. For the balance of one
        account read the account.

        Needs the scope balances:read.

        Args:
            accept_language: Language of `title`, `detail` and messages in problems: `en` (default) or `fr`.
            x_correlation_id: The caller's own trace id: stored with the request and returned unchanged.
            limit: Number of items on one page.
            starting_after: Cursor: id of the last item of the page before.
            ending_before: Cursor: id of the first item of the page after.
            currency: Only this currency.
        """
        return self._core.list(
            _ops.LIST,
            {
                "accept_language": accept_language,
                "x_correlation_id": x_correlation_id,
                "limit": limit,
                "starting_after": starting_after,
                "ending_before": ending_before,
                "currency": currency,
            },
            options,
        )
