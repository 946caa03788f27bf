"""The resource webhook deliveries. Generated: changes belong in the API description or in the generator."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .._generated.operations import webhook_deliveries as _ops
from .._runtime._client import AsyncResource, Resource
from .._runtime._omit import OMIT

if TYPE_CHECKING:
    import datetime as _dt

    from .._generated.options import RequestOptions
    from .._runtime._omit import Omit
    from .._runtime._page import AsyncPager, Page
    from ..types.delivery import Delivery
    from ..types.delivery_values import DeliveryStatusValue
    from ..types.events_values import EventTypeValue


class WebhookDeliveries(Resource):
    """Endpoints that receive events, and the deliveries to them."""

    def retrieve(
        self,
        id: str,
        *,
        accept_language: str | Omit = OMIT,
        x_correlation_id: str | Omit = OMIT,
        options: RequestOptions | None = None,
    ) -> Delivery:
        """Get a delivery

        Returns one delivery with all its attempts: when, how long, which answer. `nextAttemptAt` tells when the
        next attempt is due.

        Needs the scope webhooks:read.

        Args:
            id: Id of the delivery.
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
        id: str,
        *,
        accept_language: str | Omit = OMIT,
        x_correlation_id: str | Omit = OMIT,
        status: DeliveryStatusValue | str | Omit = OMIT,
        event_id: str | Omit = OMIT,
        event_type: EventTypeValue | str | Omit = OMIT,
        limit: int | Omit = OMIT,
        starting_after: str | Omit = OMIT,
        ending_before: str | Omit = OMIT,
        created_after: _dt.datetime | Omit = OMIT,
        created_before: _dt.datetime | Omit = OMIT,
        options: RequestOptions | None = None,
    ) -> Page[Delivery]:
        """List deliveries of an endpoint

        Returns the deliveries to one endpoint with their attempts, newest first. Use it to see why a receiver
        misses events. Deliveries are kept for 90 days.

        Needs the scope webhooks:read.

        Args:
            id: Id of the webhook endpoint.
            accept_language: Language of `title`, `detail` and messages in problems: `en` (default) or `fr`.
            x_correlation_id: The caller's own trace id: stored with the request and returned unchanged.
            status: Only deliveries in this state.
            event_id: Only deliveries of this event.
            event_type: Only deliveries of events of this type.
            limit: Number of items on one page.
            starting_after: Cursor: id of the last item of the page before.
            ending_before: Cursor: id of the first item of the page after.
            created_after: Only items created at or after this time (RFC 3339).
            created_before: Only items created before this time (RFC 3339).
        """
        return self._core.list(
            _ops.LIST,
            {
                "id": id,
                "accept_language": accept_language,
                "x_correlation_id": x_correlation_id,
                "status": status,
                "event_id": event_id,
                "event_type": event_type,
                "limit": limit,
                "starting_after": starting_after,
                "ending_before": ending_before,
                "created_after": created_after,
                "created_before": created_before,
            },
            options,
        )

    def retry(
        self,
        id: str,
        *,
        accept_language: str | Omit = OMIT,
        x_correlation_id: str | Omit = OMIT,
        options: RequestOptions | None = None,
    ) -> Delivery:
        """Retry a delivery

        Makes a finished delivery pending again, due at once, with a fresh ladder of attempts. It works for failed
        and for succeeded deliveries. A delivery that is pending or under way answers 409
        `invalid_state_transition`.

        Needs the scope webhooks:write.

        Sent with an idempotency key; a retry cannot take effect twice.

        Args:
            id: Id of the delivery.
            accept_language: Language of `title`, `detail` and messages in problems: `en` (default) or `fr`.
            x_correlation_id: The caller's own trace id: stored with the request and returned unchanged.
        """
        return self._core.call(
            _ops.RETRY,
            {"id": id, "accept_language": accept_language, "x_correlation_id": x_correlation_id},
            options,
        )


class AsyncWebhookDeliveries(AsyncResource):
    """Endpoints that receive events, and the deliveries to them."""

    async def retrieve(
        self,
        id: str,
        *,
        accept_language: str | Omit = OMIT,
        x_correlation_id: str | Omit = OMIT,
        options: RequestOptions | None = None,
    ) -> Delivery:
        """Get a delivery

        Returns one delivery with all its attempts: when, how long, which answer. `nextAttemptAt` tells when the
        next attempt is due.

        Needs the scope webhooks:read.

        Args:
            id: Id of the delivery.
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
        id: str,
        *,
        accept_language: str | Omit = OMIT,
        x_correlation_id: str | Omit = OMIT,
        status: DeliveryStatusValue | str | Omit = OMIT,
        event_id: str | Omit = OMIT,
        event_type: EventTypeValue | str | Omit = OMIT,
        limit: int | Omit = OMIT,
        starting_after: str | Omit = OMIT,
        ending_before: str | Omit = OMIT,
        created_after: _dt.datetime | Omit = OMIT,
        created_before: _dt.datetime | Omit = OMIT,
        options: RequestOptions | None = None,
    ) -> AsyncPager[Delivery]:
        """List deliveries of an endpoint

        Returns the deliveries to one endpoint with their attempts, newest first. Use it to see why a receiver
        misses events. Deliveries are kept for 90 days.

        Needs the scope webhooks:read.

        Args:
            id: Id of the webhook endpoint.
            accept_language: Language of `title`, `detail` and messages in problems: `en` (default) or `fr`.
            x_correlation_id: The caller's own trace id: stored with the request and returned unchanged.
            status: Only deliveries in this state.
            event_id: Only deliveries of this event.
            event_type: Only deliveries of events of this type.
            limit: Number of items on one page.
            starting_after: Cursor: id of the last item of the page before.
            ending_before: Cursor: id of the first item of the page after.
            created_after: Only items created at or after this time (RFC 3339).
            created_before: Only items created before this time (RFC 3339).
        """
        return self._core.list(
            _ops.LIST,
            {
                "id": id,
                "accept_language": accept_language,
                "x_correlation_id": x_correlation_id,
                "status": status,
                "event_id": event_id,
                "event_type": event_type,
                "limit": limit,
                "starting_after": starting_after,
                "ending_before": ending_before,
                "created_after": created_after,
                "created_before": created_before,
            },
            options,
        )

    async def retry(
        self,
        id: str,
        *,
        accept_language: str | Omit = OMIT,
        x_correlation_id: str | Omit = OMIT,
        options: RequestOptions | None = None,
    ) -> Delivery:
        """Retry a delivery

        Makes a finished delivery pending again, due at once, with a fresh ladder of attempts. It works for failed
        and for succeeded deliveries. A delivery that is pending or under way answers 409
        `invalid_state_transition`.

        Needs the scope webhooks:write.

        Sent with an idempotency key; a retry cannot take effect twice.

        Args:
            id: Id of the delivery.
            accept_language: Language of `title`, `detail` and messages in problems: `en` (default) or `fr`.
            x_correlation_id: The caller's own trace id: stored with the request and returned unchanged.
        """
        return await self._core.call(
            _ops.RETRY,
            {"id": id, "accept_language": accept_language, "x_correlation_id": x_correlation_id},
            options,
        )
