<?php

// Generated from the API description. Changes belong there, or in the generator.

declare(strict_types=1);

namespace Njia\Resource;

use Njia\Exception\NjiaException;
use Njia\Internal\ApiClient;
use Njia\Model\CardAuthorization;
use Njia\Model\CardAuthorizationRequest;
use Njia\Model\CardAuthorizationStatus;
use Njia\Model\CardMerchantInput;
use Njia\Model\GhostCard;
use Njia\Model\GhostCardRequest;
use Njia\Model\GhostCardSecrets;
use Njia\Model\GhostCardStatus;
use Njia\Model\GhostCardUpdateRequest;
use Njia\Model\SpendLimit;
use Njia\Model\SpendLimitInput;
use Njia\Model\SpendLimitList;
use Njia\Model\SpendLimitsRequest;
use Njia\Omit;
use Njia\Operation\GhostCardsOperations;
use Njia\Page;
use Njia\RequestOptions;

/**
 * Virtual cards with spend limits, and their authorizations.
 */
final readonly class GhostCards
{
    /**
     * @internal
     */
    public function __construct(private ApiClient $api)
    {
    }

    /**
     * Authorize a purchase
     *
     * Decides a purchase with the card: where the issuer processor asks, and in test mode the simulator of a
     * merchant. An approval holds the money and counts against every limit that matches, exactly, also under
     * concurrency. A decline is a 201 too, with status `declined`, `declineCode` and the limit that declined
     * it. The key is required, so a repeated request is decided once. Test merchants such as
     * `mrch_test_insufficient_funds` give a fixed answer.
     *
     * @param string $id Id of the card.
     * @param int $amountMinorUnits Amount in the merchant's currency, in minor units.
     * @param string $currency The merchant's currency; converted to that of the card, rounded up.
     * @param string|Omit $acceptLanguage Language of `title`, `detail` and messages in problems: `en`
     *     (default) or `fr`.
     * @param string|Omit $xCorrelationId The caller's own trace id: stored with the request and returned
     *     unchanged.
     * @param string|Omit $xSandboxScenario Test mode only: chooses the outcome that the simulated rail,
     *     scorer or provider plays, with optional settings after a semicolon.
     * @param string|Omit $networkId Id of the purchase at the card network; tells a repeat from a second
     *     purchase.
     * @param string|Omit $cvc Security code that was entered; checked if given.
     * @param int|Omit $expMonth Month of expiry that was entered; checked if given.
     * @param int|Omit $expYear Year of expiry that was entered; checked if given.
     * @param array<string, string>|Omit $metadata
     * @throws NjiaException
     */
    public function authorize(
        string $id,
        int|float $amountMinorUnits,
        string $currency,
        CardMerchantInput $merchant,
        string|Omit $acceptLanguage = Omit::Value,
        string|Omit $xCorrelationId = Omit::Value,
        string|Omit $xSandboxScenario = Omit::Value,
        string|Omit $networkId = Omit::Value,
        #[\SensitiveParameter] string|Omit $cvc = Omit::Value,
        int|float|Omit $expMonth = Omit::Value,
        int|float|Omit $expYear = Omit::Value,
        array|Omit $metadata = Omit::Value,
        ?RequestOptions $options = null,
    ): CardAuthorization {
        return $this->api->call(
            GhostCardsOperations::authorize(),
            [
                'path id' => $id,
                'header Accept-Language' => $acceptLanguage,
                'header X-Correlation-Id' => $xCorrelationId,
                'header X-Sandbox-Scenario' => $xSandboxScenario,
            ],
            new CardAuthorizationRequest(
                amountMinorUnits: $amountMinorUnits,
                currency: $currency,
                merchant: $merchant,
                networkId: $networkId,
                cvc: $cvc,
                expMonth: $expMonth,
                expYear: $expYear,
                metadata: $metadata,
            ),
            options: $options,
        );
    }

    /**
     * Close a ghost card
     *
     * Closes a card for good. Holds stay and can still be captured; nothing new is approved. Closing a closed
     * card is 409 `card_closed`.
     *
     * @param string $id Id of the card.
     * @param string|Omit $acceptLanguage Language of `title`, `detail` and messages in problems: `en`
     *     (default) or `fr`.
     * @param string|Omit $xCorrelationId The caller's own trace id: stored with the request and returned
     *     unchanged.
     * @throws NjiaException
     */
    public function close(
        string $id,
        string|Omit $acceptLanguage = Omit::Value,
        string|Omit $xCorrelationId = Omit::Value,
        ?RequestOptions $options = null,
    ): GhostCard {
        return $this->api->call(
            GhostCardsOperations::close(),
            [
                'path id' => $id,
                'header Accept-Language' => $acceptLanguage,
                'header X-Correlation-Id' => $xCorrelationId,
            ],
            options: $options,
        );
    }

    /**
     * Create a ghost card
     *
     * Makes a virtual card that is funded from an account and bound by limits: for the card, for one merchant
     * or each merchant, for one category or each category. Limits count in calendar windows of the card's own
     * time zone and are exact under concurrency. The key is required, so a repeated request never makes a
     * second card. Allowing and blocking the same kind is 400 `conflicting_controls`.
     *
     * @param string $currency Currency of the card and of its limits.
     * @param string|Omit $acceptLanguage Language of `title`, `detail` and messages in problems: `en`
     *     (default) or `fr`.
     * @param string|Omit $xCorrelationId The caller's own trace id: stored with the request and returned
     *     unchanged.
     * @param string|Omit $label Name for people.
     * @param string|Omit $customerId Customer who uses the card.
     * @param string|Omit $accountId Account that funds it; the tenant's default account in the currency if
     *     absent.
     * @param list<SpendLimitInput>|Omit $spendLimits Spend limits; none if absent.
     * @param list<string>|Omit $allowedCategories Only these categories; all if empty.
     * @param list<string>|Omit $blockedCategories None of these categories.
     * @param list<string>|Omit $allowedMerchants Only these merchants; all if empty.
     * @param list<string>|Omit $blockedMerchants None of these merchants.
     * @param list<string>|Omit $allowedCountries Only merchants in these countries; all if empty.
     * @param bool|Omit $singleUse True closes the card after its first approved authorization is captured
     *     or reversed.
     * @param \DateTimeInterface|string|Omit $expiresAt When the card ends; at most 3 years ahead, the end
     *     of this month in 12 months if absent.
     * @param string|Omit $timezone IANA time zone of the limit windows; the tenant's if absent.
     * @param array<string, string>|Omit $metadata
     * @throws NjiaException
     */
    public function create(
        string $currency,
        string|Omit $acceptLanguage = Omit::Value,
        string|Omit $xCorrelationId = Omit::Value,
        string|Omit $label = Omit::Value,
        string|Omit $customerId = Omit::Value,
        string|Omit $accountId = Omit::Value,
        array|Omit $spendLimits = Omit::Value,
        array|Omit $allowedCategories = Omit::Value,
        array|Omit $blockedCategories = Omit::Value,
        array|Omit $allowedMerchants = Omit::Value,
        array|Omit $blockedMerchants = Omit::Value,
        array|Omit $allowedCountries = Omit::Value,
        bool|Omit $singleUse = Omit::Value,
        \DateTimeInterface|string|Omit $expiresAt = Omit::Value,
        string|Omit $timezone = Omit::Value,
        array|Omit $metadata = Omit::Value,
        ?RequestOptions $options = null,
    ): GhostCard {
        return $this->api->call(
            GhostCardsOperations::create(),
            [
                'header Accept-Language' => $acceptLanguage,
                'header X-Correlation-Id' => $xCorrelationId,
            ],
            new GhostCardRequest(
                currency: $currency,
                label: $label,
                customerId: $customerId,
                accountId: $accountId,
                spendLimits: $spendLimits,
                allowedCategories: $allowedCategories,
                blockedCategories: $blockedCategories,
                allowedMerchants: $allowedMerchants,
                blockedMerchants: $blockedMerchants,
                allowedCountries: $allowedCountries,
                singleUse: $singleUse,
                expiresAt: $expiresAt,
                timezone: $timezone,
                metadata: $metadata,
            ),
            options: $options,
        );
    }

    /**
     * Freeze a ghost card
     *
     * Makes the card decline everything until it is unfrozen. Holds stay and can still be captured. Freezing a
     * frozen card changes nothing; a closed or expired one is 409 `card_not_active`.
     *
     * @param string $id Id of the card.
     * @param string|Omit $acceptLanguage Language of `title`, `detail` and messages in problems: `en`
     *     (default) or `fr`.
     * @param string|Omit $xCorrelationId The caller's own trace id: stored with the request and returned
     *     unchanged.
     * @throws NjiaException
     */
    public function freeze(
        string $id,
        string|Omit $acceptLanguage = Omit::Value,
        string|Omit $xCorrelationId = Omit::Value,
        ?RequestOptions $options = null,
    ): GhostCard {
        return $this->api->call(
            GhostCardsOperations::freeze(),
            [
                'path id' => $id,
                'header Accept-Language' => $acceptLanguage,
                'header X-Correlation-Id' => $xCorrelationId,
            ],
            options: $options,
        );
    }

    /**
     * Get a ghost card
     *
     * Returns one card with its limits, what was used of them in the current windows, and its totals. A card of
     * another tenant or mode is 404.
     *
     * @param string $id Id of the card.
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
    ): GhostCard {
        return $this->api->call(
            GhostCardsOperations::retrieve(),
            [
                'path id' => $id,
                'header Accept-Language' => $acceptLanguage,
                'header X-Correlation-Id' => $xCorrelationId,
            ],
            options: $options,
        );
    }

    /**
     * Get spend limits
     *
     * Returns the limits of a card with what was used and what is left in the current windows. A limit for each
     * merchant or category shows its use by key, one page of it; name the limit and `afterKey` for the next
     * page.
     *
     * @param string $id Id of the card.
     * @param string|Omit $acceptLanguage Language of `title`, `detail` and messages in problems: `en`
     *     (default) or `fr`.
     * @param string|Omit $xCorrelationId The caller's own trace id: stored with the request and returned
     *     unchanged.
     * @param string|Omit $limitId Only this limit.
     * @param string|Omit $afterKey Goes on in `usageByKey` after this key; needs `limitId`.
     * @param int|Omit $limit Number of items on one page.
     * @param string|Omit $startingAfter Cursor: id of the last item of the page before.
     * @param string|Omit $endingBefore Cursor: id of the first item of the page after.
     * @return Page<SpendLimit>
     * @throws NjiaException
     */
    public function spendLimits(
        string $id,
        string|Omit $acceptLanguage = Omit::Value,
        string|Omit $xCorrelationId = Omit::Value,
        string|Omit $limitId = Omit::Value,
        string|Omit $afterKey = Omit::Value,
        int|float|Omit $limit = Omit::Value,
        string|Omit $startingAfter = Omit::Value,
        string|Omit $endingBefore = Omit::Value,
        ?RequestOptions $options = null,
    ): Page {
        return $this->api->list(
            GhostCardsOperations::spendLimits(),
            [
                'path id' => $id,
                'header Accept-Language' => $acceptLanguage,
                'header X-Correlation-Id' => $xCorrelationId,
                'query limitId' => $limitId,
                'query afterKey' => $afterKey,
                'query limit' => $limit,
                'query startingAfter' => $startingAfter,
                'query endingBefore' => $endingBefore,
            ],
            options: $options,
        );
    }

    /**
     * List authorizations of a card
     *
     * Returns the authorizations of a card, newest first, declined ones too.
     *
     * @param string $id Id of the card.
     * @param string|Omit $acceptLanguage Language of `title`, `detail` and messages in problems: `en`
     *     (default) or `fr`.
     * @param string|Omit $xCorrelationId The caller's own trace id: stored with the request and returned
     *     unchanged.
     * @param CardAuthorizationStatus|string|Omit $status Only authorizations in this state.
     * @param string|Omit $merchantId Only authorizations of this merchant.
     * @param int|Omit $limit Number of items on one page.
     * @param string|Omit $startingAfter Cursor: id of the last item of the page before.
     * @param string|Omit $endingBefore Cursor: id of the first item of the page after.
     * @param \DateTimeInterface|string|Omit $createdAfter Only items created at or after this time (RFC
     *     3339).
     * @param \DateTimeInterface|string|Omit $createdBefore Only items created before this time (RFC 3339).
     * @return Page<CardAuthorization>
     * @throws NjiaException
     */
    public function listAuthorizations(
        string $id,
        string|Omit $acceptLanguage = Omit::Value,
        string|Omit $xCorrelationId = Omit::Value,
        CardAuthorizationStatus|string|Omit $status = Omit::Value,
        string|Omit $merchantId = Omit::Value,
        int|float|Omit $limit = Omit::Value,
        string|Omit $startingAfter = Omit::Value,
        string|Omit $endingBefore = Omit::Value,
        \DateTimeInterface|string|Omit $createdAfter = Omit::Value,
        \DateTimeInterface|string|Omit $createdBefore = Omit::Value,
        ?RequestOptions $options = null,
    ): Page {
        return $this->api->list(
            GhostCardsOperations::listAuthorizations(),
            [
                'path id' => $id,
                'header Accept-Language' => $acceptLanguage,
                'header X-Correlation-Id' => $xCorrelationId,
                'query status' => $status,
                'query merchantId' => $merchantId,
                'query limit' => $limit,
                'query startingAfter' => $startingAfter,
                'query endingBefore' => $endingBefore,
                'query createdAfter' => $createdAfter,
                'query createdBefore' => $createdBefore,
            ],
            options: $options,
        );
    }

    /**
     * List ghost cards
     *
     * Returns the cards of this tenant and mode, newest first, each with its limits and what was used of them.
     * Numbers are never part of it.
     *
     * @param string|Omit $acceptLanguage Language of `title`, `detail` and messages in problems: `en`
     *     (default) or `fr`.
     * @param string|Omit $xCorrelationId The caller's own trace id: stored with the request and returned
     *     unchanged.
     * @param GhostCardStatus|string|Omit $status Only cards in this state.
     * @param string|Omit $customerId Only cards of this customer.
     * @param string|Omit $currency Only cards in this currency.
     * @param int|Omit $limit Number of items on one page.
     * @param string|Omit $startingAfter Cursor: id of the last item of the page before.
     * @param string|Omit $endingBefore Cursor: id of the first item of the page after.
     * @param \DateTimeInterface|string|Omit $createdAfter Only items created at or after this time (RFC
     *     3339).
     * @param \DateTimeInterface|string|Omit $createdBefore Only items created before this time (RFC 3339).
     * @return Page<GhostCard>
     * @throws NjiaException
     */
    public function list(
        string|Omit $acceptLanguage = Omit::Value,
        string|Omit $xCorrelationId = Omit::Value,
        GhostCardStatus|string|Omit $status = Omit::Value,
        string|Omit $customerId = Omit::Value,
        string|Omit $currency = Omit::Value,
        int|float|Omit $limit = Omit::Value,
        string|Omit $startingAfter = Omit::Value,
        string|Omit $endingBefore = Omit::Value,
        \DateTimeInterface|string|Omit $createdAfter = Omit::Value,
        \DateTimeInterface|string|Omit $createdBefore = Omit::Value,
        ?RequestOptions $options = null,
    ): Page {
        return $this->api->list(
            GhostCardsOperations::list(),
            [
                'header Accept-Language' => $acceptLanguage,
                'header X-Correlation-Id' => $xCorrelationId,
                'query status' => $status,
                'query customerId' => $customerId,
                'query currency' => $currency,
                'query limit' => $limit,
                'query startingAfter' => $startingAfter,
                'query endingBefore' => $endingBefore,
                'query createdAfter' => $createdAfter,
                'query createdBefore' => $createdBefore,
            ],
            options: $options,
        );
    }

    /**
     * Replace spend limits
     *
     * Replaces all limits of a card at once. A limit with the same scope, merchant or category, and interval
     * keeps what it has counted. Lowering a limit below what is spent is allowed: nothing is left, and what is
     * held stays held. A closed card is 409 `card_closed`.
     *
     * @param string $id Id of the card.
     * @param list<SpendLimitInput> $spendLimits The limits; an empty list removes all.
     * @param string|Omit $acceptLanguage Language of `title`, `detail` and messages in problems: `en`
     *     (default) or `fr`.
     * @param string|Omit $xCorrelationId The caller's own trace id: stored with the request and returned
     *     unchanged.
     * @throws NjiaException
     */
    public function replaceSpendLimits(
        string $id,
        array $spendLimits,
        string|Omit $acceptLanguage = Omit::Value,
        string|Omit $xCorrelationId = Omit::Value,
        ?RequestOptions $options = null,
    ): SpendLimitList {
        return $this->api->call(
            GhostCardsOperations::replaceSpendLimits(),
            [
                'path id' => $id,
                'header Accept-Language' => $acceptLanguage,
                'header X-Correlation-Id' => $xCorrelationId,
            ],
            new SpendLimitsRequest(
                spendLimits: $spendLimits,
            ),
            options: $options,
        );
    }

    /**
     * Show number and security code
     *
     * Returns the number and the security code of a card. It needs the scope `cards:reveal`, which `*` does not
     * include; every call is written to the audit log. At most 10 calls per card and hour, then 429. The answer
     * is `Cache-Control: no-store`; never log it.
     *
     * @param string $id Id of the card.
     * @param string|Omit $acceptLanguage Language of `title`, `detail` and messages in problems: `en`
     *     (default) or `fr`.
     * @param string|Omit $xCorrelationId The caller's own trace id: stored with the request and returned
     *     unchanged.
     * @throws NjiaException
     */
    public function reveal(
        string $id,
        string|Omit $acceptLanguage = Omit::Value,
        string|Omit $xCorrelationId = Omit::Value,
        ?RequestOptions $options = null,
    ): GhostCardSecrets {
        return $this->api->call(
            GhostCardsOperations::reveal(),
            [
                'path id' => $id,
                'header Accept-Language' => $acceptLanguage,
                'header X-Correlation-Id' => $xCorrelationId,
            ],
            options: $options,
        );
    }

    /**
     * Unfreeze a ghost card
     *
     * Makes a frozen card work again. Unfreezing an active card changes nothing; a closed or expired one is 409
     * `card_not_active`.
     *
     * @param string $id Id of the card.
     * @param string|Omit $acceptLanguage Language of `title`, `detail` and messages in problems: `en`
     *     (default) or `fr`.
     * @param string|Omit $xCorrelationId The caller's own trace id: stored with the request and returned
     *     unchanged.
     * @throws NjiaException
     */
    public function unfreeze(
        string $id,
        string|Omit $acceptLanguage = Omit::Value,
        string|Omit $xCorrelationId = Omit::Value,
        ?RequestOptions $options = null,
    ): GhostCard {
        return $this->api->call(
            GhostCardsOperations::unfreeze(),
            [
                'path id' => $id,
                'header Accept-Language' => $acceptLanguage,
                'header X-Correlation-Id' => $xCorrelationId,
            ],
            options: $options,
        );
    }

    /**
     * Change a ghost card
     *
     * Changes label, controls or metadata; members that are absent stay. Limits are replaced with
     * `replaceSpendLimits`, the state with freeze, unfreeze and close. A closed card is 409 `card_closed`.
     *
     * @param string $id Id of the card.
     * @param string|Omit $acceptLanguage Language of `title`, `detail` and messages in problems: `en`
     *     (default) or `fr`.
     * @param string|Omit $xCorrelationId The caller's own trace id: stored with the request and returned
     *     unchanged.
     * @param string|Omit|null $label Name for people; null removes it.
     * @param list<string>|Omit $allowedCategories Only these categories; all if empty.
     * @param list<string>|Omit $blockedCategories None of these categories.
     * @param list<string>|Omit $allowedMerchants Only these merchants; all if empty.
     * @param list<string>|Omit $blockedMerchants None of these merchants.
     * @param list<string>|Omit $allowedCountries Only merchants in these countries; all if empty.
     * @param array<string, string>|Omit $metadata
     * @throws NjiaException
     */
    public function update(
        string $id,
        string|Omit $acceptLanguage = Omit::Value,
        string|Omit $xCorrelationId = Omit::Value,
        string|Omit|null $label = Omit::Value,
        array|Omit $allowedCategories = Omit::Value,
        array|Omit $blockedCategories = Omit::Value,
        array|Omit $allowedMerchants = Omit::Value,
        array|Omit $blockedMerchants = Omit::Value,
        array|Omit $allowedCountries = Omit::Value,
        array|Omit $metadata = Omit::Value,
        ?RequestOptions $options = null,
    ): GhostCard {
        return $this->api->call(
            GhostCardsOperations::update(),
            [
                'path id' => $id,
                'header Accept-Language' => $acceptLanguage,
                'header X-Correlation-Id' => $xCorrelationId,
            ],
            new GhostCardUpdateRequest(
                label: $label,
                allowedCategories: $allowedCategories,
                blockedCategories: $blockedCategories,
                allowedMerchants: $allowedMerchants,
                blockedMerchants: $blockedMerchants,
                allowedCountries: $allowedCountries,
                metadata: $metadata,
            ),
            options: $options,
        );
    }
}
