"""The resource callbacks. Generated: changes belong in the API description or in the generator."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .._generated.operations import callbacks as _ops
from .._runtime._client import AsyncResource, Resource
from .._runtime._omit import OMIT

if TYPE_CHECKING:
    import datetime as _dt

    from .._generated.options import RequestOptions
    from .._runtime._omit import Omit
    from ..types.callbacks import ProviderCallbackReceipt
    from ..types.mobile_values import MobileMoneyProviderValue
    from ..types.money import Money, MoneyParam
    from ..types.provider_values import ProviderCallbackEventValue


class Callbacks(Resource):
    """Where mobile-money providers and rails report."""

    def receive_mobile_money(
        self,
        provider: MobileMoneyProviderValue | str,
        *,
        x_callback_timestamp: str,
        x_callback_signature: str,
        callback_id: str,
        event: ProviderCallbackEventValue | str,
        reference: str,
        occurred_at: _dt.datetime,
        accept_language: str | Omit = OMIT,
        x_correlation_id: str | Omit = OMIT,
        provider_reference: str | Omit = OMIT,
        amount_minor_units: int | Omit = OMIT,
        currency: str | Omit = OMIT,
        reason_code: str | Omit = OMIT,
        fee_charged: Money | MoneyParam | Omit = OMIT,
        options: RequestOptions | None = None,
    ) -> ProviderCallbackReceipt:
        """Receive a mobile-money provider callback

        Takes what a mobile-money provider says about an attempt. It needs no API key: the signature over the raw
        body authorizes it. The message is stored before it is applied; a repeat has no effect, a late one settles
        a payment in reconciliation, and one that contradicts a final state opens a case. An attempt that is not
        known yet answers 404 `callback_reference_unknown`; the message is kept for 10 minutes.

        Args:
            provider: The provider.
            x_callback_timestamp: Unix seconds at which the sender signed.
            x_callback_signature: `v1=` and hexadecimal HMAC-SHA256 over `{timestamp}.{raw body}` with the secret
                that the sender and we share.
            callback_id: The sender's id of this message; a second message with it has no effect.
            reference: Our attempt.
            occurred_at: When it happened.
            accept_language: Language of `title`, `detail` and messages in problems: `en` (default) or `fr`.
            x_correlation_id: The caller's own trace id: stored with the request and returned unchanged.
            provider_reference: The sender's reference of the payment.
            amount_minor_units: Amount that was moved, in minor units; compared with ours.
            currency: ISO 4217 currency of the amount.
            reason_code: The sender's reason.
            fee_charged: What the sender charged.
        """
        return self._core.call(
            _ops.RECEIVE_MOBILE_MONEY,
            {
                "provider": provider,
                "x_callback_timestamp": x_callback_timestamp,
                "x_callback_signature": x_callback_signature,
                "callback_id": callback_id,
                "event": event,
                "reference": reference,
                "occurred_at": occurred_at,
                "accept_language": accept_language,
                "x_correlation_id": x_correlation_id,
                "provider_reference": provider_reference,
                "amount_minor_units": amount_minor_units,
                "currency": currency,
                "reason_code": reason_code,
                "fee_charged": fee_charged,
            },
            options,
        )

    def receive_rail(
        self,
        rail_id: str,
        *,
        x_callback_timestamp: str,
        x_callback_signature: str,
        callback_id: str,
        event: ProviderCallbackEventValue | str,
        reference: str,
        occurred_at: _dt.datetime,
        accept_language: str | Omit = OMIT,
        x_correlation_id: str | Omit = OMIT,
        provider_reference: str | Omit = OMIT,
        amount_minor_units: int | Omit = OMIT,
        currency: str | Omit = OMIT,
        reason_code: str | Omit = OMIT,
        fee_charged: Money | MoneyParam | Omit = OMIT,
        options: RequestOptions | None = None,
    ) -> ProviderCallbackReceipt:
        """Receive a payment rail callback

        Takes what a payment rail says about an attempt. It needs no API key: the signature over the raw body
        authorizes it. The message is stored before it is applied; a repeat has no effect, a late one settles a
        payment in reconciliation, and one that contradicts a final state opens a case. An attempt that is not
        known yet answers 404 `callback_reference_unknown`; the message is kept for 10 minutes.

        Args:
            rail_id: The rail.
            x_callback_timestamp: Unix seconds at which the sender signed.
            x_callback_signature: `v1=` and hexadecimal HMAC-SHA256 over `{timestamp}.{raw body}` with the secret
                that the sender and we share.
            callback_id: The sender's id of this message; a second message with it has no effect.
            reference: Our attempt.
            occurred_at: When it happened.
            accept_language: Language of `title`, `detail` and messages in problems: `en` (default) or `fr`.
            x_correlation_id: The caller's own trace id: stored with the request and returned unchanged.
            provider_reference: The sender's reference of the payment.
            amount_minor_units: Amount that was moved, in minor units; compared with ours.
            currency: ISO 4217 currency of the amount.
            reason_code: The sender's reason.
            fee_charged: What the sender charged.
        """
        return self._core.call(
            _ops.RECEIVE_RAIL,
            {
                "rail_id": rail_id,
                "x_callback_timestamp": x_callback_timestamp,
                "x_callback_signature": x_callback_signature,
                "callback_id": callback_id,
                "event": event,
                "reference": reference,
                "occurred_at": occurred_at,
                "accept_language": accept_language,
                "x_correlation_id": x_correlation_id,
                "provider_reference": provider_reference,
                "amount_minor_units": amount_minor_units,
                "currency": currency,
                "reason_code": reason_code,
                "fee_charged": fee_charged,
            },
            options,
        )


class AsyncCallbacks(AsyncResource):
    """Where mobile-money providers and rails report."""

    async def receive_mobile_money(
        self,
        provider: MobileMoneyProviderValue | str,
        *,
        x_callback_timestamp: str,
        x_callback_signature: str,
        callback_id: str,
        event: ProviderCallbackEventValue | str,
        reference: str,
        occurred_at: _dt.datetime,
        accept_language: str | Omit = OMIT,
        x_correlation_id: str | Omit = OMIT,
        provider_reference: str | Omit = OMIT,
        amount_minor_units: int | Omit = OMIT,
        currency: str | Omit = OMIT,
        reason_code: str | Omit = OMIT,
        fee_charged: Money | MoneyParam | Omit = OMIT,
        options: RequestOptions | None = None,
    ) -> ProviderCallbackReceipt:
        """Receive a mobile-money provider callback

        Takes what a mobile-money provider says about an attempt. It needs no API key: the signature over the raw
        body authorizes it. The message is stored before it is applied; a repeat has no effect, a late one settles
        a payment in reconciliation, and one that contradicts a final state opens a case. An attempt that is not
        known yet answers 404 `callback_reference_unknown`; the message is kept for 10 minutes.

        Args:
            provider: The provider.
            x_callback_timestamp: Unix seconds at which the sender signed.
            x_callback_signature: `v1=` and hexadecimal HMAC-SHA256 over `{timestamp}.{raw body}` with the secret
                that the sender and we share.
            callback_id: The sender's id of this message; a second message with it has no effect.
            reference: Our attempt.
            occurred_at: When it happened.
            accept_language: Language of `title`, `detail` and messages in problems: `en` (default) or `fr`.
            x_correlation_id: The caller's own trace id: stored with the request and returned unchanged.
            provider_reference: The sender's reference of the payment.
            amount_minor_units: Amount that was moved, in minor units; compared with ours.
            currency: ISO 4217 currency of the amount.
            reason_code: The sender's reason.
            fee_charged: What the sender charged.
        """
        return await self._core.call(
            _ops.RECEIVE_MOBILE_MONEY,
            {
                "provider": provider,
                "x_callback_timestamp": x_callback_timestamp,
                "x_callback_signature": x_callback_signature,
                "callback_id": callback_id,
                "event": event,
                "reference": reference,
                "occurred_at": occurred_at,
                "accept_language": accept_language,
                "x_correlation_id": x_correlation_id,
                "provider_reference": provider_reference,
                "amount_minor_units": amount_minor_units,
                "currency": currency,
                "reason_code": reason_code,
                "fee_charged": fee_charged,
            },
            options,
        )

    async def receive_rail(
        self,
        rail_id: str,
        *,
        x_callback_timestamp: str,
        x_callback_signature: str,
        callback_id: str,
        event: ProviderCallbackEventValue | str,
        reference: str,
        occurred_at: _dt.datetime,
        accept_language: str | Omit = OMIT,
        x_correlation_id: str | Omit = OMIT,
        provider_reference: str | Omit = OMIT,
        amount_minor_units: int | Omit = OMIT,
        currency: str | Omit = OMIT,
        reason_code: str | Omit = OMIT,
        fee_charged: Money | MoneyParam | Omit = OMIT,
        options: RequestOptions | None = None,
    ) -> ProviderCallbackReceipt:
        """Receive a payment rail callback

        Takes what a payment rail says about an attempt. It needs no API key: the signature over the raw body
        authorizes it. The message is stored before it is applied; a repeat has no effect, a late one settles a
        payment in reconciliation, and one that contradicts a final state opens a case. An attempt that is not
        known yet answers 404 `callback_reference_unknown`; the message is kept for 10 minutes.

        Args:
            rail_id: The rail.
            x_callback_timestamp: Unix seconds at which the sender signed.
            x_callback_signature: `v1=` and hexadecimal HMAC-SHA256 over `{timestamp}.{raw body}` with the secret
                that the sender and we share.
            callback_id: The sender's id of this message; a second message with it has no effect.
            reference: Our attempt.
            occurred_at: When it happened.
            accept_language: Language of `title`, `detail` and messages in problems: `en` (default) or `fr`.
            x_correlation_id: The caller's own trace id: stored with the request and returned unchanged.
            provider_reference: The sender's reference of the payment.
            amount_minor_units: Amount that was moved, in minor units; compared with ours.
            currency: ISO 4217 currency of the amount.
            reason_code: The sender's reason.
            fee_charged: What the sender charged.
        """
        return await self._core.call(
            _ops.RECEIVE_RAIL,
            {
                "rail_id": rail_id,
                "x_callback_timestamp": x_callback_timestamp,
                "x_callback_signature": x_callback_signature,
                "callback_id": callback_id,
                "event": event,
                "reference": reference,
                "occurred_at": occurred_at,
                "accept_language": accept_language,
                "x_correlation_id": x_correlation_id,
                "provider_reference": provider_reference,
                "amount_minor_units": amount_minor_units,
                "currency": currency,
                "reason_code": reason_code,
                "fee_charged": fee_charged,
            },
            options,
        )
