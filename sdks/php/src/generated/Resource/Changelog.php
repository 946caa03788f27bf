<?php

// Generated from the API description. Changes belong there, or in the generator.

declare(strict_types=1);

namespace Njia\Resource;

use Njia\Exception\NjiaException;
use Njia\Internal\ApiClient;
use Njia\Model\ChangeLogEntry;
use Njia\Model\ChangeLogKind;
use Njia\Omit;
use Njia\Operation\ChangelogOperations;
use Njia\Page;
use Njia\RequestOptions;
use Njia\Value;

/**
 * What changed in the API, what will change, and whom it affects.
 */
final readonly class Changelog
{
    /**
     * @internal
     */
    public function __construct(private ApiClient $api)
    {
    }

    /**
     * Get a change
     *
     * Returns one change. The `Link` header of deprecated operations points here. It needs no key.
     *
     * @param string $id Id of the change-log entry.
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
    ): ChangeLogEntry {
        return $this->api->call(
            ChangelogOperations::retrieve(),
            [
                'path id' => $id,
                'header Accept-Language' => $acceptLanguage,
                'header X-Correlation-Id' => $xCorrelationId,
            ],
            options: $options,
        );
    }

    /**
     * Get the change log as a feed
     *
     * Returns the last 50 changes as an Atom feed (RFC 4287), for feed readers. It needs no key and holds the
     * same entries as `listChangeLog`.
     *
     * @param string|Omit $acceptLanguage Language of `title`, `detail` and messages in problems: `en`
     *     (default) or `fr`.
     * @param string|Omit $xCorrelationId The caller's own trace id: stored with the request and returned
     *     unchanged.
     * @return Value<string>
     * @throws NjiaException
     */
    public function feed(
        string|Omit $acceptLanguage = Omit::Value,
        string|Omit $xCorrelationId = Omit::Value,
        ?RequestOptions $options = null,
    ): Value {
        return $this->api->call(
            ChangelogOperations::feed(),
            [
                'header Accept-Language' => $acceptLanguage,
                'header X-Correlation-Id' => $xCorrelationId,
            ],
            options: $options,
        );
    }

    /**
     * List changes
     *
     * Returns the changes of the API, newest first: what was added, fixed, deprecated and removed, and what is
     * announced. It needs no key. `sunsetAt` and `removedIn` tell until when an old way works.
     *
     * @param string|Omit $acceptLanguage Language of `title`, `detail` and messages in problems: `en`
     *     (default) or `fr`.
     * @param string|Omit $xCorrelationId The caller's own trace id: stored with the request and returned
     *     unchanged.
     * @param ChangeLogKind|string|Omit $kind Only changes of this kind.
     * @param bool|Omit $breaking Only breaking changes, or only others.
     * @param string|Omit $operationId Only changes of this operation.
     * @param int|Omit $limit Number of items on one page.
     * @param string|Omit $startingAfter Cursor: id of the last item of the page before.
     * @param string|Omit $endingBefore Cursor: id of the first item of the page after.
     * @param \DateTimeInterface|string|Omit $createdAfter Only items created at or after this time (RFC
     *     3339).
     * @param \DateTimeInterface|string|Omit $createdBefore Only items created before this time (RFC 3339).
     * @return Page<ChangeLogEntry>
     * @throws NjiaException
     */
    public function list(
        string|Omit $acceptLanguage = Omit::Value,
        string|Omit $xCorrelationId = Omit::Value,
        ChangeLogKind|string|Omit $kind = Omit::Value,
        bool|Omit $breaking = Omit::Value,
        string|Omit $operationId = Omit::Value,
        int|float|Omit $limit = Omit::Value,
        string|Omit $startingAfter = Omit::Value,
        string|Omit $endingBefore = Omit::Value,
        \DateTimeInterface|string|Omit $createdAfter = Omit::Value,
        \DateTimeInterface|string|Omit $createdBefore = Omit::Value,
        ?RequestOptions $options = null,
    ): Page {
        return $this->api->list(
            ChangelogOperations::list(),
            [
                'header Accept-Language' => $acceptLanguage,
                'header X-Correlation-Id' => $xCorrelationId,
                'query kind' => $kind,
                'query breaking' => $breaking,
                'query operationId' => $operationId,
                'query limit' => $limit,
                'query startingAfter' => $startingAfter,
                'query endingBefore' => $endingBefore,
                'query createdAfter' => $createdAfter,
                'query createdBefore' => $createdBefore,
            ],
            options: $options,
        );
    }
}
