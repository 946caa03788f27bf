"""The resource tenant. Generated: changes belong in the API description or in the generator."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .._generated.operations import tenant as _ops
from .._runtime._client import AsyncResource, Resource
from .._runtime._omit import OMIT

if TYPE_CHECKING:
    from .._generated.options import RequestOptions
    from .._runtime._omit import Omit
    from ..types.tenant import Tenant, TenantSettingsInput, TenantSettingsInputParam


class TenantResource(Resource):
    """Keys, sessions, users and the tenant itself."""

    def retrieve(
        self,
        *,
        accept_language: str | Omit = OMIT,
        x_correlation_id: str | Omit = OMIT,
        options: RequestOptions | None = None,
    ) -> Tenant:
        """Retrieve the tenant

        Returns the tenant that the key belongs to, with its settings: which rail strategy applies by default, from
        which fraud score payments are held or blocked, how long a transaction can be reversed.

        Needs the scope tenant:read.

        Args:
            accept_language: Language of `title`, `detail` and messages in problems: `en` (default) or `fr`.
            x_correlation_id: The caller's own trace id: stored with the request and returned unchanged.
        """
        return self._core.call(
            _ops.RETRIEVE,
            {"accept_language": accept_language, "x_correlation_id": x_correlation_id},
            options,
        )

    def update(
        self,
        *,
        accept_language: str | Omit = OMIT,
        x_correlation_id: str | Omit = OMIT,
        name: str | Omit = OMIT,
        timezone: str | Omit = OMIT,
        settings: TenantSettingsInput | TenantSettingsInputParam | Omit = OMIT,
        options: RequestOptions | None = None,
    ) -> Tenant:
        """Change the tenant

        Changes name, time zone or settings of the tenant; members left out stay as they are. New settings hold
        from the next request on and do not touch payments that exist already. Every change is written to the audit
        log.

        Needs the scope tenant:write.

        Args:
            accept_language: Language of `title`, `detail` and messages in problems: `en` (default) or `fr`.
            x_correlation_id: The caller's own trace id: stored with the request and returned unchanged.
            name: Name of the tenant.
            timezone: IANA time zone.
        """
        return self._core.call(
            _ops.UPDATE,
            {
                "accept_language": accept_language,
                "x_correlation_id": x_correlation_id,
                "name": name,
                "timezone": timezone,
                "settings": settings,
            },
            options,
        )


class AsyncTenantResource(AsyncResource):
    """Keys, sessions, users and the tenant itself."""

    async def retrieve(
        self,
        *,
        accept_language: str | Omit = OMIT,
        x_correlation_id: str | Omit = OMIT,
        options: RequestOptions | None = None,
    ) -> Tenant:
        """Retrieve the tenant

        Returns the tenant that the key belongs to, with its settings: which rail strategy applies by default, from
        which fraud score payments are held or blocked, how long a transaction can be reversed.

        Needs the scope tenant:read.

        Args:
            accept_language: Language of `title`, `detail` and messages in problems: `en` (default) or `fr`.
            x_correlation_id: The caller's own trace id: stored with the request and returned unchanged.
        """
        return await self._core.call(
            _ops.RETRIEVE,
            {"accept_language": accept_language, "x_correlation_id": x_correlation_id},
            options,
        )

    async def update(
        self,
        *,
        accept_language: str | Omit = OMIT,
        x_correlation_id: str | Omit = OMIT,
        name: str | Omit = OMIT,
        timezone: str | Omit = OMIT,
        settings: TenantSettingsInput | TenantSettingsInputParam | Omit = OMIT,
        options: RequestOptions | None = None,
    ) -> Tenant:
        """Change the tenant

        Changes name, time zone or settings of the tenant; members left out stay as they are. New settings hold
        from the next request on and do not touch payments that exist already. Every change is written to the audit
        log.

        Needs the scope tenant:write.

        Args:
            accept_language: Language of `title`, `detail` and messages in problems: `en` (default) or `fr`.
            x_correlation_id: The caller's own trace id: stored with the request and returned unchanged.
            name: Name of the tenant.
            timezone: IANA time zone.
        """
        return await self._core.call(
            _ops.UPDATE,
            {
                "accept_language": accept_language,
                "x_correlation_id": x_correlation_id,
                "name": name,
                "timezone": timezone,
                "settings": settings,
            },
            options,
        )
