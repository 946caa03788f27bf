"""The resource widget client. Generated: changes belong in the API description or in the generator."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .._generated.operations import widget_client as _ops
from .._runtime._client import AsyncResource, Resource
from .._runtime._omit import OMIT

if TYPE_CHECKING:
    from .._generated.options import RequestOptions
    from .._runtime._omit import Omit
    from ..types.common_requests import ConsentInput, ConsentInputParam
    from ..types.kyc_requests import (
        KycDocumentInput,
        KycDocumentInputParam,
        KycIdentityInput,
        KycIdentityInputParam,
        KycSelfieInput,
        KycSelfieInputParam,
        KycSubject,
        KycSubjectParam,
    )
    from ..types.mobile_values import MobileMoneyProviderValue
    from ..types.widget_client import ClientBalances, ClientKyc, ClientPayment, ClientQuote, ClientSession


class WidgetClient(Resource):
    """Widgets for your own pages, and the calls that they make."""

    def create_kyc(
        self,
        *,
        consent: ConsentInput | ConsentInputParam,
        accept_language: str | Omit = OMIT,
        x_correlation_id: str | Omit = OMIT,
        subject: KycSubject | KycSubjectParam | Omit = OMIT,
        identity: KycIdentityInput | KycIdentityInputParam | Omit = OMIT,
        document: KycDocumentInput | KycDocumentInputParam | Omit = OMIT,
        selfie: KycSelfieInput | KycSelfieInputParam | Omit = OMIT,
        options: RequestOptions | None = None,
    ) -> ClientKyc:
        """Verify the visitor (browser)

        Runs the widget's identity assessment with what the visitor gave, and answers what the visitor may know. It
        answers 202 while a provider works; `getClientSession` shows the id and the webhook tells the result. The
        whole body must stay under 8 MiB. For identity widgets only.

        Sent with an idempotency key; a retry cannot take effect twice.

        Args:
            consent: Consent of the visitor, with the purpose `identity_verification`.
            accept_language: Language of `title`, `detail` and messages in problems: `en` (default) or `fr`.
            x_correlation_id: The caller's own trace id: stored with the request and returned unchanged.
            subject: Required unless the widget has a customer.
        """
        return self._core.call(
            _ops.CREATE_KYC,
            {
                "consent": consent,
                "accept_language": accept_language,
                "x_correlation_id": x_correlation_id,
                "subject": subject,
                "identity": identity,
                "document": document,
                "selfie": selfie,
            },
            options,
        )

    def create_payment(
        self,
        *,
        msisdn: str,
        accept_language: str | Omit = OMIT,
        x_correlation_id: str | Omit = OMIT,
        provider: MobileMoneyProviderValue | str | Omit = OMIT,
        country: str | Omit = OMIT,
        holder_name: str | Omit = OMIT,
        amount_minor_units: int | Omit = OMIT,
        quote_id: str | Omit = OMIT,
        options: RequestOptions | None = None,
    ) -> ClientPayment:
        """Pay with a widget (browser)

        Collects the widget's amount from the visitor's wallet; the visitor confirms on the phone. The key is
        required and made of session id and `tryNumber`, so a repeated click or a reload never pays twice. While a
        payment is completed or under way a new one is 409. Follow it with `getClientPayment`; fulfil orders on the
        webhook, never on what the browser says.

        Sent with an idempotency key; a retry cannot take effect twice.

        Args:
            msisdn: Number of the visitor's wallet.
            accept_language: Language of `title`, `detail` and messages in problems: `en` (default) or `fr`.
            x_correlation_id: The caller's own trace id: stored with the request and returned unchanged.
            provider: Wallet; found from the number if absent.
            country: Country of the wallet; found from the number if absent.
            holder_name: Name of the wallet's holder.
            amount_minor_units: Amount in minor units; only if the widget does not lock it.
            quote_id: Quote that the visitor agreed to.
        """
        return self._core.call(
            _ops.CREATE_PAYMENT,
            {
                "msisdn": msisdn,
                "accept_language": accept_language,
                "x_correlation_id": x_correlation_id,
                "provider": provider,
                "country": country,
                "holder_name": holder_name,
                "amount_minor_units": amount_minor_units,
                "quote_id": quote_id,
            },
            options,
        )

    def create_quote(
        self,
        *,
        msisdn: str,
        accept_language: str | Omit = OMIT,
        x_correlation_id: str | Omit = OMIT,
        provider: MobileMoneyProviderValue | str | Omit = OMIT,
        country: str | Omit = OMIT,
        amount_minor_units: int | Omit = OMIT,
        options: RequestOptions | None = None,
    ) -> ClientQuote:
        """Quote a widget payment (browser)

        Tells the visitor the fee, the total and the wallet before they agree. The price is firm until `expiresAt`:
        give the quote's id when paying. For payment widgets only.

        Sent with an idempotency key; a retry cannot take effect twice.

        Args:
            msisdn: Number of the visitor's wallet.
            accept_language: Language of `title`, `detail` and messages in problems: `en` (default) or `fr`.
            x_correlation_id: The caller's own trace id: stored with the request and returned unchanged.
            provider: Wallet; found from the number if absent.
            country: Country of the wallet; found from the number if absent.
            amount_minor_units: Amount in minor units; only if the widget does not lock it.
        """
        return self._core.call(
            _ops.CREATE_QUOTE,
            {
                "msisdn": msisdn,
                "accept_language": accept_language,
                "x_correlation_id": x_correlation_id,
                "provider": provider,
                "country": country,
                "amount_minor_units": amount_minor_units,
            },
            options,
        )

    def balances(
        self,
        *,
        accept_language: str | Omit = OMIT,
        x_correlation_id: str | Omit = OMIT,
        options: RequestOptions | None = None,
    ) -> ClientBalances:
        """Read widget balances (browser)

        Returns the balances that the widget shows, by account or currency, and when they were read. For balance
        widgets only.

        Args:
            accept_language: Language of `title`, `detail` and messages in problems: `en` (default) or `fr`.
            x_correlation_id: The caller's own trace id: stored with the request and returned unchanged.
        """
        return self._core.call(
            _ops.BALANCES,
            {"accept_language": accept_language, "x_correlation_id": x_correlation_id},
            options,
        )

    def retrieve_payment(
        self,
        id: str,
        *,
        accept_language: str | Omit = OMIT,
        x_correlation_id: str | Omit = OMIT,
        options: RequestOptions | None = None,
    ) -> ClientPayment:
        """Follow a widget payment (browser)

        Returns the payment of this session, as far as the visitor may see it. A payment of another session is 404.
        `in_reconciliation` means that the outcome is still being checked; the visitor may close the page.

        Args:
            id: Id of the payment.
            accept_language: Language of `title`, `detail` and messages in problems: `en` (default) or `fr`.
            x_correlation_id: The caller's own trace id: stored with the request and returned unchanged.
        """
        return self._core.call(
            _ops.RETRIEVE_PAYMENT,
            {"id": id, "accept_language": accept_language, "x_correlation_id": x_correlation_id},
            options,
        )

    def session(
        self,
        *,
        accept_language: str | Omit = OMIT,
        x_correlation_id: str | Omit = OMIT,
        options: RequestOptions | None = None,
    ) -> ClientSession:
        """Get the widget session (browser)

        Returns what the widget needs in the browser: look, settings, wallet prefixes, and the payment or
        assessment of a visitor who comes back after a reload. The first call opens the session. It is authorized
        by the client token alone and works only from the widget's allowed origins.

        Args:
            accept_language: Language of `title`, `detail` and messages in problems: `en` (default) or `fr`.
            x_correlation_id: The caller's own trace id: stored with the request and returned unchanged.
        """
        return self._core.call(
            _ops.SESSION,
            {"accept_language": accept_language, "x_correlation_id": x_correlation_id},
            options,
        )


class AsyncWidgetClient(AsyncResource):
    """Widgets for your own pages, and the calls that they make."""

    async def create_kyc(
        self,
        *,
        consent: ConsentInput | ConsentInputParam,
        accept_language: str | Omit = OMIT,
        x_correlation_id: str | Omit = OMIT,
        subject: KycSubject | KycSubjectParam | Omit = OMIT,
        identity: KycIdentityInput | KycIdentityInputParam | Omit = OMIT,
        document: KycDocumentInput | KycDocumentInputParam | Omit = OMIT,
        selfie: KycSelfieInput | KycSelfieInputParam | Omit = OMIT,
        options: RequestOptions | None = None,
    ) -> ClientKyc:
        """Verify the visitor (browser)

        Runs the widget's identity assessment with what the visitor gave, and answers what the visitor may know. It
        answers 202 while a provider works; `getClientSession` shows the id and the webhook tells the result. The
        whole body must stay under 8 MiB. For identity widgets only.

        Sent with an idempotency key; a retry cannot take effect twice.

        Args:
            consent: Consent of the visitor, with the purpose `identity_verification`.
            accept_language: Language of `title`, `detail` and messages in problems: `en` (default) or `fr`.
            x_correlation_id: The caller's own trace id: stored with the request and returned unchanged.
            subject: Required unless the widget has a customer.
        """
        return await self._core.call(
            _ops.CREATE_KYC,
            {
                "consent": consent,
                "accept_language": accept_language,
                "x_correlation_id": x_correlation_id,
                "subject": subject,
                "identity": identity,
                "document": document,
                "selfie": selfie,
            },
            options,
        )

    async def create_payment(
        self,
        *,
        msisdn: str,
        accept_language: str | Omit = OMIT,
        x_correlation_id: str | Omit = OMIT,
        provider: MobileMoneyProviderValue | str | Omit = OMIT,
        country: str | Omit = OMIT,
        holder_name: str | Omit = OMIT,
        amount_minor_units: int | Omit = OMIT,
        quote_id: str | Omit = OMIT,
        options: RequestOptions | None = None,
    ) -> ClientPayment:
        """Pay with a widget (browser)

        Collects the widget's amount from the visitor's wallet; the visitor confirms on the phone. The key is
        required and made of session id and `tryNumber`, so a repeated click or a reload never pays twice. While a
        payment is completed or under way a new one is 409. Follow it with `getClientPayment`; fulfil orders on the
        webhook, never on what the browser says.

        Sent with an idempotency key; a retry cannot take effect twice.

        Args:
            msisdn: Number of the visitor's wallet.
            accept_language: Language of `title`, `detail` and messages in problems: `en` (default) or `fr`.
            x_correlation_id: The caller's own trace id: stored with the request and returned unchanged.
            provider: Wallet; found from the number if absent.
            country: Country of the wallet; found from the number if absent.
            holder_name: Name of the wallet's holder.
            amount_minor_units: Amount in minor units; only if the widget does not lock it.
            quote_id: Quote that the visitor agreed to.
        """
        return await self._core.call(
            _ops.CREATE_PAYMENT,
            {
                "msisdn": msisdn,
                "accept_language": accept_language,
                "x_correlation_id": x_correlation_id,
                "provider": provider,
                "country": country,
                "holder_name": holder_name,
                "amount_minor_units": amount_minor_units,
                "quote_id": quote_id,
            },
            options,
        )

    async def create_quote(
        self,
        *,
        msisdn: str,
        accept_language: str | Omit = OMIT,
        x_correlation_id: str | Omit = OMIT,
        provider: MobileMoneyProviderValue | str | Omit = OMIT,
        country: str | Omit = OMIT,
        amount_minor_units: int | Omit = OMIT,
        options: RequestOptions | None = None,
    ) -> ClientQuote:
        """Quote a widget payment (browser)

        Tells the visitor the fee, the total and the wallet before they agree. The price is firm until `expiresAt`:
        give the quote's id when paying. For payment widgets only.

        Sent with an idempotency key; a retry cannot take effect twice.

        Args:
            msisdn: Number of the visitor's wallet.
            accept_language: Language of `title`, `detail` and messages in problems: `en` (default) or `fr`.
            x_correlation_id: The caller's own trace id: stored with the request and returned unchanged.
            provider: Wallet; found from the number if absent.
            country: Country of the wallet; found from the number if absent.
            amount_minor_units: Amount in minor units; only if the widget does not lock it.
        """
        return await self._core.call(
            _ops.CREATE_QUOTE,
            {
                "msisdn": msisdn,
                "accept_language": accept_language,
                "x_correlation_id": x_correlation_id,
                "provider": provider,
                "country": country,
                "amount_minor_units": amount_minor_units,
            },
            options,
        )

    async def balances(
        self,
        *,
        accept_language: str | Omit = OMIT,
        x_correlation_id: str | Omit = OMIT,
        options: RequestOptions | None = None,
    ) -> ClientBalances:
        """Read widget balances (browser)

        Returns the balances that the widget shows, by account or currency, and when they were read. For balance
        widgets only.

        Args:
            accept_language: Language of `title`, `detail` and messages in problems: `en` (default) or `fr`.
            x_correlation_id: The caller's own trace id: stored with the request and returned unchanged.
        """
        return await self._core.call(
            _ops.BALANCES,
            {"accept_language": accept_language, "x_correlation_id": x_correlation_id},
            options,
        )

    async def retrieve_payment(
        self,
        id: str,
        *,
        accept_language: str | Omit = OMIT,
        x_correlation_id: str | Omit = OMIT,
        options: RequestOptions | None = None,
    ) -> ClientPayment:
        """Follow a widget payment (browser)

        Returns the payment of this session, as far as the visitor may see it. A payment of another session is 404.
        `in_reconciliation` means that the outcome is still being checked; the visitor may close the page.

        Args:
            id: Id of the payment.
            accept_language: Language of `title`, `detail` and messages in problems: `en` (default) or `fr`.
            x_correlation_id: The caller's own trace id: stored with the request and returned unchanged.
        """
        return await self._core.call(
            _ops.RETRIEVE_PAYMENT,
            {"id": id, "accept_language": accept_language, "x_correlation_id": x_correlation_id},
            options,
        )

    async def session(
        self,
        *,
        accept_language: str | Omit = OMIT,
        x_correlation_id: str | Omit = OMIT,
        options: RequestOptions | None = None,
    ) -> ClientSession:
        """Get the widget session (browser)

        Returns what the widget needs in the browser: look, settings, wallet prefixes, and the payment or
        assessment of a visitor who comes back after a reload. The first call opens the session. It is authorized
        by the client token alone and works only from the widget's allowed origins.

        Args:
            accept_language: Language of `title`, `detail` and messages in problems: `en` (default) or `fr`.
            x_correlation_id: The caller's own trace id: stored with the request and returned unchanged.
        """
        return await self._core.call(
            _ops.SESSION,
            {"accept_language": accept_language, "x_correlation_id": x_correlation_id},
            options,
        )
