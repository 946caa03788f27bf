"""The resource quotes. Generated: changes belong in the API description or in the generator."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .._generated.operations import quotes as _ops
from .._runtime._client import AsyncResource, Resource
from .._runtime._omit import OMIT

if TYPE_CHECKING:
    from collections.abc import Mapping

    from .._generated.options import RequestOptions
    from .._runtime._omit import Omit
    from ..types.amount_values import AmountTypeValue
    from ..types.common_requests import MobileMoneyParty, MobileMoneyPartyParam
    from ..types.fee_values import FeeBearerValue
    from ..types.party_values import PartyParam
    from ..types.payments_values import PaymentDirectionValue
    from ..types.quotes import Quote
    from ..types.routing import RoutingPreference, RoutingPreferenceParam


class Quotes(Resource):
    """Firm prices, rails, corridors and how a rail is chosen."""

    def create(
        self,
        *,
        amount_minor_units: int,
        currency: str,
        accept_language: str | Omit = OMIT,
        x_correlation_id: str | Omit = OMIT,
        amount_type: AmountTypeValue | str | Omit = OMIT,
        direction: PaymentDirectionValue | str | Omit = OMIT,
        account_id: str | Omit = OMIT,
        destination: PartyParam | Omit = OMIT,
        source: MobileMoneyParty | MobileMoneyPartyParam | Omit = OMIT,
        destination_currency: str | Omit = OMIT,
        rail: str | Omit = OMIT,
        routing: RoutingPreference | RoutingPreferenceParam | Omit = OMIT,
        fee_bearer: FeeBearerValue | str | Omit = OMIT,
        metadata: Mapping[str, str] | Omit = OMIT,
        options: RequestOptions | None = None,
    ) -> Quote:
        """Make a quote

        Fixes fee, rail and exchange rate for one payment. The price holds for 60 seconds with a currency exchange
        and for 10 minutes without; a payment that names the quote in `quoteId` pays exactly this price. Nothing is
        reserved. When no rail can carry the payment the answer is 422 with the reasons of every rail. An
        `Idempotency-Key` is accepted.

        Needs the scope payments:write.

        Sent with an idempotency key; a retry cannot take effect twice.

        Args:
            amount_minor_units: Amount in minor units of `currency`; 25000 with XAF is 25 000 francs, with KES
                250.00 shillings.
            accept_language: Language of `title`, `detail` and messages in problems: `en` (default) or `fr`.
            x_correlation_id: The caller's own trace id: stored with the request and returned unchanged.
            amount_type: Which side the amount fixes.
            direction: Way in which the money moves.
            account_id: Account that a payout is debited from or a collection is credited to.
            destination: Who gets the money.
            source: Who pays a collection.
            destination_currency: Currency that the recipient gets.
            rail: Id of the rail to use, or `auto` to let the routing choose.
            fee_bearer: Who pays the fee.
        """
        return self._core.call(
            _ops.CREATE,
            {
                "amount_minor_units": amount_minor_units,
                "currency": currency,
                "accept_language": accept_language,
                "x_correlation_id": x_correlation_id,
                "amount_type": amount_type,
                "direction": direction,
                "account_id": account_id,
                "destination": destination,
                "source": source,
                "destination_currency": destination_currency,
                "rail": rail,
                "routing": routing,
                "fee_bearer": fee_bearer,
                "metadata": metadata,
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
    ) -> Quote:
        """Read a quote

        Returns the quote with its state: `active` until `expiresAt`, then `expired`, or `used` by the payment
        named in `paymentId`.

        Needs the scope payments:read.

        Args:
            id: Id of the quote.
            accept_language: Language of `title`, `detail` and messages in problems: `en` (default) or `fr`.
            x_correlation_id: The caller's own trace id: stored with the request and returned unchanged.
        """
        return self._core.call(
            _ops.RETRIEVE,
            {"id": id, "accept_language": accept_language, "x_correlation_id": x_correlation_id},
            options,
        )


class AsyncQuotes(AsyncResource):
    """Firm prices, rails, corridors and how a rail is chosen."""

    async def create(
        self,
        *,
        amount_minor_units: int,
        currency: str,
        accept_language: str | Omit = OMIT,
        x_correlation_id: str | Omit = OMIT,
        amount_type: AmountTypeValue | str | Omit = OMIT,
        direction: PaymentDirectionValue | str | Omit = OMIT,
        account_id: str | Omit = OMIT,
        destination: PartyParam | Omit = OMIT,
        source: MobileMoneyParty | MobileMoneyPartyParam | Omit = OMIT,
        destination_currency: str | Omit = OMIT,
        rail: str | Omit = OMIT,
        routing: RoutingPreference | RoutingPreferenceParam | Omit = OMIT,
        fee_bearer: FeeBearerValue | str | Omit = OMIT,
        metadata: Mapping[str, str] | Omit = OMIT,
        options: RequestOptions | None = None,
    ) -> Quote:
        """Make a quote

        Fixes fee, rail and exchange rate for one payment. The price holds for 60 seconds with a currency exchange
        and for 10 minutes without; a payment that names the quote in `quoteId` pays exactly this price. Nothing is
        reserved. When no rail can carry the payment the answer is 422 with the reasons of every rail. An
        `Idempotency-Key` is accepted.

        Needs the scope payments:write.

        Sent with an idempotency key; a retry cannot take effect twice.

        Args:
            amount_minor_units: Amount in minor units of `currency`; 25000 with XAF is 25 000 francs, with KES
                250.00 shillings.
            accept_language: Language of `title`, `detail` and messages in problems: `en` (default) or `fr`.
            x_correlation_id: The caller's own trace id: stored with the request and returned unchanged.
            amount_type: Which side the amount fixes.
            direction: Way in which the money moves.
            account_id: Account that a payout is debited from or a collection is credited to.
            destination: Who gets the money.
            source: Who pays a collection.
            destination_currency: Currency that the recipient gets.
            rail: Id of the rail to use, or `auto` to let the routing choose.
            fee_bearer: Who pays the fee.
        """
        return await self._core.call(
            _ops.CREATE,
            {
                "amount_minor_units": amount_minor_units,
                "currency": currency,
                "accept_language": accept_language,
                "x_correlation_id": x_correlation_id,
                "amount_type": amount_type,
                "direction": direction,
                "account_id": account_id,
                "destination": destination,
                "source": source,
                "destination_currency": destination_currency,
                "rail": rail,
                "routing": routing,
                "fee_bearer": fee_bearer,
                "metadata": metadata,
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
    ) -> Quote:
        """Read a quote

        Returns the quote with its state: `active` until `expiresAt`, then `expired`, or `used` by the payment
        named in `paymentId`.

        Needs the scope payments:read.

        Args:
            id: Id of the quote.
            accept_language: Language of `title`, `detail` and messages in problems: `en` (default) or `fr`.
            x_correlation_id: The caller's own trace id: stored with the request and returned unchanged.
        """
        return await self._core.call(
            _ops.RETRIEVE,
            {"id": id, "accept_language": accept_language, "x_correlation_id": x_correlation_id},
            options,
        )
