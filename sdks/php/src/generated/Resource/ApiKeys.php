<?php

// Generated from the API description. Changes belong there, or in the generator.

declare(strict_types=1);

namespace Njia\Resource;

use Njia\Exception\NjiaException;
use Njia\Internal\ApiClient;
use Njia\Model\ApiKey;
use Njia\Model\ApiKeyStatus;
use Njia\Model\CreateApiKeyRequest;
use Njia\Model\RollApiKeyRequest;
use Njia\Model\Scope;
use Njia\Model\UpdateApiKeyRequest;
use Njia\Omit;
use Njia\Operation\ApiKeysOperations;
use Njia\Page;
use Njia\RequestOptions;

/**
 * Keys, sessions, users and the tenant itself.
 */
final readonly class ApiKeys
{
    /**
     * @internal
     */
    public function __construct(private ApiClient $api)
    {
    }

    /**
     * Create an API key
     *
     * Creates a key for the mode of the key that asks, with exactly the scopes named. The answer holds the key
     * in `key`; it is shown this once and stored as a hash only, so keep it in a secret store. The new key is
     * pinned to the current API version. A session of a person who may manage keys is needed, so that a leaked
     * key cannot make more keys. There is no idempotency key, because the stored answer would hold the secret:
     * if the answer is lost, revoke the new key.
     *
     * @param string $name Name for people.
     * @param list<Scope|string> $scopes What the key may do.
     * @param string|Omit $acceptLanguage Language of `title`, `detail` and messages in problems: `en`
     *     (default) or `fr`.
     * @param string|Omit $xCorrelationId The caller's own trace id: stored with the request and returned
     *     unchanged.
     * @param list<string>|Omit $allowedIps Addresses (CIDR) that may use the key.
     * @param \DateTimeInterface|string|Omit $expiresAt When the key ends by itself.
     * @throws NjiaException
     */
    public function create(
        string $name,
        array $scopes,
        string|Omit $acceptLanguage = Omit::Value,
        string|Omit $xCorrelationId = Omit::Value,
        array|Omit $allowedIps = Omit::Value,
        \DateTimeInterface|string|Omit $expiresAt = Omit::Value,
        ?RequestOptions $options = null,
    ): ApiKey {
        return $this->api->call(
            ApiKeysOperations::create(),
            [
                'header Accept-Language' => $acceptLanguage,
                'header X-Correlation-Id' => $xCorrelationId,
            ],
            new CreateApiKeyRequest(
                name: $name,
                scopes: $scopes,
                allowedIps: $allowedIps,
                expiresAt: $expiresAt,
            ),
            options: $options,
        );
    }

    /**
     * Retrieve an API key
     *
     * Returns the record of one API key: name, scopes, state and last use. The key itself is never shown again.
     *
     * @param string $id Id of the key record.
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
    ): ApiKey {
        return $this->api->call(
            ApiKeysOperations::retrieve(),
            [
                'path id' => $id,
                'header Accept-Language' => $acceptLanguage,
                'header X-Correlation-Id' => $xCorrelationId,
            ],
            options: $options,
        );
    }

    /**
     * List API keys
     *
     * Lists the API keys of the tenant and mode, newest first, also those that no longer work. The keys
     * themselves are never shown; `prefix` and `last4` help to tell them apart.
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
     * @param ApiKeyStatus|string|Omit $status Only keys in this state.
     * @return Page<ApiKey>
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
        ApiKeyStatus|string|Omit $status = Omit::Value,
        ?RequestOptions $options = null,
    ): Page {
        return $this->api->list(
            ApiKeysOperations::list(),
            [
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
     * Revoke an API key
     *
     * Ends a key at once and for good; every later request with it answers 401 `api_key_revoked`. The record
     * stays for the audit trail and is returned. Revoking a revoked key changes nothing.
     *
     * @param string $id Id of the key record.
     * @param string|Omit $acceptLanguage Language of `title`, `detail` and messages in problems: `en`
     *     (default) or `fr`.
     * @param string|Omit $xCorrelationId The caller's own trace id: stored with the request and returned
     *     unchanged.
     * @throws NjiaException
     */
    public function revoke(
        string $id,
        string|Omit $acceptLanguage = Omit::Value,
        string|Omit $xCorrelationId = Omit::Value,
        ?RequestOptions $options = null,
    ): ApiKey {
        return $this->api->call(
            ApiKeysOperations::revoke(),
            [
                'path id' => $id,
                'header Accept-Language' => $acceptLanguage,
                'header X-Correlation-Id' => $xCorrelationId,
            ],
            options: $options,
        );
    }

    /**
     * Replace an API key
     *
     * Creates a key with the same name, scopes and addresses and returns it in `key`, shown this once. The old
     * key keeps working for `overlapHours`, 24 by default, so that servers can be changed one after the other;
     * 0 ends it at once. Only an active key can be rolled; any other answers 409 `invalid_state_transition`.
     *
     * @param string $id Id of the key record.
     * @param string|Omit $acceptLanguage Language of `title`, `detail` and messages in problems: `en`
     *     (default) or `fr`.
     * @param string|Omit $xCorrelationId The caller's own trace id: stored with the request and returned
     *     unchanged.
     * @param int|Omit $overlapHours Hours for which the old key keeps working.
     * @throws NjiaException
     */
    public function roll(
        string $id,
        string|Omit $acceptLanguage = Omit::Value,
        string|Omit $xCorrelationId = Omit::Value,
        int|float|Omit $overlapHours = Omit::Value,
        ?RequestOptions $options = null,
    ): ApiKey {
        return $this->api->call(
            ApiKeysOperations::roll(),
            [
                'path id' => $id,
                'header Accept-Language' => $acceptLanguage,
                'header X-Correlation-Id' => $xCorrelationId,
            ],
            new RollApiKeyRequest(
                overlapHours: $overlapHours,
            ),
            options: $options,
        );
    }

    /**
     * Change an API key
     *
     * Changes the name, the allowed addresses or the scopes of a key; members left out stay as they are.
     * Without a session the scopes can only be narrowed. It takes effect with the next request.
     *
     * @param string $id Id of the key record.
     * @param string|Omit $acceptLanguage Language of `title`, `detail` and messages in problems: `en`
     *     (default) or `fr`.
     * @param string|Omit $xCorrelationId The caller's own trace id: stored with the request and returned
     *     unchanged.
     * @param string|Omit $name Name for people.
     * @param list<Scope|string>|Omit $scopes What the key may do.
     * @param list<string>|Omit $allowedIps Addresses (CIDR) that may use the key; empty means any.
     * @throws NjiaException
     */
    public function update(
        string $id,
        string|Omit $acceptLanguage = Omit::Value,
        string|Omit $xCorrelationId = Omit::Value,
        string|Omit $name = Omit::Value,
        array|Omit $scopes = Omit::Value,
        array|Omit $allowedIps = Omit::Value,
        ?RequestOptions $options = null,
    ): ApiKey {
        return $this->api->call(
            ApiKeysOperations::update(),
            [
                'path id' => $id,
                'header Accept-Language' => $acceptLanguage,
                'header X-Correlation-Id' => $xCorrelationId,
            ],
            new UpdateApiKeyRequest(
                name: $name,
                scopes: $scopes,
                allowedIps: $allowedIps,
            ),
            options: $options,
        );
    }
}
