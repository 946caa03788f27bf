"""The resource changelog subscriptions. Generated: changes belong in the API description or in the generator."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .._generated.operations import changelog_subscriptions as _ops
from .._runtime._client import AsyncResource, Resource
from .._runtime._omit import OMIT

if TYPE_CHECKING:
    import datetime as _dt

    from .._generated.options import RequestOptions
    from .._runtime._omit import Omit
    from .._runtime._page import AsyncPager, Page
    from .._runtime._result import Empty
    from ..types.changelog_subscriptions import (
        ChangeLogChannelValue,
        ChangeLogFilterInput,
        ChangeLogFilterInputParam,
        ChangeLogSubscription,
    )


class ChangelogSubscriptions(Resource):
    """What changed in the API, what will change, and whom it affects."""

    def confirm(
        self,
        id: str,
        *,
        token: str,
        accept_language: str | Omit = OMIT,
        x_correlation_id: str | Omit = OMIT,
        options: RequestOptions | None = None,
    ) -> ChangeLogSubscription:
        """Confirm an e-mail address

        Confirms that the owner of the address wants the notices, with the token of the confirmation e-mail. It
        needs no key. The token works for 7 days; confirming twice changes nothing.

        Args:
            id: Id of the subscription.
            token: Token from the e-mail.
            accept_language: Language of `title`, `detail` and messages in problems: `en` (default) or `fr`.
            x_correlation_id: The caller's own trace id: stored with the request and returned unchanged.
        """
        return self._core.call(
            _ops.CONFIRM,
            {"id": id, "token": token, "accept_language": accept_language, "x_correlation_id": x_correlation_id},
            options,
        )

    def create(
        self,
        *,
        channel: ChangeLogChannelValue | str,
        accept_language: str | Omit = OMIT,
        x_correlation_id: str | Omit = OMIT,
        target: str | Omit = OMIT,
        filter: ChangeLogFilterInput | ChangeLogFilterInputParam | Omit = OMIT,
        options: RequestOptions | None = None,
    ) -> ChangeLogSubscription:
        """Subscribe to changes

        Subscribes to notices of changes by e-mail, to a URL, or as `changelog.*` events to your webhook endpoints.
        With `onlyAffectingMe` you hear only of things that you used in the last 30 days, with the numbers. An
        e-mail address starts as `pending_confirmation` until its owner confirms. A URL that is not allowed is 400
        `webhook_url_not_allowed`.

        Needs the scope changelog:write.

        Sent with an idempotency key; a retry cannot take effect twice.

        Args:
            accept_language: Language of `title`, `detail` and messages in problems: `en` (default) or `fr`.
            x_correlation_id: The caller's own trace id: stored with the request and returned unchanged.
            target: E-mail address or https URL; required for `email` and `webhook`, not allowed for
                `webhook_event`.
        """
        return self._core.call(
            _ops.CREATE,
            {
                "channel": channel,
                "accept_language": accept_language,
                "x_correlation_id": x_correlation_id,
                "target": target,
                "filter": filter,
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
        """End a subscription

        Ends a subscription; nothing more is sent. It stays readable with the status `unsubscribed`. Ending it
        again changes nothing.

        Needs the scope changelog:write.

        Args:
            id: Id of the subscription.
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
    ) -> ChangeLogSubscription:
        """Get a subscription

        Returns one subscription of this tenant. One of another tenant is 404.

        Needs the scope changelog:write.

        Args:
            id: Id of the subscription.
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
        options: RequestOptions | None = None,
    ) -> Page[ChangeLogSubscription]:
        """List subscriptions

        Returns the subscriptions of this tenant to notices of changes, newest first, ended ones too.

        Needs the scope changelog:write.

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
            _ops.LIST,
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

    def unsubscribe(
        self,
        id: str,
        *,
        token: str,
        accept_language: str | Omit = OMIT,
        x_correlation_id: str | Omit = OMIT,
        options: RequestOptions | None = None,
    ) -> ChangeLogSubscription:
        """Unsubscribe by link

        Ends a subscription with the token of any of its e-mails. Mail programs call it for one-click unsubscribing
        (RFC 8058), so the token is in the query and a body is ignored. It needs no key. Doing it twice changes
        nothing.

        Args:
            id: Id of the subscription.
            token: Token from the e-mail.
            accept_language: Language of `title`, `detail` and messages in problems: `en` (default) or `fr`.
            x_correlation_id: The caller's own trace id: stored with the request and returned unchanged.
        """
        return self._core.call(
            _ops.UNSUBSCRIBE,
            {"id": id, "token": token, "accept_language": accept_language, "x_correlation_id": x_correlation_id},
            options,
        )


class AsyncChangelogSubscriptions(AsyncResource):
    """What changed in the API, what will change, and whom it affects."""

    async def confirm(
        self,
        id: str,
        *,
        token: str,
        accept_language: str | Omit = OMIT,
        x_correlation_id: str | Omit = OMIT,
        options: RequestOptions | None = None,
    ) -> ChangeLogSubscription:
        """Confirm an e-mail address

        Confirms that the owner of the address wants the notices, with the token of the confirmation e-mail. It
        needs no key. The token works for 7 days; confirming twice changes nothing.

        Args:
            id: Id of the subscription.
            token: Token from the e-mail.
            accept_language: Language of `title`, `detail` and messages in problems: `en` (default) or `fr`.
            x_correlation_id: The caller's own trace id: stored with the request and returned unchanged.
        """
        return await self._core.call(
            _ops.CONFIRM,
            {"id": id, "token": token, "accept_language": accept_language, "x_correlation_id": x_correlation_id},
            options,
        )

    async def create(
        self,
        *,
        channel: ChangeLogChannelValue | str,
        accept_language: str | Omit = OMIT,
        x_correlation_id: str | Omit = OMIT,
        target: str | Omit = OMIT,
        filter: ChangeLogFilterInput | ChangeLogFilterInputParam | Omit = OMIT,
        options: RequestOptions | None = None,
    ) -> ChangeLogSubscription:
        """Subscribe to changes

        Subscribes to notices of changes by e-mail, to a URL, or as `changelog.*` events to your webhook endpoints.
        With `onlyAffectingMe` you hear only of things that you used in the last 30 days, with the numbers. An
        e-mail address starts as `pending_confirmation` until its owner confirms. A URL that is not allowed is 400
        `webhook_url_not_allowed`.

        Needs the scope changelog:write.

        Sent with an idempotency key; a retry cannot take effect twice.

        Args:
            accept_language: Language of `title`, `detail` and messages in problems: `en` (default) or `fr`.
            x_correlation_id: The caller's own trace id: stored with the request and returned unchanged.
            target: E-mail address or https URL; required for `email` and `webhook`, not allowed for
                `webhook_event`.
        """
        return await self._core.call(
            _ops.CREATE,
            {
                "channel": channel,
                "accept_language": accept_language,
                "x_correlation_id": x_correlation_id,
                "target": target,
                "filter": filter,
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
        """End a subscription

        Ends a subscription; nothing more is sent. It stays readable with the status `unsubscribed`. Ending it
        again changes nothing.

        Needs the scope changelog:write.

        Args:
            id: Id of the subscription.
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
    ) -> ChangeLogSubscription:
        """Get a subscription

        Returns one subscription of this tenant. One of another tenant is 404.

        Needs the scope changelog:write.

        Args:
            id: Id of the subscription.
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
        options: RequestOptions | None = None,
    ) -> AsyncPager[ChangeLogSubscription]:
        """List subscriptions

        Returns the subscriptions of this tenant to notices of changes, newest first, ended ones too.

        Needs the scope changelog:write.

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
            _ops.LIST,
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

    async def unsubscribe(
        self,
        id: str,
        *,
        token: str,
        accept_language: str | Omit = OMIT,
        x_correlation_id: str | Omit = OMIT,
        options: RequestOptions | None = None,
    ) -> ChangeLogSubscription:
        """Unsubscribe by link

        Ends a subscription with the token of any of its e-mails. Mail programs call it for one-click unsubscribing
        (RFC 8058), so the token is in the query and a body is ignored. It needs no key. Doing it twice changes
        nothing.

        Args:
            id: Id of the subscription.
            token: Token from the e-mail.
            accept_language: Language of `title`, `detail` and messages in problems: `en` (default) or `fr`.
            x_correlation_id: The caller's own trace id: stored with the request and returned unchanged.
        """
        return await self._core.call(
            _ops.UNSUBSCRIBE,
            {"id": id, "token": token, "accept_language": accept_language, "x_correlation_id": x_correlation_id},
            options,
        )
