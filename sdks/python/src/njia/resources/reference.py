"""The resource reference. Generated: changes belong in the API description or in the generator."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .._generated.operations import reference as _ops
from .._runtime._client import AsyncResource, Resource
from .._runtime._omit import OMIT

if TYPE_CHECKING:
    from .._generated.options import RequestOptions
    from .._runtime._omit import Omit
    from .._runtime._page import AsyncPager, Page
    from ..types.reference import CurrencyInfo, MerchantCategory, ProviderInfo


class Reference(Resource):
    """Firm prices, rails, corridors and how a rail is chosen."""

    def list_currencies(
        self,
        *,
        accept_language: str | Omit = OMIT,
        x_correlation_id: str | Omit = OMIT,
        limit: int | Omit = OMIT,
        starting_after: str | Omit = OMIT,
        ending_before: str | Omit = OMIT,
        options: RequestOptions | None = None,
    ) -> Page[CurrencyInfo]:
        """List currencies

        Returns the supported currencies with the number of their minor-unit digits, in order of their codes. The
        digits are those of ISO 4217: 0 for XAF, 2 for KES, 3 for TND. Use them to show amounts, not a library of
        the platform, which may differ. Any valid key may read this.

        Args:
            accept_language: Language of `title`, `detail` and messages in problems: `en` (default) or `fr`.
            x_correlation_id: The caller's own trace id: stored with the request and returned unchanged.
            limit: Number of items on one page.
            starting_after: Cursor: id of the last item of the page before.
            ending_before: Cursor: id of the first item of the page after.
        """
        return self._core.list(
            _ops.LIST_CURRENCIES,
            {
                "accept_language": accept_language,
                "x_correlation_id": x_correlation_id,
                "limit": limit,
                "starting_after": starting_after,
                "ending_before": ending_before,
            },
            options,
        )

    def list_merchant_categories(
        self,
        *,
        accept_language: str | Omit = OMIT,
        x_correlation_id: str | Omit = OMIT,
        limit: int | Omit = OMIT,
        starting_after: str | Omit = OMIT,
        ending_before: str | Omit = OMIT,
        options: RequestOptions | None = None,
    ) -> Page[MerchantCategory]:
        """List merchant category groups

        Returns the groups of merchant category codes (ISO 18245) that spend limits and card controls name, in
        order of their ids. A code in no group counts as `other`. Any valid key may read this.

        Args:
            accept_language: Language of `title`, `detail` and messages in problems: `en` (default) or `fr`.
            x_correlation_id: The caller's own trace id: stored with the request and returned unchanged.
            limit: Number of items on one page.
            starting_after: Cursor: id of the last item of the page before.
            ending_before: Cursor: id of the first item of the page after.
        """
        return self._core.list(
            _ops.LIST_MERCHANT_CATEGORIES,
            {
                "accept_language": accept_language,
                "x_correlation_id": x_correlation_id,
                "limit": limit,
                "starting_after": starting_after,
                "ending_before": ending_before,
            },
            options,
        )

    def list_providers(
        self,
        *,
        accept_language: str | Omit = OMIT,
        x_correlation_id: str | Omit = OMIT,
        limit: int | Omit = OMIT,
        starting_after: str | Omit = OMIT,
        ending_before: str | Omit = OMIT,
        country: str | Omit = OMIT,
        options: RequestOptions | None = None,
    ) -> Page[ProviderInfo]:
        """List mobile-money providers

        Returns the mobile-money providers with their countries, the rails that reach them and their known number
        ranges, in order of their ids. Where a number range is known, a payment need not name the provider. Any
        valid key may read this.

        Args:
            accept_language: Language of `title`, `detail` and messages in problems: `en` (default) or `fr`.
            x_correlation_id: The caller's own trace id: stored with the request and returned unchanged.
            limit: Number of items on one page.
            starting_after: Cursor: id of the last item of the page before.
            ending_before: Cursor: id of the first item of the page after.
            country: Only providers in this country.
        """
        return self._core.list(
            _ops.LIST_PROVIDERS,
            {
                "accept_language": accept_language,
                "x_correlation_id": x_correlation_id,
                "limit": limit,
                "starting_after": starting_after,
                "ending_before": ending_before,
                "country": country,
            },
            options,
        )


class AsyncReference(AsyncResource):
    """Firm prices, rails, corridors and how a rail is chosen."""

    def list_currencies(
        self,
        *,
        accept_language: str | Omit = OMIT,
        x_correlation_id: str | Omit = OMIT,
        limit: int | Omit = OMIT,
        starting_after: str | Omit = OMIT,
        ending_before: str | Omit = OMIT,
        options: RequestOptions | None = None,
    ) -> AsyncPager[CurrencyInfo]:
        """List currencies

        Returns the supported currencies with the number of their minor-unit digits, in order of their codes. The
        digits are those of ISO 4217: 0 for XAF, 2 for KES, 3 for TND. Use them to show amounts, not a library of
        the platform, which may differ. Any valid key may read this.

        Args:
            accept_language: Language of `title`, `detail` and messages in problems: `en` (default) or `fr`.
            x_correlation_id: The caller's own trace id: stored with the request and returned unchanged.
            limit: Number of items on one page.
            starting_after: Cursor: id of the last item of the page before.
            ending_before: Cursor: id of the first item of the page after.
        """
        return self._core.list(
            _ops.LIST_CURRENCIES,
            {
                "accept_language": accept_language,
                "x_correlation_id": x_correlation_id,
                "limit": limit,
                "starting_after": starting_after,
                "ending_before": ending_before,
            },
            options,
        )

    def list_merchant_categories(
        self,
        *,
        accept_language: str | Omit = OMIT,
        x_correlation_id: str | Omit = OMIT,
        limit: int | Omit = OMIT,
        starting_after: str | Omit = OMIT,
        ending_before: str | Omit = OMIT,
        options: RequestOptions | None = None,
    ) -> AsyncPager[MerchantCategory]:
        """List merchant category groups

        Returns the groups of merchant category codes (ISO 18245) that spend limits and card controls name, in
        order of their ids. A code in no group counts as `other`. Any valid key may read this.

        Args:
            accept_language: Language of `title`, `detail` and messages in problems: `en` (default) or `fr`.
            x_correlation_id: The caller's own trace id: stored with the request and returned unchanged.
            limit: Number of items on one page.
            starting_after: Cursor: id of the last item of the page before.
            ending_before: Cursor: id of the first item of the page after.
        """
        return self._core.list(
            _ops.LIST_MERCHANT_CATEGORIES,
            {
                "accept_language": accept_language,
                "x_correlation_id": x_correlation_id,
                "limit": limit,
                "starting_after": starting_after,
                "ending_before": ending_before,
            },
            options,
        )

    def list_providers(
        self,
        *,
        accept_language: str | Omit = OMIT,
        x_correlation_id: str | Omit = OMIT,
        limit: int | Omit = OMIT,
        starting_after: str | Omit = OMIT,
        ending_before: str | Omit = OMIT,
        country: str | Omit = OMIT,
        options: RequestOptions | None = None,
    ) -> AsyncPager[ProviderInfo]:
        """List mobile-money providers

        Returns the mobile-money providers with their countries, the rails that reach them and their known number
        ranges, in order of their ids. Where a number range is known, a payment need not name the provider. Any
        valid key may read this.

        Args:
            accept_language: Language of `title`, `detail` and messages in problems: `en` (default) or `fr`.
            x_correlation_id: The caller's own trace id: stored with the request and returned unchanged.
            limit: Number of items on one page.
            starting_after: Cursor: id of the last item of the page before.
            ending_before: Cursor: id of the first item of the page after.
            country: Only providers in this country.
        """
        return self._core.list(
            _ops.LIST_PROVIDERS,
            {
                "accept_language": accept_language,
                "x_correlation_id": x_correlation_id,
                "limit": limit,
                "starting_after": starting_after,
                "ending_before": ending_before,
                "country": country,
            },
            options,
        )
