<?php

// Generated from the API description. Changes belong there, or in the generator.

declare(strict_types=1);

namespace Njia\Resource;

use Njia\EventStream;
use Njia\Exception\NjiaException;
use Njia\Internal\ApiClient;
use Njia\Model\AuditEntry;
use Njia\Model\AuditVerification;
use Njia\Model\RequestLogEntry;
use Njia\Omit;
use Njia\Operation\AuditOperations;
use Njia\Page;
use Njia\RequestOptions;

/**
 * The hash-chained audit log and the request log.
 */
final readonly class Audit
{
    /**
     * @internal
     */
    public function __construct(private ApiClient $api)
    {
    }

    /**
     * List audit entries
     *
     * Lists what was done in the tenant and mode, by whom and from where, newest first. Entries form a hash
     * chain and are never changed or deleted. Filter by object to get the history of one payment, card or key.
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
     * @param string|Omit $action Only this action, such as `reversal.requested`.
     * @param string|Omit $resourceId Only entries about the object with this id.
     * @param string|Omit $actorId Only actions of this actor.
     * @return Page<AuditEntry>
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
        string|Omit $action = Omit::Value,
        string|Omit $resourceId = Omit::Value,
        string|Omit $actorId = Omit::Value,
        ?RequestOptions $options = null,
    ): Page {
        return $this->api->list(
            AuditOperations::list(),
            [
                'header Accept-Language' => $acceptLanguage,
                'header X-Correlation-Id' => $xCorrelationId,
                'query limit' => $limit,
                'query startingAfter' => $startingAfter,
                'query endingBefore' => $endingBefore,
                'query createdAfter' => $createdAfter,
                'query createdBefore' => $createdBefore,
                'query action' => $action,
                'query resourceId' => $resourceId,
                'query actorId' => $actorId,
            ],
            options: $options,
        );
    }

    /**
     * List logged requests
     *
     * Lists the requests that the tenant made in this mode, newest first, with status, error code and duration.
     * Bodies and credentials are not kept. Entries stay for 30 days.
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
     * @param string|Omit $operationId Only requests of this operation.
     * @param int|Omit $minStatus Only answers with at least this HTTP status; 400 shows the failures.
     * @return Page<RequestLogEntry>
     * @throws NjiaException
     */
    public function listRequests(
        string|Omit $acceptLanguage = Omit::Value,
        string|Omit $xCorrelationId = Omit::Value,
        int|float|Omit $limit = Omit::Value,
        string|Omit $startingAfter = Omit::Value,
        string|Omit $endingBefore = Omit::Value,
        \DateTimeInterface|string|Omit $createdAfter = Omit::Value,
        \DateTimeInterface|string|Omit $createdBefore = Omit::Value,
        string|Omit $operationId = Omit::Value,
        int|float|Omit $minStatus = Omit::Value,
        ?RequestOptions $options = null,
    ): Page {
        return $this->api->list(
            AuditOperations::listRequests(),
            [
                'header Accept-Language' => $acceptLanguage,
                'header X-Correlation-Id' => $xCorrelationId,
                'query limit' => $limit,
                'query startingAfter' => $startingAfter,
                'query endingBefore' => $endingBefore,
                'query createdAfter' => $createdAfter,
                'query createdBefore' => $createdBefore,
                'query operationId' => $operationId,
                'query minStatus' => $minStatus,
            ],
            options: $options,
        );
    }

    /**
     * Follow the request log
     *
     * A stream of server-sent events: one `request` event for each request of the tenant and mode, as it is
     * answered. The `data` line is a logged request as JSON. A comment is sent every 15 seconds while nothing
     * happens. Reconnecting starts at the present; use the list for what came before.
     *
     * @param string|Omit $acceptLanguage Language of `title`, `detail` and messages in problems: `en`
     *     (default) or `fr`.
     * @param string|Omit $xCorrelationId The caller's own trace id: stored with the request and returned
     *     unchanged.
     * @param string|Omit $operationId Only requests of this operation.
     * @param int|Omit $minStatus Only answers with at least this HTTP status; 400 shows the failures.
     * @return EventStream<RequestLogEntry>
     * @throws NjiaException
     */
    public function streamRequests(
        string|Omit $acceptLanguage = Omit::Value,
        string|Omit $xCorrelationId = Omit::Value,
        string|Omit $operationId = Omit::Value,
        int|float|Omit $minStatus = Omit::Value,
        ?RequestOptions $options = null,
    ): EventStream {
        return $this->api->call(
            AuditOperations::streamRequests(),
            [
                'header Accept-Language' => $acceptLanguage,
                'header X-Correlation-Id' => $xCorrelationId,
                'query operationId' => $operationId,
                'query minStatus' => $minStatus,
            ],
            options: $options,
        );
    }

    /**
     * Verify the audit log
     *
     * Recomputes the hash chain of the tenant and mode and tells whether it holds, and where it first breaks.
     * Note `headSequence` and `headHash` somewhere else from time to time; with them you can prove later that
     * no entry was cut off at the end.
     *
     * @param string|Omit $acceptLanguage Language of `title`, `detail` and messages in problems: `en`
     *     (default) or `fr`.
     * @param string|Omit $xCorrelationId The caller's own trace id: stored with the request and returned
     *     unchanged.
     * @throws NjiaException
     */
    public function verify(
        string|Omit $acceptLanguage = Omit::Value,
        string|Omit $xCorrelationId = Omit::Value,
        ?RequestOptions $options = null,
    ): AuditVerification {
        return $this->api->call(
            AuditOperations::verify(),
            [
                'header Accept-Language' => $acceptLanguage,
                'header X-Correlation-Id' => $xCorrelationId,
            ],
            options: $options,
        );
    }
}
