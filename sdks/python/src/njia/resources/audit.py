"""The resource audit. Generated: changes belong in the API description or in the generator."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .._generated.operations import audit as _ops
from .._runtime._client import AsyncResource, Resource
from .._runtime._omit import OMIT

if TYPE_CHECKING:
    import datetime as _dt

    from .._generated.options import RequestOptions
    from .._runtime._omit import Omit
    from .._runtime._page import AsyncPager, Page
    from .._runtime._stream import AsyncEventStream, EventStream
    from ..types.audit import AuditEntry, AuditVerification, RequestLogEntry


class Audit(Resource):
    """The hash-chained audit log and the request log."""

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
        action: str | Omit = OMIT,
        resource_id: str | Omit = OMIT,
        actor_id: str | Omit = OMIT,
        options: RequestOptions | None = None,
    ) -> Page[AuditEntry]:
        """List audit entries

        Lists what was done in the tenant and mode, by whom and from where, newest first. Entries form a hash chain
        and are never changed or deleted. Filter by object to get the history of one payment, card or key.

        Needs the scope audit:read.

        Args:
            accept_language: Language of `title`, `detail` and messages in problems: `en` (default) or `fr`.
            x_correlation_id: The caller's own trace id: stored with the request and returned unchanged.
            limit: Number of items on one page.
            starting_after: Cursor: id of the last item of the page before.
            ending_before: Cursor: id of the first item of the page after.
            created_after: Only items created at or after this time (RFC 3339).
            created_before: Only items created before this time (RFC 3339).
            action: Only this action, such as `reversal.requested`.
            resource_id: Only entries about the object with this id.
            actor_id: Only actions of this actor.
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
                "action": action,
                "resource_id": resource_id,
                "actor_id": actor_id,
            },
            options,
        )

    def list_requests(
        self,
        *,
        accept_language: str | Omit = OMIT,
        x_correlation_id: str | Omit = OMIT,
        limit: int | Omit = OMIT,
        starting_after: str | Omit = OMIT,
        ending_before: str | Omit = OMIT,
        created_after: _dt.datetime | Omit = OMIT,
        created_before: _dt.datetime | Omit = OMIT,
        operation_id: str | Omit = OMIT,
        min_status: int | Omit = OMIT,
        options: RequestOptions | None = None,
    ) -> Page[RequestLogEntry]:
        """List logged requests

        Lists the requests that the tenant made in this mode, newest first, with status, error code and duration.
        Bodies and credentials are not kept. Entries stay for 30 days.

        Needs the scope audit:read.

        Args:
            accept_language: Language of `title`, `detail` and messages in problems: `en` (default) or `fr`.
            x_correlation_id: The caller's own trace id: stored with the request and returned unchanged.
            limit: Number of items on one page.
            starting_after: Cursor: id of the last item of the page before.
            ending_before: Cursor: id of the first item of the page after.
            created_after: Only items created at or after this time (RFC 3339).
            created_before: Only items created before this time (RFC 3339).
            operation_id: Only requests of this operation.
            min_status: Only answers with at least this HTTP status; 400 shows the failures.
        """
        return self._core.list(
            _ops.LIST_REQUESTS,
            {
                "accept_language": accept_language,
                "x_correlation_id": x_correlation_id,
                "limit": limit,
                "starting_after": starting_after,
                "ending_before": ending_before,
                "created_after": created_after,
                "created_before": created_before,
                "operation_id": operation_id,
                "min_status": min_status,
            },
            options,
        )

    def stream_requests(
        self,
        *,
        accept_language: str | Omit = OMIT,
        x_correlation_id: str | Omit = OMIT,
        operation_id: str | Omit = OMIT,
        min_status: int | Omit = OMIT,
        options: RequestOptions | None = None,
    ) -> EventStream[RequestLogEntry]:
        """Follow the request log

        A stream of server-sent events: one `request` event for each request of the tenant and mode, as it is
        answered. The `data` line is a logged request as JSON. A comment is sent every 15 seconds while nothing
        happens. Reconnecting starts at the present; use the list for what came before.

        Needs the scope audit:read.

        Args:
            accept_language: Language of `title`, `detail` and messages in problems: `en` (default) or `fr`.
            x_correlation_id: The caller's own trace id: stored with the request and returned unchanged.
            operation_id: Only requests of this operation.
            min_status: Only answers with at least this HTTP status; 400 shows the failures.
        """
        return self._core.events(
            _ops.STREAM_REQUESTS,
            {
                "accept_language": accept_language,
                "x_correlation_id": x_correlation_id,
                "operation_id": operation_id,
                "min_status": min_status,
            },
            options,
        )

    def verify(
        self,
        *,
        accept_language: str | Omit = OMIT,
        x_correlation_id: str | Omit = OMIT,
        options: RequestOptions | None = None,
    ) -> AuditVerification:
        """Verify the audit log

        Recomputes the hash chain of the tenant and mode and tells whether it holds, and where it first breaks.
        Note `headSequence` and `headHash` somewhere else from time to time; with them you can prove later that no
        entry was cut off at the end.

        Needs the scope audit:read.

        Args:
            accept_language: Language of `title`, `detail` and messages in problems: `en` (default) or `fr`.
            x_correlation_id: The caller's own trace id: stored with the request and returned unchanged.
        """
        return self._core.call(
            _ops.VERIFY,
            {"accept_language": accept_language, "x_correlation_id": x_correlation_id},
            options,
        )


class AsyncAudit(AsyncResource):
    """The hash-chained audit log and the request log."""

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
        action: str | Omit = OMIT,
        resource_id: str | Omit = OMIT,
        actor_id: str | Omit = OMIT,
        options: RequestOptions | None = None,
    ) -> AsyncPager[AuditEntry]:
        """List audit entries

        Lists what was done in the tenant and mode, by whom and from where, newest first. Entries form a hash chain
        and are never changed or deleted. Filter by object to get the history of one payment, card or key.

        Needs the scope audit:read.

        Args:
            accept_language: Language of `title`, `detail` and messages in problems: `en` (default) or `fr`.
            x_correlation_id: The caller's own trace id: stored with the request and returned unchanged.
            limit: Number of items on one page.
            starting_after: Cursor: id of the last item of the page before.
            ending_before: Cursor: id of the first item of the page after.
            created_after: Only items created at or after this time (RFC 3339).
            created_before: Only items created before this time (RFC 3339).
            action: Only this action, such as `reversal.requested`.
            resource_id: Only entries about the object with this id.
            actor_id: Only actions of this actor.
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
                "action": action,
                "resource_id": resource_id,
                "actor_id": actor_id,
            },
            options,
        )

    def list_requests(
        self,
        *,
        accept_language: str | Omit = OMIT,
        x_correlation_id: str | Omit = OMIT,
        limit: int | Omit = OMIT,
        starting_after: str | Omit = OMIT,
        ending_before: str | Omit = OMIT,
        created_after: _dt.datetime | Omit = OMIT,
        created_before: _dt.datetime | Omit = OMIT,
        operation_id: str | Omit = OMIT,
        min_status: int | Omit = OMIT,
        options: RequestOptions | None = None,
    ) -> AsyncPager[RequestLogEntry]:
        """List logged requests

        Lists the requests that the tenant made in this mode, newest first, with status, error code and duration.
        Bodies and credentials are not kept. Entries stay for 30 days.

        Needs the scope audit:read.

        Args:
            accept_language: Language of `title`, `detail` and messages in problems: `en` (default) or `fr`.
            x_correlation_id: The caller's own trace id: stored with the request and returned unchanged.
            limit: Number of items on one page.
            starting_after: Cursor: id of the last item of the page before.
            ending_before: Cursor: id of the first item of the page after.
            created_after: Only items created at or after this time (RFC 3339).
            created_before: Only items created before this time (RFC 3339).
            operation_id: Only requests of this operation.
            min_status: Only answers with at least this HTTP status; 400 shows the failures.
        """
        return self._core.list(
            _ops.LIST_REQUESTS,
            {
                "accept_language": accept_language,
                "x_correlation_id": x_correlation_id,
                "limit": limit,
                "starting_after": starting_after,
                "ending_before": ending_before,
                "created_after": created_after,
                "created_before": created_before,
                "operation_id": operation_id,
                "min_status": min_status,
            },
            options,
        )

    async def stream_requests(
        self,
        *,
        accept_language: str | Omit = OMIT,
        x_correlation_id: str | Omit = OMIT,
        operation_id: str | Omit = OMIT,
        min_status: int | Omit = OMIT,
        options: RequestOptions | None = None,
    ) -> AsyncEventStream[RequestLogEntry]:
        """Follow the request log

        A stream of server-sent events: one `request` event for each request of the tenant and mode, as it is
        answered. The `data` line is a logged request as JSON. A comment is sent every 15 seconds while nothing
        happens. Reconnecting starts at the present; use the list for what came before.

        Needs the scope audit:read.

        Args:
            accept_language: Language of `title`, `detail` and messages in problems: `en` (default) or `fr`.
            x_correlation_id: The caller's own trace id: stored with the request and returned unchanged.
            operation_id: Only requests of this operation.
            min_status: Only answers with at least this HTTP status; 400 shows the failures.
        """
        return await self._core.events(
            _ops.STREAM_REQUESTS,
            {
                "accept_language": accept_language,
                "x_correlation_id": x_correlation_id,
                "operation_id": operation_id,
                "min_status": min_status,
            },
            options,
        )

    async def verify(
        self,
        *,
        accept_language: str | Omit = OMIT,
        x_correlation_id: str | Omit = OMIT,
        options: RequestOptions | None = None,
    ) -> AuditVerification:
        """Verify the audit log

        Recomputes the hash chain of the tenant and mode and tells whether it holds, and where it first breaks.
        Note `headSequence` and `headHash` somewhere else from time to time; with them you can prove later that no
        entry was cut off at the end.

        Needs the scope audit:read.

        Args:
            accept_language: Language of `title`, `detail` and messages in problems: `en` (default) or `fr`.
            x_correlation_id: The caller's own trace id: stored with the request and returned unchanged.
        """
        return await self._core.call(
            _ops.VERIFY,
            {"accept_language": accept_language, "x_correlation_id": x_correlation_id},
            options,
        )
