"""The resource routing. Generated: changes belong in the API description or in the generator."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .._generated.operations import routing as _ops
from .._runtime._client import AsyncResource, Resource
from .._runtime._omit import OMIT

if TYPE_CHECKING:
    import datetime as _dt

    from .._generated.options import RequestOptions
    from .._runtime._omit import Omit
    from ..types.amount_values import AmountTypeValue
    from ..types.common_requests import MobileMoneyParty, MobileMoneyPartyParam
    from ..types.fee_values import FeeBearerValue
    from ..types.party_values import PartyParam
    from ..types.payments_values import PaymentDirectionValue
    from ..types.routing import RoutingDecision, RoutingPreference, RoutingPreferenceParam


class Routing(Resource):
    """Firm prices, rails, corridors and how a rail is chosen."""

    def preview(
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
        as_of: _dt.datetime | Omit = OMIT,
        options: RequestOptions | None = None,
    ) -> RoutingDecision:
        """Try the choice of a rail

        Runs the same choice of a rail as `POST /v1/payments` and returns the decision with every candidate, but
        makes and reserves nothing. With `asOf` the choice is made as at that time, with the history of the 24
        hours before it; `asOf` = `decidedAt` of an old decision gives the same `decisionHash`. When no rail is
        eligible the answer is 422 `no_eligible_rail` with the reasons.

        Needs the scope routing:read.

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
            as_of: Choose as at this time in the past, with the history of the 24 hours before it.
        """
        return self._core.call(
            _ops.PREVIEW,
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
                "as_of": as_of,
            },
            options,
        )


class AsyncRouting(AsyncResource):
    """Firm prices, rails, corridors and how a rail is chosen."""

    async def preview(
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
        as_of: _dt.datetime | Omit = OMIT,
        options: RequestOptions | None = None,
    ) -> RoutingDecision:
        """Try the choice of a rail

        Runs the same choice of a rail as `POST /v1/payments` and returns the decision with every candidate, but
        makes and reserves nothing. With `asOf` the choice is made as at that time, with the history of the 24
        hours before it; `asOf` = `decidedAt` of an old decision gives the same `decisionHash`. When no rail is
        eligible the answer is 422 `no_eligible_rail` with the reasons.

        Needs the scope routing:read.

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
            as_of: Choose as at this time in the past, with the history of the 24 hours before it.
        """
        return await self._core.call(
            _ops.PREVIEW,
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
                "as_of": as_of,
            },
            options,
        )
