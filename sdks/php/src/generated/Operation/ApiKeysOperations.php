<?php

// Generated from the API description. Changes belong there, or in the generator.

declare(strict_types=1);

namespace Njia\Operation;

use Njia\Internal\Body;
use Njia\Internal\Codec;
use Njia\Internal\Operation;
use Njia\Internal\Paging;
use Njia\Internal\Param;
use Njia\Internal\Returns;
use Njia\Model\ApiKey;
use Njia\Model\ApiKeyList;
use Njia\Model\ApiKeyStatus;
use Njia\Model\CreateApiKeyRequest;
use Njia\Model\RollApiKeyRequest;
use Njia\Model\UpdateApiKeyRequest;
use Njia\Page;

/**
 * How the operations of api keys travel.
 *
 * @internal
 */
final class ApiKeysOperations
{
    /**
     * @return Operation<ApiKey>
     */
    public static function create(): Operation
    {
        static $operation = null;
        return $operation ??= new Operation(
            'createApiKey',
            'POST',
            '/v1/api-keys',
            params: [
                new Param('header', 'Accept-Language', new Codec\TextCodec(), 'simple', false),
                new Param('header', 'X-Correlation-Id', new Codec\TextCodec(), 'simple', false),
            ],
            body: new Body(new Codec\ModelCodec(CreateApiKeyRequest::class), 'application/json', 'json', true),
            results: [
                '2XX' => new Returns('json', new Codec\ModelCodec(ApiKey::class)),
            ],
            auth: [['ApiKeyAuth', 'SessionAuth']],
        );
    }

    /**
     * @return Operation<ApiKey>
     */
    public static function retrieve(): Operation
    {
        static $operation = null;
        return $operation ??= new Operation(
            'getApiKey',
            'GET',
            '/v1/api-keys/{id}',
            params: [
                new Param('path', 'id', new Codec\TextCodec(), 'simple', false),
                new Param('header', 'Accept-Language', new Codec\TextCodec(), 'simple', false),
                new Param('header', 'X-Correlation-Id', new Codec\TextCodec(), 'simple', false),
            ],
            results: [
                '2XX' => new Returns('json', new Codec\ModelCodec(ApiKey::class)),
            ],
            auth: [['ApiKeyAuth'], ['ApiKeyAuth', 'SessionAuth']],
        );
    }

    /**
     * @return Operation<Page<ApiKey>>
     */
    public static function list(): Operation
    {
        static $operation = null;
        return $operation ??= new Operation(
            'listApiKeys',
            'GET',
            '/v1/api-keys',
            params: [
                new Param('header', 'Accept-Language', new Codec\TextCodec(), 'simple', false),
                new Param('header', 'X-Correlation-Id', new Codec\TextCodec(), 'simple', false),
                new Param('query', 'limit', new Codec\IntCodec()),
                new Param('query', 'startingAfter', new Codec\TextCodec()),
                new Param('query', 'endingBefore', new Codec\TextCodec()),
                new Param('query', 'createdAfter', new Codec\DateTimeCodec()),
                new Param('query', 'createdBefore', new Codec\DateTimeCodec()),
                new Param('query', 'status', new Codec\EnumCodec(ApiKeyStatus::class)),
            ],
            results: [
                '2XX' => new Returns('json', new Codec\ModelCodec(ApiKeyList::class)),
            ],
            auth: [['ApiKeyAuth'], ['ApiKeyAuth', 'SessionAuth']],
            paging: new Paging('cursor', 'query startingAfter', ['data'], ['nextCursor'], ['hasMore']),
        );
    }

    /**
     * @return Operation<ApiKey>
     */
    public static function revoke(): Operation
    {
        static $operation = null;
        return $operation ??= new Operation(
            'revokeApiKey',
            'DELETE',
            '/v1/api-keys/{id}',
            params: [
                new Param('path', 'id', new Codec\TextCodec(), 'simple', false),
                new Param('header', 'Accept-Language', new Codec\TextCodec(), 'simple', false),
                new Param('header', 'X-Correlation-Id', new Codec\TextCodec(), 'simple', false),
            ],
            results: [
                '2XX' => new Returns('json', new Codec\ModelCodec(ApiKey::class)),
            ],
            auth: [['ApiKeyAuth', 'SessionAuth']],
        );
    }

    /**
     * @return Operation<ApiKey>
     */
    public static function roll(): Operation
    {
        static $operation = null;
        return $operation ??= new Operation(
            'rollApiKey',
            'POST',
            '/v1/api-keys/{id}/roll',
            params: [
                new Param('path', 'id', new Codec\TextCodec(), 'simple', false),
                new Param('header', 'Accept-Language', new Codec\TextCodec(), 'simple', false),
                new Param('header', 'X-Correlation-Id', new Codec\TextCodec(), 'simple', false),
            ],
            body: new Body(new Codec\ModelCodec(RollApiKeyRequest::class), 'application/json', 'json', true),
            results: [
                '2XX' => new Returns('json', new Codec\ModelCodec(ApiKey::class)),
            ],
            auth: [['ApiKeyAuth', 'SessionAuth']],
        );
    }

    /**
     * @return Operation<ApiKey>
     */
    public static function update(): Operation
    {
        static $operation = null;
        return $operation ??= new Operation(
            'updateApiKey',
            'PATCH',
            '/v1/api-keys/{id}',
            params: [
                new Param('path', 'id', new Codec\TextCodec(), 'simple', false),
                new Param('header', 'Accept-Language', new Codec\TextCodec(), 'simple', false),
                new Param('header', 'X-Correlation-Id', new Codec\TextCodec(), 'simple', false),
            ],
            body: new Body(new Codec\ModelCodec(UpdateApiKeyRequest::class), 'application/json', 'json', true),
            results: [
                '2XX' => new Returns('json', new Codec\ModelCodec(ApiKey::class)),
            ],
            auth: [['ApiKeyAuth'], ['ApiKeyAuth', 'SessionAuth']],
        );
    }
}
