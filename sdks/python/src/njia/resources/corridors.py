"""The resource corridors. Generated: changes belong in the API description or in the generator."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .._generated.operations import corridors as _ops
from .._runtime._client import AsyncResource, Resource
from .._runtime._omit import OMIT

if TYPE_CHECKING:
    import datetime as _dt

    from .._generated.options import RequestOptions
    from .._runtime._omit import Omit
    from .._runtime._page import AsyncPager, Page
    from ..types.corridors import Corridor, CorridorCost


class Corridors(Resource):
    """Firm prices, rails, corridors and how a rail is chosen."""

    def retrieve(
        self,
        id: str,
        *,
        accept_language: str | Omit = OMIT,
        x_correlation_id: str | Omit = OMIT,
        options: RequestOptions | None = None,
    ) -> Corridor:
        """Read a corridor

        Returns one corridor with the rails that serve it.

        Needs the scope routing:read.

        Args:
            id: Id of the corridor.
            accept_language: Language of `title`, `detail` and messages in problems: `en` (default) or `fr`.
            x_correlation_id: The caller's own trace id: stored with the request and returned unchanged.
        """
        return self._core.call(
            _ops.RETRIEVE,
            {"id": id, "accept_language": accept_language, "x_correlation_id": x_correlation_id},
            options,
        )

    def costs(
        self,
        id: str,
        *,
        accept_language: str | Omit = OMIT,
        x_correlation_id: str | Omit = OMIT,
        as_of: _dt.datetime | Omit = OMIT,
        options: RequestOptions | None = None,
    ) -> CorridorCost:
        """Read the cost history of a corridor

        Returns what each rail of the corridor really charged in the 24 hours before `asOf`, how often it succeeded
        and how long it took, as the routing sees it. Newer observations weigh more; with few observations the
        figures lean on the tariff (`basis`). With a past `asOf` you see the history as it was then.

        Needs the scope routing:read.

        Args:
            id: Id of the corridor.
            accept_language: Language of `title`, `detail` and messages in problems: `en` (default) or `fr`.
            x_correlation_id: The caller's own trace id: stored with the request and returned unchanged.
            as_of: End of the window; now without it.
        """
        return self._core.call(
            _ops.COSTS,
            {"id": id, "accept_language": accept_language, "x_correlation_id": x_correlation_id, "as_of": as_of},
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
        source_country: str | Omit = OMIT,
        destination_country: str | Omit = OMIT,
        active: bool | Omit = OMIT,
        options: RequestOptions | None = None,
    ) -> Page[Corridor]:
        """List corridors

        Returns the pairs of countries and currencies between which payments run, with the rails that serve them,
        in order of their ids.

        Needs the scope routing:read.

        Args:
            accept_language: Language of `title`, `detail` and messages in problems: `en` (default) or `fr`.
            x_correlation_id: The caller's own trace id: stored with the request and returned unchanged.
            limit: Number of items on one page.
            starting_after: Cursor: id of the last item of the page before.
            ending_before: Cursor: id of the first item of the page after.
            source_country: Only corridors from this country.
            destination_country: Only corridors to this country.
            active: Only corridors that accept payments, or only those that do not.
        """
        return self._core.list(
            _ops.LIST,
            {
                "accept_language": accept_language,
                "x_correlation_id": x_correlation_id,
                "limit": limit,
                "starting_after": starting_after,
                "ending_before": ending_before,
                "source_country": source_country,
                "destination_country": destination_country,
                "active": active,
            },
            options,
        )


class AsyncCorridors(AsyncResource):
    """Firm prices, rails, corridors and how a rail is chosen."""

    async def retrieve(
        self,
        id: str,
        *,
        accept_language: str | Omit = OMIT,
        x_correlation_id: str | Omit = OMIT,
        options: RequestOptions | None = None,
    ) -> Corridor:
        """Read a corridor

        Returns one corridor with the rails that serve it.

        Needs the scope routing:read.

        Args:
            id: Id of the corridor.
            accept_language: Language of `title`, `detail` and messages in problems: `en` (default) or `fr`.
            x_correlation_id: The caller's own trace id: stored with the request and returned unchanged.
        """
        return await self._core.call(
            _ops.RETRIEVE,
            {"id": id, "accept_language": accept_language, "x_correlation_id": x_correlation_id},
            options,
        )

    async def costs(
        self,
        id: str,
        *,
        accept_language: str | Omit = OMIT,
        x_correlation_id: str | Omit = OMIT,
        as_of: _dt.datetime | Omit = OMIT,
        options: RequestOptions | None = None,
    ) -> CorridorCost:
        """Read the cost history of a corridor

        Returns what each rail of the corridor really charged in the 24 hours before `asOf`, how often it succeeded
        and how long it took, as the routing sees it. Newer observations weigh more; with few observations the
        figures lean on the tariff (`basis`). With a past `asOf` you see the history as it was then.

        Needs the scope routing:read.

        Args:
            id: Id of the corridor.
            accept_language: Language of `title`, `detail` and messages in problems: `en` (default) or `fr`.
            x_correlation_id: The caller's own trace id: stored with the request and returned unchanged.
            as_of: End of the window; now without it.
        """
        return await self._core.call(
            _ops.COSTS,
            {"id": id, "accept_language": accept_language, "x_correlation_id": x_correlation_id, "as_of": as_of},
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
        source_country: str | Omit = OMIT,
        destination_country: str | Omit = OMIT,
        active: bool | Omit = OMIT,
        options: RequestOptions | None = None,
    ) -> AsyncPager[Corridor]:
        """List corridors

        Returns the pairs of countries and currencies between which payments run, with the rails that serve them,
        in order of their ids.

        Needs the scope routing:read.

        Args:
            accept_language: Language of `title`, `detail` and messages in problems: `en` (default) or `fr`.
            x_correlation_id: The caller's own trace id: stored with the request and returned unchanged.
            limit: Number of items on one page.
            starting_after: Cursor: id of the last item of the page before.
            ending_before: Cursor: id of the first item of the page after.
            source_country: Only corridors from this country.
            destination_country: Only corridors to this country.
            active: Only corridors that accept payments, or only those that do not.
        """
        return self._core.list(
            _ops.LIST,
            {
                "accept_language": accept_language,
                "x_correlation_id": x_correlation_id,
                "limit": limit,
                "starting_after": starting_after,
                "ending_before": ending_before,
                "source_country": source_country,
                "destination_country": destination_country,
                "active": active,
            },
            options,
        )
