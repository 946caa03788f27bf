"""The resource card authorizations. Generated: changes belong in the API description or in the generator."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .._generated.operations import card_authorizations as _ops
from .._runtime._client import AsyncResource, Resource
from .._runtime._omit import OMIT

if TYPE_CHECKING:
    from .._generated.options import RequestOptions
    from .._runtime._omit import Omit
    from ..types.card_authorizations import CardAuthorization


class CardAuthorizations(Resource):
    """Virtual cards with spend limits, and their authorizations."""

    def capture(
        self,
        id: str,
        *,
        accept_language: str | Omit = OMIT,
        x_correlation_id: str | Omit = OMIT,
        amount_minor_units: int | Omit = OMIT,
        currency: str | Omit = OMIT,
        options: RequestOptions | None = None,
    ) -> CardAuthorization:
        """Capture an authorization

        Takes what is held, fully or partly, and turns it into a transaction. Several captures may add up to the
        authorized amount; restaurants and hotels may take up to 20 % more if limits and funds allow it. The amount
        counts in the window of the authorization. More than is held is 409 `capture_exceeds_authorization`.

        Needs the scope cards:authorize.

        Sent with an idempotency key; a retry cannot take effect twice.

        Args:
            id: Id of the authorization.
            accept_language: Language of `title`, `detail` and messages in problems: `en` (default) or `fr`.
            x_correlation_id: The caller's own trace id: stored with the request and returned unchanged.
            amount_minor_units: Amount in the card's currency, in minor units; all that is held if absent.
            currency: Must be the card's currency if given.
        """
        return self._core.call(
            _ops.CAPTURE,
            {
                "id": id,
                "accept_language": accept_language,
                "x_correlation_id": x_correlation_id,
                "amount_minor_units": amount_minor_units,
                "currency": currency,
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
    ) -> CardAuthorization:
        """Get an authorization

        Returns one authorization with its captures and the limits it counts against. One of another tenant or mode
        is 404.

        Needs the scope cards:read.

        Args:
            id: Id of the authorization.
            accept_language: Language of `title`, `detail` and messages in problems: `en` (default) or `fr`.
            x_correlation_id: The caller's own trace id: stored with the request and returned unchanged.
        """
        return self._core.call(
            _ops.RETRIEVE,
            {"id": id, "accept_language": accept_language, "x_correlation_id": x_correlation_id},
            options,
        )

    def reverse(
        self,
        id: str,
        *,
        accept_language: str | Omit = OMIT,
        x_correlation_id: str | Omit = OMIT,
        options: RequestOptions | None = None,
    ) -> CardAuthorization:
        """Release an authorization

        Releases what is still held, to the account and to the limits. What was captured stays captured. An
        authorization that holds nothing is 409 `invalid_state_transition`.

        Needs the scope cards:authorize.

        Sent with an idempotency key; a retry cannot take effect twice.

        Args:
            id: Id of the authorization.
            accept_language: Language of `title`, `detail` and messages in problems: `en` (default) or `fr`.
            x_correlation_id: The caller's own trace id: stored with the request and returned unchanged.
        """
        return self._core.call(
            _ops.REVERSE,
            {"id": id, "accept_language": accept_language, "x_correlation_id": x_correlation_id},
            options,
        )


class AsyncCardAuthorizations(AsyncResource):
    """Virtual cards with spend limits, and their authorizations."""

    async def capture(
        self,
        id: str,
        *,
        accept_language: str | Omit = OMIT,
        x_correlation_id: str | Omit = OMIT,
        amount_minor_units: int | Omit = OMIT,
        currency: str | Omit = OMIT,
        options: RequestOptions | None = None,
    ) -> CardAuthorization:
        """Capture an authorization

        Takes what is held, fully or partly, and turns it into a transaction. Several captures may add up to the
        authorized amount; restaurants and hotels may take up to 20 % more if limits and funds allow it. The amount
        counts in the window of the authorization. More than is held is 409 `capture_exceeds_authorization`.

        Needs the scope cards:authorize.

        Sent with an idempotency key; a retry cannot take effect twice.

        Args:
            id: Id of the authorization.
            accept_language: Language of `title`, `detail` and messages in problems: `en` (default) or `fr`.
            x_correlation_id: The caller's own trace id: stored with the request and returned unchanged.
            amount_minor_units: Amount in the card's currency, in minor units; all that is held if absent.
            currency: Must be the card's currency if given.
        """
        return await self._core.call(
            _ops.CAPTURE,
            {
                "id": id,
                "accept_language": accept_language,
                "x_correlation_id": x_correlation_id,
                "amount_minor_units": amount_minor_units,
                "currency": currency,
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
    ) -> CardAuthorization:
        """Get an authorization

        Returns one authorization with its captures and the limits it counts against. One of another tenant or mode
        is 404.

        Needs the scope cards:read.

        Args:
            id: Id of the authorization.
            accept_language: Language of `title`, `detail` and messages in problems: `en` (default) or `fr`.
            x_correlation_id: The caller's own trace id: stored with the request and returned unchanged.
        """
        return await self._core.call(
            _ops.RETRIEVE,
            {"id": id, "accept_language": accept_language, "x_correlation_id": x_correlation_id},
            options,
        )

    async def reverse(
        self,
        id: str,
        *,
        accept_language: str | Omit = OMIT,
        x_correlation_id: str | Omit = OMIT,
        options: RequestOptions | None = None,
    ) -> CardAuthorization:
        """Release an authorization

        Releases what is still held, to the account and to the limits. What was captured stays captured. An
        authorization that holds nothing is 409 `invalid_state_transition`.

        Needs the scope cards:authorize.

        Sent with an idempotency key; a retry cannot take effect twice.

        Args:
            id: Id of the authorization.
            accept_language: Language of `title`, `detail` and messages in problems: `en` (default) or `fr`.
            x_correlation_id: The caller's own trace id: stored with the request and returned unchanged.
        """
        return await self._core.call(
            _ops.REVERSE,
            {"id": id, "accept_language": accept_language, "x_correlation_id": x_correlation_id},
            options,
        )
