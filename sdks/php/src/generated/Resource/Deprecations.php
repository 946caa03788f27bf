<?php

// Generated from the API description. Changes belong there, or in the generator.

declare(strict_types=1);

namespace Njia\Resource;

use Njia\Exception\NjiaException;
use Njia\Internal\ApiClient;
use Njia\Model\DeprecationUsage;
use Njia\Omit;
use Njia\Operation\DeprecationsOperations;
use Njia\RequestOptions;

/**
 * What changed in the API, what will change, and whom it affects.
 */
final readonly class Deprecations
{
    /**
     * @internal
     */
    public function __construct(private ApiClient $api)
    {
    }

    /**
     * Get your use of deprecated things
     *
     * Returns what this tenant used in the last 30 days that will end: operations, request fields, the flat
     * webhook payload, old key forms, old API versions and SDKs, each with count, last use and recent request
     * ids. An empty list means that v3.0 does not break you.
     *
     * @param string|Omit $acceptLanguage Language of `title`, `detail` and messages in problems: `en`
     *     (default) or `fr`.
     * @param string|Omit $xCorrelationId The caller's own trace id: stored with the request and returned
     *     unchanged.
     * @throws NjiaException
     */
    public function usage(
        string|Omit $acceptLanguage = Omit::Value,
        string|Omit $xCorrelationId = Omit::Value,
        ?RequestOptions $options = null,
    ): DeprecationUsage {
        return $this->api->call(
            DeprecationsOperations::usage(),
            [
                'header Accept-Language' => $acceptLanguage,
                'header X-Correlation-Id' => $xCorrelationId,
            ],
            options: $options,
        );
    }
}
