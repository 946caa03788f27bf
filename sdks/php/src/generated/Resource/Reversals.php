<?php

// Generated from the API description. Changes belong there, or in the generator.

declare(strict_types=1);

namespace Njia\Resource;

use Njia\Exception\NjiaException;
use Njia\Internal\ApiClient;
use Njia\Model\Reversal;
use Njia\Model\ReversalReason;
use Njia\Model\ReversalStatus;
use Njia\Omit;
use Njia\Operation\ReversalsOperations;
use Njia\Page;
use Njia\RequestOptions;

/**
 * What moved, with its reversal and its audit trail.
 */
final readonly class Reversals
{
    /**
     * @internal
     */
    public function __construct(private ApiClient $api)
    {
    }

    /**
     * Read a reversal
     *
     * Returns the reversal as it is now, with its audit trail. With `Prefer: wait=N` the answer is held for up
     * to N seconds until the reversal is final. `expand` takes `transaction`.
     *
     * @param string $id Id of the reversal.
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
    ): Reversal {
        return $this->api->call(
            ReversalsOperations::retrieve(),
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
     * List reversals
     *
     * Returns the reversals of this tenant and mode, newest first. Filters combine. `expand` takes
     * `transaction`.
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
     * @param ReversalStatus|string|Omit $status Only reversals in this state.
     * @param ReversalReason|string|Omit $reason Only reversals for this reason.
     * @param string|Omit $transactionId Only the reversals of this transaction.
     * @return Page<Reversal>
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
        ReversalStatus|string|Omit $status = Omit::Value,
        ReversalReason|string|Omit $reason = Omit::Value,
        string|Omit $transactionId = Omit::Value,
        ?RequestOptions $options = null,
    ): Page {
        return $this->api->list(
            ReversalsOperations::list(),
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
                'query reason' => $reason,
                'query transactionId' => $transactionId,
            ],
            options: $options,
        );
    }
}
