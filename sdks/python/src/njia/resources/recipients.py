"""The resource recipients. Generated: changes belong in the API description or in the generator."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .._generated.operations import recipients as _ops
from .._runtime._client import AsyncResource, Resource
from .._runtime._omit import OMIT

if TYPE_CHECKING:
    from .._generated.options import RequestOptions
    from .._runtime._omit import Omit
    from ..types.party_values import PartyParam
    from ..types.recipients import RecipientLookup


class Recipients(Resource):
    """Firm prices, rails, corridors and how a rail is chosen."""

    def lookup(
        self,
        *,
        destination: PartyParam,
        accept_language: str | Omit = OMIT,
        x_correlation_id: str | Omit = OMIT,
        x_sandbox_scenario: str | Omit = OMIT,
        options: RequestOptions | None = None,
    ) -> RecipientLookup:
        """Look up a recipient

        Asks the provider whether the wallet or account exists, whether it can take money and, when `holderName` is
        given, whether the name fits. Names come back with most letters hidden. Nothing is stored or paid. A
        provider that cannot be reached answers 422 `recipient_not_reachable`.

        Needs the scope payments:write.

        Sent with an idempotency key; a retry cannot take effect twice.

        Args:
            accept_language: Language of `title`, `detail` and messages in problems: `en` (default) or `fr`.
            x_correlation_id: The caller's own trace id: stored with the request and returned unchanged.
            x_sandbox_scenario: Test mode only: chooses the outcome that the simulated rail, scorer or provider
                plays, with optional settings after a semicolon.
        """
        return self._core.call(
            _ops.LOOKUP,
            {
                "destination": destination,
                "accept_language": accept_language,
                "x_correlation_id": x_correlation_id,
                "x_sandbox_scenario": x_sandbox_scenario,
            },
            options,
        )


class AsyncRecipients(AsyncResource):
    """Firm prices, rails, corridors and how a rail is chosen."""

    async def lookup(
        self,
        *,
        destination: PartyParam,
        accept_language: str | Omit = OMIT,
        x_correlation_id: str | Omit = OMIT,
        x_sandbox_scenario: str | Omit = OMIT,
        options: RequestOptions | None = None,
    ) -> RecipientLookup:
        """Look up a recipient

        Asks the provider whether the wallet or account exists, whether it can take money and, when `holderName` is
        given, whether the name fits. Names come back with most letters hidden. Nothing is stored or paid. A
        provider that cannot be reached answers 422 `recipient_not_reachable`.

        Needs the scope payments:write.

        Sent with an idempotency key; a retry cannot take effect twice.

        Args:
            accept_language: Language of `title`, `detail` and messages in problems: `en` (default) or `fr`.
            x_correlation_id: The caller's own trace id: stored with the request and returned unchanged.
            x_sandbox_scenario: Test mode only: chooses the outcome that the simulated rail, scorer or provider
                plays, with optional settings after a semicolon.
        """
        return await self._core.call(
            _ops.LOOKUP,
            {
                "destination": destination,
                "accept_language": accept_language,
                "x_correlation_id": x_correlation_id,
                "x_sandbox_scenario": x_sandbox_scenario,
            },
            options,
        )
