<?php

// Generated from the API description. Changes belong there, or in the generator.

declare(strict_types=1);

namespace Njia\Resource;

use Njia\Exception\NjiaException;
use Njia\Internal\ApiClient;
use Njia\Model\AuditEntry;
use Njia\Model\Reversal;
use Njia\Model\ReversalReason;
use Njia\Model\ReversalRequest;
use Njia\Model\Transaction;
use Njia\Model\TransactionStatus;
use Njia\Model\TransactionType;
use Njia\Omit;
use Njia\Operation\TransactionsOperations;
use Njia\Page;
use Njia\RequestOptions;

/**
 * What moved, with its reversal and its audit trail.
 */
final readonly class Transactions
{
    /**
     * @internal
     */
    public function __construct(private ApiClient $api)
    {
    }

    /**
     * Read a transaction
     *
     * Returns the transaction as it is now, with the ids of its ledger entries and, when a person must settle
     * something, its reconciliation case. `expand` takes `payment` and `customer`.
     *
     * @param string $id Id of the transaction.
     * @param string|Omit $acceptLanguage Language of `title`, `detail` and messages in problems: `en`
     *     (default) or `fr`.
     * @param string|Omit $xCorrelationId The caller's own trace id: stored with the request and returned
     *     unchanged.
     * @param list<string>|Omit $expand Comma-separated names of linked objects to put into the answer
     *     beside their ids: at most 4 paths, each at most 2 deep.
     * @throws NjiaException
     */
    public function retrieve(
        string $id,
        string|Omit $acceptLanguage = Omit::Value,
        string|Omit $xCorrelationId = Omit::Value,
        array|Omit $expand = Omit::Value,
        ?RequestOptions $options = null,
    ): Transaction {
        return $this->api->call(
            TransactionsOperations::retrieve(),
            [
                'path id' => $id,
                'header Accept-Language' => $acceptLanguage,
                'header X-Correlation-Id' => $xCorrelationId,
                'query expand' => $expand,
            ],
            options: $options,
        );
    }

    /**
     * Read the audit trail of a transaction
     *
     * Returns all audit entries about the transaction and its reversal, newest first. Each entry holds the hash
     * of the one before it in the audit log of the tenant, so a later change shows; `GET /v1/audit-log/verify`
     * checks the whole chain.
     *
     * @param string $id Id of the transaction.
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
     * @return Page<AuditEntry>
     * @throws NjiaException
     */
    public function auditTrail(
        string $id,
        string|Omit $acceptLanguage = Omit::Value,
        string|Omit $xCorrelationId = Omit::Value,
        int|float|Omit $limit = Omit::Value,
        string|Omit $startingAfter = Omit::Value,
        string|Omit $endingBefore = Omit::Value,
        \DateTimeInterface|string|Omit $createdAfter = Omit::Value,
        \DateTimeInterface|string|Omit $createdBefore = Omit::Value,
        ?RequestOptions $options = null,
    ): Page {
        return $this->api->list(
            TransactionsOperations::auditTrail(),
            [
                'path id' => $id,
                'header Accept-Language' => $acceptLanguage,
                'header X-Correlation-Id' => $xCorrelationId,
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
     * List transactions
     *
     * Returns the money movements of this tenant and mode, newest first: payouts, collections, reversals, card
     * captures, book transfers and test funding. Filters combine. `expand` takes `payment` and `customer`.
     *
     * @param string|Omit $acceptLanguage Language of `title`, `detail` and messages in problems: `en`
     *     (default) or `fr`.
     * @param string|Omit $xCorrelationId The caller's own trace id: stored with the request and returned
     *     unchanged.
     * @param list<string>|Omit $expand Comma-separated names of linked objects to put into the answer
     *     beside their ids: at most 4 paths, each at most 2 deep.
     * @param int|Omit $limit Number of items on one page.
     * @param string|Omit $startingAfter Cursor: id of the last item of the page before.
     * @param string|Omit $endingBefore Cursor: id of the first item of the page after.
     * @param \DateTimeInterface|string|Omit $createdAfter Only items created at or after this time (RFC
     *     3339).
     * @param \DateTimeInterface|string|Omit $createdBefore Only items created before this time (RFC 3339).
     * @param TransactionStatus|string|Omit $status Only transactions in this state.
     * @param TransactionType|string|Omit $type Only transactions of this kind.
     * @param string|Omit $accountId Only transactions of this account.
     * @param string|Omit $paymentId Only the transaction of this payment.
     * @param string|Omit $customerId Only transactions of this customer.
     * @param string|Omit $rail Only transactions on this rail.
     * @param string|Omit $currency Only transactions in this currency.
     * @return Page<Transaction>
     * @throws NjiaException
     */
    public function list(
        string|Omit $acceptLanguage = Omit::Value,
        string|Omit $xCorrelationId = Omit::Value,
        array|Omit $expand = Omit::Value,
        int|float|Omit $limit = Omit::Value,
        string|Omit $startingAfter = Omit::Value,
        string|Omit $endingBefore = Omit::Value,
        \DateTimeInterface|string|Omit $createdAfter = Omit::Value,
        \DateTimeInterface|string|Omit $createdBefore = Omit::Value,
        TransactionStatus|string|Omit $status = Omit::Value,
        TransactionType|string|Omit $type = Omit::Value,
        string|Omit $accountId = Omit::Value,
        string|Omit $paymentId = Omit::Value,
        string|Omit $customerId = Omit::Value,
        string|Omit $rail = Omit::Value,
        string|Omit $currency = Omit::Value,
        ?RequestOptions $options = null,
    ): Page {
        return $this->api->list(
            TransactionsOperations::list(),
            [
                'header Accept-Language' => $acceptLanguage,
                'header X-Correlation-Id' => $xCorrelationId,
                'query expand' => $expand,
                'query limit' => $limit,
                'query startingAfter' => $startingAfter,
                'query endingBefore' => $endingBefore,
                'query createdAfter' => $createdAfter,
                'query createdBefore' => $createdBefore,
                'query status' => $status,
                'query type' => $type,
                'query accountId' => $accountId,
                'query paymentId' => $paymentId,
                'query customerId' => $customerId,
                'query rail' => $rail,
                'query currency' => $currency,
            ],
            options: $options,
        );
    }

    /**
     * Reverse a transaction
     *
     * Takes a completed transaction back, in full or in part. Only `completed` transactions can be reversed, at
     * most once, and within the window of the tenant (90 days unless set otherwise). Mobile-money rails take
     * the money out of the recipient's wallet, which fails when it is no longer there; settlement rails can
     * only ask for a return, which stays `pending` for up to 5 days. A currency exchange is undone at its
     * original rate; the fee comes back for `duplicate` and `technical_error` only. The answer carries the
     * hash-chained audit trail. An `Idempotency-Key` is required; with `Prefer: wait=N` the answer waits for
     * the outcome. `expand` takes `transaction`.
     *
     * @param string $id Id of the transaction.
     * @param string|Omit $acceptLanguage Language of `title`, `detail` and messages in problems: `en`
     *     (default) or `fr`.
     * @param string|Omit $xCorrelationId The caller's own trace id: stored with the request and returned
     *     unchanged.
     * @param string|Omit $prefer `wait=N` (RFC 7240) holds the answer for up to N seconds, 1 to 30, until a
     *     final state is reached; after that the current state is returned.
     * @param list<string>|Omit $expand Comma-separated names of linked objects to put into the answer
     *     beside their ids: at most 4 paths, each at most 2 deep.
     * @param string|Omit $xSandboxScenario Test mode only: chooses the outcome that the simulated rail,
     *     scorer or provider plays, with optional settings after a semicolon.
     * @param string|Omit $note Reason in words; required when `reason` is `other`.
     * @param int|Omit $amountMinorUnits Amount to take back, in minor units of the transaction's currency;
     *     at most its amount.
     * @param array<string, string>|Omit $metadata
     * @throws NjiaException
     */
    public function reverse(
        string $id,
        ReversalReason|string $reason,
        string|Omit $acceptLanguage = Omit::Value,
        string|Omit $xCorrelationId = Omit::Value,
        string|Omit $prefer = Omit::Value,
        array|Omit $expand = Omit::Value,
        string|Omit $xSandboxScenario = Omit::Value,
        string|Omit $note = Omit::Value,
        int|float|Omit $amountMinorUnits = Omit::Value,
        array|Omit $metadata = Omit::Value,
        ?RequestOptions $options = null,
    ): Reversal {
        return $this->api->call(
            TransactionsOperations::reverse(),
            [
                'path id' => $id,
                'header Accept-Language' => $acceptLanguage,
                'header X-Correlation-Id' => $xCorrelationId,
                'header Prefer' => $prefer,
                'query expand' => $expand,
                'header X-Sandbox-Scenario' => $xSandboxScenario,
            ],
            new ReversalRequest(
                reason: $reason,
                note: $note,
                amountMinorUnits: $amountMinorUnits,
                metadata: $metadata,
            ),
            options: $options,
        );
    }
}
