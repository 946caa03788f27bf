<?php

// Generated from the API description. Changes belong there, or in the generator.

declare(strict_types=1);

namespace Njia\Resource;

use Njia\EmptyResult;
use Njia\Exception\NjiaException;
use Njia\Internal\ApiClient;
use Njia\Model\CorridorHistory;
use Njia\Model\CorridorHistoryRequest;
use Njia\Model\CorridorObservation;
use Njia\Model\ProviderCallbackEvent;
use Njia\Model\SandboxCallback;
use Njia\Model\SandboxCallbackRequest;
use Njia\Model\SandboxClock;
use Njia\Model\SandboxClockAdvance;
use Njia\Model\SandboxClockAdvanceRequest;
use Njia\Model\SandboxClockSetRequest;
use Njia\Model\SandboxFault;
use Njia\Model\SandboxFaultKind;
use Njia\Model\SandboxFaultParameters;
use Njia\Model\SandboxFaultRequest;
use Njia\Model\SandboxFaultStatus;
use Njia\Model\SandboxFunding;
use Njia\Model\SandboxFundingRequest;
use Njia\Model\SandboxReset;
use Njia\Omit;
use Njia\Operation\SandboxOperations;
use Njia\Page;
use Njia\RequestOptions;

/**
 * Clock, faults and data of the test mode.
 */
final readonly class Sandbox
{
    /**
     * @internal
     */
    public function __construct(private ApiClient $api)
    {
    }

    /**
     * Add corridor history
     *
     * Adds up to 1000 observations of cost, success and speed to a corridor, so that a test can decide what the
     * routing engine sees. Observations older than 24 sandbox hours are stored but do not count. Read the
     * effect with `getCorridorCosts` or `previewRouting`.
     *
     * @param list<CorridorObservation> $observations Observations, in any order.
     * @param string|Omit $acceptLanguage Language of `title`, `detail` and messages in problems: `en`
     *     (default) or `fr`.
     * @param string|Omit $xCorrelationId The caller's own trace id: stored with the request and returned
     *     unchanged.
     * @throws NjiaException
     */
    public function addCorridorHistory(
        string $corridorId,
        array $observations,
        string|Omit $acceptLanguage = Omit::Value,
        string|Omit $xCorrelationId = Omit::Value,
        ?RequestOptions $options = null,
    ): CorridorHistory {
        return $this->api->call(
            SandboxOperations::addCorridorHistory(),
            [
                'header Accept-Language' => $acceptLanguage,
                'header X-Correlation-Id' => $xCorrelationId,
            ],
            new CorridorHistoryRequest(
                corridorId: $corridorId,
                observations: $observations,
            ),
            options: $options,
        );
    }

    /**
     * Advance the sandbox clock
     *
     * Moves the clock forward and runs everything that falls due on the way, in the order in which it falls
     * due: callbacks, deadlines, retries, expiries, webhook deliveries. Answers when all of it has run and
     * lists the first 1000 pieces of work. An `Idempotency-Key` keeps a repeated request from advancing twice.
     *
     * @param int $seconds Seconds to move forward, at most 366 days.
     * @param string|Omit $acceptLanguage Language of `title`, `detail` and messages in problems: `en`
     *     (default) or `fr`.
     * @param string|Omit $xCorrelationId The caller's own trace id: stored with the request and returned
     *     unchanged.
     * @throws NjiaException
     */
    public function advanceClock(
        int|float $seconds,
        string|Omit $acceptLanguage = Omit::Value,
        string|Omit $xCorrelationId = Omit::Value,
        ?RequestOptions $options = null,
    ): SandboxClockAdvance {
        return $this->api->call(
            SandboxOperations::advanceClock(),
            [
                'header Accept-Language' => $acceptLanguage,
                'header X-Correlation-Id' => $xCorrelationId,
            ],
            new SandboxClockAdvanceRequest(
                seconds: $seconds,
            ),
            options: $options,
        );
    }

    /**
     * Inject a fault
     *
     * Makes a rail, a provider callback, a scorer, the identity provider, a webhook receiver or the database
     * misbehave in test mode. The fault is bounded by count, probability and time. Each event it causes carries
     * `sandboxFaultId`. The random choice is seeded, so a run can be repeated exactly.
     *
     * @param string|Omit $acceptLanguage Language of `title`, `detail` and messages in problems: `en`
     *     (default) or `fr`.
     * @param string|Omit $xCorrelationId The caller's own trace id: stored with the request and returned
     *     unchanged.
     * @param float|Omit $probability Share of matching calls that are hit.
     * @param int|Omit $seed Seed of the random choice; the same seed hits the same calls.
     * @param int|Omit $maxCount The fault ends after this many hits.
     * @param \DateTimeInterface|string|Omit $expiresAt Sandbox time at which the fault ends; at most 24
     *     hours ahead and 24 hours if absent.
     * @throws NjiaException
     */
    public function createFault(
        string $target,
        SandboxFaultKind|string $kind,
        string|Omit $acceptLanguage = Omit::Value,
        string|Omit $xCorrelationId = Omit::Value,
        SandboxFaultParameters|Omit $parameters = Omit::Value,
        float|Omit $probability = Omit::Value,
        int|float|Omit $seed = Omit::Value,
        int|float|Omit $maxCount = Omit::Value,
        \DateTimeInterface|string|Omit $expiresAt = Omit::Value,
        ?RequestOptions $options = null,
    ): SandboxFault {
        return $this->api->call(
            SandboxOperations::createFault(),
            [
                'header Accept-Language' => $acceptLanguage,
                'header X-Correlation-Id' => $xCorrelationId,
            ],
            new SandboxFaultRequest(
                target: $target,
                kind: $kind,
                parameters: $parameters,
                probability: $probability,
                seed: $seed,
                maxCount: $maxCount,
                expiresAt: $expiresAt,
            ),
            options: $options,
        );
    }

    /**
     * End a fault
     *
     * Ends a fault at once. Messages that it already holds back are delivered. A fault that does not exist, or
     * belongs to another tenant, is 404.
     *
     * @param string $id Id of the fault.
     * @param string|Omit $acceptLanguage Language of `title`, `detail` and messages in problems: `en`
     *     (default) or `fr`.
     * @param string|Omit $xCorrelationId The caller's own trace id: stored with the request and returned
     *     unchanged.
     * @throws NjiaException
     */
    public function deleteFault(
        string $id,
        string|Omit $acceptLanguage = Omit::Value,
        string|Omit $xCorrelationId = Omit::Value,
        ?RequestOptions $options = null,
    ): EmptyResult {
        return $this->api->call(
            SandboxOperations::deleteFault(),
            [
                'path id' => $id,
                'header Accept-Language' => $acceptLanguage,
                'header X-Correlation-Id' => $xCorrelationId,
            ],
            options: $options,
        );
    }

    /**
     * Add test money
     *
     * Adds money to a test account, posted in the ledger as funding from the outside world. Name an account, or
     * a currency for the tenant's default account in it. The balance is available at once. Use an
     * `Idempotency-Key` so that a repeated request does not fund twice.
     *
     * @param int $amountMinorUnits Amount to add, in minor units.
     * @param string|Omit $acceptLanguage Language of `title`, `detail` and messages in problems: `en`
     *     (default) or `fr`.
     * @param string|Omit $xCorrelationId The caller's own trace id: stored with the request and returned
     *     unchanged.
     * @param string|Omit $accountId Account to fund.
     * @param string|Omit $currency Currency of the amount; must be the account's own if `accountId` is
     *     given.
     * @throws NjiaException
     */
    public function fundBalance(
        int|float $amountMinorUnits,
        string|Omit $acceptLanguage = Omit::Value,
        string|Omit $xCorrelationId = Omit::Value,
        string|Omit $accountId = Omit::Value,
        string|Omit $currency = Omit::Value,
        ?RequestOptions $options = null,
    ): SandboxFunding {
        return $this->api->call(
            SandboxOperations::fundBalance(),
            [
                'header Accept-Language' => $acceptLanguage,
                'header X-Correlation-Id' => $xCorrelationId,
            ],
            new SandboxFundingRequest(
                amountMinorUnits: $amountMinorUnits,
                accountId: $accountId,
                currency: $currency,
            ),
            options: $options,
        );
    }

    /**
     * Read the sandbox clock
     *
     * Returns the time that test mode believes it is, and whether it follows real time. All due times of test
     * mode (callback deadlines, webhook retries, card limit windows, quote expiry) follow this clock. Key and
     * login expiry never do. Live keys get 403 `sandbox_only`.
     *
     * @param string|Omit $acceptLanguage Language of `title`, `detail` and messages in problems: `en`
     *     (default) or `fr`.
     * @param string|Omit $xCorrelationId The caller's own trace id: stored with the request and returned
     *     unchanged.
     * @throws NjiaException
     */
    public function clock(
        string|Omit $acceptLanguage = Omit::Value,
        string|Omit $xCorrelationId = Omit::Value,
        ?RequestOptions $options = null,
    ): SandboxClock {
        return $this->api->call(
            SandboxOperations::clock(),
            [
                'header Accept-Language' => $acceptLanguage,
                'header X-Correlation-Id' => $xCorrelationId,
            ],
            options: $options,
        );
    }

    /**
     * List injected faults
     *
     * Returns the faults of this tenant's test mode, newest first, also those that are exhausted or expired.
     * Deleted faults are not listed.
     *
     * @param string|Omit $acceptLanguage Language of `title`, `detail` and messages in problems: `en`
     *     (default) or `fr`.
     * @param string|Omit $xCorrelationId The caller's own trace id: stored with the request and returned
     *     unchanged.
     * @param SandboxFaultStatus|string|Omit $status Only faults in this state.
     * @param int|Omit $limit Number of items on one page.
     * @param string|Omit $startingAfter Cursor: id of the last item of the page before.
     * @param string|Omit $endingBefore Cursor: id of the first item of the page after.
     * @param \DateTimeInterface|string|Omit $createdAfter Only items created at or after this time (RFC
     *     3339).
     * @param \DateTimeInterface|string|Omit $createdBefore Only items created before this time (RFC 3339).
     * @return Page<SandboxFault>
     * @throws NjiaException
     */
    public function listFaults(
        string|Omit $acceptLanguage = Omit::Value,
        string|Omit $xCorrelationId = Omit::Value,
        SandboxFaultStatus|string|Omit $status = Omit::Value,
        int|float|Omit $limit = Omit::Value,
        string|Omit $startingAfter = Omit::Value,
        string|Omit $endingBefore = Omit::Value,
        \DateTimeInterface|string|Omit $createdAfter = Omit::Value,
        \DateTimeInterface|string|Omit $createdBefore = Omit::Value,
        ?RequestOptions $options = null,
    ): Page {
        return $this->api->list(
            SandboxOperations::listFaults(),
            [
                'header Accept-Language' => $acceptLanguage,
                'header X-Correlation-Id' => $xCorrelationId,
                'query status' => $status,
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
     * Reset the sandbox
     *
     * Removes every test object of this tenant (payments, cards, customers, events, faults), funds the accounts
     * as at first and returns the clock to real time. Keys, users, tenant settings and webhook endpoints stay.
     * It cannot be undone. Live data is never touched.
     *
     * @param string|Omit $acceptLanguage Language of `title`, `detail` and messages in problems: `en`
     *     (default) or `fr`.
     * @param string|Omit $xCorrelationId The caller's own trace id: stored with the request and returned
     *     unchanged.
     * @throws NjiaException
     */
    public function reset(
        string|Omit $acceptLanguage = Omit::Value,
        string|Omit $xCorrelationId = Omit::Value,
        ?RequestOptions $options = null,
    ): SandboxReset {
        return $this->api->call(
            SandboxOperations::reset(),
            [
                'header Accept-Language' => $acceptLanguage,
                'header X-Correlation-Id' => $xCorrelationId,
            ],
            options: $options,
        );
    }

    /**
     * Return to real time
     *
     * Drops the virtual clock, so that test mode follows real time again. Due times that were set while the
     * clock was ahead keep their values and simply lie further in the future. Calling it again changes nothing.
     *
     * @param string|Omit $acceptLanguage Language of `title`, `detail` and messages in problems: `en`
     *     (default) or `fr`.
     * @param string|Omit $xCorrelationId The caller's own trace id: stored with the request and returned
     *     unchanged.
     * @throws NjiaException
     */
    public function resetClock(
        string|Omit $acceptLanguage = Omit::Value,
        string|Omit $xCorrelationId = Omit::Value,
        ?RequestOptions $options = null,
    ): EmptyResult {
        return $this->api->call(
            SandboxOperations::resetClock(),
            [
                'header Accept-Language' => $acceptLanguage,
                'header X-Correlation-Id' => $xCorrelationId,
            ],
            options: $options,
        );
    }

    /**
     * Set the sandbox clock
     *
     * Moves test mode to a given time and runs everything that falls due on the way, in order. The clock moves
     * forward only: an earlier time is 400 `validation_failed`. With `frozen` the clock then stands still until
     * the next advance. Use `advanceSandboxClock` if you need to see what was run.
     *
     * @param \DateTimeInterface|string $now New virtual time; not earlier than the current sandbox time.
     * @param string|Omit $acceptLanguage Language of `title`, `detail` and messages in problems: `en`
     *     (default) or `fr`.
     * @param string|Omit $xCorrelationId The caller's own trace id: stored with the request and returned
     *     unchanged.
     * @param bool|Omit $frozen True makes the clock stand still at `now`; false lets it run on at real
     *     speed.
     * @throws NjiaException
     */
    public function setClock(
        \DateTimeInterface|string $now,
        string|Omit $acceptLanguage = Omit::Value,
        string|Omit $xCorrelationId = Omit::Value,
        bool|Omit $frozen = Omit::Value,
        ?RequestOptions $options = null,
    ): SandboxClock {
        return $this->api->call(
            SandboxOperations::setClock(),
            [
                'header Accept-Language' => $acceptLanguage,
                'header X-Correlation-Id' => $xCorrelationId,
            ],
            new SandboxClockSetRequest(
                now: $now,
                frozen: $frozen,
            ),
            options: $options,
        );
    }

    /**
     * Send a provider callback
     *
     * Makes the simulated provider send a callback for the current attempt of a payment, at once or after some
     * sandbox seconds. It takes the same path as a real callback, with signature, duplicate and lateness
     * checks. A payment without an attempt answers 409 `invalid_state_transition`; contradicting a finished
     * payment is allowed and opens a reconciliation case.
     *
     * @param string $id Id of the payment.
     * @param string|Omit $acceptLanguage Language of `title`, `detail` and messages in problems: `en`
     *     (default) or `fr`.
     * @param string|Omit $xCorrelationId The caller's own trace id: stored with the request and returned
     *     unchanged.
     * @param string|Omit $reasonCode Reason the provider gives; see the payment failure codes.
     * @param int|Omit $delaySeconds Sandbox seconds to wait before it is sent.
     * @throws NjiaException
     */
    public function triggerCallback(
        string $id,
        ProviderCallbackEvent|string $event,
        string|Omit $acceptLanguage = Omit::Value,
        string|Omit $xCorrelationId = Omit::Value,
        string|Omit $reasonCode = Omit::Value,
        int|float|Omit $delaySeconds = Omit::Value,
        ?RequestOptions $options = null,
    ): SandboxCallback {
        return $this->api->call(
            SandboxOperations::triggerCallback(),
            [
                'path id' => $id,
                'header Accept-Language' => $acceptLanguage,
                'header X-Correlation-Id' => $xCorrelationId,
            ],
            new SandboxCallbackRequest(
                event: $event,
                reasonCode: $reasonCode,
                delaySeconds: $delaySeconds,
            ),
            options: $options,
        );
    }
}
