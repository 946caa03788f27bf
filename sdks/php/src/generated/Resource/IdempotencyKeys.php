<?php

// Generated from the API description. Changes belong there, or in the generator.

declare(strict_types=1);

namespace Njia\Resource;

use Njia\Exception\NjiaException;
use Njia\Internal\ApiClient;
use Njia\Model\IdempotencyKeyRecord;
use Njia\Omit;
use Njia\Operation\IdempotencyKeysOperations;
use Njia\RequestOptions;

/**
 * Look up what became of a request whose answer was lost.
 */
final readonly class IdempotencyKeys
{
    /**
     * @internal
     */
    public function __construct(private ApiClient $api)
    {
    }

    /**
     * Look up an idempotency key
     *
     * Tells what became of a request whose answer was lost: still in progress, or done and which object it
     * made. Any valid key of the tenant and mode may ask. 404 means that no request with this key had an
     * effect, so it is safe to send it.
     *
     * @param string $operationId Operation that the key was used with.
     * @param string $key The idempotency key, percent-encoded.
     * @param string|Omit $acceptLanguage Language of `title`, `detail` and messages in problems: `en`
     *     (default) or `fr`.
     * @param string|Omit $xCorrelationId The caller's own trace id: stored with the request and returned
     *     unchanged.
     * @throws NjiaException
     */
    public function retrieve(
        string $operationId,
        string $key,
        string|Omit $acceptLanguage = Omit::Value,
        string|Omit $xCorrelationId = Omit::Value,
        ?RequestOptions $options = null,
    ): IdempotencyKeyRecord {
        return $this->api->call(
            IdempotencyKeysOperations::retrieve(),
            [
                'path operationId' => $operationId,
                'path key' => $key,
                'header Accept-Language' => $acceptLanguage,
                'header X-Correlation-Id' => $xCorrelationId,
            ],
            options: $options,
        );
    }
}
