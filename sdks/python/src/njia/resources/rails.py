"""The resource rails. Generated: changes belong in the API description or in the generator."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .._generated.operations import rails as _ops
from .._runtime._client import AsyncResource, Resource
from .._runtime._omit import OMIT

if TYPE_CHECKING:
    from .._generated.options import RequestOptions
    from .._runtime._omit import Omit
    from .._runtime._page import AsyncPager, Page
    from ..types.rails import Rail, RailKindValue


class Rails(Resource):
    """Firm prices, rails, corridors and how a rail is chosen."""

    def retrieve(
        self,
        id: str,
        *,
        accept_language: str | Omit = OMIT,
        x_correlation_id: str | Omit = OMIT,
        options: RequestOptions | None = None,
    ) -> Rail:
        """Read a rail

        Returns one rail with its reach, limits, tariff and health as they are now.

        Needs the scope routing:read.

        Args:
            id: Id of the rail.
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
        country: str | Omit = OMIT,
        currency: str | Omit = OMIT,
        kind: RailKindValue | str | Omit = OMIT,
        options: RequestOptions | None = None,
    ) -> Page[Rail]:
        """List rails

        Returns all rails with their reach, limits, tariff and health, in order of their ids. Rails without a
        configured connector are played by the service (`simulated`).

        Needs the scope routing:read.

        Args:
            accept_language: Language of `title`, `detail` and messages in problems: `en` (default) or `fr`.
            x_correlation_id: The caller's own trace id: stored with the request and returned unchanged.
            limit: Number of items on one page.
            starting_after: Cursor: id of the last item of the page before.
            ending_before: Cursor: id of the first item of the page after.
            country: Only rails that reach this country.
            currency: Only rails that carry this currency.
            kind: Only rails of this kind.
        """
        return self._core.list(
            _ops.LIST,
            {
                "accept_language": accept_language,
                "x_correlation_id": x_correlation_id,
                "limit": limit,
                "starting_after": starting_after,
                "ending_before": ending_before,
                "country": country,
                "currency": currency,
                "kind": kind,
            },
            options,
        )


class AsyncRails(AsyncResource):
    """Firm prices, rails, corridors and how a rail is chosen."""

    async def retrieve(
        self,
        id: str,
        *,
        accept_language: str | Omit = OMIT,
        x_correlation_id: str | Omit = OMIT,
        options: RequestOptions | None = None,
    ) -> Rail:
        """Read a rail

        Returns one rail with its reach, limits, tariff and health as they are now.

        Needs the scope routing:read.

        Args:
            id: Id of the rail.
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
        country: str | Omit = OMIT,
        currency: str | Omit = OMIT,
        kind: RailKindValue | str | Omit = OMIT,
        options: RequestOptions | None = None,
    ) -> AsyncPager[Rail]:
        """List rails

        Returns all rails with their reach, limits, tariff and health, in order of their ids. Rails without a
        configured connector are played by the service (`simulated`).

        Needs the scope routing:read.

        Args:
            accept_language: Language of `title`, `detail` and messages in problems: `en` (default) or `fr`.
            x_correlation_id: The caller's own trace id: stored with the request and returned unchanged.
            limit: Number of items on one page.
            starting_after: Cursor: id of the last item of the page before.
            ending_before: Cursor: id of the first item of the page after.
            country: Only rails that reach this country.
            currency: Only rails that carry this currency.
            kind: Only rails of this kind.
        """
        return self._core.list(
            _ops.LIST,
            {
                "accept_language": accept_language,
                "x_correlation_id": x_correlation_id,
                "limit": limit,
                "starting_after": starting_after,
                "ending_before": ending_before,
                "country": country,
                "currency": currency,
                "kind": kind,
            },
            options,
        )
