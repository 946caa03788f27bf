"""The resource ghost cards. Generated: changes belong in the API description or in the generator."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .._generated.operations import ghost_cards as _ops
from .._runtime._client import AsyncResource, Resource
from .._runtime._omit import OMIT

if TYPE_CHECKING:
    import datetime as _dt
    from collections.abc import Mapping, Sequence

    from .._generated.options import RequestOptions
    from .._runtime._omit import Omit
    from .._runtime._page import AsyncPager, Page
    from ..types.card_authorizations import CardAuthorization, CardAuthorizationStatusValue
    from ..types.ghost_cards import GhostCard, GhostCardSecrets, SpendLimitList
    from ..types.ghost_cards_requests import CardMerchantInput, CardMerchantInputParam, SpendLimitInput, SpendLimitInputParam
    from ..types.ghost_cards_values import GhostCardStatusValue
    from ..types.spend import SpendLimit


class GhostCards(Resource):
    """Virtual cards with spend limits, and their authorizations."""

    def authorize(
        self,
        id: str,
        *,
        amount_minor_units: int,
        currency: str,
        merchant: CardMerchantInput | CardMerchantInputParam,
        accept_language: str | Omit = OMIT,
        x_correlation_id: str | Omit = OMIT,
        x_sandbox_scenario: str | Omit = OMIT,
        network_id: str | Omit = OMIT,
        cvc: str | Omit = OMIT,
        exp_month: int | Omit = OMIT,
        exp_year: int | Omit = OMIT,
        metadata: Mapping[str, str] | Omit = OMIT,
        options: RequestOptions | None = None,
    ) -> CardAuthorization:
        """Authorize a purchase

        Decides a purchase with the card: where the issuer processor asks, and in test mode the simulator of a
        merchant. An approval holds the money and counts against every limit that matches, exactly, also under
        concurrency. A decline is a 201 too, with status `declined`, `declineCode` and the limit that declined it.
        The key is required, so a repeated request is decided once. Test merchants such as
        `mrch_test_insufficient_funds` give a fixed answer.

        Needs the scope cards:authorize.

        Sent with an idempotency key; a retry cannot take effect twice.

        Args:
            id: Id of the card.
            amount_minor_units: Amount in the merchant's currency, in minor units.
            currency: The merchant's currency; converted to that of the card, rounded up.
            accept_language: Language of `title`, `detail` and messages in problems: `en` (default) or `fr`.
            x_correlation_id: The caller's own trace id: stored with the request and returned unchanged.
            x_sandbox_scenario: Test mode only: chooses the outcome that the simulated rail, scorer or provider
                plays, with optional settings after a semicolon.
            network_id: Id of the purchase at the card network; tells a repeat from a second purchase.
            cvc: Security code that was entered; checked if given.
            exp_month: Month of expiry that was entered; checked if given.
            exp_year: Year of expiry that was entered; checked if given.
        """
        return self._core.call(
            _ops.AUTHORIZE,
            {
                "id": id,
                "amount_minor_units": amount_minor_units,
                "currency": currency,
                "merchant": merchant,
                "accept_language": accept_language,
                "x_correlation_id": x_correlation_id,
                "x_sandbox_scenario": x_sandbox_scenario,
                "network_id": network_id,
                "cvc": cvc,
                "exp_month": exp_month,
                "exp_year": exp_year,
                "metadata": metadata,
            },
            options,
        )

    def close(
        self,
        id: str,
        *,
        accept_language: str | Omit = OMIT,
        x_correlation_id: str | Omit = OMIT,
        options: RequestOptions | None = None,
    ) -> GhostCard:
        """Close a ghost card

        Closes a card for good. Holds stay and can still be captured; nothing new is approved. Closing a closed
        card is 409 `card_closed`.

        Needs the scope cards:write.

        Sent with an idempotency key; a retry cannot take effect twice.

        Args:
            id: Id of the card.
            accept_language: Language of `title`, `detail` and messages in problems: `en` (default) or `fr`.
            x_correlation_id: The caller's own trace id: stored with the request and returned unchanged.
        """
        return self._core.call(
            _ops.CLOSE,
            {"id": id, "accept_language": accept_language, "x_correlation_id": x_correlation_id},
            options,
        )

    def create(
        self,
        *,
        currency: str,
        accept_language: str | Omit = OMIT,
        x_correlation_id: str | Omit = OMIT,
        label: str | Omit = OMIT,
        customer_id: str | Omit = OMIT,
        account_id: str | Omit = OMIT,
        spend_limits: Sequence[SpendLimitInput | SpendLimitInputParam] | Omit = OMIT,
        allowed_categories: Sequence[str] | Omit = OMIT,
        blocked_categories: Sequence[str] | Omit = OMIT,
        allowed_merchants: Sequence[str] | Omit = OMIT,
        blocked_merchants: Sequence[str] | Omit = OMIT,
        allowed_countries: Sequence[str] | Omit = OMIT,
        single_use: bool | Omit = OMIT,
        expires_at: _dt.datetime | Omit = OMIT,
        timezone: str | Omit = OMIT,
        metadata: Mapping[str, str] | Omit = OMIT,
        options: RequestOptions | None = None,
    ) -> GhostCard:
        """Create a ghost card

        Makes a virtual card that is funded from an account and bound by limits: for the card, for one merchant or
        each merchant, for one category or each category. Limits count in calendar windows of the card's own time
        zone and are exact under concurrency. The key is required, so a repeated request never makes a second card.
        Allowing and blocking the same kind is 400 `conflicting_controls`.

        Needs the scope cards:write.

        Sent with an idempotency key; a retry cannot take effect twice.

        Args:
            currency: Currency of the card and of its limits.
            accept_language: Language of `title`, `detail` and messages in problems: `en` (default) or `fr`.
            x_correlation_id: The caller's own trace id: stored with the request and returned unchanged.
            label: Name for people.
            customer_id: Customer who uses the card.
            account_id: Account that funds it; the tenant's default account in the currency if absent.
            spend_limits: Spend limits; none if absent.
            allowed_categories: Only these categories; all if empty.
            blocked_categories: None of these categories.
            allowed_merchants: Only these merchants; all if empty.
            blocked_merchants: None of these merchants.
            allowed_countries: Only merchants in these countries; all if empty.
            single_use: True closes the card after its first approved authorization is captured or reversed.
            expires_at: When the card ends; at most 3 years ahead, the end of this month in 12 months if absent.
            timezone: IANA time zone of the limit windows; the tenant's if absent.
        """
        return self._core.call(
            _ops.CREATE,
            {
                "currency": currency,
                "accept_language": accept_language,
                "x_correlation_id": x_correlation_id,
                "label": label,
                "customer_id": customer_id,
                "account_id": account_id,
                "spend_limits": spend_limits,
                "allowed_categories": allowed_categories,
                "blocked_categories": blocked_categories,
                "allowed_merchants": allowed_merchants,
                "blocked_merchants": blocked_merchants,
                "allowed_countries": allowed_countries,
                "single_use": single_use,
                "expires_at": expires_at,
                "timezone": timezone,
                "metadata": metadata,
            },
            options,
        )

    def freeze(
        self,
        id: str,
        *,
        accept_language: str | Omit = OMIT,
        x_correlation_id: str | Omit = OMIT,
        options: RequestOptions | None = None,
    ) -> GhostCard:
        """Freeze a ghost card

        Makes the card decline everything until it is unfrozen. Holds stay and can still be captured. Freezing a
        frozen card changes nothing; a closed or expired one is 409 `card_not_active`.

        Needs the scope cards:write.

        Sent with an idempotency key; a retry cannot take effect twice.

        Args:
            id: Id of the card.
            accept_language: Language of `title`, `detail` and messages in problems: `en` (default) or `fr`.
            x_correlation_id: The caller's own trace id: stored with the request and returned unchanged.
        """
        return self._core.call(
            _ops.FREEZE,
            {"id": id, "accept_language": accept_language, "x_correlation_id": x_correlation_id},
            options,
        )

    def retrieve(
        self,
        id: str,
        *,
        accept_language: str | Omit = OMIT,
        x_correlation_id: str | Omit = OMIT,
        options: RequestOptions | None = None,
    ) -> GhostCard:
        """Get a ghost card

        Returns one card with its limits, what was used of them in the current windows, and its totals. A card of
        another tenant or mode is 404.

        Needs the scope cards:read.

        Args:
            id: Id of the card.
            accept_language: Language of `title`, `detail` and messages in problems: `en` (default) or `fr`.
            x_correlation_id: The caller's own trace id: stored with the request and returned unchanged.
        """
        return self._core.call(
            _ops.RETRIEVE,
            {"id": id, "accept_language": accept_language, "x_correlation_id": x_correlation_id},
            options,
        )

    def spend_limits(
        self,
        id: str,
        *,
        accept_language: str | Omit = OMIT,
        x_correlation_id: str | Omit = OMIT,
        limit_id: str | Omit = OMIT,
        after_key: str | Omit = OMIT,
        limit: int | Omit = OMIT,
        starting_after: str | Omit = OMIT,
        ending_before: str | Omit = OMIT,
        options: RequestOptions | None = None,
    ) -> Page[SpendLimit]:
        """Get spend limits

        Returns the limits of a card with what was used and what is left in the current windows. A limit for each
        merchant or category shows its use by key, one page of it; name the limit and `afterKey` for the next page.

        Needs the scope cards:read.

        Args:
            id: Id of the card.
            accept_language: Language of `title`, `detail` and messages in problems: `en` (default) or `fr`.
            x_correlation_id: The caller's own trace id: stored with the request and returned unchanged.
            limit_id: Only this limit.
            after_key: Goes on in `usageByKey` after this key; needs `limitId`.
            limit: Number of items on one page.
            starting_after: Cursor: id of the last item of the page before.
            ending_before: Cursor: id of the first item of the page after.
        """
        return self._core.list(
            _ops.SPEND_LIMITS,
            {
                "id": id,
                "accept_language": accept_language,
                "x_correlation_id": x_correlation_id,
                "limit_id": limit_id,
                "after_key": after_key,
                "limit": limit,
                "starting_after": starting_after,
                "ending_before": ending_before,
            },
            options,
        )

    def list_authorizations(
        self,
        id: str,
        *,
        accept_language: str | Omit = OMIT,
        x_correlation_id: str | Omit = OMIT,
        status: CardAuthorizationStatusValue | str | Omit = OMIT,
        merchant_id: str | Omit = OMIT,
        limit: int | Omit = OMIT,
        starting_after: str | Omit = OMIT,
        ending_before: str | Omit = OMIT,
        created_after: _dt.datetime | Omit = OMIT,
        created_before: _dt.datetime | Omit = OMIT,
        options: RequestOptions | None = None,
    ) -> Page[CardAuthorization]:
        """List authorizations of a card

        Returns the authorizations of a card, newest first, declined ones too.

        Needs the scope cards:read.

        Args:
            id: Id of the card.
            accept_language: Language of `title`, `detail` and messages in problems: `en` (default) or `fr`.
            x_correlation_id: The caller's own trace id: stored with the request and returned unchanged.
            status: Only authorizations in this state.
            merchant_id: Only authorizations of this merchant.
            limit: Number of items on one page.
            starting_after: Cursor: id of the last item of the page before.
            ending_before: Cursor: id of the first item of the page after.
            created_after: Only items created at or after this time (RFC 3339).
            created_before: Only items created before this time (RFC 3339).
        """
        return self._core.list(
            _ops.LIST_AUTHORIZATIONS,
            {
                "id": id,
                "accept_language": accept_language,
                "x_correlation_id": x_correlation_id,
                "status": status,
                "merchant_id": merchant_id,
                "limit": limit,
                "starting_after": starting_after,
                "ending_before": ending_before,
                "created_after": created_after,
                "created_before": created_before,
            },
            options,
        )

    def list(
        self,
        *,
        accept_language: str | Omit = OMIT,
        x_correlation_id: str | Omit = OMIT,
        status: GhostCardStatusValue | str | Omit = OMIT,
        customer_id: str | Omit = OMIT,
        currency: str | Omit = OMIT,
        limit: int | Omit = OMIT,
        starting_after: str | Omit = OMIT,
        ending_before: str | Omit = OMIT,
        created_after: _dt.datetime | Omit = OMIT,
        created_before: _dt.datetime | Omit = OMIT,
        options: RequestOptions | None = None,
    ) -> Page[GhostCard]:
        """List ghost cards

        Returns the cards of this tenant and mode, newest first, each with its limits and what was used of them.
        Numbers are never part of it.

        Needs the scope cards:read.

        Args:
            accept_language: Language of `title`, `detail` and messages in problems: `en` (default) or `fr`.
            x_correlation_id: The caller's own trace id: stored with the request and returned unchanged.
            status: Only cards in this state.
            customer_id: Only cards of this customer.
            currency: Only cards in this currency.
            limit: Number of items on one page.
            starting_after: Cursor: id of the last item of the page before.
            ending_before: Cursor: id of the first item of the page after.
            created_after: Only items created at or after this time (RFC 3339).
            created_before: Only items created before this time (RFC 3339).
        """
        return self._core.list(
            _ops.LIST,
            {
                "accept_language": accept_language,
                "x_correlation_id": x_correlation_id,
                "status": status,
                "customer_id": customer_id,
                "currency": currency,
                "limit": limit,
                "starting_after": starting_after,
                "ending_before": ending_before,
                "created_after": created_after,
                "created_before": created_before,
            },
            options,
        )

    def replace_spend_limits(
        self,
        id: str,
        *,
        spend_limits: Sequence[SpendLimitInput | SpendLimitInputParam],
        accept_language: str | Omit = OMIT,
        x_correlation_id: str | Omit = OMIT,
        options: RequestOptions | None = None,
    ) -> SpendLimitList:
        """Replace spend limits

        Replaces all limits of a card at once. A limit with the same scope, merchant or category, and interval
        keeps what it has counted. Lowering a limit below what is spent is allowed: nothing is left, and what is
        held stays held. A closed card is 409 `card_closed`.

        Needs the scope cards:write.

        Args:
            id: Id of the card.
            spend_limits: The limits; an empty list removes all.
            accept_language: Language of `title`, `detail` and messages in problems: `en` (default) or `fr`.
            x_correlation_id: The caller's own trace id: stored with the request and returned unchanged.
        """
        return self._core.call(
            _ops.REPLACE_SPEND_LIMITS,
            {
                "id": id,
                "spend_limits": spend_limits,
                "accept_language": accept_language,
                "x_correlation_id": x_correlation_id,
            },
            options,
        )

    def reveal(
        self,
        id: str,
        *,
        accept_language: str | Omit = OMIT,
        x_correlation_id: str | Omit = OMIT,
        options: RequestOptions | None = None,
    ) -> GhostCardSecrets:
        """Show number and security code

        Returns the number and the security code of a card. It needs the scope `cards:reveal`, which `*` does not
        include; every call is written to the audit log. At most 10 calls per card and hour, then 429. The answer
        is `Cache-Control: no-store`; never log it.

        Needs the scope cards:reveal.

        Args:
            id: Id of the card.
            accept_language: Language of `title`, `detail` and messages in problems: `en` (default) or `fr`.
            x_correlation_id: The caller's own trace id: stored with the request and returned unchanged.
        """
        return self._core.call(
            _ops.REVEAL,
            {"id": id, "accept_language": accept_language, "x_correlation_id": x_correlation_id},
            options,
        )

    def unfreeze(
        self,
        id: str,
        *,
        accept_language: str | Omit = OMIT,
        x_correlation_id: str | Omit = OMIT,
        options: RequestOptions | None = None,
    ) -> GhostCard:
        """Unfreeze a ghost card

        Makes a frozen card work again. Unfreezing an active card changes nothing; a closed or expired one is 409
        `card_not_active`.

        Needs the scope cards:write.

        Sent with an idempotency key; a retry cannot take effect twice.

        Args:
            id: Id of the card.
            accept_language: Language of `title`, `detail` and messages in problems: `en` (default) or `fr`.
            x_correlation_id: The caller's own trace id: stored with the request and returned unchanged.
        """
        return self._core.call(
            _ops.UNFREEZE,
            {"id": id, "accept_language": accept_language, "x_correlation_id": x_correlation_id},
            options,
        )

    def update(
        self,
        id: str,
        *,
        accept_language: str | Omit = OMIT,
        x_correlation_id: str | Omit = OMIT,
        label: str | None | Omit = OMIT,
        allowed_categories: Sequence[str] | Omit = OMIT,
        blocked_categories: Sequence[str] | Omit = OMIT,
        allowed_merchants: Sequence[str] | Omit = OMIT,
        blocked_merchants: Sequence[str] | Omit = OMIT,
        allowed_countries: Sequence[str] | Omit = OMIT,
        metadata: Mapping[str, str] | Omit = OMIT,
        options: RequestOptions | None = None,
    ) -> GhostCard:
        """Change a ghost card

        Changes label, controls or metadata; members that are absent stay. Limits are replaced with
        `replaceSpendLimits`, the state with freeze, unfreeze and close. A closed card is 409 `card_closed`.

        Needs the scope cards:write.

        Args:
            id: Id of the card.
            accept_language: Language of `title`, `detail` and messages in problems: `en` (default) or `fr`.
            x_correlation_id: The caller's own trace id: stored with the request and returned unchanged.
            label: Name for people; null removes it.
            allowed_categories: Only these categories; all if empty.
            blocked_categories: None of these categories.
            allowed_merchants: Only these merchants; all if empty.
            blocked_merchants: None of these merchants.
            allowed_countries: Only merchants in these countries; all if empty.
        """
        return self._core.call(
            _ops.UPDATE,
            {
                "id": id,
                "accept_language": accept_language,
                "x_correlation_id": x_correlation_id,
                "label": label,
                "allowed_categories": allowed_categories,
                "blocked_categories": blocked_categories,
                "allowed_merchants": allowed_merchants,
                "blocked_merchants": blocked_merchants,
                "allowed_countries": allowed_countries,
                "metadata": metadata,
            },
            options,
        )


class AsyncGhostCards(AsyncResource):
    """Virtual cards with spend limits, and their authorizations."""

    async def authorize(
        self,
        id: str,
        *,
        amount_minor_units: int,
        currency: str,
        merchant: CardMerchantInput | CardMerchantInputParam,
        accept_language: str | Omit = OMIT,
        x_correlation_id: str | Omit = OMIT,
        x_sandbox_scenario: str | Omit = OMIT,
        network_id: str | Omit = OMIT,
        cvc: str | Omit = OMIT,
        exp_month: int | Omit = OMIT,
        exp_year: int | Omit = OMIT,
        metadata: Mapping[str, str] | Omit = OMIT,
        options: RequestOptions | None = None,
    ) -> CardAuthorization:
        """Authorize a purchase

        Decides a purchase with the card: where the issuer processor asks, and in test mode the simulator of a
        merchant. An approval holds the money and counts against every limit that matches, exactly, also under
        concurrency. A decline is a 201 too, with status `declined`, `declineCode` and the limit that declined it.
        The key is required, so a repeated request is decided once. Test merchants such as
        `mrch_test_insufficient_funds` give a fixed answer.

        Needs the scope cards:authorize.

        Sent with an idempotency key; a retry cannot take effect twice.

        Args:
            id: Id of the card.
            amount_minor_units: Amount in the merchant's currency, in minor units.
            currency: The merchant's currency; converted to that of the card, rounded up.
            accept_language: Language of `title`, `detail` and messages in problems: `en` (default) or `fr`.
            x_correlation_id: The caller's own trace id: stored with the request and returned unchanged.
            x_sandbox_scenario: Test mode only: chooses the outcome that the simulated rail, scorer or provider
                plays, with optional settings after a semicolon.
            network_id: Id of the purchase at the card network; tells a repeat from a second purchase.
            cvc: Security code that was entered; checked if given.
            exp_month: Month of expiry that was entered; checked if given.
            exp_year: Year of expiry that was entered; checked if given.
        """
        return await self._core.call(
            _ops.AUTHORIZE,
            {
                "id": id,
                "amount_minor_units": amount_minor_units,
                "currency": currency,
                "merchant": merchant,
                "accept_language": accept_language,
                "x_correlation_id": x_correlation_id,
                "x_sandbox_scenario": x_sandbox_scenario,
                "network_id": network_id,
                "cvc": cvc,
                "exp_month": exp_month,
                "exp_year": exp_year,
                "metadata": metadata,
            },
            options,
        )

    async def close(
        self,
        id: str,
        *,
        accept_language: str | Omit = OMIT,
        x_correlation_id: str | Omit = OMIT,
        options: RequestOptions | None = None,
    ) -> GhostCard:
        """Close a ghost card

        Closes a card for good. Holds stay and can still be captured; nothing new is approved. Closing a closed
        card is 409 `card_closed`.

        Needs the scope cards:write.

        Sent with an idempotency key; a retry cannot take effect twice.

        Args:
            id: Id of the card.
            accept_language: Language of `title`, `detail` and messages in problems: `en` (default) or `fr`.
            x_correlation_id: The caller's own trace id: stored with the request and returned unchanged.
        """
        return await self._core.call(
            _ops.CLOSE,
            {"id": id, "accept_language": accept_language, "x_correlation_id": x_correlation_id},
            options,
        )

    async def create(
        self,
        *,
        currency: str,
        accept_language: str | Omit = OMIT,
        x_correlation_id: str | Omit = OMIT,
        label: str | Omit = OMIT,
        customer_id: str | Omit = OMIT,
        account_id: str | Omit = OMIT,
        spend_limits: Sequence[SpendLimitInput | SpendLimitInputParam] | Omit = OMIT,
        allowed_categories: Sequence[str] | Omit = OMIT,
        blocked_categories: Sequence[str] | Omit = OMIT,
        allowed_merchants: Sequence[str] | Omit = OMIT,
        blocked_merchants: Sequence[str] | Omit = OMIT,
        allowed_countries: Sequence[str] | Omit = OMIT,
        single_use: bool | Omit = OMIT,
        expires_at: _dt.datetime | Omit = OMIT,
        timezone: str | Omit = OMIT,
        metadata: Mapping[str, str] | Omit = OMIT,
        options: RequestOptions | None = None,
    ) -> GhostCard:
        """Create a ghost card

        Makes a virtual card that is funded from an account and bound by limits: for the card, for one merchant or
        each merchant, for one category or each category. Limits count in calendar windows of the card's own time
        zone and are exact under concurrency. The key is required, so a repeated request never makes a second card.
        Allowing and blocking the same kind is 400 `conflicting_controls`.

        Needs the scope cards:write.

        Sent with an idempotency key; a retry cannot take effect twice.

        Args:
            currency: Currency of the card and of its limits.
            accept_language: Language of `title`, `detail` and messages in problems: `en` (default) or `fr`.
            x_correlation_id: The caller's own trace id: stored with the request and returned unchanged.
            label: Name for people.
            customer_id: Customer who uses the card.
            account_id: Account that funds it; the tenant's default account in the currency if absent.
            spend_limits: Spend limits; none if absent.
            allowed_categories: Only these categories; all if empty.
            blocked_categories: None of these categories.
            allowed_merchants: Only these merchants; all if empty.
            blocked_merchants: None of these merchants.
            allowed_countries: Only merchants in these countries; all if empty.
            single_use: True closes the card after its first approved authorization is captured or reversed.
            expires_at: When the card ends; at most 3 years ahead, the end of this month in 12 months if absent.
            timezone: IANA time zone of the limit windows; the tenant's if absent.
        """
        return await self._core.call(
            _ops.CREATE,
            {
                "currency": currency,
                "accept_language": accept_language,
                "x_correlation_id": x_correlation_id,
                "label": label,
                "customer_id": customer_id,
                "account_id": account_id,
                "spend_limits": spend_limits,
                "allowed_categories": allowed_categories,
                "blocked_categories": blocked_categories,
                "allowed_merchants": allowed_merchants,
                "blocked_merchants": blocked_merchants,
                "allowed_countries": allowed_countries,
                "single_use": single_use,
                "expires_at": expires_at,
                "timezone": timezone,
                "metadata": metadata,
            },
            options,
        )

    async def freeze(
        self,
        id: str,
        *,
        accept_language: str | Omit = OMIT,
        x_correlation_id: str | Omit = OMIT,
        options: RequestOptions | None = None,
    ) -> GhostCard:
        """Freeze a ghost card

        Makes the card decline everything until it is unfrozen. Holds stay and can still be captured. Freezing a
        frozen card changes nothing; a closed or expired one is 409 `card_not_active`.

        Needs the scope cards:write.

        Sent with an idempotency key; a retry cannot take effect twice.

        Args:
            id: Id of the card.
            accept_language: Language of `title`, `detail` and messages in problems: `en` (default) or `fr`.
            x_correlation_id: The caller's own trace id: stored with the request and returned unchanged.
        """
        return await self._core.call(
            _ops.FREEZE,
            {"id": id, "accept_language": accept_language, "x_correlation_id": x_correlation_id},
            options,
        )

    async def retrieve(
        self,
        id: str,
        *,
        accept_language: str | Omit = OMIT,
        x_correlation_id: str | Omit = OMIT,
        options: RequestOptions | None = None,
    ) -> GhostCard:
        """Get a ghost card

        Returns one card with its limits, what was used of them in the current windows, and its totals. A card of
        another tenant or mode is 404.

        Needs the scope cards:read.

        Args:
            id: Id of the card.
            accept_language: Language of `title`, `detail` and messages in problems: `en` (default) or `fr`.
            x_correlation_id: The caller's own trace id: stored with the request and returned unchanged.
        """
        return await self._core.call(
            _ops.RETRIEVE,
            {"id": id, "accept_language": accept_language, "x_correlation_id": x_correlation_id},
            options,
        )

    def spend_limits(
        self,
        id: str,
        *,
        accept_language: str | Omit = OMIT,
        x_correlation_id: str | Omit = OMIT,
        limit_id: str | Omit = OMIT,
        after_key: str | Omit = OMIT,
        limit: int | Omit = OMIT,
        starting_after: str | Omit = OMIT,
        ending_before: str | Omit = OMIT,
        options: RequestOptions | None = None,
    ) -> AsyncPager[SpendLimit]:
        """Get spend limits

        Returns the limits of a card with what was used and what is left in the current windows. A limit for each
        merchant or category shows its use by key, one page of it; name the limit and `afterKey` for the next page.

        Needs the scope cards:read.

        Args:
            id: Id of the card.
            accept_language: Language of `title`, `detail` and messages in problems: `en` (default) or `fr`.
            x_correlation_id: The caller's own trace id: stored with the request and returned unchanged.
            limit_id: Only this limit.
            after_key: Goes on in `usageByKey` after this key; needs `limitId`.
            limit: Number of items on one page.
            starting_after: Cursor: id of the last item of the page before.
            ending_before: Cursor: id of the first item of the page after.
        """
        return self._core.list(
            _ops.SPEND_LIMITS,
            {
                "id": id,
                "accept_language": accept_language,
                "x_correlation_id": x_correlation_id,
                "limit_id": limit_id,
                "after_key": after_key,
                "limit": limit,
                "starting_after": starting_after,
                "ending_before": ending_before,
            },
            options,
        )

    def list_authorizations(
        self,
        id: str,
        *,
        accept_language: str | Omit = OMIT,
        x_correlation_id: str | Omit = OMIT,
        status: CardAuthorizationStatusValue | str | Omit = OMIT,
        merchant_id: str | Omit = OMIT,
        limit: int | Omit = OMIT,
        starting_after: str | Omit = OMIT,
        ending_before: str | Omit = OMIT,
        created_after: _dt.datetime | Omit = OMIT,
        created_before: _dt.datetime | Omit = OMIT,
        options: RequestOptions | None = None,
    ) -> AsyncPager[CardAuthorization]:
        """List authorizations of a card

        Returns the authorizations of a card, newest first, declined ones too.

        Needs the scope cards:read.

        Args:
            id: Id of the card.
            accept_language: Language of `title`, `detail` and messages in problems: `en` (default) or `fr`.
            x_correlation_id: The caller's own trace id: stored with the request and returned unchanged.
            status: Only authorizations in this state.
            merchant_id: Only authorizations of this merchant.
            limit: Number of items on one page.
            starting_after: Cursor: id of the last item of the page before.
            ending_before: Cursor: id of the first item of the page after.
            created_after: Only items created at or after this time (RFC 3339).
            created_before: Only items created before this time (RFC 3339).
        """
        return self._core.list(
            _ops.LIST_AUTHORIZATIONS,
            {
                "id": id,
                "accept_language": accept_language,
                "x_correlation_id": x_correlation_id,
                "status": status,
                "merchant_id": merchant_id,
                "limit": limit,
                "starting_after": starting_after,
                "ending_before": ending_before,
                "created_after": created_after,
                "created_before": created_before,
            },
            options,
        )

    def list(
        self,
        *,
        accept_language: str | Omit = OMIT,
        x_correlation_id: str | Omit = OMIT,
        status: GhostCardStatusValue | str | Omit = OMIT,
        customer_id: str | Omit = OMIT,
        currency: str | Omit = OMIT,
        limit: int | Omit = OMIT,
        starting_after: str | Omit = OMIT,
        ending_before: str | Omit = OMIT,
        created_after: _dt.datetime | Omit = OMIT,
        created_before: _dt.datetime | Omit = OMIT,
        options: RequestOptions | None = None,
    ) -> AsyncPager[GhostCard]:
        """List ghost cards

        Returns the cards of this tenant and mode, newest first, each with its limits and what was used of them.
        Numbers are never part of it.

        Needs the scope cards:read.

        Args:
            accept_language: Language of `title`, `detail` and messages in problems: `en` (default) or `fr`.
            x_correlation_id: The caller's own trace id: stored with the request and returned unchanged.
            status: Only cards in this state.
            customer_id: Only cards of this customer.
            currency: Only cards in this currency.
            limit: Number of items on one page.
            starting_after: Cursor: id of the last item of the page before.
            ending_before: Cursor: id of the first item of the page after.
            created_after: Only items created at or after this time (RFC 3339).
            created_before: Only items created before this time (RFC 3339).
        """
        return self._core.list(
            _ops.LIST,
            {
                "accept_language": accept_language,
                "x_correlation_id": x_correlation_id,
                "status": status,
                "customer_id": customer_id,
                "currency": currency,
                "limit": limit,
                "starting_after": starting_after,
                "ending_before": ending_before,
                "created_after": created_after,
                "created_before": created_before,
            },
            options,
        )

    async def replace_spend_limits(
        self,
        id: str,
        *,
        spend_limits: Sequence[SpendLimitInput | SpendLimitInputParam],
        accept_language: str | Omit = OMIT,
        x_correlation_id: str | Omit = OMIT,
        options: RequestOptions | None = None,
    ) -> SpendLimitList:
        """Replace spend limits

        Replaces all limits of a card at once. A limit with the same scope, merchant or category, and interval
        keeps what it has counted. Lowering a limit below what is spent is allowed: nothing is left, and what is
        held stays held. A closed card is 409 `card_closed`.

        Needs the scope cards:write.

        Args:
            id: Id of the card.
            spend_limits: The limits; an empty list removes all.
            accept_language: Language of `title`, `detail` and messages in problems: `en` (default) or `fr`.
            x_correlation_id: The caller's own trace id: stored with the request and returned unchanged.
        """
        return await self._core.call(
            _ops.REPLACE_SPEND_LIMITS,
            {
                "id": id,
                "spend_limits": spend_limits,
                "accept_language": accept_language,
                "x_correlation_id": x_correlation_id,
            },
            options,
        )

    async def reveal(
        self,
        id: str,
        *,
        accept_language: str | Omit = OMIT,
        x_correlation_id: str | Omit = OMIT,
        options: RequestOptions | None = None,
    ) -> GhostCardSecrets:
        """Show number and security code

        Returns the number and the security code of a card. It needs the scope `cards:reveal`, which `*` does not
        include; every call is written to the audit log. At most 10 calls per card and hour, then 429. The answer
        is `Cache-Control: no-store`; never log it.

        Needs the scope cards:reveal.

        Args:
            id: Id of the card.
            accept_language: Language of `title`, `detail` and messages in problems: `en` (default) or `fr`.
            x_correlation_id: The caller's own trace id: stored with the request and returned unchanged.
        """
        return await self._core.call(
            _ops.REVEAL,
            {"id": id, "accept_language": accept_language, "x_correlation_id": x_correlation_id},
            options,
        )

    async def unfreeze(
        self,
        id: str,
        *,
        accept_language: str | Omit = OMIT,
        x_correlation_id: str | Omit = OMIT,
        options: RequestOptions | None = None,
    ) -> GhostCard:
        """Unfreeze a ghost card

        Makes a frozen card work again. Unfreezing an active card changes nothing; a closed or expired one is 409
        `card_not_active`.

        Needs the scope cards:write.

        Sent with an idempotency key; a retry cannot take effect twice.

        Args:
            id: Id of the card.
            accept_language: Language of `title`, `detail` and messages in problems: `en` (default) or `fr`.
            x_correlation_id: The caller's own trace id: stored with the request and returned unchanged.
        """
        return await self._core.call(
            _ops.UNFREEZE,
            {"id": id, "accept_language": accept_language, "x_correlation_id": x_correlation_id},
            options,
        )

    async def update(
        self,
        id: str,
        *,
        accept_language: str | Omit = OMIT,
        x_correlation_id: str | Omit = OMIT,
        label: str | None | Omit = OMIT,
        allowed_categories: Sequence[str] | Omit = OMIT,
        blocked_categories: Sequence[str] | Omit = OMIT,
        allowed_merchants: Sequence[str] | Omit = OMIT,
        blocked_merchants: Sequence[str] | Omit = OMIT,
        allowed_countries: Sequence[str] | Omit = OMIT,
        metadata: Mapping[str, str] | Omit = OMIT,
        options: RequestOptions | None = None,
    ) -> GhostCard:
        """Change a ghost card

        Changes label, controls or metadata; members that are absent stay. Limits are replaced with
        `replaceSpendLimits`, the state with freeze, unfreeze and close. A closed card is 409 `card_closed`.

        Needs the scope cards:write.

        Args:
            id: Id of the card.
            accept_language: Language of `title`, `detail` and messages in problems: `en` (default) or `fr`.
            x_correlation_id: The caller's own trace id: stored with the request and returned unchanged.
            label: Name for people; null removes it.
            allowed_categories: Only these categories; all if empty.
            blocked_categories: None of these categories.
            allowed_merchants: Only these merchants; all if empty.
            blocked_merchants: None of these merchants.
            allowed_countries: Only merchants in these countries; all if empty.
        """
        return await self._core.call(
            _ops.UPDATE,
            {
                "id": id,
                "accept_language": accept_language,
                "x_correlation_id": x_correlation_id,
                "label": label,
                "allowed_categories": allowed_categories,
                "blocked_categories": blocked_categories,
                "allowed_merchants": allowed_merchants,
                "blocked_merchants": blocked_merchants,
                "allowed_countries": allowed_countries,
                "metadata": metadata,
            },
            options,
        )
