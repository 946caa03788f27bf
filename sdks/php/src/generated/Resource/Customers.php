<?php

// Generated from the API description. Changes belong there, or in the generator.

declare(strict_types=1);

namespace Njia\Resource;

use Njia\Date;
use Njia\Exception\NjiaException;
use Njia\Internal\ApiClient;
use Njia\Model\AddressInput;
use Njia\Model\Customer;
use Njia\Model\CustomerKycStatus;
use Njia\Model\CustomerRequest;
use Njia\Model\CustomerType;
use Njia\Model\CustomerUpdateRequest;
use Njia\Model\KycTier;
use Njia\Model\LanguageTag;
use Njia\Omit;
use Njia\Operation\CustomersOperations;
use Njia\Page;
use Njia\RequestOptions;

/**
 * The people and businesses that you serve.
 */
final readonly class Customers
{
    /**
     * @internal
     */
    public function __construct(private ApiClient $api)
    {
    }

    /**
     * Make a customer
     *
     * Stores a person or a business that payments, scores, identity checks and cards can refer to. Nothing is
     * verified yet: the customer starts in `tier_0`. `externalId` is unique per tenant and mode; a second use
     * answers 409 `duplicate_external_id`. An `Idempotency-Key` is accepted.
     *
     * @param string|Omit $acceptLanguage Language of `title`, `detail` and messages in problems: `en`
     *     (default) or `fr`.
     * @param string|Omit $xCorrelationId The caller's own trace id: stored with the request and returned
     *     unchanged.
     * @param string|Omit $externalId The caller's own id, unique per tenant and mode; a second use answers
     *     409 `duplicate_external_id`.
     * @param CustomerType|string|Omit $type Kind of customer.
     * @param string|Omit $givenNames Given names of a person.
     * @param string|Omit $lastName Family name of a person.
     * @param string|Omit $businessName Name of a business.
     * @param Date|string|Omit $dateOfBirth Date of birth of a person.
     * @param string|Omit $phone Phone number; its dial code need not be that of `country`.
     * @param string|Omit $email E-mail address.
     * @param LanguageTag|string|Omit $preferredLanguage Language for messages to the customer.
     * @param array<string, string>|Omit $metadata
     * @throws NjiaException
     */
    public function create(
        string $country,
        string|Omit $acceptLanguage = Omit::Value,
        string|Omit $xCorrelationId = Omit::Value,
        string|Omit $externalId = Omit::Value,
        CustomerType|string|Omit $type = Omit::Value,
        string|Omit $givenNames = Omit::Value,
        string|Omit $lastName = Omit::Value,
        string|Omit $businessName = Omit::Value,
        #[\SensitiveParameter] Date|string|Omit $dateOfBirth = Omit::Value,
        #[\SensitiveParameter] string|Omit $phone = Omit::Value,
        #[\SensitiveParameter] string|Omit $email = Omit::Value,
        AddressInput|Omit $address = Omit::Value,
        LanguageTag|string|Omit $preferredLanguage = Omit::Value,
        array|Omit $metadata = Omit::Value,
        ?RequestOptions $options = null,
    ): Customer {
        return $this->api->call(
            CustomersOperations::create(),
            [
                'header Accept-Language' => $acceptLanguage,
                'header X-Correlation-Id' => $xCorrelationId,
            ],
            new CustomerRequest(
                country: $country,
                externalId: $externalId,
                type: $type,
                givenNames: $givenNames,
                lastName: $lastName,
                businessName: $businessName,
                dateOfBirth: $dateOfBirth,
                phone: $phone,
                email: $email,
                address: $address,
                preferredLanguage: $preferredLanguage,
                metadata: $metadata,
            ),
            options: $options,
        );
    }

    /**
     * Erase a customer
     *
     * Removes all personal data of the customer for good and keeps the facts of the ledger, which refer to the
     * id only. While payments, reviews or cards of the customer are open the answer is 409
     * `customer_has_open_items`. Erasing twice changes nothing.
     *
     * @param string $id Id of the customer.
     * @param string|Omit $acceptLanguage Language of `title`, `detail` and messages in problems: `en`
     *     (default) or `fr`.
     * @param string|Omit $xCorrelationId The caller's own trace id: stored with the request and returned
     *     unchanged.
     * @throws NjiaException
     */
    public function erase(
        string $id,
        string|Omit $acceptLanguage = Omit::Value,
        string|Omit $xCorrelationId = Omit::Value,
        ?RequestOptions $options = null,
    ): Customer {
        return $this->api->call(
            CustomersOperations::erase(),
            [
                'path id' => $id,
                'header Accept-Language' => $acceptLanguage,
                'header X-Correlation-Id' => $xCorrelationId,
            ],
            options: $options,
        );
    }

    /**
     * Read a customer
     *
     * Returns the customer. Id numbers are never part of it; the phone number is masked unless the key has the
     * scope `customers:pii`.
     *
     * @param string $id Id of the customer.
     * @param string|Omit $acceptLanguage Language of `title`, `detail` and messages in problems: `en`
     *     (default) or `fr`.
     * @param string|Omit $xCorrelationId The caller's own trace id: stored with the request and returned
     *     unchanged.
     * @throws NjiaException
     */
    public function retrieve(
        string $id,
        string|Omit $acceptLanguage = Omit::Value,
        string|Omit $xCorrelationId = Omit::Value,
        ?RequestOptions $options = null,
    ): Customer {
        return $this->api->call(
            CustomersOperations::retrieve(),
            [
                'path id' => $id,
                'header Accept-Language' => $acceptLanguage,
                'header X-Correlation-Id' => $xCorrelationId,
            ],
            options: $options,
        );
    }

    /**
     * List customers
     *
     * Returns the customers of this tenant and mode, newest first. Phone numbers are in full only for keys with
     * the scope `customers:pii`. Filters combine.
     *
     * @param string|Omit $acceptLanguage Language of `title`, `detail` and messages in problems: `en`
     *     (default) or `fr`.
     * @param string|Omit $xCorrelationId The caller's own trace id: stored with the request and returned
     *     unchanged.
     * @param int|Omit $limit Number of items on one page.
     * @param string|Omit $startingAfter Cursor: id of the last item of the page before.
     * @param string|Omit $endingBefore Cursor: id of the first item of the page after.
     * @param \DateTimeInterface|string|Omit $createdAfter Only items created at or after this time (RFC
     *     3339).
     * @param \DateTimeInterface|string|Omit $createdBefore Only items created before this time (RFC 3339).
     * @param string|Omit $externalId Only the customer with this external id.
     * @param CustomerType|string|Omit $type Only persons or only businesses.
     * @param string|Omit $country Only customers in this country.
     * @param KycTier|string|Omit $kycTier Only customers in this identity tier.
     * @param CustomerKycStatus|string|Omit $kycStatus Only customers with this state of the identity check.
     * @return Page<Customer>
     * @throws NjiaException
     */
    public function list(
        string|Omit $acceptLanguage = Omit::Value,
        string|Omit $xCorrelationId = Omit::Value,
        int|float|Omit $limit = Omit::Value,
        string|Omit $startingAfter = Omit::Value,
        string|Omit $endingBefore = Omit::Value,
        \DateTimeInterface|string|Omit $createdAfter = Omit::Value,
        \DateTimeInterface|string|Omit $createdBefore = Omit::Value,
        string|Omit $externalId = Omit::Value,
        CustomerType|string|Omit $type = Omit::Value,
        string|Omit $country = Omit::Value,
        KycTier|string|Omit $kycTier = Omit::Value,
        CustomerKycStatus|string|Omit $kycStatus = Omit::Value,
        ?RequestOptions $options = null,
    ): Page {
        return $this->api->list(
            CustomersOperations::list(),
            [
                'header Accept-Language' => $acceptLanguage,
                'header X-Correlation-Id' => $xCorrelationId,
                'query limit' => $limit,
                'query startingAfter' => $startingAfter,
                'query endingBefore' => $endingBefore,
                'query createdAfter' => $createdAfter,
                'query createdBefore' => $createdBefore,
                'query externalId' => $externalId,
                'query type' => $type,
                'query country' => $country,
                'query kycTier' => $kycTier,
                'query kycStatus' => $kycStatus,
            ],
            options: $options,
        );
    }

    /**
     * Change a customer
     *
     * Changes the given members and leaves the others as they are; null removes a value. A change of name, date
     * of birth or phone may need a new identity check. A used `externalId` answers 409.
     *
     * @param string $id Id of the customer.
     * @param string|Omit $acceptLanguage Language of `title`, `detail` and messages in problems: `en`
     *     (default) or `fr`.
     * @param string|Omit $xCorrelationId The caller's own trace id: stored with the request and returned
     *     unchanged.
     * @param string|Omit|null $externalId The caller's own id.
     * @param string|Omit|null $givenNames Given names of a person.
     * @param string|Omit|null $lastName Family name of a person.
     * @param string|Omit|null $businessName Name of a business.
     * @param Date|string|Omit|null $dateOfBirth Date of birth of a person.
     * @param string|Omit|null $phone Phone number.
     * @param string|Omit|null $email E-mail address.
     * @param AddressInput|Omit|null $address Postal address; replaces the old one as a whole.
     * @param array<string, string>|Omit $metadata
     * @throws NjiaException
     */
    public function update(
        string $id,
        string|Omit $acceptLanguage = Omit::Value,
        string|Omit $xCorrelationId = Omit::Value,
        string|Omit|null $externalId = Omit::Value,
        string|Omit|null $givenNames = Omit::Value,
        string|Omit|null $lastName = Omit::Value,
        string|Omit|null $businessName = Omit::Value,
        #[\SensitiveParameter] Date|string|Omit|null $dateOfBirth = Omit::Value,
        #[\SensitiveParameter] string|Omit|null $phone = Omit::Value,
        #[\SensitiveParameter] string|Omit|null $email = Omit::Value,
        string|Omit $country = Omit::Value,
        AddressInput|Omit|null $address = Omit::Value,
        LanguageTag|string|Omit $preferredLanguage = Omit::Value,
        array|Omit $metadata = Omit::Value,
        ?RequestOptions $options = null,
    ): Customer {
        return $this->api->call(
            CustomersOperations::update(),
            [
                'path id' => $id,
                'header Accept-Language' => $acceptLanguage,
                'header X-Correlation-Id' => $xCorrelationId,
            ],
            new CustomerUpdateRequest(
                externalId: $externalId,
                givenNames: $givenNames,
                lastName: $lastName,
                businessName: $businessName,
                dateOfBirth: $dateOfBirth,
                phone: $phone,
                email: $email,
                country: $country,
                address: $address,
                preferredLanguage: $preferredLanguage,
                metadata: $metadata,
            ),
            options: $options,
        );
    }
}
