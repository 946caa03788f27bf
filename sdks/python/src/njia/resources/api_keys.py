"""The resource api keys. Generated: changes belong in the API description or in the generator."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .._generated.operations import api_keys as _ops
from .._runtime._client import AsyncResource, Resource
from .._runtime._omit import OMIT

if TYPE_CHECKING:
    import datetime as _dt
    from collections.abc import Sequence

    from .._generated.options import RequestOptions
    from .._runtime._omit import Omit
    from .._runtime._page import AsyncPager, Page
    from ..types.api_keys import ApiKey, ApiKeyStatusValue
    from ..types.scope_values import ScopeValue


class ApiKeys(Resource):
    """Keys, sessions, users and the tenant itself."""

    def create(
        self,
        *,
        name: str,
        scopes: Sequence[ScopeValue | str],
        accept_language: str | Omit = OMIT,
        x_correlation_id: str | Omit = OMIT,
        allowed_ips: Sequence[str] | Omit = OMIT,
        expires_at: _dt.datetime | Omit = OMIT,
        options: RequestOptions | None = None,
    ) -> ApiKey:
        """Create an API key

        Creates a key for the mode of the key that asks, with exactly the scopes named. The answer holds the key in
        `key`; it is shown this once and stored as a hash only, so keep it in a secret store. The new key is pinned
        to the current API version. A session of a person who may manage keys is needed, so that a leaked key
        cannot make more keys. There is no idempotency key, because the stored answer would hold the secret: if the
        answer is lost, revoke the new key.

        Needs the scope keys:manage.

        Args:
            name: Name for people.
            scopes: What the key may do.
            accept_language: Language of `title`, `detail` and messages in problems: `en` (default) or `fr`.
            x_correlation_id: The caller's own trace id: stored with the request and returned unchanged.
            allowed_ips: Addresses (CIDR) that may use the key.
            expires_at: When the key ends by itself.
        """
        return self._core.call(
            _ops.CREATE,
            {
                "name": name,
                "scopes": scopes,
                "accept_language": accept_language,
                "x_correlation_id": x_correlation_id,
                "allowed_ips": allowed_ips,
                "expires_at": expires_at,
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
    ) -> ApiKey:
        """Retrieve an API key

        Returns the record of one API key: name, scopes, state and last use. The key itself is never shown again.

        Needs the scope keys:manage.

        Args:
            id: Id of the key record.
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
        status: ApiKeyStatusValue | str | Omit = OMIT,
        options: RequestOptions | None = None,
    ) -> Page[ApiKey]:
        """List API keys

        Lists the API keys of the tenant and mode, newest first, also those that no longer work. The keys
        themselves are never shown; `prefix` and `last4` help to tell them apart.

        Needs the scope keys:manage.

        Args:
            accept_language: Language of `title`, `detail` and messages in problems: `en` (default) or `fr`.
            x_correlation_id: The caller's own trace id: stored with the request and returned unchanged.
            limit: Number of items on one page.
            starting_after: Cursor: id of the last item of the page before.
            ending_before: Cursor: id of the first item of the page after.
            created_after: Only items created at or after this time (RFC 3339).
            created_before: Only items created before this time (RFC 3339).
            status: Only keys in this state.
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
                "status": status,
            },
            options,
        )

    def revoke(
        self,
        id: str,
        *,
        accept_language: str | Omit = OMIT,
        x_correlation_id: str | Omit = OMIT,
        options: RequestOptions | None = None,
    ) -> ApiKey:
        """Revoke an API key

        Ends a key at once and for good; every later request with it answers 401 `api_key_revoked`. The record
        stays for the audit trail and is returned. Revoking a revoked key changes nothing.

        Needs the scope keys:manage.

        Args:
            id: Id of the key record.
            accept_language: Language of `title`, `detail` and messages in problems: `en` (default) or `fr`.
            x_correlation_id: The caller's own trace id: stored with the request and returned unchanged.
        """
        return self._core.call(
            _ops.REVOKE,
            {"id": id, "accept_language": accept_language, "x_correlation_id": x_correlation_id},
            options,
        )

    def roll(
        self,
        id: str,
        *,
        accept_language: str | Omit = OMIT,
        x_correlation_id: str | Omit = OMIT,
        overlap_hours: int | Omit = OMIT,
        options: RequestOptions | None = None,
    ) -> ApiKey:
        """Replace an API key

        Creates a key with the same name, scopes and addresses and returns it in `key`, shown this once. The old
        key keeps working for `overlapHours`, 24 by default, so that servers can be changed one after the other; 0
        ends it at once. Only an active key can be rolled; any other answers 409 `invalid_state_transition`.

        Needs the scope keys:manage.

        Args:
            id: Id of the key record.
            accept_language: Language of `title`, `detail` and messages in problems: `en` (default) or `fr`.
            x_correlation_id: The caller's own trace id: stored with the request and returned unchanged.
            overlap_hours: Hours for which the old key keeps working.
        """
        return self._core.call(
            _ops.ROLL,
            {
                "id": id,
                "accept_language": accept_language,
                "x_correlation_id": x_correlation_id,
                "overlap_hours": overlap_hours,
            },
            options,
        )

    def update(
        self,
        id: str,
        *,
        accept_language: str | Omit = OMIT,
        x_correlation_id: str | Omit = OMIT,
        name: str | Omit = OMIT,
        scopes: Sequence[ScopeValue | str] | Omit = OMIT,
        allowed_ips: Sequence[str] | Omit = OMIT,
        options: RequestOptions | None = None,
    ) -> ApiKey:
        """Change an API key

        Changes the name, the allowed addresses or the scopes of a key; members left out stay as they are. Without
        a session the scopes can only be narrowed. It takes effect with the next request.

        Needs the scope keys:manage.

        Args:
            id: Id of the key record.
            accept_language: Language of `title`, `detail` and messages in problems: `en` (default) or `fr`.
            x_correlation_id: The caller's own trace id: stored with the request and returned unchanged.
            name: Name for people.
            scopes: What the key may do.
            allowed_ips: Addresses (CIDR) that may use the key; empty means any.
        """
        return self._core.call(
            _ops.UPDATE,
            {
                "id": id,
                "accept_language": accept_language,
                "x_correlation_id": x_correlation_id,
                "name": name,
                "scopes": scopes,
                "allowed_ips": allowed_ips,
            },
            options,
        )


class AsyncApiKeys(AsyncResource):
    """Keys, sessions, users and the tenant itself."""

    async def create(
        self,
        *,
        name: str,
        scopes: Sequence[ScopeValue | str],
        accept_language: str | Omit = OMIT,
        x_correlation_id: str | Omit = OMIT,
        allowed_ips: Sequence[str] | Omit = OMIT,
        expires_at: _dt.datetime | Omit = OMIT,
        options: RequestOptions | None = None,
    ) -> ApiKey:
        """Create an API key

        Creates a key for the mode of the key that asks, with exactly the scopes named. The answer holds the key in
        `key`; it is shown this once and stored as a hash only, so keep it in a secret store. The new key is pinned
        to the current API version. A session of a person who may manage keys is needed, so that a leaked key
        cannot make more keys. There is no idempotency key, because the stored answer would hold the secret: if the
        answer is lost, revoke the new key.

        Needs the scope keys:manage.

        Args:
            name: Name for people.
            scopes: What the key may do.
            accept_language: Language of `title`, `detail` and messages in problems: `en` (default) or `fr`.
            x_correlation_id: The caller's own trace id: stored with the request and returned unchanged.
            allowed_ips: Addresses (CIDR) that may use the key.
            expires_at: When the key ends by itself.
        """
        return await self._core.call(
            _ops.CREATE,
            {
                "name": name,
                "scopes": scopes,
                "accept_language": accept_language,
                "x_correlation_id": x_correlation_id,
                "allowed_ips": allowed_ips,
                "expires_at": expires_at,
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
    ) -> ApiKey:
        """Retrieve an API key

        Returns the record of one API key: name, scopes, state and last use. The key itself is never shown again.

        Needs the scope keys:manage.

        Args:
            id: Id of the key record.
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
        status: ApiKeyStatusValue | str | Omit = OMIT,
        options: RequestOptions | None = None,
    ) -> AsyncPager[ApiKey]:
        """List API keys

        Lists the API keys of the tenant and mode, newest first, also those that no longer work. The keys
        themselves are never shown; `prefix` and `last4` help to tell them apart.

        Needs the scope keys:manage.

        Args:
            accept_language: Language of `title`, `detail` and messages in problems: `en` (default) or `fr`.
            x_correlation_id: The caller's own trace id: stored with the request and returned unchanged.
            limit: Number of items on one page.
            starting_after: Cursor: id of the last item of the page before.
            ending_before: Cursor: id of the first item of the page after.
            created_after: Only items created at or after this time (RFC 3339).
            created_before: Only items created before this time (RFC 3339).
            status: Only keys in this state.
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
                "status": status,
            },
            options,
        )

    async def revoke(
        self,
        id: str,
        *,
        accept_language: str | Omit = OMIT,
        x_correlation_id: str | Omit = OMIT,
        options: RequestOptions | None = None,
    ) -> ApiKey:
        """Revoke an API key

        Ends a key at once and for good; every later request with it answers 401 `api_key_revoked`. The record
        stays for the audit trail and is returned. Revoking a revoked key changes nothing.

        Needs the scope keys:manage.

        Args:
            id: Id of the key record.
            accept_language: Language of `title`, `detail` and messages in problems: `en` (default) or `fr`.
            x_correlation_id: The caller's own trace id: stored with the request and returned unchanged.
        """
        return await self._core.call(
            _ops.REVOKE,
            {"id": id, "accept_language": accept_language, "x_correlation_id": x_correlation_id},
            options,
        )

    async def roll(
        self,
        id: str,
        *,
        accept_language: str | Omit = OMIT,
        x_correlation_id: str | Omit = OMIT,
        overlap_hours: int | Omit = OMIT,
        options: RequestOptions | None = None,
    ) -> ApiKey:
        """Replace an API key

        Creates a key with the same name, scopes and addresses and returns it in `key`, shown this once. The old
        key keeps working for `overlapHours`, 24 by default, so that servers can be changed one after the other; 0
        ends it at once. Only an active key can be rolled; any other answers 409 `invalid_state_transition`.

        Needs the scope keys:manage.

        Args:
            id: Id of the key record.
            accept_language: Language of `title`, `detail` and messages in problems: `en` (default) or `fr`.
            x_correlation_id: The caller's own trace id: stored with the request and returned unchanged.
            overlap_hours: Hours for which the old key keeps working.
        """
        return await self._core.call(
            _ops.ROLL,
            {
                "id": id,
                "accept_language": accept_language,
                "x_correlation_id": x_correlation_id,
                "overlap_hours": overlap_hours,
            },
            options,
        )

    async def update(
        self,
        id: str,
        *,
        accept_language: str | Omit = OMIT,
        x_correlation_id: str | Omit = OMIT,
        name: str | Omit = OMIT,
        scopes: Sequence[ScopeValue | str] | Omit = OMIT,
        allowed_ips: Sequence[str] | Omit = OMIT,
        options: RequestOptions | None = None,
    ) -> ApiKey:
        """Change an API key

        Changes the name, the allowed addresses or the scopes of a key; members left out stay as they are. Without
        a session the scopes can only be narrowed. It takes effect with the next request.

        Needs the scope keys:manage.

        Args:
            id: Id of the key record.
            accept_language: Language of `title`, `detail` and messages in problems: `en` (default) or `fr`.
            x_correlation_id: The caller's own trace id: stored with the request and returned unchanged.
            name: Name for people.
            scopes: What the key may do.
            allowed_ips: Addresses (CIDR) that may use the key; empty means any.
        """
        return await self._core.call(
            _ops.UPDATE,
            {
                "id": id,
                "accept_language": accept_language,
                "x_correlation_id": x_correlation_id,
                "name": name,
                "scopes": scopes,
                "allowed_ips": allowed_ips,
            },
            options,
        )
