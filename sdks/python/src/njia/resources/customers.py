"""The resource customers. Generated: changes belong in the API description or in the generator."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .._generated.operations import customers as _ops
from .._runtime._client import AsyncResource, Resource
from .._runtime._omit import OMIT

if TYPE_CHECKING:
    import datetime as _dt
    from collections.abc import Mapping

    from .._generated.options import RequestOptions
    from .._runtime._omit import Omit
    from .._runtime._page import AsyncPager, Page
    from ..types.common_requests import AddressInput, AddressInputParam
    from ..types.customers import Customer, CustomerKycStatusValue, CustomerTypeValue
    from ..types.kyc_values import KycTierValue
    from ..types.language_values import LanguageTagValue


class Customers(Resource):
    """The people and businesses that you serve."""

    def create(
        self,
        *,
        country: str,
        accept_language: str | Omit = OMIT,
        x_correlation_id: str | Omit = OMIT,
        external_id: str | Omit = OMIT,
        type: CustomerTypeValue | str | Omit = OMIT,
        given_names: str | Omit = OMIT,
        last_name: str | Omit = OMIT,
        business_name: str | Omit = OMIT,
        date_of_birth: _dt.date | Omit = OMIT,
        phone: str | Omit = OMIT,
        email: str | Omit = OMIT,
        address: AddressInput | AddressInputParam | Omit = OMIT,
        preferred_language: LanguageTagValue | str | Omit = OMIT,
        metadata: Mapping[str, str] | Omit = OMIT,
        options: RequestOptions | None = None,
    ) -> Customer:
        """Make a customer

        Stores a person or a business that payments, scores, identity checks and cards can refer to. Nothing is
        verified yet: the customer starts in `tier_0`. `externalId` is unique per tenant and mode; a second use
        answers 409 `duplicate_external_id`. An `Idempotency-Key` is accepted.

        Needs the scope customers:write.

        Sent with an idempotency key; a retry cannot take effect twice.

        Args:
            accept_language: Language of `title`, `detail` and messages in problems: `en` (default) or `fr`.
            x_correlation_id: The caller's own trace id: stored with the request and returned unchanged.
            external_id: The caller's own id, unique per tenant and mode; a second use answers 409
                `duplicate_external_id`.
            type: Kind of customer.
            given_names: Given names of a person.
            last_name: Family name of a person.
            business_name: Name of a business.
            date_of_birth: Date of birth of a person.
            phone: Phone number; its dial code need not be that of `country`.
            email: E-mail address.
            preferred_language: Language for messages to the customer.
        """
        return self._core.call(
            _ops.CREATE,
            {
                "country": country,
                "accept_language": accept_language,
                "x_correlation_id": x_correlation_id,
                "external_id": external_id,
                "type": type,
                "given_names": given_names,
                "last_name": last_name,
                "business_name": business_name,
                "date_of_birth": date_of_birth,
                "phone": phone,
                "email": email,
                "address": address,
                "preferred_language": preferred_language,
                "metadata": metadata,
            },
            options,
        )

    def erase(
        self,
        id: str,
        *,
        accept_language: str | Omit = OMIT,
        x_correlation_id: str | Omit = OMIT,
        options: RequestOptions | None = None,
    ) -> Customer:
        """Erase a customer

        Removes all personal data of the customer for good and keeps the facts of the ledger, which refer to the id
        only. While payments, reviews or cards of the customer are open the answer is 409
        `customer_has_open_items`. Erasing twice changes nothing.

        Needs the scope customers:write.

        Args:
            id: Id of the customer.
            accept_language: Language of `title`, `detail` and messages in problems: `en` (default) or `fr`.
            x_correlation_id: The caller's own trace id: stored with the request and returned unchanged.
        """
        return self._core.call(
            _ops.ERASE,
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
    ) -> Customer:
        """Read a customer

        Returns the customer. Id numbers are never part of it; the phone number is masked unless the key has the
        scope `customers:pii`.

        Needs the scope customers:read.

        Args:
            id: Id of the customer.
            accept_language: Language of `title`, `detail` and messages in problems: `en` (default) or `fr`.
            x_correlation_id: The caller's own trace id: stored with the request and returned unchanged.
        """
        return self._core.call(
            _ops.RETRIEVE,
            {"id": id, "accept_language": accept_language, "x_correlation_id": x_correlation_id},
            options,
        )

    def list(
        self,
        *,
        accept_language: str | Omit = OMIT,
        x_correlation_id: str | Omit = OMIT,
        limit: int | Omit = OMIT,
        starting_after: str | Omit = OMIT,
        ending_before: str | Omit = OMIT,
        created_after: _dt.datetime | Omit = OMIT,
        created_before: _dt.datetime | Omit = OMIT,
        external_id: str | Omit = OMIT,
        type: CustomerTypeValue | str | Omit = OMIT,
        country: str | Omit = OMIT,
        kyc_tier: KycTierValue | str | Omit = OMIT,
        kyc_status: CustomerKycStatusValue | str | Omit = OMIT,
        options: RequestOptions | None = None,
    ) -> Page[Customer]:
        """List customers

        Returns the customers of this tenant and mode, newest first. Phone numbers are in full only for keys with
        the scope `customers:pii`. Filters combine.

        Needs the scope customers:read.

        Args:
            accept_language: Language of `title`, `detail` and messages in problems: `en` (default) or `fr`.
            x_correlation_id: The caller's own trace id: stored with the request and returned unchanged.
            limit: Number of items on one page.
            starting_after: Cursor: id of the last item of the page before.
            ending_before: Cursor: id of the first item of the page after.
            created_after: Only items created at or after this time (RFC 3339).
            created_before: Only items created before this time (RFC 3339).
            external_id: Only the customer with this external id.
            type: Only persons or only businesses.
            country: Only customers in this country.
            kyc_tier: Only customers in this identity tier.
            kyc_status: Only customers with this state of the identity check.
        """
        return self._core.list(
            _ops.LIST,
            {
                "accept_language": accept_language,
                "x_correlation_id": x_correlation_id,
                "limit": limit,
                "starting_after": starting_after,
                "ending_before": ending_before,
                "created_after": created_after,
                "created_before": created_before,
                "external_id": external_id,
                "type": type,
                "country": country,
                "kyc_tier": kyc_tier,
                "kyc_status": kyc_status,
            },
            options,
        )

    def update(
        self,
        id: str,
        *,
        accept_language: str | Omit = OMIT,
        x_correlation_id: str | Omit = OMIT,
        external_id: str | None | Omit = OMIT,
        given_names: str | None | Omit = OMIT,
        last_name: str | None | Omit = OMIT,
        business_name: str | None | Omit = OMIT,
        date_of_birth: _dt.date | None | Omit = OMIT,
        phone: str | None | Omit = OMIT,
        email: str | None | Omit = OMIT,
        country: str | Omit = OMIT,
        address: AddressInput | AddressInputParam | None | Omit = OMIT,
        preferred_language: LanguageTagValue | str | Omit = OMIT,
        metadata: Mapping[str, str] | Omit = OMIT,
        options: RequestOptions | None = None,
    ) -> Customer:
        """Change a customer

        Changes the given members and leaves the others as they are; null removes a value. A change of name, date
        of birth or phone may need a new identity check. A used `externalId` answers 409.

        Needs the scope customers:write.

        Args:
            id: Id of the customer.
            accept_language: Language of `title`, `detail` and messages in problems: `en` (default) or `fr`.
            x_correlation_id: The caller's own trace id: stored with the request and returned unchanged.
            external_id: The caller's own id.
            given_names: Given names of a person.
            last_name: Family name of a person.
            business_name: Name of a business.
            date_of_birth: Date of birth of a person.
            phone: Phone number.
            email: E-mail address.
            address: Postal address; replaces the old one as a whole.
        """
        return self._core.call(
            _ops.UPDATE,
            {
                "id": id,
                "accept_language": accept_language,
                "x_correlation_id": x_correlation_id,
                "external_id": external_id,
                "given_names": given_names,
                "last_name": last_name,
                "business_name": business_name,
                "date_of_birth": date_of_birth,
                "phone": phone,
                "email": email,
                "country": country,
                "address": address,
                "preferred_language": preferred_language,
                "metadata": metadata,
            },
            options,
        )


class AsyncCustomers(AsyncResource):
    """The people and businesses that you serve."""

    async def create(
        self,
        *,
        country: str,
        accept_language: str | Omit = OMIT,
        x_correlation_id: str | Omit = OMIT,
        external_id: str | Omit = OMIT,
        type: CustomerTypeValue | str | Omit = OMIT,
        given_names: str | Omit = OMIT,
        last_name: str | Omit = OMIT,
        business_name: str | Omit = OMIT,
        date_of_birth: _dt.date | Omit = OMIT,
        phone: str | Omit = OMIT,
        email: str | Omit = OMIT,
        address: AddressInput | AddressInputParam | Omit = OMIT,
        preferred_language: LanguageTagValue | str | Omit = OMIT,
        metadata: Mapping[str, str] | Omit = OMIT,
        options: RequestOptions | None = None,
    ) -> Customer:
        """Make a customer

        Stores a person or a business that payments, scores, identity checks and cards can refer to. Nothing is
        verified yet: the customer starts in `tier_0`. `externalId` is unique per tenant and mode; a second use
        answers 409 `duplicate_external_id`. An `Idempotency-Key` is accepted.

        Needs the scope customers:write.

        Sent with an idempotency key; a retry cannot take effect twice.

        Args:
            accept_language: Language of `title`, `detail` and messages in problems: `en` (default) or `fr`.
            x_correlation_id: The caller's own trace id: stored with the request and returned unchanged.
            external_id: The caller's own id, unique per tenant and mode; a second use answers 409
                `duplicate_external_id`.
            type: Kind of customer.
            given_names: Given names of a person.
            last_name: Family name of a person.
            business_name: Name of a business.
            date_of_birth: Date of birth of a person.
            phone: Phone number; its dial code need not be that of `country`.
            email: E-mail address.
            preferred_language: Language for messages to the customer.
        """
        return await self._core.call(
            _ops.CREATE,
            {
                "country": country,
                "accept_language": accept_language,
                "x_correlation_id": x_correlation_id,
                "external_id": external_id,
                "type": type,
                "given_names": given_names,
                "last_name": last_name,
                "business_name": business_name,
                "date_of_birth": date_of_birth,
                "phone": phone,
                "email": email,
                "address": address,
                "preferred_language": preferred_language,
                "metadata": metadata,
            },
            options,
        )

    async def erase(
        self,
        id: str,
        *,
        accept_language: str | Omit = OMIT,
        x_correlation_id: str | Omit = OMIT,
        options: RequestOptions | None = None,
    ) -> Customer:
        """Erase a customer

        Removes all personal data of the customer for good and keeps the facts of the ledger, which refer to the id
        only. While payments, reviews or cards of the customer are open the answer is 409
        `customer_has_open_items`. Erasing twice changes nothing.

        Needs the scope customers:write.

        Args:
            id: Id of the customer.
            accept_language: Language of `title`, `detail` and messages in problems: `en` (default) or `fr`.
            x_correlation_id: The caller's own trace id: stored with the request and returned unchanged.
        """
        return await self._core.call(
            _ops.ERASE,
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
    ) -> Customer:
        """Read a customer

        Returns the customer. Id numbers are never part of it; the phone number is masked unless the key has the
        scope `customers:pii`.

        Needs the scope customers:read.

        Args:
            id: Id of the customer.
            accept_language: Language of `title`, `detail` and messages in problems: `en` (default) or `fr`.
            x_correlation_id: The caller's own trace id: stored with the request and returned unchanged.
        """
        return await self._core.call(
            _ops.RETRIEVE,
            {"id": id, "accept_language": accept_language, "x_correlation_id": x_correlation_id},
            options,
        )

    def list(
        self,
        *,
        accept_language: str | Omit = OMIT,
        x_correlation_id: str | Omit = OMIT,
        limit: int | Omit = OMIT,
        starting_after: str | Omit = OMIT,
        ending_before: str | Omit = OMIT,
        created_after: _dt.datetime | Omit = OMIT,
        created_before: _dt.datetime | Omit = OMIT,
        external_id: str | Omit = OMIT,
        type: CustomerTypeValue | str | Omit = OMIT,
        country: str | Omit = OMIT,
        kyc_tier: KycTierValue | str | Omit = OMIT,
        kyc_status: CustomerKycStatusValue | str | Omit = OMIT,
        options: RequestOptions | None = None,
    ) -> AsyncPager[Customer]:
        """List customers

        Returns the customers of this tenant and mode, newest first. Phone numbers are in full only for keys with
        the scope `customers:pii`. Filters combine.

        Needs the scope customers:read.

        Args:
            accept_language: Language of `title`, `detail` and messages in problems: `en` (default) or `fr`.
            x_correlation_id: The caller's own trace id: stored with the request and returned unchanged.
            limit: Number of items on one page.
            starting_after: Cursor: id of the last item of the page before.
            ending_before: Cursor: id of the first item of the page after.
            created_after: Only items created at or after this time (RFC 3339).
            created_before: Only items created before this time (RFC 3339).
            external_id: Only the customer with this external id.
            type: Only persons or only businesses.
            country: Only customers in this country.
            kyc_tier: Only customers in this identity tier.
            kyc_status: Only customers with this state of the identity check.
        """
        return self._core.list(
            _ops.LIST,
            {
                "accept_language": accept_language,
                "x_correlation_id": x_correlation_id,
                "limit": limit,
                "starting_after": starting_after,
                "ending_before": ending_before,
                "created_after": created_after,
                "created_before": created_before,
                "external_id": external_id,
                "type": type,
                "country": country,
                "kyc_tier": kyc_tier,
                "kyc_status": kyc_status,
            },
            options,
        )

    async def update(
        self,
        id: str,
        *,
        accept_language: str | Omit = OMIT,
        x_correlation_id: str | Omit = OMIT,
        external_id: str | None | Omit = OMIT,
        given_names: str | None | Omit = OMIT,
        last_name: str | None | Omit = OMIT,
        business_name: str | None | Omit = OMIT,
        date_of_birth: _dt.date | None | Omit = OMIT,
        phone: str | None | Omit = OMIT,
        email: str | None | Omit = OMIT,
        country: str | Omit = OMIT,
        address: AddressInput | AddressInputParam | None | Omit = OMIT,
        preferred_language: LanguageTagValue | str | Omit = OMIT,
        metadata: Mapping[str, str] | Omit = OMIT,
        options: RequestOptions | None = None,
    ) -> Customer:
        """Change a customer

        Changes the given members and leaves the others as they are; null removes a value. A change of name, date
        of birth or phone may need a new identity check. A used `externalId` answers 409.

        Needs the scope customers:write.

        Args:
            id: Id of the customer.
            accept_language: Language of `title`, `detail` and messages in problems: `en` (default) or `fr`.
            x_correlation_id: The caller's own trace id: stored with the request and returned unchanged.
            external_id: The caller's own id.
            given_names: Given names of a person.
            last_name: Family name of a person.
            business_name: Name of a business.
            date_of_birth: Date of birth of a person.
            phone: Phone number.
            email: E-mail address.
            address: Postal address; replaces the old one as a whole.
        """
        return await self._core.call(
            _ops.UPDATE,
            {
                "id": id,
                "accept_language": accept_language,
                "x_correlation_id": x_correlation_id,
                "external_id": external_id,
                "given_names": given_names,
                "last_name": last_name,
                "business_name": business_name,
                "date_of_birth": date_of_birth,
                "phone": phone,
                "email": email,
                "country": country,
                "address": address,
                "preferred_language": preferred_language,
                "metadata": metadata,
            },
            options,
        )
