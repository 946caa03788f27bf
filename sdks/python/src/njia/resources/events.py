"""The resource events. Generated: changes belong in the API description or in the generator."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .._generated.operations import events as _ops
from .._runtime._client import AsyncResource, Resource
from .._runtime._omit import OMIT

if TYPE_CHECKING:
    import datetime as _dt
    from collections.abc import Sequence

    from .._generated.options import RequestOptions
    from .._runtime._omit import Omit
    from .._runtime._page import AsyncPager, Page
    from .._runtime._result import Empty
    from .._runtime._stream import AsyncEventStream, EventStream
    from ..types.events import Event, EventTypeInfo, ListenSession
    from ..types.events_requests import ListenResult, ListenResultParam
    from ..types.webhook_values import WebhookPayloadFormatValue


class Events(Resource):
    """The log of everything that happened, as a list and as a stream."""

    def close_listen_session(
        self,
        id: str,
        *,
        accept_language: str | Omit = OMIT,
        x_correlation_id: str | Omit = OMIT,
        options: RequestOptions | None = None,
    ) -> Empty:
        """Close a listen session

        Ends a session at once; an open stream gets `stream.closing` and ends. Closing it again changes nothing.

        Needs the scope events:read.

        Args:
            id: Id of the listen session.
            accept_language: Language of `title`, `detail` and messages in problems: `en` (default) or `fr`.
            x_correlation_id: The caller's own trace id: stored with the request and returned unchanged.
        """
        return self._core.call(
            _ops.CLOSE_LISTEN_SESSION,
            {"id": id, "accept_language": accept_language, "x_correlation_id": x_correlation_id},
            options,
        )

    def create_listen_session(
        self,
        *,
        accept_language: str | Omit = OMIT,
        x_correlation_id: str | Omit = OMIT,
        types: Sequence[str] | Omit = OMIT,
        where: Sequence[str] | Omit = OMIT,
        after_sequence: int | Omit = OMIT,
        created_after: _dt.datetime | Omit = OMIT,
        payload_format: WebhookPayloadFormatValue | str | Omit = OMIT,
        device: str | Omit = OMIT,
        profile: str | Omit = OMIT,
        options: RequestOptions | None = None,
    ) -> ListenSession:
        """Create a listen session

        Opens a session for `njia listen`: a stream of events for a developer's machine, and a secret with which
        the CLI signs what it forwards. The secret stays the same for the same tenant, mode and `profile`. An
        eleventh live session answers 409 `listen_session_limit` and names the open ones.

        Needs the scope events:read.

        Sent with an idempotency key; a retry cannot take effect twice.

        Args:
            accept_language: Language of `title`, `detail` and messages in problems: `en` (default) or `fr`.
            x_correlation_id: The caller's own trace id: stored with the request and returned unchanged.
            types: Events to stream; all if absent.
            where: Conditions that must all hold.
            after_sequence: Start after this position of the event log.
            created_after: Start with events from this time on; at most 90 days ago.
            payload_format: Shape of the payloads; `enveloped` if absent.
            device: Name of the machine that listens, for people who look at the list.
            profile: Name of the local configuration.
        """
        return self._core.call(
            _ops.CREATE_LISTEN_SESSION,
            {
                "accept_language": accept_language,
                "x_correlation_id": x_correlation_id,
                "types": types,
                "where": where,
                "after_sequence": after_sequence,
                "created_after": created_after,
                "payload_format": payload_format,
                "device": device,
                "profile": profile,
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
    ) -> Event:
        """Get an event

        Returns one event with the resource as it was then. Events are kept for 90 days; an older one, or one of
        another tenant or mode, is 404.

        Needs the scope events:read.

        Args:
            id: Id of the event.
            accept_language: Language of `title`, `detail` and messages in problems: `en` (default) or `fr`.
            x_correlation_id: The caller's own trace id: stored with the request and returned unchanged.
        """
        return self._core.call(
            _ops.RETRIEVE,
            {"id": id, "accept_language": accept_language, "x_correlation_id": x_correlation_id},
            options,
        )

    def list_types(
        self,
        *,
        accept_language: str | Omit = OMIT,
        x_correlation_id: str | Omit = OMIT,
        limit: int | Omit = OMIT,
        starting_after: str | Omit = OMIT,
        ending_before: str | Omit = OMIT,
        options: RequestOptions | None = None,
    ) -> Page[EventTypeInfo]:
        """List event types

        Returns every type of event that an endpoint can subscribe to, in the order of the catalogue. New types may
        appear at any time; an endpoint that subscribes to `payment.*` or `*` then receives them.

        Needs the scope webhooks:read.

        Args:
            accept_language: Language of `title`, `detail` and messages in problems: `en` (default) or `fr`.
            x_correlation_id: The caller's own trace id: stored with the request and returned unchanged.
            limit: Number of items on one page.
            starting_after: Cursor: id of the last item of the page before.
            ending_before: Cursor: id of the first item of the page after.
        """
        return self._core.list(
            _ops.LIST_TYPES,
            {
                "accept_language": accept_language,
                "x_correlation_id": x_correlation_id,
                "limit": limit,
                "starting_after": starting_after,
                "ending_before": ending_before,
            },
            options,
        )

    def list(
        self,
        *,
        accept_language: str | Omit = OMIT,
        x_correlation_id: str | Omit = OMIT,
        type: Sequence[str] | Omit = OMIT,
        resource_id: str | Omit = OMIT,
        after_sequence: int | Omit = OMIT,
        limit: int | Omit = OMIT,
        starting_after: str | Omit = OMIT,
        ending_before: str | Omit = OMIT,
        created_after: _dt.datetime | Omit = OMIT,
        created_before: _dt.datetime | Omit = OMIT,
        options: RequestOptions | None = None,
    ) -> Page[Event]:
        """List events

        Returns the event log of this tenant and mode, newest first, for 90 days back. With `afterSequence` it runs
        oldest first from that position: `sequence` has no gaps, so a consumer that misses a number can fetch
        exactly what it lost. The payload is always the enveloped form.

        Needs the scope events:read.

        Args:
            accept_language: Language of `title`, `detail` and messages in problems: `en` (default) or `fr`.
            x_correlation_id: The caller's own trace id: stored with the request and returned unchanged.
            type: Only events of these types, separated by commas; `payment.*` works.
            resource_id: Only events about this resource.
            after_sequence: Only events after this position, oldest first.
            limit: Number of items on one page.
            starting_after: Cursor: id of the last item of the page before.
            ending_before: Cursor: id of the first item of the page after.
            created_after: Only items created at or after this time (RFC 3339).
            created_before: Only items created before this time (RFC 3339).
        """
        return self._core.list(
            _ops.LIST,
            {
                "accept_language": accept_language,
                "x_correlation_id": x_correlation_id,
                "type": type,
                "resource_id": resource_id,
                "after_sequence": after_sequence,
                "limit": limit,
                "starting_after": starting_after,
                "ending_before": ending_before,
                "created_after": created_after,
                "created_before": created_before,
            },
            options,
        )

    def list_listen_sessions(
        self,
        *,
        accept_language: str | Omit = OMIT,
        x_correlation_id: str | Omit = OMIT,
        limit: int | Omit = OMIT,
        starting_after: str | Omit = OMIT,
        ending_before: str | Omit = OMIT,
        created_after: _dt.datetime | Omit = OMIT,
        created_before: _dt.datetime | Omit = OMIT,
        options: RequestOptions | None = None,
    ) -> Page[ListenSession]:
        """List listen sessions

        Returns the live listen sessions of this tenant and mode, newest first, so that you can see who listens and
        close one. Secrets are never shown again.

        Needs the scope events:read.

        Args:
            accept_language: Language of `title`, `detail` and messages in problems: `en` (default) or `fr`.
            x_correlation_id: The caller's own trace id: stored with the request and returned unchanged.
            limit: Number of items on one page.
            starting_after: Cursor: id of the last item of the page before.
            ending_before: Cursor: id of the first item of the page after.
            created_after: Only items created at or after this time (RFC 3339).
            created_before: Only items created before this time (RFC 3339).
        """
        return self._core.list(
            _ops.LIST_LISTEN_SESSIONS,
            {
                "accept_language": accept_language,
                "x_correlation_id": x_correlation_id,
                "limit": limit,
                "starting_after": starting_after,
                "ending_before": ending_before,
                "created_after": created_after,
                "created_before": created_before,
            },
            options,
        )

    def record_listen_results(
        self,
        id: str,
        *,
        results: Sequence[ListenResult | ListenResultParam],
        accept_language: str | Omit = OMIT,
        x_correlation_id: str | Omit = OMIT,
        options: RequestOptions | None = None,
    ) -> Empty:
        """Record results of forwarded events

        Reports how the local receiver answered forwarded events, in batches of up to 50, so that the console can
        show them with the origin `cli`. They never count as deliveries of an endpoint. A result that is already
        known, by event and attempt, is ignored.

        Needs the scope events:read.

        Args:
            id: Id of the listen session.
            results: Results; one that is already known is ignored.
            accept_language: Language of `title`, `detail` and messages in problems: `en` (default) or `fr`.
            x_correlation_id: The caller's own trace id: stored with the request and returned unchanged.
        """
        return self._core.call(
            _ops.RECORD_LISTEN_RESULTS,
            {"id": id, "results": results, "accept_language": accept_language, "x_correlation_id": x_correlation_id},
            options,
        )

    def stream(
        self,
        *,
        accept_language: str | Omit = OMIT,
        x_correlation_id: str | Omit = OMIT,
        types: Sequence[str] | Omit = OMIT,
        session: str | Omit = OMIT,
        last_event_id: str | Omit = OMIT,
        options: RequestOptions | None = None,
    ) -> EventStream[Event]:
        """Stream events

        Sends events as they happen, as server-sent events: `id` is the `sequence`, `event` the type, `data` the
        event as one line of JSON. Resume without loss by sending the last `id` as `Last-Event-ID`; a position
        older than 90 days yields `stream.gap` first. The names `stream.state`, `stream.gap` and `stream.closing`
        are about the stream itself, and a comment comes every 15 seconds. The key travels in the header, never in
        the URL. A listen session with `payloadFormat: flat` streams the deprecated flat form.

        Needs the scope events:read.

        Args:
            accept_language: Language of `title`, `detail` and messages in problems: `en` (default) or `fr`.
            x_correlation_id: The caller's own trace id: stored with the request and returned unchanged.
            types: Only events of these types, separated by commas; `payment.*` works.
            session: Listen session whose filters and position apply.
            last_event_id: Position after which to go on: the `id` of the last server-sent event, or the id of an
                event.
        """
        return self._core.events(
            _ops.STREAM,
            {
                "accept_language": accept_language,
                "x_correlation_id": x_correlation_id,
                "types": types,
                "session": session,
                "last_event_id": last_event_id,
            },
            options,
        )


class AsyncEvents(AsyncResource):
    """The log of everything that happened, as a list and as a stream."""

    async def close_listen_session(
        self,
        id: str,
        *,
        accept_language: str | Omit = OMIT,
        x_correlation_id: str | Omit = OMIT,
        options: RequestOptions | None = None,
    ) -> Empty:
        """Close a listen session

        Ends a session at once; an open stream gets `stream.closing` and ends. Closing it again changes nothing.

        Needs the scope events:read.

        Args:
            id: Id of the listen session.
            accept_language: Language of `title`, `detail` and messages in problems: `en` (default) or `fr`.
            x_correlation_id: The caller's own trace id: stored with the request and returned unchanged.
        """
        return await self._core.call(
            _ops.CLOSE_LISTEN_SESSION,
            {"id": id, "accept_language": accept_language, "x_correlation_id": x_correlation_id},
            options,
        )

    async def create_listen_session(
        self,
        *,
        accept_language: str | Omit = OMIT,
        x_correlation_id: str | Omit = OMIT,
        types: Sequence[str] | Omit = OMIT,
        where: Sequence[str] | Omit = OMIT,
        after_sequence: int | Omit = OMIT,
        created_after: _dt.datetime | Omit = OMIT,
        payload_format: WebhookPayloadFormatValue | str | Omit = OMIT,
        device: str | Omit = OMIT,
        profile: str | Omit = OMIT,
        options: RequestOptions | None = None,
    ) -> ListenSession:
        """Create a listen session

        Opens a session for `njia listen`: a stream of events for a developer's machine, and a secret with which
        the CLI signs what it forwards. The secret stays the same for the same tenant, mode and `profile`. An
        eleventh live session answers 409 `listen_session_limit` and names the open ones.

        Needs the scope events:read.

        Sent with an idempotency key; a retry cannot take effect twice.

        Args:
            accept_language: Language of `title`, `detail` and messages in problems: `en` (default) or `fr`.
            x_correlation_id: The caller's own trace id: stored with the request and returned unchanged.
            types: Events to stream; all if absent.
            where: Conditions that must all hold.
            after_sequence: Start after this position of the event log.
            created_after: Start with events from this time on; at most 90 days ago.
            payload_format: Shape of the payloads; `enveloped` if absent.
            device: Name of the machine that listens, for people who look at the list.
            profile: Name of the local configuration.
        """
        return await self._core.call(
            _ops.CREATE_LISTEN_SESSION,
            {
                "accept_language": accept_language,
                "x_correlation_id": x_correlation_id,
                "types": types,
                "where": where,
                "after_sequence": after_sequence,
                "created_after": created_after,
                "payload_format": payload_format,
                "device": device,
                "profile": profile,
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
    ) -> Event:
        """Get an event

        Returns one event with the resource as it was then. Events are kept for 90 days; an older one, or one of
        another tenant or mode, is 404.

        Needs the scope events:read.

        Args:
            id: Id of the event.
            accept_language: Language of `title`, `detail` and messages in problems: `en` (default) or `fr`.
            x_correlation_id: The caller's own trace id: stored with the request and returned unchanged.
        """
        return await self._core.call(
            _ops.RETRIEVE,
            {"id": id, "accept_language": accept_language, "x_correlation_id": x_correlation_id},
            options,
        )

    def list_types(
        self,
        *,
        accept_language: str | Omit = OMIT,
        x_correlation_id: str | Omit = OMIT,
        limit: int | Omit = OMIT,
        starting_after: str | Omit = OMIT,
        ending_before: str | Omit = OMIT,
        options: RequestOptions | None = None,
    ) -> AsyncPager[EventTypeInfo]:
        """List event types

        Returns every type of event that an endpoint can subscribe to, in the order of the catalogue. New types may
        appear at any time; an endpoint that subscribes to `payment.*` or `*` then receives them.

        Needs the scope webhooks:read.

        Args:
            accept_language: Language of `title`, `detail` and messages in problems: `en` (default) or `fr`.
            x_correlation_id: The caller's own trace id: stored with the request and returned unchanged.
            limit: Number of items on one page.
            starting_after: Cursor: id of the last item of the page before.
            ending_before: Cursor: id of the first item of the page after.
        """
        return self._core.list(
            _ops.LIST_TYPES,
            {
                "accept_language": accept_language,
                "x_correlation_id": x_correlation_id,
                "limit": limit,
                "starting_after": starting_after,
                "ending_before": ending_before,
            },
            options,
        )

    def list(
        self,
        *,
        accept_language: str | Omit = OMIT,
        x_correlation_id: str | Omit = OMIT,
        type: Sequence[str] | Omit = OMIT,
        resource_id: str | Omit = OMIT,
        after_sequence: int | Omit = OMIT,
        limit: int | Omit = OMIT,
        starting_after: str | Omit = OMIT,
        ending_before: str | Omit = OMIT,
        created_after: _dt.datetime | Omit = OMIT,
        created_before: _dt.datetime | Omit = OMIT,
        options: RequestOptions | None = None,
    ) -> AsyncPager[Event]:
        """List events

        Returns the event log of this tenant and mode, newest first, for 90 days back. With `afterSequence` it runs
        oldest first from that position: `sequence` has no gaps, so a consumer that misses a number can fetch
        exactly what it lost. The payload is always the enveloped form.

        Needs the scope events:read.

        Args:
            accept_language: Language of `title`, `detail` and messages in problems: `en` (default) or `fr`.
            x_correlation_id: The caller's own trace id: stored with the request and returned unchanged.
            type: Only events of these types, separated by commas; `payment.*` works.
            resource_id: Only events about this resource.
            after_sequence: Only events after this position, oldest first.
            limit: Number of items on one page.
            starting_after: Cursor: id of the last item of the page before.
            ending_before: Cursor: id of the first item of the page after.
            created_after: Only items created at or after this time (RFC 3339).
            created_before: Only items created before this time (RFC 3339).
        """
        return self._core.list(
            _ops.LIST,
            {
                "accept_language": accept_language,
                "x_correlation_id": x_correlation_id,
                "type": type,
                "resource_id": resource_id,
                "after_sequence": after_sequence,
                "limit": limit,
                "starting_after": starting_after,
                "ending_before": ending_before,
                "created_after": created_after,
                "created_before": created_before,
            },
            options,
        )

    def list_listen_sessions(
        self,
        *,
        accept_language: str | Omit = OMIT,
        x_correlation_id: str | Omit = OMIT,
        limit: int | Omit = OMIT,
        starting_after: str | Omit = OMIT,
        ending_before: str | Omit = OMIT,
        created_after: _dt.datetime | Omit = OMIT,
        created_before: _dt.datetime | Omit = OMIT,
        options: RequestOptions | None = None,
    ) -> AsyncPager[ListenSession]:
        """List listen sessions

        Returns the live listen sessions of this tenant and mode, newest first, so that you can see who listens and
        close one. Secrets are never shown again.

        Needs the scope events:read.

        Args:
            accept_language: Language of `title`, `detail` and messages in problems: `en` (default) or `fr`.
            x_correlation_id: The caller's own trace id: stored with the request and returned unchanged.
            limit: Number of items on one page.
            starting_after: Cursor: id of the last item of the page before.
            ending_before: Cursor: id of the first item of the page after.
            created_after: Only items created at or after this time (RFC 3339).
            created_before: Only items created before this time (RFC 3339).
        """
        return self._core.list(
            _ops.LIST_LISTEN_SESSIONS,
            {
                "accept_language": accept_language,
                "x_correlation_id": x_correlation_id,
                "limit": limit,
                "starting_after": starting_after,
                "ending_before": ending_before,
                "created_after": created_after,
                "created_before": created_before,
            },
            options,
        )

    async def record_listen_results(
        self,
        id: str,
        *,
        results: Sequence[ListenResult | ListenResultParam],
        accept_language: str | Omit = OMIT,
        x_correlation_id: str | Omit = OMIT,
        options: RequestOptions | None = None,
    ) -> Empty:
        """Record results of forwarded events

        Reports how the local receiver answered forwarded events, in batches of up to 50, so that the console can
        show them with the origin `cli`. They never count as deliveries of an endpoint. A result that is already
        known, by event and attempt, is ignored.

        Needs the scope events:read.

        Args:
            id: Id of the listen session.
            results: Results; one that is already known is ignored.
            accept_language: Language of `title`, `detail` and messages in problems: `en` (default) or `fr`.
            x_correlation_id: The caller's own trace id: stored with the request and returned unchanged.
        """
        return await self._core.call(
            _ops.RECORD_LISTEN_RESULTS,
            {"id": id, "results": results, "accept_language": accept_language, "x_correlation_id": x_correlation_id},
            options,
        )

    async def stream(
        self,
        *,
        accept_language: str | Omit = OMIT,
        x_correlation_id: str | Omit = OMIT,
        types: Sequence[str] | Omit = OMIT,
        session: str | Omit = OMIT,
        last_event_id: str | Omit = OMIT,
        options: RequestOptions | None = None,
    ) -> AsyncEventStream[Event]:
        """Stream events

        Sends events as they happen, as server-sent events: `id` is the `sequence`, `event` the type, `data` the
        event as one line of JSON. Resume without loss by sending the last `id` as `Last-Event-ID`; a position
        older than 90 days yields `stream.gap` first. The names `stream.state`, `stream.gap` and `stream.closing`
        are about the stream itself, and a comment comes every 15 seconds. The key travels in the header, never in
        the URL. A listen session with `payloadFormat: flat` streams the deprecated flat form.

        Needs the scope events:read.

        Args:
            accept_language: Language of `title`, `detail` and messages in problems: `en` (default) or `fr`.
            x_correlation_id: The caller's own trace id: stored with the request and returned unchanged.
            types: Only events of these types, separated by commas; `payment.*` works.
            session: Listen session whose filters and position apply.
            last_event_id: Position after which to go on: the `id` of the last server-sent event, or the id of an
                event.
        """
        return await self._core.events(
            _ops.STREAM,
            {
                "accept_language": accept_language,
                "x_correlation_id": x_correlation_id,
                "types": types,
                "session": session,
                "last_event_id": last_event_id,
            },
            options,
        )
