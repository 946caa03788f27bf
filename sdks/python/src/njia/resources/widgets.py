"""The resource widgets. Generated: changes belong in the API description or in the generator."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .._generated.operations import widgets as _ops
from .._runtime._client import AsyncResource, Resource
from .._runtime._omit import OMIT

if TYPE_CHECKING:
    import datetime as _dt
    from collections.abc import Mapping, Sequence

    from .._generated.options import RequestOptions
    from .._runtime._omit import Omit
    from .._runtime._page import AsyncPager, Page
    from ..types.language_values import LanguageTagValue
    from ..types.widgets import Widget, WidgetSession
    from ..types.widgets_requests import WidgetConfigInput, WidgetConfigInputParam, WidgetThemeInput, WidgetThemeInputParam
    from ..types.widgets_values import WidgetKindValue, WidgetStatusValue


class Widgets(Resource):
    """Widgets for your own pages, and the calls that they make."""

    def create(
        self,
        *,
        kind: WidgetKindValue | str,
        allowed_origins: Sequence[str],
        config: WidgetConfigInput | WidgetConfigInputParam,
        accept_language: str | Omit = OMIT,
        x_correlation_id: str | Omit = OMIT,
        customer_id: str | Omit = OMIT,
        locale: LanguageTagValue | str | Omit = OMIT,
        theme: WidgetThemeInput | WidgetThemeInputParam | Omit = OMIT,
        session_ttl_seconds: int | Omit = OMIT,
        metadata: Mapping[str, str] | Omit = OMIT,
        options: RequestOptions | None = None,
    ) -> Widget:
        """Create a widget

        Makes a payment, balance or identity form for your own pages, with a first session. The answer holds the
        HTML to embed and, once, the client token of the session; the HTML never holds a token. A repeat with the
        same key answers with `clientToken: null`. Only pages at `allowedOrigins` can show the widget.

        Needs the scope widgets:write.

        Sent with an idempotency key; a retry cannot take effect twice.

        Args:
            allowed_origins: Pages that may embed the widget: https, in test mode also `http://localhost:*` (any
                port) and names below localhost, such as `http://shop.localhost:3001`.
            accept_language: Language of `title`, `detail` and messages in problems: `en` (default) or `fr`.
            x_correlation_id: The caller's own trace id: stored with the request and returned unchanged.
            customer_id: Customer whom its payments or assessments belong to.
            locale: Language; the visitor's if absent.
            session_ttl_seconds: How long a session lives, in seconds.
        """
        return self._core.call(
            _ops.CREATE,
            {
                "kind": kind,
                "allowed_origins": allowed_origins,
                "config": config,
                "accept_language": accept_language,
                "x_correlation_id": x_correlation_id,
                "customer_id": customer_id,
                "locale": locale,
                "theme": theme,
                "session_ttl_seconds": session_ttl_seconds,
                "metadata": metadata,
            },
            options,
        )

    def create_session(
        self,
        id: str,
        *,
        accept_language: str | Omit = OMIT,
        x_correlation_id: str | Omit = OMIT,
        options: RequestOptions | None = None,
    ) -> WidgetSession:
        """Create a widget session

        Makes a session for one visitor or page load and shows its client token, once. Give the token to the page
        as a property, never in a link. A session yields at most one completed payment or assessment. A disabled
        widget is 409 `invalid_state_transition`.

        Needs the scope widgets:write.

        Sent with an idempotency key; a retry cannot take effect twice.

        Args:
            id: Id of the widget.
            accept_language: Language of `title`, `detail` and messages in problems: `en` (default) or `fr`.
            x_correlation_id: The caller's own trace id: stored with the request and returned unchanged.
        """
        return self._core.call(
            _ops.CREATE_SESSION,
            {"id": id, "accept_language": accept_language, "x_correlation_id": x_correlation_id},
            options,
        )

    def disable(
        self,
        id: str,
        *,
        accept_language: str | Omit = OMIT,
        x_correlation_id: str | Omit = OMIT,
        options: RequestOptions | None = None,
    ) -> Widget:
        """Disable a widget

        Disables a widget and ends its open sessions; payments under way go on. It stays readable. Disabling it
        again changes nothing.

        Needs the scope widgets:write.

        Args:
            id: Id of the widget.
            accept_language: Language of `title`, `detail` and messages in problems: `en` (default) or `fr`.
            x_correlation_id: The caller's own trace id: stored with the request and returned unchanged.
        """
        return self._core.call(
            _ops.DISABLE,
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
    ) -> Widget:
        """Get a widget

        Returns one widget. `session` is null: tokens are shown only once. One of another tenant or mode is 404.

        Needs the scope widgets:read.

        Args:
            id: Id of the widget.
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
        kind: WidgetKindValue | str | Omit = OMIT,
        status: WidgetStatusValue | str | Omit = OMIT,
        limit: int | Omit = OMIT,
        starting_after: str | Omit = OMIT,
        ending_before: str | Omit = OMIT,
        created_after: _dt.datetime | Omit = OMIT,
        created_before: _dt.datetime | Omit = OMIT,
        options: RequestOptions | None = None,
    ) -> Page[Widget]:
        """List widgets

        Returns the widgets of this tenant and mode, newest first. Sessions and tokens are not part of it.

        Needs the scope widgets:read.

        Args:
            accept_language: Language of `title`, `detail` and messages in problems: `en` (default) or `fr`.
            x_correlation_id: The caller's own trace id: stored with the request and returned unchanged.
            kind: Only widgets of this kind.
            status: Only widgets in this state.
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
                "kind": kind,
                "status": status,
                "limit": limit,
                "starting_after": starting_after,
                "ending_before": ending_before,
                "created_after": created_after,
                "created_before": created_before,
            },
            options,
        )

    def update(
        self,
        id: str,
        *,
        accept_language: str | Omit = OMIT,
        x_correlation_id: str | Omit = OMIT,
        allowed_origins: Sequence[str] | Omit = OMIT,
        locale: LanguageTagValue | str | None | Omit = OMIT,
        theme: WidgetThemeInput | WidgetThemeInputParam | Omit = OMIT,
        session_ttl_seconds: int | Omit = OMIT,
        config: WidgetConfigInput | WidgetConfigInputParam | Omit = OMIT,
        metadata: Mapping[str, str] | Omit = OMIT,
        options: RequestOptions | None = None,
    ) -> Widget:
        """Change a widget

        Changes the members that are given. The kind and the customer stay. Sessions that are open keep what they
        started with, except for the allowed origins, which count at once.

        Needs the scope widgets:write.

        Args:
            id: Id of the widget.
            accept_language: Language of `title`, `detail` and messages in problems: `en` (default) or `fr`.
            x_correlation_id: The caller's own trace id: stored with the request and returned unchanged.
            allowed_origins: Pages that may embed the widget: https, in test mode also `http://localhost:*` (any
                port) and names below localhost, such as `http://shop.localhost:3001`.
            locale: Language; null for the visitor's.
            session_ttl_seconds: How long a session lives, in seconds.
        """
        return self._core.call(
            _ops.UPDATE,
            {
                "id": id,
                "accept_language": accept_language,
                "x_correlation_id": x_correlation_id,
                "allowed_origins": allowed_origins,
                "locale": locale,
                "theme": theme,
                "session_ttl_seconds": session_ttl_seconds,
                "config": config,
                "metadata": metadata,
            },
            options,
        )


class AsyncWidgets(AsyncResource):
    """Widgets for your own pages, and the calls that they make."""

    async def create(
        self,
        *,
        kind: WidgetKindValue | str,
        allowed_origins: Sequence[str],
        config: WidgetConfigInput | WidgetConfigInputParam,
        accept_language: str | Omit = OMIT,
        x_correlation_id: str | Omit = OMIT,
        customer_id: str | Omit = OMIT,
        locale: LanguageTagValue | str | Omit = OMIT,
        theme: WidgetThemeInput | WidgetThemeInputParam | Omit = OMIT,
        session_ttl_seconds: int | Omit = OMIT,
        metadata: Mapping[str, str] | Omit = OMIT,
        options: RequestOptions | None = None,
    ) -> Widget:
        """Create a widget

        Makes a payment, balance or identity form for your own pages, with a first session. The answer holds the
        HTML to embed and, once, the client token of the session; the HTML never holds a token. A repeat with the
        same key answers with `clientToken: null`. Only pages at `allowedOrigins` can show the widget.

        Needs the scope widgets:write.

        Sent with an idempotency key; a retry cannot take effect twice.

        Args:
            allowed_origins: Pages that may embed the widget: https, in test mode also `http://localhost:*` (any
                port) and names below localhost, such as `http://shop.localhost:3001`.
            accept_language: Language of `title`, `detail` and messages in problems: `en` (default) or `fr`.
            x_correlation_id: The caller's own trace id: stored with the request and returned unchanged.
            customer_id: Customer whom its payments or assessments belong to.
            locale: Language; the visitor's if absent.
            session_ttl_seconds: How long a session lives, in seconds.
        """
        return await self._core.call(
            _ops.CREATE,
            {
                "kind": kind,
                "allowed_origins": allowed_origins,
                "config": config,
                "accept_language": accept_language,
                "x_correlation_id": x_correlation_id,
                "customer_id": customer_id,
                "locale": locale,
                "theme": theme,
                "session_ttl_seconds": session_ttl_seconds,
                "metadata": metadata,
            },
            options,
        )

    async def create_session(
        self,
        id: str,
        *,
        accept_language: str | Omit = OMIT,
        x_correlation_id: str | Omit = OMIT,
        options: RequestOptions | None = None,
    ) -> WidgetSession:
        """Create a widget session

        Makes a session for one visitor or page load and shows its client token, once. Give the token to the page
        as a property, never in a link. A session yields at most one completed payment or assessment. A disabled
        widget is 409 `invalid_state_transition`.

        Needs the scope widgets:write.

        Sent with an idempotency key; a retry cannot take effect twice.

        Args:
            id: Id of the widget.
            accept_language: Language of `title`, `detail` and messages in problems: `en` (default) or `fr`.
            x_correlation_id: The caller's own trace id: stored with the request and returned unchanged.
        """
        return await self._core.call(
            _ops.CREATE_SESSION,
            {"id": id, "accept_language": accept_language, "x_correlation_id": x_correlation_id},
            options,
        )

    async def disable(
        self,
        id: str,
        *,
        accept_language: str | Omit = OMIT,
        x_correlation_id: str | Omit = OMIT,
        options: RequestOptions | None = None,
    ) -> Widget:
        """Disable a widget

        Disables a widget and ends its open sessions; payments under way go on. It stays readable. Disabling it
        again changes nothing.

        Needs the scope widgets:write.

        Args:
            id: Id of the widget.
            accept_language: Language of `title`, `detail` and messages in problems: `en` (default) or `fr`.
            x_correlation_id: The caller's own trace id: stored with the request and returned unchanged.
        """
        return await self._core.call(
            _ops.DISABLE,
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
    ) -> Widget:
        """Get a widget

        Returns one widget. `session` is null: tokens are shown only once. One of another tenant or mode is 404.

        Needs the scope widgets:read.

        Args:
            id: Id of the widget.
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
        kind: WidgetKindValue | str | Omit = OMIT,
        status: WidgetStatusValue | str | Omit = OMIT,
        limit: int | Omit = OMIT,
        starting_after: str | Omit = OMIT,
        ending_before: str | Omit = OMIT,
        created_after: _dt.datetime | Omit = OMIT,
        created_before: _dt.datetime | Omit = OMIT,
        options: RequestOptions | None = None,
    ) -> AsyncPager[Widget]:
        """List widgets

        Returns the widgets of this tenant and mode, newest first. Sessions and tokens are not part of it.

        Needs the scope widgets:read.

        Args:
            accept_language: Language of `title`, `detail` and messages in problems: `en` (default) or `fr`.
            x_correlation_id: The caller's own trace id: stored with the request and returned unchanged.
            kind: Only widgets of this kind.
            status: Only widgets in this state.
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
                "kind": kind,
                "status": status,
                "limit": limit,
                "starting_after": starting_after,
                "ending_before": ending_before,
                "created_after": created_after,
                "created_before": created_before,
            },
            options,
        )

    async def update(
        self,
        id: str,
        *,
        accept_language: str | Omit = OMIT,
        x_correlation_id: str | Omit = OMIT,
        allowed_origins: Sequence[str] | Omit = OMIT,
        locale: LanguageTagValue | str | None | Omit = OMIT,
        theme: WidgetThemeInput | WidgetThemeInputParam | Omit = OMIT,
        session_ttl_seconds: int | Omit = OMIT,
        config: WidgetConfigInput | WidgetConfigInputParam | Omit = OMIT,
        metadata: Mapping[str, str] | Omit = OMIT,
        options: RequestOptions | None = None,
    ) -> Widget:
        """Change a widget

        Changes the members that are given. The kind and the customer stay. Sessions that are open keep what they
        started with, except for the allowed origins, which count at once.

        Needs the scope widgets:write.

        Args:
            id: Id of the widget.
            accept_language: Language of `title`, `detail` and messages in problems: `en` (default) or `fr`.
            x_correlation_id: The caller's own trace id: stored with the request and returned unchanged.
            allowed_origins: Pages that may embed the widget: https, in test mode also `http://localhost:*` (any
                port) and names below localhost, such as `http://shop.localhost:3001`.
            locale: Language; null for the visitor's.
            session_ttl_seconds: How long a session lives, in seconds.
        """
        return await self._core.call(
            _ops.UPDATE,
            {
                "id": id,
                "accept_language": accept_language,
                "x_correlation_id": x_correlation_id,
                "allowed_origins": allowed_origins,
                "locale": locale,
                "theme": theme,
                "session_ttl_seconds": session_ttl_seconds,
                "config": config,
                "metadata": metadata,
            },
            options,
        )
