"""The resource reversals. Generated: changes belong in the API description or in the generator."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .._generated.operations import reversals as _ops
from .._runtime._client import AsyncResource, Resource
from .._runtime._omit import OMIT

if TYPE_CHECKING:
    import datetime as _dt
    from collections.abc import Sequence

    from .._generated.options import RequestOptions
    from .._runtime._omit import Omit
    from .._runtime._page import AsyncPager, Page
    from ..types.reversals import Reversal, ReversalReasonValue, ReversalStatusValue


class Reversals(Resource):
    """What moved, with its reversal and its audit trail."""

    def retrieve(
        self,
        id: str,
        *,
        accept_language: str | Omit = OMIT,
        x_correlation_id: str | Omit = OMIT,
        prefer: str | Omit = OMIT,
        expand: Sequence[str] | Omit = OMIT,
        options: RequestOptions | None = None,
    ) -> Reversal:
        """Read a reversal

        Returns the reversal as it is now, with its audit trail. With `Prefer: wait=N` the answer is held for up to
        N seconds until the reversal is final. `expand` takes `transaction`.

        Needs the scope transactions:read.

        Args:
            id: Id of the reversal.
            accept_language: Language of `title`, `detail` and messages in problems: `en` (default) or `fr`.
            x_correlation_id: The caller's own trace id: stored with the request and returned unchanged.
            prefer: `wait=N` (RFC 7240) holds the answer for up to N seconds, 1 to 30, until a final state is
                reached; after that the current state is returned.
            expand: Comma-separated names of linked objects to put into the answer beside their ids: at most 4
                paths, each at most 2 deep.
        """
        return self._core.call(
            _ops.RETRIEVE,
            {
                "id": id,
                "accept_language": accept_language,
                "x_correlation_id": x_correlation_id,
                "prefer": prefer,
                "expand": expand,
            },
            options,
        )

    def list(
        self,
        *,
        accept_language: str | Omit = OMIT,
        x_correlation_id: str | Omit = OMIT,
        expand: Sequence[str] | Omit = OMIT,
        limit: int | Omit = OMIT,
        starting_after: str | Omit = OMIT,
        ending_before: str | Omit = OMIT,
        created_after: _dt.datetime | Omit = OMIT,
        created_before: _dt.datetime | Omit = OMIT,
        status: ReversalStatusValue | str | Omit = OMIT,
        reason: ReversalReasonValue | str | Omit = OMIT,
        transaction_id: str | Omit = OMIT,
        options: RequestOptions | None = None,
    ) -> Page[Reversal]:
        """List reversals

        Returns the reversals of this tenant and mode, newest first. Filters combine. `expand` takes `transaction`.

        Needs the scope transactions:read.

        Args:
            accept_language: Language of `title`, `detail` and messages in problems: `en` (default) or `fr`.
            x_correlation_id: The caller's own trace id: stored with the request and returned unchanged.
            expand: Comma-separated names of linked objects to put into the answer beside their ids: at most 4
                paths, each at most 2 deep.
            limit: Number of items on one page.
            starting_after: Cursor: id of the last item of the page before.
            ending_before: Cursor: id of the first item of the page after.
            created_after: Only items created at or after this time (RFC 3339).
            created_before: Only items created before this time (RFC 3339).
            status: Only reversals in this state.
            reason: Only reversals for this reason.
            transaction_id: Only the reversals of this transaction.
        """
        return self._core.list(
            _ops.LIST,
            {
                "accept_language": accept_language,
                "x_correlation_id": x_correlation_id,
                "expand": expand,
                "limit": limit,
                "starting_after": starting_after,
                "ending_before": ending_before,
                "created_after": created_after,
                "created_before": created_before,
                "status": status,
                "reason": reason,
                "transaction_id": transaction_id,
            },
            options,
        )


class AsyncReversals(AsyncResource):
    """What moved, with its reversal and its audit trail."""

    async def retrieve(
        self,
        id: str,
        *,
        accept_language: str | Omit = OMIT,
        x_correlation_id: str | Omit = OMIT,
        prefer: str | Omit = OMIT,
        expand: Sequence[str] | Omit = OMIT,
        options: RequestOptions | None = None,
    ) -> Reversal:
        """Read a reversal

        Returns the reversal as it is now, with its audit trail. With `Prefer: wait=N` the answer is held for up to
        N seconds until the reversal is final. `expand` takes `transaction`.

        Needs the scope transactions:read.

        Args:
            id: Id of the reversal.
            accept_language: Language of `title`, `detail` and messages in problems: `en` (default) or `fr`.
            x_correlation_id: The caller's own trace id: stored with the request and returned unchanged.
            prefer: `wait=N` (RFC 7240) holds the answer for up to N seconds, 1 to 30, until a final state is
                reached; after that the current state is returned.
            expand: Comma-separated names of linked objects to put into the answer beside their ids: at most 4
                paths, each at most 2 deep.
        """
        return await self._core.call(
            _ops.RETRIEVE,
            {
                "id": id,
                "accept_language": accept_language,
                "x_correlation_id": x_correlation_id,
                "prefer": prefer,
                "expand": expand,
            },
            options,
        )

    def list(
        self,
        *,
        accept_language: str | Omit = OMIT,
        x_correlation_id: str | Omit = OMIT,
        expand: Sequence[str] | Omit = OMIT,
        limit: int | Omit = OMIT,
        starting_after: str | Omit = OMIT,
        ending_before: str | Omit = OMIT,
        created_after: _dt.datetime | Omit = OMIT,
        created_before: _dt.datetime | Omit = OMIT,
        status: ReversalStatusValue | str | Omit = OMIT,
        reason: ReversalReasonValue | str | Omit = OMIT,
        transaction_id: str | Omit = OMIT,
        options: RequestOptions | None = None,
    ) -> AsyncPager[Reversal]:
        """List reversals

        Returns the reversals of this tenant and mode, newest first. Filters combine. `expand` takes `transaction`.

        Needs the scope transactions:read.

        Args:
            accept_language: Language of `title`, `detail` and messages in problems: `en` (default) or `fr`.
            x_correlation_id: The caller's own trace id: stored with the request and returned unchanged.
            expand: Comma-separated names of linked objects to put into the answer beside their ids: at most 4
                paths, each at most 2 deep.
            limit: Number of items on one page.
            starting_after: Cursor: id of the last item of the page before.
            ending_before: Cursor: id of the first item of the page after.
            created_after: Only items created at or after this time (RFC 3339).
            created_before: Only items created before this time (RFC 3339).
            status: Only reversals in this state.
            reason: Only reversals for this reason.
            transaction_id: Only the reversals of this transaction.
        """
        return self._core.list(
            _ops.LIST,
            {
                "accept_language": accept_language,
                "x_correlation_id": x_correlation_id,
                "expand": expand,
                "limit": limit,
                "starting_after": starting_after,
                "ending_before": ending_before,
                "created_after": created_after,
                "created_before": created_before,
                "status": status,
                "reason": reason,
                "transaction_id": transaction_id,
            },
            options,
        )
