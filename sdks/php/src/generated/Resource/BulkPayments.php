<?php

// Generated from the API description. Changes belong there, or in the generator.

declare(strict_types=1);

namespace Njia\Resource;

use Njia\Exception\NjiaException;
use Njia\Internal\ApiClient;
use Njia\Model\BulkItem;
use Njia\Model\BulkItemStatus;
use Njia\Model\BulkMode;
use Njia\Model\BulkPayment;
use Njia\Model\BulkPaymentItemRequest;
use Njia\Model\BulkPaymentRequest;
use Njia\Model\BulkPaymentStatus;
use Njia\Model\BulkRetryRequest;
use Njia\Model\PaymentDefaults;
use Njia\Model\RetryPolicyInput;
use Njia\Omit;
use Njia\Operation\BulkPaymentsOperations;
use Njia\Page;
use Njia\RequestOptions;

/**
 * Up to 500 payments in one request, retried automatically.
 */
final readonly class BulkPayments
{
    /**
     * @internal
     */
    public function __construct(private ApiClient $api)
    {
    }

    /**
     * Cancel the rest of a bulk payment
     *
     * Cancels the items that have not started (`pending`) or wait for another attempt (`retry_scheduled`).
     * Items that are with a rail run on, so the bulk payment becomes final only when they are. A bulk payment
     * that is final answers 409 `invalid_state_transition`. There is no body.
     *
     * @param string $id Id of the bulk payment.
     * @param string|Omit $acceptLanguage Language of `title`, `detail` and messages in problems: `en`
     *     (default) or `fr`.
     * @param string|Omit $xCorrelationId The caller's own trace id: stored with the request and returned
     *     unchanged.
     * @throws NjiaException
     */
    public function cancel(
        string $id,
        string|Omit $acceptLanguage = Omit::Value,
        string|Omit $xCorrelationId = Omit::Value,
        ?RequestOptions $options = null,
    ): BulkPayment {
        return $this->api->call(
            BulkPaymentsOperations::cancel(),
            [
                'path id' => $id,
                'header Accept-Language' => $acceptLanguage,
                'header X-Correlation-Id' => $xCorrelationId,
            ],
            options: $options,
        );
    }

    /**
     * Make up to 500 payments
     *
     * Takes up to 500 payments in one order and answers 202 with all items; they run afterwards, 25 at a time.
     * Each item has its own idempotency key, in the same space as the keys of `POST /v1/payments`: an item that
     * was paid before is linked to that payment (`deduplicated`) and not paid again, so a half-lost batch may
     * be sent again under a new key. In mode `partial` faulty items become `rejected` and the rest runs; in
     * mode `all_or_nothing` everything must be valid and funded, or nothing happens (402, 422). Items that fail
     * with a retryable code are tried again by themselves, on another rail if allowed; an unknown outcome is
     * never tried again before the rail says that nothing was executed. The bulk payment is final only when
     * every item is.
     *
     * @param list<BulkPaymentItemRequest> $payments The payments.
     * @param string|Omit $acceptLanguage Language of `title`, `detail` and messages in problems: `en`
     *     (default) or `fr`.
     * @param string|Omit $xCorrelationId The caller's own trace id: stored with the request and returned
     *     unchanged.
     * @param string|Omit $xSandboxScenario Test mode only: chooses the outcome that the simulated rail,
     *     scorer or provider plays, with optional settings after a semicolon.
     * @param BulkMode|string|Omit $mode What happens when some items are not valid or funds are short.
     * @param string|Omit $reference The caller's own reference.
     * @param string|Omit $description What the bulk payment is for.
     * @param array<string, string>|Omit $metadata
     * @throws NjiaException
     */
    public function create(
        array $payments,
        string|Omit $acceptLanguage = Omit::Value,
        string|Omit $xCorrelationId = Omit::Value,
        string|Omit $xSandboxScenario = Omit::Value,
        BulkMode|string|Omit $mode = Omit::Value,
        PaymentDefaults|Omit $defaults = Omit::Value,
        RetryPolicyInput|Omit $retryPolicy = Omit::Value,
        string|Omit $reference = Omit::Value,
        string|Omit $description = Omit::Value,
        array|Omit $metadata = Omit::Value,
        ?RequestOptions $options = null,
    ): BulkPayment {
        return $this->api->call(
            BulkPaymentsOperations::create(),
            [
                'header Accept-Language' => $acceptLanguage,
                'header X-Correlation-Id' => $xCorrelationId,
                'header X-Sandbox-Scenario' => $xSandboxScenario,
            ],
            new BulkPaymentRequest(
                payments: $payments,
                mode: $mode,
                defaults: $defaults,
                retryPolicy: $retryPolicy,
                reference: $reference,
                description: $description,
                metadata: $metadata,
            ),
            options: $options,
        );
    }

    /**
     * Read a bulk payment
     *
     * Returns the bulk payment with its counts and sums. `items` is null unless `expand=items` is given; for
     * large batches read the items page by page with `GET /v1/payments/bulk/{id}/items`.
     *
     * @param string $id Id of the bulk payment.
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
    ): BulkPayment {
        return $this->api->call(
            BulkPaymentsOperations::retrieve(),
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
     * List the items of a bulk payment
     *
     * Returns the items in order of their index, one page at a time. Filter by state, for example `failed`, to
     * see what went wrong: `error` tells why an item was rejected, `failure` why its last attempt failed.
     *
     * @param string $id Id of the bulk payment.
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
     * @param BulkItemStatus|string|Omit $status Only items in this state.
     * @return Page<BulkItem>
     * @throws NjiaException
     */
    public function listItems(
        string $id,
        string|Omit $acceptLanguage = Omit::Value,
        string|Omit $xCorrelationId = Omit::Value,
        int|float|Omit $limit = Omit::Value,
        string|Omit $startingAfter = Omit::Value,
        string|Omit $endingBefore = Omit::Value,
        \DateTimeInterface|string|Omit $createdAfter = Omit::Value,
        \DateTimeInterface|string|Omit $createdBefore = Omit::Value,
        BulkItemStatus|string|Omit $status = Omit::Value,
        ?RequestOptions $options = null,
    ): Page {
        return $this->api->list(
            BulkPaymentsOperations::listItems(),
            [
                'path id' => $id,
                'header Accept-Language' => $acceptLanguage,
                'header X-Correlation-Id' => $xCorrelationId,
                'query limit' => $limit,
                'query startingAfter' => $startingAfter,
                'query endingBefore' => $endingBefore,
                'query createdAfter' => $createdAfter,
                'query createdBefore' => $createdBefore,
                'query status' => $status,
            ],
            options: $options,
        );
    }

    /**
     * List bulk payments
     *
     * Returns the bulk payments of this tenant and mode, newest first, without their items. Filter by state or
     * by the reference you gave.
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
     * @param BulkPaymentStatus|string|Omit $status Only bulk payments in this state.
     * @param string|Omit $reference Only bulk payments with exactly this reference.
     * @return Page<BulkPayment>
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
        BulkPaymentStatus|string|Omit $status = Omit::Value,
        string|Omit $reference = Omit::Value,
        ?RequestOptions $options = null,
    ): Page {
        return $this->api->list(
            BulkPaymentsOperations::list(),
            [
                'header Accept-Language' => $acceptLanguage,
                'header X-Correlation-Id' => $xCorrelationId,
                'query limit' => $limit,
                'query startingAfter' => $startingAfter,
                'query endingBefore' => $endingBefore,
                'query createdAfter' => $createdAfter,
                'query createdBefore' => $createdBefore,
                'query status' => $status,
                'query reference' => $reference,
            ],
            options: $options,
        );
    }

    /**
     * Try failed items again
     *
     * Starts new attempts for items that failed with a retryable code, all of them or those named in `itemIds`.
     * The items keep their ids and payments; nothing that may have been executed is sent again. An
     * `Idempotency-Key` is required. When no item can be tried again, the answer is 409
     * `invalid_state_transition`.
     *
     * @param string $id Id of the bulk payment.
     * @param string|Omit $acceptLanguage Language of `title`, `detail` and messages in problems: `en`
     *     (default) or `fr`.
     * @param string|Omit $xCorrelationId The caller's own trace id: stored with the request and returned
     *     unchanged.
     * @param list<string>|Omit $itemIds Items to try again.
     * @throws NjiaException
     */
    public function retry(
        string $id,
        string|Omit $acceptLanguage = Omit::Value,
        string|Omit $xCorrelationId = Omit::Value,
        array|Omit $itemIds = Omit::Value,
        ?RequestOptions $options = null,
    ): BulkPayment {
        return $this->api->call(
            BulkPaymentsOperations::retry(),
            [
                'path id' => $id,
                'header Accept-Language' => $acceptLanguage,
                'header X-Correlation-Id' => $xCorrelationId,
            ],
            new BulkRetryRequest(
                itemIds: $itemIds,
            ),
            options: $options,
        );
    }
}
