"""The resource deprecations. Generated: changes belong in the API description or in the generator."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .._generated.operations import deprecations as _ops
from .._runtime._client import AsyncResource, Resource
from .._runtime._omit import OMIT

if TYPE_CHECKING:
    from .._generated.options import RequestOptions
    from .._runtime._omit import Omit
    from ..types.deprecations import DeprecationUsage


class Deprecations(Resource):
    """What changed in the API, what will change, and whom it affects."""

    def usage(
        self,
        *,
        accept_language: str | Omit = OMIT,
        x_correlation_id: str | Omit = OMIT,
        options: RequestOptions | None = None,
    ) -> DeprecationUsage:
        """Get your use of deprecated things

        Returns what this tenant used in the last 30 days that will end: operations, request fields, the flat
        webhook payload, old key forms, old API versions and SDKs, each with count, last use and recent request
        ids. An empty list means that v3.0 does not break you.

        Needs the scope tenant:read.

        Args:
            accept_language: Language of `title`, `detail` and messages in problems: `en` (default) or `fr`.
            x_correlation_id: The caller's own trace id: stored with the request and returned unchanged.
        """
        return self._core.call(
            _ops.USAGE,
            {"accept_language": accept_language, "x_correlation_id": x_correlation_id},
            options,
        )


class AsyncDeprecations(AsyncResource):
    """What changed in the API, what will change, and whom it affects."""

    async def usage(
        self,
        *,
        accept_language: str | Omit = OMIT,
        x_correlation_id: str | Omit = OMIT,
        options: RequestOptions | None = None,
    ) -> DeprecationUsage:
        """Get your use of deprecated things

        Returns what this tenant used in the last 30 days that will end: operations, request fields, the flat
        webhook payload, old key forms, old API versions and SDKs, each with count, last use and recent request
        ids. An empty list means that v3.0 does not break you.

        Needs the scope tenant:read.

        Args:
            accept_language: Language of `title`, `detail` and messages in problems: `en` (default) or `fr`.
            x_correlation_id: The caller's own trace id: stored with the request and returned unchanged.
        """
        return await self._core.call(
            _ops.USAGE,
            {"accept_language": accept_language, "x_correlation_id": x_correlation_id},
            options,
        )
