"""The resource webhook endpoints. Generated: changes belong in the API description or in the generator."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .._generated.operations import webhook_endpoints as _ops
from .._runtime._client import AsyncResource, Resource
from .._runtime._omit import OMIT

if TYPE_CHECKING:
    import datetime as _dt
    from collections.abc import Mapping, Sequence

    from .._generated.options import RequestOptions
    from .._runtime._omit import Omit
    from .._runtime._page import AsyncPager, Page
    from .._runtime._result import Empty
    from ..types.delivery import Delivery
    from ..types.events import EventReplay
    from ..types.events_values import EventTypeValue
    from ..types.webhook_endpoints import WebhookEndpoint, WebhookEndpointStatusValue
    from ..types.webhook_values import WebhookOrderingValue, WebhookPayloadFormatValue, WebhookSignatureSchemeValue


class WebhookEndpoints(Resource):
    """Endpoints that receive events, and the deliveries to them."""

    def create(
        self,
        *,
        url: str,
        events: Sequence[str],
        accept_language: str | Omit = OMIT,
        x_correlation_id: str | Omit = OMIT,
        description: str | Omit = OMIT,
        payload_format: WebhookPayloadFormatValue | str | Omit = OMIT,
        api_version: str | Omit = OMIT,
        signature_scheme: WebhookSignatureSchemeValue | str | Omit = OMIT,
        ordering: WebhookOrderingValue | str | Omit = OMIT,
        metadata: Mapping[str, str] | Omit = OMIT,
        options: RequestOptions | None = None,
    ) -> WebhookEndpoint:
        """Create a webhook endpoint

        Registers a URL that receives events, at least once each, signed by the Standard Webhooks rules. The answer
        shows the signing secret, once. Choose `ordering: per_resource` if events of one resource must arrive in
        order. A URL that resolves to a private address is 400 `webhook_url_not_allowed`; an event that does not
        exist is 400 `webhook_event_unknown`. Endpoints made under an API version before 2026-09-01 start with the
        deprecated flat payload.

        Needs the scope webhooks:write.

        Sent with an idempotency key; a retry cannot take effect twice.

        Args:
            url: Where to post events: https; in test mode also http to a loopback address.
            events: Events to deliver: exact types, `payment.*`, or `*`.
            accept_language: Language of `title`, `detail` and messages in problems: `en` (default) or `fr`.
            x_correlation_id: The caller's own trace id: stored with the request and returned unchanged.
            description: Your note.
            payload_format: Shape of the payload: `enveloped` unless you call with an API version before
                2026-09-01.
            api_version: API version that shapes the payloads; the version of this request if absent.
            signature_scheme: How to sign; `hmac` if absent.
            ordering: Whether to keep the order per resource; `none` if absent.
        """
        return self._core.call(
            _ops.CREATE,
            {
                "url": url,
                "events": events,
                "accept_language": accept_language,
                "x_correlation_id": x_correlation_id,
                "description": description,
                "payload_format": payload_format,
                "api_version": api_version,
                "signature_scheme": signature_scheme,
                "ordering": ordering,
                "metadata": metadata,
            },
            options,
        )

    def delete(
        self,
        id: str,
        *,
        accept_language: str | Omit = OMIT,
        x_correlation_id: str | Omit = OMIT,
        options: RequestOptions | None = None,
    ) -> Empty:
        """Delete a webhook endpoint

        Deletes an endpoint. Deliveries that are pending become `skipped`; past ones stay readable for 90 days.
        Deleting it again is 404.

        Needs the scope webhooks:write.

        Args:
            id: Id of the webhook endpoint.
            accept_language: Language of `title`, `detail` and messages in problems: `en` (default) or `fr`.
            x_correlation_id: The caller's own trace id: stored with the request and returned unchanged.
        """
        return self._core.call(
            _ops.DELETE,
            {"id": id, "accept_language": accept_language, "x_correlation_id": x_correlation_id},
            options,
        )

    def retrieve(
        self,
        id: str,
        *,
        accept_language: str | Omit = OMIT,
        x_correlation_id: str | Omit = OMIT,
        options: RequestOptions | None = None,
    ) -> WebhookEndpoint:
        """Get a webhook endpoint

        Returns one endpoint with the state of its deliveries. The secret is null.

        Needs the scope webhooks:read.

        Args:
            id: Id of the webhook endpoint.
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
        status: WebhookEndpointStatusValue | str | Omit = OMIT,
        limit: int | Omit = OMIT,
        starting_after: str | Omit = OMIT,
        ending_before: str | Omit = OMIT,
        created_after: _dt.datetime | Omit = OMIT,
        created_before: _dt.datetime | Omit = OMIT,
        options: RequestOptions | None = None,
    ) -> Page[WebhookEndpoint]:
        """List webhook endpoints

        Returns the endpoints of this tenant and mode, newest first. Secrets are never shown again.

        Needs the scope webhooks:read.

        Args:
            accept_language: Language of `title`, `detail` and messages in problems: `en` (default) or `fr`.
            x_correlation_id: The caller's own trace id: stored with the request and returned unchanged.
            status: Only endpoints in this state.
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
                "status": status,
                "limit": limit,
                "starting_after": starting_after,
                "ending_before": ending_before,
                "created_after": created_after,
                "created_before": created_before,
            },
            options,
        )

    def replay_events(
        self,
        id: str,
        *,
        since: _dt.datetime,
        accept_language: str | Omit = OMIT,
        x_correlation_id: str | Omit = OMIT,
        until: _dt.datetime | Omit = OMIT,
        types: Sequence[str] | Omit = OMIT,
        only_undelivered: bool | Omit = OMIT,
        dry_run: bool | Omit = OMIT,
        options: RequestOptions | None = None,
    ) -> EventReplay:
        """Deliver past events again

        Queues events of a period for this endpoint again: by default only those it never answered with 2xx. Event
        ids stay the same, so a receiver that drops duplicates is safe. With `dryRun` it answers 200 with the count
        and delivers nothing. A period that starts more than 90 days ago is 400.

        Needs the scope webhooks:write.

        Sent with an idempotency key; a retry cannot take effect twice.

        Args:
            id: Id of the webhook endpoint.
            since: From this time on; at most 90 days ago.
            accept_language: Language of `title`, `detail` and messages in problems: `en` (default) or `fr`.
            x_correlation_id: The caller's own trace id: stored with the request and returned unchanged.
            until: Up to this time; now if absent.
            types: Only these; what the endpoint subscribes to if absent.
            only_undelivered: Only events that this endpoint never answered with 2xx.
            dry_run: Only count; deliver nothing.
        """
        return self._core.call(
            _ops.REPLAY_EVENTS,
            {
                "id": id,
                "since": since,
                "accept_language": accept_language,
                "x_correlation_id": x_correlation_id,
                "until": until,
                "types": types,
                "only_undelivered": only_undelivered,
                "dry_run": dry_run,
            },
            options,
        )

    def rotate_secret(
        self,
        id: str,
        *,
        accept_language: str | Omit = OMIT,
        x_correlation_id: str | Omit = OMIT,
        options: RequestOptions | None = None,
    ) -> WebhookEndpoint:
        """Rotate a signing secret

        Makes a new secret and shows it, once. For 24 hours deliveries carry two signatures, one with each secret,
        so that receivers can change over without a gap. An answer that is lost cannot be read again: rotate once
        more.

        Needs the scope webhooks:write.

        Args:
            id: Id of the webhook endpoint.
            accept_language: Language of `title`, `detail` and messages in problems: `en` (default) or `fr`.
            x_correlation_id: The caller's own trace id: stored with the request and returned unchanged.
        """
        return self._core.call(
            _ops.ROTATE_SECRET,
            {"id": id, "accept_language": accept_language, "x_correlation_id": x_correlation_id},
            options,
        )

    def send_test_event(
        self,
        id: str,
        *,
        accept_language: str | Omit = OMIT,
        x_correlation_id: str | Omit = OMIT,
        event_type: EventTypeValue | str | Omit = OMIT,
        payload_format: WebhookPayloadFormatValue | str | Omit = OMIT,
        options: RequestOptions | None = None,
    ) -> Delivery:
        """Send a test event

        Sends a sample event of any type to the endpoint, signed like a real one, enveloped or flat. Test events
        are not part of the event log and have no effect on the endpoint's failure counts. Read the result in the
        delivery.

        Needs the scope webhooks:write.

        Sent with an idempotency key; a retry cannot take effect twice.

        Args:
            id: Id of the webhook endpoint.
            accept_language: Language of `title`, `detail` and messages in problems: `en` (default) or `fr`.
            x_correlation_id: The caller's own trace id: stored with the request and returned unchanged.
            event_type: Type of the event; `webhook_endpoint.test` if absent.
            payload_format: Shape of this one payload; the endpoint's own if absent.
        """
        return self._core.call(
            _ops.SEND_TEST_EVENT,
            {
                "id": id,
                "accept_language": accept_language,
                "x_correlation_id": x_correlation_id,
                "event_type": event_type,
                "payload_format": payload_format,
            },
            options,
        )

    def update(
        self,
        id: str,
        *,
        accept_language: str | Omit = OMIT,
        x_correlation_id: str | Omit = OMIT,
        url: str | Omit = OMIT,
        description: str | None | Omit = OMIT,
        events: Sequence[str] | Omit = OMIT,
        payload_format: WebhookPayloadFormatValue | str | Omit = OMIT,
        api_version: str | Omit = OMIT,
        ordering: WebhookOrderingValue | str | Omit = OMIT,
        status: WebhookEndpointStatusValue | str | Omit = OMIT,
        metadata: Mapping[str, str] | Omit = OMIT,
        options: RequestOptions | None = None,
    ) -> WebhookEndpoint:
        """Change a webhook endpoint

        Changes the members that are given. It is also how an endpoint moves from the flat payload to the enveloped
        one, and how a disabled endpoint is enabled again. Deliveries that are pending go to the new URL, in the
        new format.

        Needs the scope webhooks:write.

        Args:
            id: Id of the webhook endpoint.
            accept_language: Language of `title`, `detail` and messages in problems: `en` (default) or `fr`.
            x_correlation_id: The caller's own trace id: stored with the request and returned unchanged.
            url: Where to post events: https; in test mode also http to a loopback address.
            description: Your note; null removes it.
            events: Events to deliver: exact types, `payment.*`, or `*`.
            payload_format: Moves the endpoint to this payload shape, from the next delivery on.
            api_version: API version that shapes the payloads.
            status: Enables or disables the endpoint.
        """
        return self._core.call(
            _ops.UPDATE,
            {
                "id": id,
                "accept_language": accept_language,
                "x_correlation_id": x_correlation_id,
                "url": url,
                "description": description,
                "events": events,
                "payload_format": payload_format,
                "api_version": api_version,
                "ordering": ordering,
                "status": status,
                "metadata": metadata,
            },
            options,
        )


class AsyncWebhookEndpoints(AsyncResource):
    """Endpoints that receive events, and the deliveries to them."""

    async def create(
        self,
        *,
        url: str,
        events: Sequence[str],
        accept_language: str | Omit = OMIT,
        x_correlation_id: str | Omit = OMIT,
        description: str | Omit = OMIT,
        payload_format: WebhookPayloadFormatValue | str | Omit = OMIT,
        api_version: str | Omit = OMIT,
        signature_scheme: WebhookSignatureSchemeValue | str | Omit = OMIT,
        ordering: WebhookOrderingValue | str | Omit = OMIT,
        metadata: Mapping[str, str] | Omit = OMIT,
        options: RequestOptions | None = None,
    ) -> WebhookEndpoint:
        """Create a webhook endpoint

        Registers a URL that receives events, at least once each, signed by the Standard Webhooks rules. The answer
        shows the signing secret, once. Choose `ordering: per_resource` if events of one resource must arrive in
        order. A URL that resolves to a private address is 400 `webhook_url_not_allowed`; an event that does not
        exist is 400 `webhook_event_unknown`. Endpoints made under an API version before 2026-09-01 start with the
        deprecated flat payload.

        Needs the scope webhooks:write.

        Sent with an idempotency key; a retry cannot take effect twice.

        Args:
            url: Where to post events: https; in test mode also http to a loopback address.
            events: Events to deliver: exact types, `payment.*`, or `*`.
            accept_language: Language of `title`, `detail` and messages in problems: `en` (default) or `fr`.
            x_correlation_id: The caller's own trace id: stored with the request and returned unchanged.
            description: Your note.
            payload_format: Shape of the payload: `enveloped` unless you call with an API version before
                2026-09-01.
            api_version: API version that shapes the payloads; the version of this request if absent.
            signature_scheme: How to sign; `hmac` if absent.
            ordering: Whether to keep the order per resource; `none` if absent.
        """
        return await self._core.call(
            _ops.CREATE,
            {
                "url": url,
                "events": events,
                "accept_language": accept_language,
                "x_correlation_id": x_correlation_id,
                "description": description,
                "payload_format": payload_format,
                "api_version": api_version,
                "signature_scheme": signature_scheme,
                "ordering": ordering,
                "metadata": metadata,
            },
            options,
        )

    async def delete(
        self,
        id: str,
        *,
        accept_language: str | Omit = OMIT,
        x_correlation_id: str | Omit = OMIT,
        options: RequestOptions | None = None,
    ) -> Empty:
        """Delete a webhook endpoint

        Deletes an endpoint. Deliveries that are pending become `skipped`; past ones stay readable for 90 days.
        Deleting it again is 404.

        Needs the scope webhooks:write.

        Args:
            id: Id of the webhook endpoint.
            accept_language: Language of `title`, `detail` and messages in problems: `en` (default) or `fr`.
            x_correlation_id: The caller's own trace id: stored with the request and returned unchanged.
        """
        return await self._core.call(
            _ops.DELETE,
            {"id": id, "accept_language": accept_language, "x_correlation_id": x_correlation_id},
            options,
        )

    async def retrieve(
        self,
        id: str,
        *,
        accept_language: str | Omit = OMIT,
        x_correlation_id: str | Omit = OMIT,
        options: RequestOptions | None = None,
    ) -> WebhookEndpoint:
        """Get a webhook endpoint

        Returns one endpoint with the state of its deliveries. The secret is null.

        Needs the scope webhooks:read.

        Args:
            id: Id of the webhook endpoint.
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
        status: WebhookEndpointStatusValue | str | Omit = OMIT,
        limit: int | Omit = OMIT,
        starting_after: str | Omit = OMIT,
        ending_before: str | Omit = OMIT,
        created_after: _dt.datetime | Omit = OMIT,
        created_before: _dt.datetime | Omit = OMIT,
        options: RequestOptions | None = None,
    ) -> AsyncPager[WebhookEndpoint]:
        """List webhook endpoints

        Returns the endpoints of this tenant and mode, newest first. Secrets are never shown again.

        Needs the scope webhooks:read.

        Args:
            accept_language: Language of `title`, `detail` and messages in problems: `en` (default) or `fr`.
            x_correlation_id: The caller's own trace id: stored with the request and returned unchanged.
            status: Only endpoints in this state.
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
                "status": status,
                "limit": limit,
                "starting_after": starting_after,
                "ending_before": ending_before,
                "created_after": created_after,
                "created_before": created_before,
            },
            options,
        )

    async def replay_events(
        self,
        id: str,
        *,
        since: _dt.datetime,
        accept_language: str | Omit = OMIT,
        x_correlation_id: str | Omit = OMIT,
        until: _dt.datetime | Omit = OMIT,
        types: Sequence[str] | Omit = OMIT,
        only_undelivered: bool | Omit = OMIT,
        dry_run: bool | Omit = OMIT,
        options: RequestOptions | None = None,
    ) -> EventReplay:
        """Deliver past events again

        Queues events of a period for this endpoint again: by default only those it never answered with 2xx. Event
        ids stay the same, so a receiver that drops duplicates is safe. With `dryRun` it answers 200 with the count
        and delivers nothing. A period that starts more than 90 days ago is 400.

        Needs the scope webhooks:write.

        Sent with an idempotency key; a retry cannot take effect twice.

        Args:
            id: Id of the webhook endpoint.
            since: From this time on; at most 90 days ago.
            accept_language: Language of `title`, `detail` and messages in problems: `en` (default) or `fr`.
            x_correlation_id: The caller's own trace id: stored with the request and returned unchanged.
            until: Up to this time; now if absent.
            types: Only these; what the endpoint subscribes to if absent.
            only_undelivered: Only events that this endpoint never answered with 2xx.
            dry_run: Only count; deliver nothing.
        """
        return await self._core.call(
            _ops.REPLAY_EVENTS,
            {
                "id": id,
                "since": since,
                "accept_language": accept_language,
                "x_correlation_id": x_correlation_id,
                "until": until,
                "types": types,
                "only_undelivered": only_undelivered,
                "dry_run": dry_run,
            },
            options,
        )

    async def rotate_secret(
        self,
        id: str,
        *,
        accept_language: str | Omit = OMIT,
        x_correlation_id: str | Omit = OMIT,
        options: RequestOptions | None = None,
    ) -> WebhookEndpoint:
        """Rotate a signing secret

        Makes a new secret and shows it, once. For 24 hours deliveries carry two signatures, one with each secret,
        so that receivers can change over without a gap. An answer that is lost cannot be read again: rotate once
        more.

        Needs the scope webhooks:write.

        Args:
            id: Id of the webhook endpoint.
            accept_language: Language of `title`, `detail` and messages in problems: `en` (default) or `fr`.
            x_correlation_id: The caller's own trace id: stored with the request and returned unchanged.
        """
        return await self._core.call(
            _ops.ROTATE_SECRET,
            {"id": id, "accept_language": accept_language, "x_correlation_id": x_correlation_id},
            options,
        )

    async def send_test_event(
        self,
        id: str,
        *,
        accept_language: str | Omit = OMIT,
        x_correlation_id: str | Omit = OMIT,
        event_type: EventTypeValue | str | Omit = OMIT,
        payload_format: WebhookPayloadFormatValue | str | Omit = OMIT,
        options: RequestOptions | None = None,
    ) -> Delivery:
        """Send a test event

        Sends a sample event of any type to the endpoint, signed like a real one, enveloped or flat. Test events
        are not part of the event log and have no effect on the endpoint's failure counts. Read the result in the
        delivery.

        Needs the scope webhooks:write.

        Sent with an idempotency key; a retry cannot take effect twice.

        Args:
            id: Id of the webhook endpoint.
            accept_language: Language of `title`, `detail` and messages in problems: `en` (default) or `fr`.
            x_correlation_id: The caller's own trace id: stored with the request and returned unchanged.
            event_type: Type of the event; `webhook_endpoint.test` if absent.
            payload_format: Shape of this one payload; the endpoint's own if absent.
        """
        return await self._core.call(
            _ops.SEND_TEST_EVENT,
            {
                "id": id,
                "accept_language": accept_language,
                "x_correlation_id": x_correlation_id,
                "event_type": event_type,
                "payload_format": payload_format,
            },
            options,
        )

    async def update(
        self,
        id: str,
        *,
        accept_language: str | Omit = OMIT,
        x_correlation_id: str | Omit = OMIT,
        url: str | Omit = OMIT,
        description: str | None | Omit = OMIT,
        events: Sequence[str] | Omit = OMIT,
        payload_format: WebhookPayloadFormatValue | str | Omit = OMIT,
        api_version: str | Omit = OMIT,
        ordering: WebhookOrderingValue | str | Omit = OMIT,
        status: WebhookEndpointStatusValue | str | Omit = OMIT,
        metadata: Mapping[str, str] | Omit = OMIT,
        options: RequestOptions | None = None,
    ) -> WebhookEndpoint:
        """Change a webhook endpoint

        Changes the members that are given. It is also how an endpoint moves from the flat payload to the enveloped
        one, and how a disabled endpoint is enabled again. Deliveries that are pending go to the new URL, in the
        new format.

        Needs the scope webhooks:write.

        Args:
            id: Id of the webhook endpoint.
            accept_language: Language of `title`, `detail` and messages in problems: `en` (default) or `fr`.
            x_correlation_id: The caller's own trace id: stored with the request and returned unchanged.
            url: Where to post events: https; in test mode also http to a loopback address.
            description: Your note; null removes it.
            events: Events to deliver: exact types, `payment.*`, or `*`.
            payload_format: Moves the endpoint to this payload shape, from the next delivery on.
            api_version: API version that shapes the payloads.
            status: Enables or disables the endpoint.
        """
        return await self._core.call(
            _ops.UPDATE,
            {
                "id": id,
                "accept_language": accept_language,
                "x_correlation_id": x_correlation_id,
                "url": url,
                "description": description,
                "events": events,
                "payload_format": payload_format,
                "api_version": api_version,
                "ordering": ordering,
                "status": status,
                "metadata": metadata,
            },
            options,
        )
