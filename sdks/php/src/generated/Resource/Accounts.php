<?php

// Generated from the API description. Changes belong there, or in the generator.

declare(strict_types=1);

namespace Njia\Resource;

use Njia\Exception\NjiaException;
use Njia\Internal\ApiClient;
use Njia\Model\Account;
use Njia\Model\AccountRequest;
use Njia\Model\AccountStatus;
use Njia\Model\AccountType;
use Njia\Model\LedgerEntry;
use Njia\Model\LedgerEntryKind;
use Njia\Model\LedgerPhase;
use Njia\Omit;
use Njia\Operation\AccountsOperations;
use Njia\Page;
use Njia\RequestOptions;

/**
 * Accounts, balances and ledger entries.
 */
final readonly class Accounts
{
    /**
     * @internal
     */
    public function __construct(private ApiClient $api)
    {
    }

    /**
     * Open an account
     *
     * Opens an account in one currency with a balance of zero. The first account in a currency becomes the
     * default one, which payments without `accountId` use. An `Idempotency-Key` is accepted.
     *
     * @param string $name Name of the account.
     * @param string|Omit $acceptLanguage Language of `title`, `detail` and messages in problems: `en`
     *     (default) or `fr`.
     * @param string|Omit $xCorrelationId The caller's own trace id: stored with the request and returned
     *     unchanged.
     * @param AccountType|string|Omit $type What the account is for.
     * @param string|Omit $country Country of the account.
     * @param array<string, string>|Omit $metadata
     * @throws NjiaException
     */
    public function create(
        string $name,
        string $currency,
        string|Omit $acceptLanguage = Omit::Value,
        string|Omit $xCorrelationId = Omit::Value,
        AccountType|string|Omit $type = Omit::Value,
        string|Omit $country = Omit::Value,
        array|Omit $metadata = Omit::Value,
        ?RequestOptions $options = null,
    ): Account {
        return $this->api->call(
            AccountsOperations::create(),
            [
                'header Accept-Language' => $acceptLanguage,
                'header X-Correlation-Id' => $xCorrelationId,
            ],
            new AccountRequest(
                name: $name,
                currency: $currency,
                type: $type,
                country: $country,
                metadata: $metadata,
            ),
            options: $options,
        );
    }

    /**
     * Read an account
     *
     * Returns the account with its balance as it is now.
     *
     * @param string $id Id of the account.
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
    ): Account {
        return $this->api->call(
            AccountsOperations::retrieve(),
            [
                'path id' => $id,
                'header Accept-Language' => $acceptLanguage,
                'header X-Correlation-Id' => $xCorrelationId,
            ],
            options: $options,
        );
    }

    /**
     * List accounts
     *
     * Returns the accounts of this tenant and mode with their balances, newest first. Filters combine.
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
     * @param string|Omit $currency Only accounts in this currency.
     * @param AccountType|string|Omit $type Only accounts of this kind.
     * @param AccountStatus|string|Omit $status Only accounts in this state.
     * @return Page<Account>
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
        string|Omit $currency = Omit::Value,
        AccountType|string|Omit $type = Omit::Value,
        AccountStatus|string|Omit $status = Omit::Value,
        ?RequestOptions $options = null,
    ): Page {
        return $this->api->list(
            AccountsOperations::list(),
            [
                'header Accept-Language' => $acceptLanguage,
                'header X-Correlation-Id' => $xCorrelationId,
                'query limit' => $limit,
                'query startingAfter' => $startingAfter,
                'query endingBefore' => $endingBefore,
                'query createdAfter' => $createdAfter,
                'query createdBefore' => $createdBefore,
                'query currency' => $currency,
                'query type' => $type,
                'query status' => $status,
            ],
            options: $options,
        );
    }

    /**
     * List the ledger entries of an account
     *
     * Returns the postings on the account, newest first, each with the balance after it. Entries are only ever
     * added; the balance is the sum of the posted ones.
     *
     * @param string $id Id of the account.
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
     * @param LedgerEntryKind|string|Omit $kind Only entries of this kind.
     * @param LedgerPhase|string|Omit $phase Only entries in this phase.
     * @param string|Omit $transactionId Only entries of this transaction.
     * @return Page<LedgerEntry>
     * @throws NjiaException
     */
    public function listEntries(
        string $id,
        string|Omit $acceptLanguage = Omit::Value,
        string|Omit $xCorrelationId = Omit::Value,
        int|float|Omit $limit = Omit::Value,
        string|Omit $startingAfter = Omit::Value,
        string|Omit $endingBefore = Omit::Value,
        \DateTimeInterface|string|Omit $createdAfter = Omit::Value,
        \DateTimeInterface|string|Omit $createdBefore = Omit::Value,
        LedgerEntryKind|string|Omit $kind = Omit::Value,
        LedgerPhase|string|Omit $phase = Omit::Value,
        string|Omit $transactionId = Omit::Value,
        ?RequestOptions $options = null,
    ): Page {
        return $this->api->list(
            AccountsOperations::listEntries(),
            [
                'path id' => $id,
                'header Accept-Language' => $acceptLanguage,
                'header X-Correlation-Id' => $xCorrelationId,
                'query limit' => $limit,
                'query startingAfter' => $startingAfter,
                'query endingBefore' => $endingBefore,
                'query createdAfter' => $createdAfter,
                'query createdBefore' => $createdBefore,
                'query kind' => $kind,
                'query phase' => $phase,
                'query transactionId' => $transactionId,
            ],
            options: $options,
        );
    }
}
