<?php

// Generated from the API description. Changes belong there, or in the generator.

declare(strict_types=1);

namespace Njia\Resource;

use Njia\Exception\NjiaException;
use Njia\Internal\ApiClient;
use Njia\Model\AmountType;
use Njia\Model\FeeBearer;
use Njia\Model\FraudCheckMode;
use Njia\Model\MobileMoneyParty;
use Njia\Model\Party;
use Njia\Model\Payment;
use Njia\Model\PaymentDirection;
use Njia\Model\PaymentRequest;
use Njia\Model\PaymentReviewRequest;
use Njia\Model\PaymentSandboxOptions;
use Njia\Model\PaymentStatus;
use Njia\Model\ReviewDecision;
use Njia\Model\RoutingPreference;
use Njia\Omit;
use Njia\Operation\PaymentsOperations;
use Njia\Page;
use Njia\RequestOptions;

/**
 * Pay money out to wallets and bank accounts, or collect it from wallets.
 */
final readonly class Payments
{
    /**
     * @internal
     */
    public function __construct(private ApiClient $api)
    {
    }

    /**
     * Cancel a payment
     *
     * Stops a payment that was not sent to a rail yet (`held_for_review`, `pending`, `queued`) and releases its
     * reserved funds. A collection that waits for the payer is canceled as far as the provider allows. Anything
     * else answers 409 `payment_not_cancelable`; a completed payment is taken back with a reversal instead.
     * There is no body.
     *
     * @param string $id Id of the payment.
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
    ): Payment {
        return $this->api->call(
            PaymentsOperations::cancel(),
            [
                'path id' => $id,
                'header Accept-Language' => $acceptLanguage,
                'header X-Correlation-Id' => $xCorrelationId,
            ],
            options: $options,
        );
    }

    /**
     * Make a payment
     *
     * Pays out to a mobile-money wallet, a bank account or another account, or collects from a wallet. The
     * service chooses the rail by what each rail really charged on this corridor in the last 24 hours, and the
     * answer shows every candidate with its figures. A payout reserves amount and fee at once; the money moves
     * afterwards, so the answer is usually `pending` or `submitted`: wait for the event `payment.completed`,
     * read the payment again, or send `Prefer: wait=N`. An `Idempotency-Key` is required: the same key and body
     * never pay twice, not even after the stored answer has expired. Nothing exists and the key stays free
     * after 402, 409 and 422; a payment that fails later is a 201 whose `status` becomes `failed` with the
     * reason in `failure`. `expand` takes `transaction` and `customer`.
     *
     * @param int $amountMinorUnits Amount in minor units of `currency`; 25000 with XAF is 25 000 francs,
     *     with KES 250.00 shillings.
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
     * @param AmountType|string|Omit $amountType Which side the amount fixes.
     * @param PaymentDirection|string|Omit $direction Way in which the money moves.
     * @param string|Omit $accountId Account that a payout is debited from or a collection is credited to.
     * @param Party|Omit $destination Who gets the money.
     * @param MobileMoneyParty|Omit $source Who pays a collection.
     * @param string|Omit $destinationCurrency Currency that the recipient gets.
     * @param string|Omit $rail Id of the rail to use, or `auto` to let the routing choose.
     * @param string|Omit $quoteId Quote whose price binds.
     * @param FeeBearer|string|Omit $feeBearer Who pays the fee.
     * @param string|Omit $reference The caller's own reference; searchable, need not be unique.
     * @param string|Omit $description What the payment is for.
     * @param string|Omit $statementDescriptor Text that the recipient sees on the statement, where the rail
     *     carries one.
     * @param string|Omit $purposeCode Purpose of the payment, a code of the ISO 20022 external purpose list
     *     such as SALA, SUPP, GDDS, FAMI or EDUC.
     * @param string|Omit $customerId Customer whom the payment belongs to.
     * @param FraudCheckMode|string|Omit $fraudCheck Whether the fraud analysis runs.
     * @param string|Omit $fraudAnalysisId Fraud analysis to use instead of a new one.
     * @param int|Omit $approvalWindowSeconds Collections only.
     * @param array<string, string>|Omit $metadata
     * @throws NjiaException
     */
    public function create(
        int|float $amountMinorUnits,
        string $currency,
        string|Omit $acceptLanguage = Omit::Value,
        string|Omit $xCorrelationId = Omit::Value,
        string|Omit $prefer = Omit::Value,
        array|Omit $expand = Omit::Value,
        string|Omit $xSandboxScenario = Omit::Value,
        AmountType|string|Omit $amountType = Omit::Value,
        PaymentDirection|string|Omit $direction = Omit::Value,
        string|Omit $accountId = Omit::Value,
        Party|Omit $destination = Omit::Value,
        MobileMoneyParty|Omit $source = Omit::Value,
        string|Omit $destinationCurrency = Omit::Value,
        string|Omit $rail = Omit::Value,
        RoutingPreference|Omit $routing = Omit::Value,
        string|Omit $quoteId = Omit::Value,
        FeeBearer|string|Omit $feeBearer = Omit::Value,
        string|Omit $reference = Omit::Value,
        string|Omit $description = Omit::Value,
        string|Omit $statementDescriptor = Omit::Value,
        string|Omit $purposeCode = Omit::Value,
        string|Omit $customerId = Omit::Value,
        FraudCheckMode|string|Omit $fraudCheck = Omit::Value,
        string|Omit $fraudAnalysisId = Omit::Value,
        int|float|Omit $approvalWindowSeconds = Omit::Value,
        array|Omit $metadata = Omit::Value,
        PaymentSandboxOptions|Omit $sandbox = Omit::Value,
        ?RequestOptions $options = null,
    ): Payment {
        return $this->api->call(
            PaymentsOperations::create(),
            [
                'header Accept-Language' => $acceptLanguage,
                'header X-Correlation-Id' => $xCorrelationId,
                'header Prefer' => $prefer,
                'query expand' => $expand,
                'header X-Sandbox-Scenario' => $xSandboxScenario,
            ],
            new PaymentRequest(
                amountMinorUnits: $amountMinorUnits,
                currency: $currency,
                amountType: $amountType,
                direction: $direction,
                accountId: $accountId,
                destination: $destination,
                source: $source,
                destinationCurrency: $destinationCurrency,
                rail: $rail,
                routing: $routing,
                quoteId: $quoteId,
                feeBearer: $feeBearer,
                reference: $reference,
                description: $description,
                statementDescriptor: $statementDescriptor,
                purposeCode: $purposeCode,
                customerId: $customerId,
                fraudCheck: $fraudCheck,
                fraudAnalysisId: $fraudAnalysisId,
                approvalWindowSeconds: $approvalWindowSeconds,
                metadata: $metadata,
                sandbox: $sandbox,
            ),
            options: $options,
        );
    }

    /**
     * Read a payment
     *
     * Returns the payment as it is now, with its attempts, its rail decision and its timeline. With `Prefer:
     * wait=N` the answer is held for up to N seconds until the payment is final, which saves polling. A payment
     * `in_reconciliation` has an unknown outcome: its funds stay reserved while the rail is asked, and it must
     * not be paid again. `expand` takes `transaction` and `customer`.
     *
     * @param string $id Id of the payment.
     * @param string|Omit $acceptLanguage Language of `title`, `detail` and messages in problems: `en`
     *     (default) or `fr`.
     * @param string|Omit $xCorrelationId The caller's own trace id: stored with the request and returned
     *     unchanged.
     * @param string|Omit $prefer `wait=N` (RFC 7240) holds the answer for up to N seconds, 1 to 30, until a
     *     final state is reached; after that the current state is returned.
     * @param list<string>|Omit $expand Comma-separated names of linked objects to put into the answer
     *     beside their ids: at most 4 paths, each at most 2 deep.
     * @throws NjiaException
     */
    public function retrieve(
        string $id,
        string|Omit $acceptLanguage = Omit::Value,
        string|Omit $xCorrelationId = Omit::Value,
        string|Omit $prefer = Omit::Value,
        array|Omit $expand = Omit::Value,
        ?RequestOptions $options = null,
    ): Payment {
        return $this->api->call(
            PaymentsOperations::retrieve(),
            [
                'path id' => $id,
                'header Accept-Language' => $acceptLanguage,
                'header X-Correlation-Id' => $xCorrelationId,
                'header Prefer' => $prefer,
                'query expand' => $expand,
            ],
            options: $options,
        );
    }

    /**
     * List payments
     *
     * Returns the payments of this tenant and mode, newest first, one page at a time. Filters combine: a
     * payment must match all of them. Use `startingAfter` with `nextCursor` for the next page. `expand` takes
     * `transaction` and `customer`.
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
     * @param list<string>|Omit $expand Comma-separated names of linked objects to put into the answer
     *     beside their ids: at most 4 paths, each at most 2 deep.
     * @param PaymentStatus|string|Omit $status Only payments in this state.
     * @param string|Omit $rail Only payments on this rail.
     * @param PaymentDirection|string|Omit $direction Only payouts or only collections.
     * @param string|Omit $currency Only payments in this currency.
     * @param string|Omit $reference Only payments with exactly this reference.
     * @param string|Omit $customerId Only payments of this customer.
     * @param string|Omit $bulkPaymentId Only payments made by this bulk payment.
     * @return Page<Payment>
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
        array|Omit $expand = Omit::Value,
        PaymentStatus|string|Omit $status = Omit::Value,
        string|Omit $rail = Omit::Value,
        PaymentDirection|string|Omit $direction = Omit::Value,
        string|Omit $currency = Omit::Value,
        string|Omit $reference = Omit::Value,
        string|Omit $customerId = Omit::Value,
        string|Omit $bulkPaymentId = Omit::Value,
        ?RequestOptions $options = null,
    ): Page {
        return $this->api->list(
            PaymentsOperations::list(),
            [
                'header Accept-Language' => $acceptLanguage,
                'header X-Correlation-Id' => $xCorrelationId,
                'query limit' => $limit,
                'query startingAfter' => $startingAfter,
                'query endingBefore' => $endingBefore,
                'query createdAfter' => $createdAfter,
                'query createdBefore' => $createdBefore,
                'query expand' => $expand,
                'query status' => $status,
                'query rail' => $rail,
                'query direction' => $direction,
                'query currency' => $currency,
                'query reference' => $reference,
                'query customerId' => $customerId,
                'query bulkPaymentId' => $bulkPaymentId,
            ],
            options: $options,
        );
    }

    /**
     * Ask the rail for the outcome now
     *
     * Sends an enquiry for a payment whose outcome is open (`submitted`, `awaiting_approval`,
     * `in_reconciliation`) without waiting for the next scheduled one, and returns the payment with what the
     * rail said. If the rail still does not know, the payment stays as it is; it is never failed by an enquiry
     * alone. At most one enquiry per payment in 10 seconds, else 429. A final payment answers 409.
     *
     * @param string $id Id of the payment.
     * @param string|Omit $acceptLanguage Language of `title`, `detail` and messages in problems: `en`
     *     (default) or `fr`.
     * @param string|Omit $xCorrelationId The caller's own trace id: stored with the request and returned
     *     unchanged.
     * @throws NjiaException
     */
    public function reconcile(
        string $id,
        string|Omit $acceptLanguage = Omit::Value,
        string|Omit $xCorrelationId = Omit::Value,
        ?RequestOptions $options = null,
    ): Payment {
        return $this->api->call(
            PaymentsOperations::reconcile(),
            [
                'path id' => $id,
                'header Accept-Language' => $acceptLanguage,
                'header X-Correlation-Id' => $xCorrelationId,
            ],
            options: $options,
        );
    }

    /**
     * Decide on a held payment
     *
     * Approves or declines a payment that the fraud analysis holds for review. An approved payment goes on as
     * `pending`; a declined one becomes `failed` with the code `fraud_declined` and its funds are released.
     * Decision and note are kept in the audit trail. A payment that is not held answers 409
     * `invalid_state_transition`.
     *
     * @param string $id Id of the payment.
     * @param string|Omit $acceptLanguage Language of `title`, `detail` and messages in problems: `en`
     *     (default) or `fr`.
     * @param string|Omit $xCorrelationId The caller's own trace id: stored with the request and returned
     *     unchanged.
     * @param string|Omit $note Reason of the decision; kept in the timeline and the audit trail.
     * @throws NjiaException
     */
    public function review(
        string $id,
        ReviewDecision|string $decision,
        string|Omit $acceptLanguage = Omit::Value,
        string|Omit $xCorrelationId = Omit::Value,
        string|Omit $note = Omit::Value,
        ?RequestOptions $options = null,
    ): Payment {
        return $this->api->call(
            PaymentsOperations::review(),
            [
                'path id' => $id,
                'header Accept-Language' => $acceptLanguage,
                'header X-Correlation-Id' => $xCorrelationId,
            ],
            new PaymentReviewRequest(
                decision: $decision,
                note: $note,
            ),
            options: $options,
        );
    }
}
