"""The resource idempotency keys. Generated: changes belong in the API description or in the generator."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .._generated.operations import idempotency_keys as _ops
from .._runtime._client import AsyncResource, Resource
from .._runtime._omit import OMIT

if TYPE_CHECKING:
    from .._generated.options import RequestOptions
    from .._runtime._omit import Omit
    from ..types.idempotency_keys import IdempotencyKeyRecord


class IdempotencyKeys(Resource):
    """Look up what became of a request whose answer was lost."""

    def retrieve(
        self,
        operation_id: str,
        key: str,
        *,
        accept_language: str | Omit = OMIT,
        x_correlation_id: str | Omit = OMIT,
        options: RequestOptions | None = None,
    ) -> IdempotencyKeyRecord:
        """Look up an idempotency key

        Tells what became of a request whose answer was lost: still in progress, or done and which object it made.
        Any valid key of the tenant and mode may ask. 404 means that no request with this key had an effect, so it
        is safe to send it.

        Args:
            operation_id: Operation that the key was used with.
            key: The idempotency key, percent-encoded.
            accept_language: Language of `title`, `detail` and messages in problems: `en` (default) or `fr`.
            x_correlation_id: The caller's own trace id: stored with the request and returned unchanged.
        """
        return self._core.call(
            _ops.RETRIEVE,
            {
                "operation_id": operation_id,
                "key": key,
                "accept_language": accept_language,
                "x_correlation_id": x_correlation_id,
            },
            options,
        )


class AsyncIdempotencyKeys(AsyncResource):
    """Look up what became of a request whose answer was lost."""

    async def retrieve(
        self,
        operation_id: str,
        key: str,
        *,
        accept_language: str | Omit = OMIT,
        x_correlation_id: str | Omit = OMIT,
        options: RequestOptions | None = None,
    ) -> IdempotencyKeyRecord:
        """Look up an idempotency key

        Tells what became of a request whose answer was lost: still in progress, or done and which object it made.
        Any valid key of the tenant and mode may ask. 404 means that no request with this key had an effect, so it
        is safe to send it.

        Args:
            operation_id: Operation that the key was used with.
            key: The idempotency key, percent-encoded.
            accept_language: Language of `title`, `detail` and messages in problems: `en` (default) or `fr`.
            x_correlation_id: The caller's own trace id: stored with the request and returned unchanged.
        """
        return await self._core.call(
            _ops.RETRIEVE,
            {
                "operation_id": operation_id,
                "key": key,
                "accept_language": accept_language,
                "x_correlation_id": x_correlation_id,
            },
            options,
        )
